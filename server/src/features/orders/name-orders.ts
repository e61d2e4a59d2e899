import type { Language } from '@runmart/contract/languages'
import { serviceNames } from '#features/catalog/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

/** The name of an order for mentions, and its customer. */
export type NamedOrder = {
  id: string
  orderCode: string
  serviceName: string
  customerId: string
  createdAt: string
}

/** Code and service of these orders by id, in the requested language; leaves out unknown ones. */
export async function nameOrders(
  reader: Reader,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, NamedOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.all<Omit<NamedOrder, 'serviceName'> & { serviceId: string }>(sql`
    select id, code as "orderCode", service_id as "serviceId", customer_id as "customerId", created_at as "createdAt"
    from orders.orders where id = any (${ids}::uuid[])`)
  const names = await serviceNames(
    reader,
    rows.map((it) => it.serviceId),
    language,
  )
  return new Map(rows.map(({ serviceId, ...it }) => [it.id, { ...it, serviceName: names.get(serviceId)?.name ?? '' }]))
}

/** The id of the order with this code, or null. */
export async function findOrderId(reader: Reader, code: string): Promise<string | null> {
  const row = await reader.find<{ id: string }>(sql`select id from orders.orders where code = ${code.toUpperCase()}`)
  return row?.id ?? null
}
