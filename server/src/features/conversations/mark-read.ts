import type { api } from '@runmart/contract'
import { markConversationNotificationsRead } from '#features/notifications/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { countUnread, updateReadUntil } from './conversation-queries.ts'
import { getOwnSubject } from './subject.ts'

/**
 * Marks a conversation and its notifications as read up to a message. Publishes the new counts to the customer's other
 * open pages.
 */
export async function markConversationRead(
  tx: Tx,
  { params: { id }, body, caller, request }: HandlerInput<typeof api.conversations.read>,
): Promise<Result<{ unread: number }>> {
  await getOwnSubject(tx, id, caller.userId, request.language)
  const isNew = await updateReadUntil(tx, id, body.upTo)
  await markConversationNotificationsRead(tx, caller.userId, id)
  const unread = await countUnread(tx, caller.userId)
  if (isNew) publishEvent(tx, caller.userId, { kind: 'conversation-changed', conversationId: id, unread })
  return { data: { unread } }
}
