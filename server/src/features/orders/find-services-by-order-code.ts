import type { Service } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import type { Catalogue } from '#features/catalog/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

type OrderedService = { serviceName: string } & Pick<Service, 'category' | 'categoryName'>

/** The services of a customer's orders, in the requested language, by order code. */
export async function findServicesByOrderCode(
  reader: Reader,
  customerId: string,
  orderCodes: readonly string[],
  language: Language,
  catalogue: Catalogue,
): Promise<Map<string, OrderedService>> {
  const orders = await reader.all(
    query
      .selectFrom('orders.orders')
      .select(['code', 'serviceId'])
      .where('code', '=', sql<string>`any (${orderCodes}::text[])`)
      .where('customerId', '=', customerId),
  )
  const { byId } = await catalogue.get(language)
  return new Map(
    orders.flatMap(({ code, serviceId }) => {
      const service = byId.get(serviceId)
      if (!service) return []
      const { name, category, categoryName } = service
      return [[code, { serviceName: name, category, categoryName }] as const]
    }),
  )
}
