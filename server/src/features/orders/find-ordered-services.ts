import type { Language } from '@runmart/contract/accounts'
import { type NamedService, serviceNames } from '#features/catalog/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { isUuid } from '#platform/ids.ts'

/** The services of these orders, in the requested language; leaves out unknown orders. */
export async function findOrderedServices(
  tx: Reader,
  orderIds: readonly string[],
  language: Language,
): Promise<Map<string, NamedService>> {
  const ids = [...new Set(orderIds.filter(isUuid))]
  if (ids.length === 0) return new Map()
  const orders = await tx.all(query.selectFrom('orders.orders').select(['id', 'serviceId']).where('id', 'in', ids))
  const named = await serviceNames(
    tx,
    orders.map((it) => it.serviceId),
    language,
  )
  return new Map(
    orders.flatMap(({ id, serviceId }) => {
      const service = named.get(serviceId)
      return service ? [[id, service] as const] : []
    }),
  )
}
