import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { countUnread, lockItems, markRead } from './item-queries.ts'

/** Marks news as read and tells the other pages of its reader, whose bells count it too. */
export async function readNews(
  tx: Tx,
  { body, caller: { userId } }: HandlerInput<typeof api.notifications.read>,
): Promise<Result<DataOf<typeof api.notifications.read>>> {
  await lockItems(tx, userId)
  const isNew = await markRead(tx, userId, body)
  const unread = await countUnread(tx, userId)
  if (isNew) publishEvent(tx, userId, { kind: 'notified', unread })
  return { data: { unread } }
}
