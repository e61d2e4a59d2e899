import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countUnread, findConversation, listConversations } from './conversation-queries.ts'
import { listOrderSteps } from './list-order-steps.ts'
import { listMessages } from './message-queries.ts'
import { presentConversation, presentConversations } from './present-conversation.ts'
import { getOwnSubject } from './subject.ts'

/** The caller's conversations, latest first. */
export async function listMyConversations(
  reader: Reader,
  { query, caller, request }: HandlerInput<typeof api.conversations.list>,
): Promise<Result<DataOf<typeof api.conversations.list>>> {
  const [{ items, total }, unread] = await Promise.all([
    listConversations(reader, { customerId: caller.userId }, query, 'latest'),
    countUnread(reader, caller.userId),
  ])
  return { data: { items: await presentConversations(reader, items, request.language), total, ...query, unread } }
}

/** One conversation of the caller; works before the first message. */
export async function showMyConversation(
  reader: Reader,
  { params: { id }, query, caller, request }: HandlerInput<typeof api.conversations.conversation>,
): Promise<Result<DataOf<typeof api.conversations.conversation>>> {
  const subject = await getOwnSubject(reader, id, caller.userId, request.language)
  const [stored, { messages, hasEarlier }, orderSteps] = await Promise.all([
    findConversation(reader, id),
    listMessages(reader, id, query.before),
    query.before ? [] : listOrderSteps(reader, subject),
  ])
  return {
    data: {
      conversation: presentConversation(subject, stored),
      // Hides the operators' identity: for customers, the shop is the author.
      messages: messages.map(({ authorId, ...message }) => message),
      hasEarlier,
      orderSteps,
    },
  }
}
