import type { Language } from '@runmart/contract/accounts'
import type { ServiceType } from '@runmart/contract/catalog'
import type { Page } from '@runmart/contract/lists'
import type { Order } from '@runmart/contract/orders'
import { servicesNamed } from '#features/catalog/index.ts'
import { toCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { listOrders, type OrderFilter } from './list-queries.ts'
import { showOrders } from './show-order.ts'

type ListInput = {
  query: Page & Omit<OrderFilter, 'search'> & { q?: string | undefined; format?: 'json' | 'csv' | undefined }
  caller: Caller
  request: RequestInfo
}
type List = { items: Order[]; total: number; page: number; limit: number }

const csvColumns = [
  'createdAt',
  'orderCode',
  'serviceName',
  'serviceType',
  'orderStatus',
  'botStatus',
  'amount',
  'totalCash',
  'refunded',
  'discountCode',
  'contactInfo',
  'note',
  'documentLink',
] as const satisfies (keyof Order)[]

/** A customer's orders, newest first: a page of them, or all that match as a table to download. */
export async function listMyOrders(
  tx: Tx,
  { query, caller, request }: ListInput,
  serviceType: ServiceType | null,
): Promise<Result<List>> {
  const { page, limit, q, format, ...rest } = query
  const search = q ? { words: q, serviceIds: await servicesNamed(tx, q), customerIds: [] } : null
  const filter = { ...rest, customerId: caller.userId, serviceType, search }
  if (format !== 'csv') {
    const { items, total } = await listOrders(tx, filter, { page, limit })
    return { data: { items: await showOrders(tx, items, request.language), total, page, limit } }
  }
  const { items, total } = await listOrders(tx, filter, null)
  const content = toCsv(csvColumns, await showOrders(tx, items, request.language))
  const download = { fileName: 'runmart-orders.csv', type: 'text/csv; charset=utf-8', content }
  return { data: { items: [], total, page, limit }, download }
}

/** A customer's newest orders. */
export async function latestOrders(tx: Tx, customerId: string, limit: number, language: Language): Promise<Order[]> {
  const { items } = await listOrders(tx, { customerId }, { page: 1, limit })
  return showOrders(tx, items, language)
}
