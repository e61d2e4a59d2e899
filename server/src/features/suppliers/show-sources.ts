import type { api } from '@runmart/contract'
import type { Source, Sources } from '@runmart/contract/suppliers-sources'
import { getOperatorService } from '#features/catalog/index.ts'
import { listLowestPrices, type UnitPrice } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { presentOffer } from './list-offers.ts'
import { costOf, type Exact, formatExact, HIGHEST_PRICE, priceBy } from './price-rule.ts'
import { listSources, type StoredSource } from './source-queries.ts'

/** The sources of a service, with costs there and prices here. */
export async function getSources(tx: Tx, serviceId: string): Promise<Sources> {
  const { id, version, draft } = await getOperatorService(tx, serviceId)
  const lowest = (await listLowestPrices(tx, [{ ...draft, id }])).get(id)
  return {
    version,
    sources: (await listSources(tx, [id])).map(presentSource),
    price: draft.price,
    lowestPrice: lowest ? formatExact(eachOf(lowest)) : String(draft.price),
  }
}

/** The price of one, to the ten-thousandth of a dong. */
function eachOf({ total, amount }: UnitPrice): Exact {
  return { units: (total * 10_000n) / amount, scale: 4 }
}

function presentSource(it: StoredSource): Source {
  const { supplierId, offerId, unitsEach, fields, rule, follows, supplierName, stopped } = it
  const offer = it.offer && presentOffer(it.offer, it.dongEach)
  const cost = it.offer && it.offer.goneAt === null ? costOf(it.offer, it) : null
  const price = cost && Math.min(priceBy(rule, cost), HIGHEST_PRICE)
  return {
    ...{ supplierId, offerId, unitsEach, fields, rule, follows, supplierName, stopped, offer },
    cost: cost && formatExact(cost),
    price,
  }
}

export async function showSources(
  tx: Tx,
  { params }: HandlerInput<typeof api.suppliers.sources>,
): Promise<Result<Sources>> {
  return { data: await getSources(tx, params.id) }
}
