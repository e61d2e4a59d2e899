import type { Language } from '@runmart/contract/languages'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from '../order-queries.ts'
import { findIdsByCode, findIdsByLink, findIdsByWords, findIdsOf, listByIds } from '../search-queries.ts'
import { showOperatorOrders } from './act-on-order.ts'

type Field = 'code' | 'contact' | 'note' | 'link' | 'input' | 'customer'
/** A text of an order, and its field. */
export type OrderText = { field: Field; text: string }

/** Orders that an operator may mean: by code, by a whole link, by words, or the newest orders of matching customers. */
export async function searchOrders(
  tx: Tx,
  { typed, customerIds, limit }: { typed: string; customerIds: readonly string[]; limit: number },
  language: Language,
): Promise<{ order: OperatorOrder; texts: OrderText[] }[]> {
  const ids = await findIdsByCode(tx, typed, limit)
  const withLink = await findIdsByLink(tx, typed, limit)
  ids.push(...withLink)
  if (ids.length < limit) ids.push(...(await findIdsByWords(tx, typed, limit)))
  if (ids.length < limit) ids.push(...(await findIdsOf(tx, customerIds, limit)))
  const stored = await listByIds(tx, [...new Set(ids)].slice(0, limit))
  const links = await linksFoundBy(tx, stored)
  const shown = await showOperatorOrders(tx, stored, language)
  return shown.map((order, index) => {
    // The link may be one of very many, which this does not read.
    const found = withLink.includes(order.id) ? [typed] : (links.get(order.id) ?? [])
    return { order, texts: textsOf(order, stored[index], found) }
  })
}

function textsOf(order: OperatorOrder, stored: StoredOrder | undefined, links: readonly string[]): OrderText[] {
  const inputs = Object.values(stored?.inputs ?? {}).map(String)
  return [
    { field: 'code', text: order.orderCode },
    { field: 'contact', text: stored?.contactInfo ?? '' },
    ...links.map((text) => ({ field: 'link' as const, text })),
    ...inputs.map((text) => ({ field: /^https?:/i.test(text) ? ('link' as const) : ('input' as const), text })),
    { field: 'note', text: stored?.note ?? '' },
    { field: 'customer', text: order.customer.username },
  ]
}

/** The links of these orders, up to the number that a partial search covers. */
async function linksFoundBy(tx: Tx, found: readonly StoredOrder[]): Promise<Map<string, string[]>> {
  if (found.length === 0) return new Map()
  const rows = await tx.all(
    query
      .selectFrom('orders.links')
      .select(['orderId', 'link'])
      .where('orderId', '=', sql<string>`any (${found.map(({ id }) => id)}::uuid[])`)
      .where('line', '<=', 500)
      .orderBy('line'),
  )
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return new Map([...byOrder].map(([id, found]) => [id, found.map(({ link }) => link)]))
}
