import type { Language } from '@runmart/contract/languages'
import { getCustomer } from '#features/accounts/index.ts'
import { type NamedOrder, nameOrders } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** The subject of a conversation, with or without messages. */
export type Subject = { id: string; customerId: string; order: NamedOrder | null }

/**
 * The subject of the customer's own conversation: one of their orders, or no order. Throws NOT_FOUND for a foreign id.
 */
export async function getOwnSubject(
  reader: Reader,
  id: string,
  customerId: string,
  language: Language,
): Promise<Subject> {
  if (id === customerId) return { id, customerId, order: null }
  const order = isUuid(id) ? (await nameOrders(reader, [id], language)).get(id) : undefined
  if (order?.customerId !== customerId) throw new Refusal('NOT_FOUND')
  return { id, customerId, order }
}

/** The subject of any customer's conversation, for operators. */
export async function getSubject(tx: Tx, id: string, language: Language): Promise<Subject> {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
  const order = (await nameOrders(tx, [id], language)).get(id)
  if (order) return { id, customerId: order.customerId, order }
  return { id, customerId: (await getCustomer(tx, id)).id, order: null }
}
