import type { Language } from '@runmart/contract/accounts'
import type { Service } from '@runmart/contract/catalog'
import type { OrderAgain } from '@runmart/contract/orders-order'
import type { Catalogue } from '#features/catalog/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

/** Customers who repeat one order have little else among the newest; older orders do not help them. */
const LOOKED_AT = 200

/** A customer's last ordered services, newest first, each once, if they can be ordered now. */
export async function listOrderAgain(
  reader: Reader,
  customerId: string,
  limit: number,
  { language, catalogue }: { language: Language; catalogue: Catalogue },
): Promise<OrderAgain[]> {
  const newest = await reader.all<{ orderId: string; serviceId: string }>(sql`
    select * from (
      select distinct on (service_id) id as "orderId", service_id as "serviceId" from (
        select id, service_id from orders.orders where customer_id = ${customerId} order by id desc limit ${LOOKED_AT}) as o
      order by service_id, id desc) as each_once
    order by "orderId" desc`)
  if (newest.length === 0) return []
  const services = await catalogue.getOffered(
    language,
    newest.map((it) => it.serviceId),
  )
  return newest
    .flatMap(({ orderId, serviceId }) => {
      const service = services.get(serviceId)
      return service && isOffered(service) ? [{ orderId, service }] : []
    })
    .slice(0, limit)
}

function isOffered({ status, availability, billing, minAmount }: Service): boolean {
  return status === 'active' && (availability === null || availability >= (billing === 'unit' ? minAmount : 1))
}
