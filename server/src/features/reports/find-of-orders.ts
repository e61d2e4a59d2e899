import {
  chargeNames,
  type EntryFilter,
  findOrderCode,
  listEntries,
  listEntriesOfOrders,
  listNamedEntries,
  type PostedEntry,
} from '#features/ledger/index.ts'
import { listIdsOf, listPlacedOf, type OrderKey, ordersByCode } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import type { Asked, Part, Where } from './asked.ts'
import { ordersOf } from './orders-of.ts'

/** Whether the ledger alone cannot answer: entries of a service, or the costs of a customer's orders. */
export const isOfOrders = ({ serviceId, customerId, figure }: Asked): boolean =>
  Boolean(serviceId || (customerId && figure === 'cost'))

/** Looks up at most this many orders one by one, of any age. */
const FEW_ORDERS = 5_000

/** The entries of a service's or a customer's orders, found by their references in the ledger. */
export async function findOfOrders(tx: Tx, asked: Asked, filter: EntryFilter, where: Where): Promise<Part> {
  const { figure = 'sales', serviceId, customerId, account } = asked
  const id = serviceId ?? customerId ?? ''
  if (!isUuid(id)) return { entries: [], next: null }
  const { figures } = filter
  if (figures && !account && figure === 'sales') return findSales(tx, id, { ...filter, figures }, where)
  if (figures && !account && (figure === 'refunds' || figure === 'commissions' || figure === 'cost')) {
    const orderIds = await listIdsOf(tx, serviceId ? { serviceId } : { customerId: id }, FEW_ORDERS)
    if (orderIds) return listEntriesOfOrders(tx, orderIds, { ...filter, of: figure, figures }, where)
  }
  return sift(tx, (it) => (serviceId ? it.serviceId : it.customerId) === id, filter, where)
}

type Figures = { figures: readonly string[] }

/** The payments for a service's orders, on the day of the order. */
async function findSales(tx: Tx, serviceId: string, filter: EntryFilter & Figures, where: Where): Promise<Part> {
  const { after, limit } = where
  const code = after === null ? null : await findOrderCode(tx, after)
  const last = code === null ? undefined : (await ordersByCode(tx, [code])).get(code)
  if (after !== null && !last) return { entries: [], next: null }
  const orders = await listPlacedOf(tx, serviceId, filter, { after: last?.id ?? null, limit })
  const entries = await listNamedEntries(tx, orders.flatMap(chargeNames), filter.figures)
  return { entries, next: orders.length < limit ? null : (entries.at(-1)?.id ?? null) }
}

/** Entries to read for one page: for a service with few refunds, few of many match. */
const [READ_AT_ONCE, READ_AT_MOST] = [500, 10_000]

/** For too many orders: reads entries in batches and skips those of other orders. */
async function sift(
  tx: Tx,
  isWanted: (order: OrderKey) => boolean,
  filter: EntryFilter,
  { after, limit }: Where,
): Promise<Part> {
  const entries: PostedEntry[] = []
  let next = after
  for (let read = 0; read < READ_AT_MOST; read += READ_AT_ONCE) {
    const part = await listEntries(tx, filter, { after: next, limit: READ_AT_ONCE })
    const orders = await ordersOf(tx, part)
    for (const entry of part) {
      next = entry.id
      const order = orders.of(entry)
      if (order && isWanted(order)) entries.push(entry)
      if (entries.length === limit) return { entries, next }
    }
    if (part.length < READ_AT_ONCE) return { entries, next: null }
  }
  return { entries, next }
}
