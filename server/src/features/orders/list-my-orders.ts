import type { Language } from '@runmart/contract/accounts'
import type { ServiceType } from '@runmart/contract/catalog'
import type { Page } from '@runmart/contract/lists'
import type { Order } from '@runmart/contract/orders-order'
import type { ListedStatus } from '@runmart/contract/orders-states'
import { type Catalogue, servicesNamed } from '#features/catalog/index.ts'
import { spanOf } from '#platform/days.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { listOrders, newestOrders, type OrderFilter, statusFilter } from './list-queries.ts'
import { ordersCsv } from './orders-csv.ts'
import { showNamedOrders } from './show-order.ts'

type ListInput = {
  query: Page &
    Pick<OrderFilter, 'botStatus'> & {
      status?: ListedStatus | undefined
      from?: string | undefined
      to?: string | undefined
      q?: string | undefined
      format?: 'json' | 'csv' | undefined
    }
  caller: Caller
  request: RequestInfo
}
type List = { items: Order[]; total: number; page: number; limit: number }

/** A customer's orders, newest first: one page, or all matches as a table to download. */
export const listMyOrders =
  (serviceType: ServiceType | null) =>
  async (reader: Reader, { query, caller, request }: ListInput, { catalogue }: Shop): Promise<Result<List>> => {
    const { page, limit, q, format, from, to, status, ...rest } = query
    const search = q ? { words: q, serviceIds: await servicesNamed(reader, q), customerIds: [] } : null
    // A search covers scheduled orders, too: the customer may know their codes.
    const ofStatus = search && status !== 'scheduled' ? { status } : statusFilter(status)
    const span = spanOf({ from, to }, caller.timeZone)
    const filter = { ...rest, ...ofStatus, ...span, customerId: caller.userId, serviceType, search }
    if (format !== 'csv') {
      const { items, total } = await listOrders(reader, filter, { page, limit })
      const orders = await showNamedOrders(catalogue, items, request.language)
      return { data: { items: caller.isView ? withoutDocuments(orders) : orders, total, page, limit } }
    }
    const { items, total } = await listOrders(reader, filter, null)
    const { language } = request
    const orders = await showNamedOrders(catalogue, items, language)
    const content = ordersCsv(caller.isView ? withoutDocuments(orders) : orders, {
      language,
      timeZone: caller.timeZone,
    })
    const download = { fileName: 'runmart-orders.csv', type: 'text/csv; charset=utf-8', content }
    return { data: { items: [], total, page, limit }, download }
  }

/** Removes delivered documents, for staff who view as the customer. */
export function withoutDocuments(orders: readonly Order[]): Order[] {
  return orders.map((order) => ({ ...order, documentLink: null }))
}

type Names = { language: Language; catalogue: Catalogue }

/** The newest open orders that wait for their customer, and the number of all such orders. */
export async function ordersForAttention(
  reader: Reader,
  customerId: string,
  limit: number,
  { language, catalogue }: Names,
): Promise<{ items: Order[]; total: number }> {
  const { items, total } = await listOrders(reader, { customerId, attention: true }, { page: 1, limit })
  return { items: await showNamedOrders(catalogue, items, language), total }
}

/** The newest matching orders, without counting all. */
export async function findOrders(
  reader: Reader,
  filter: OrderFilter,
  limit: number,
  { language, catalogue }: Names,
): Promise<Order[]> {
  return showNamedOrders(catalogue, await newestOrders(reader, filter, limit), language)
}

/** A customer's newest orders. */
export async function latestOrders(
  reader: Reader,
  customerId: string,
  limit: number,
  { language, catalogue }: Names,
): Promise<Order[]> {
  const { items } = await listOrders(reader, { customerId, come: true }, { page: 1, limit })
  return showNamedOrders(catalogue, items, language)
}
