import type { Conversation } from '@runmart/contract/conversations'
import type { Language } from '@runmart/contract/languages'
import { type NamedOrder, nameOrders } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { StoredConversation } from './conversation-queries.ts'
import type { Subject } from './subject.ts'

/** Conversations as the contract shows them, with the names of their orders in the given language. */
export async function presentConversations(
  reader: Reader,
  stored: readonly StoredConversation[],
  language: Language,
): Promise<Conversation[]> {
  const orders = await nameOrders(
    reader,
    stored.flatMap((it) => it.orderId ?? []),
    language,
  )
  return stored.map((it) => present(it, (it.orderId && orders.get(it.orderId)) || null))
}

/** One conversation; works before the first message. */
export function presentConversation(subject: Subject, stored: StoredConversation | null): Conversation {
  const untouched = { id: subject.id, status: 'open', unread: 0, lastMessage: null, asksWhetherSolved: false } as const
  return present(stored ?? untouched, subject.order)
}

type Shown = Pick<StoredConversation, 'id' | 'status' | 'unread' | 'lastMessage' | 'asksWhetherSolved'>

function present(it: Shown, order: NamedOrder | null): Conversation {
  const { id, status, unread, lastMessage, asksWhetherSolved } = it
  const named = order && { id: order.id, orderCode: order.orderCode, serviceName: order.serviceName }
  return { id, order: named, status, unread, lastMessage, asksWhetherSolved }
}
