import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Offer } from '@runmart/contract/suppliers-sources'
import { serviceNames } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listOfferCategories, listOffers, type StoredOffer } from './offer-queries.ts'
import { costOf, formatExact } from './price-rule.ts'
import { getSupplier } from './supplier-queries.ts'

/** An offer as operators see it, with the cost of one unit in dong. */
export function presentOffer(
  { description: _, goneAt, ...it }: StoredOffer,
  dongEach: string,
): Omit<Offer, 'services'> {
  const costEach = formatExact(costOf(it, { unitsEach: 1, dongEach }))
  return { ...it, costEach, goneAt: goneAt && new Date(goneAt).toISOString() }
}

/** A page of a supplier's offers, with the services that use them. */
export async function listSupplierOffers(
  tx: Tx,
  { params, query, request }: HandlerInput<typeof api.suppliers.offers>,
): Promise<Result<DataOf<typeof api.suppliers.offers>>> {
  const { id, dongEach } = await getSupplier(tx, params.id)
  const { items, total } = await listOffers(tx, id, query)
  const names = await serviceNames(
    tx,
    items.flatMap((it) => it.serviceIds),
    request.language,
  )
  const { page, limit } = query
  return {
    data: {
      items: items.map(({ serviceIds, ...it }) => ({
        ...presentOffer(it, dongEach),
        services: serviceIds.map((serviceId) => ({ id: serviceId, name: names.get(serviceId)?.name ?? '' })),
      })),
      total,
      page,
      limit,
      categories: await listOfferCategories(tx, id),
    },
  }
}
