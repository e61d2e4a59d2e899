import type { Language } from '@runmart/contract/languages'
import { getCustomer } from '#features/accounts/index.ts'
import { type NamedOrder, nameOrders } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** What a conversation is about, whether or not somebody has written yet. */
export type Subject = { id: string; customerId: string; order: NamedOrder | null }

/** What one of a customer's own conversations is about: one of their orders, or everything else. Not found otherwise. */
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

/** The same for operators, who may write to every customer. */
export async function getSubject(tx: Tx, id: string, language: Language): Promise<Subject> {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
  const order = (await nameOrders(tx, [id], language)).get(id)
  if (order) return { id, customerId: order.customerId, order }
  return { id, customerId: (await getCustomer(tx, id)).id, order: null }
}
