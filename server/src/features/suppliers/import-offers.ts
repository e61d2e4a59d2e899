import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Supplier } from '@runmart/contract/suppliers'
import type { ImportRow } from '@runmart/contract/suppliers-sources'
import { writeAudit } from '#features/audit/index.ts'
import { addService, requireCategory, setSupplied } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { draftOf, mappingOf } from './offer-draft.ts'
import { findOffers, type StoredOffer } from './offer-queries.ts'
import { costOf, formatExact, HIGHEST_PRICE, isPackage, limitsOf, priceBy } from './price-rule.ts'
import { reviewServicesIn } from './review-services.ts'
import { replaceSources } from './source-queries.ts'
import { getSupplier, lockSupplier } from './supplier-queries.ts'
import { countsLines, fieldsOfType } from './terms.ts'

type Wanted = Pick<HandlerInput<typeof api.suppliers.previewImport>['body'], 'offers' | 'rule' | 'unitsEach'>
type Previewed = { row: ImportRow; offer: StoredOffer | null; unitsEach: number }

/** The outcome of each offer, in input order without repetitions. */
async function preview(tx: Tx, supplier: Supplier, { offers, rule, unitsEach: wanted }: Wanted): Promise<Previewed[]> {
  const found = await findOffers(tx, supplier.id, offers)
  return [...new Set(offers)].map((offerId) => {
    const offer = found.get(offerId)
    const nothing = { offerId, name: offer?.name ?? '', cost: '0', price: 0, minAmount: 0, maxAmount: 0 }
    if (!offer || offer.goneAt !== null)
      return { row: { ...nothing, problem: 'gone' }, offer: null, unitsEach: wanted } as const
    // A package, or an offer counted by lines, is always one of theirs for one of ours.
    const unitsEach = isPackage(offer.type) || countsLines(offer.type) ? 1 : wanted
    const cost = costOf(offer, { unitsEach, dongEach: supplier.dongEach })
    const price = priceBy(rule, cost)
    const limits = limitsOf(offer, unitsEach)
    const problem = !fieldsOfType(offer.type)
      ? offer.type === null
        ? 'type'
        : 'unsold'
      : !limits
        ? 'limits'
        : price > HIGHEST_PRICE
          ? 'price'
          : offer.isImported
            ? 'imported'
            : null
    const row = {
      ...nothing,
      cost: formatExact(cost),
      price: Math.min(price, HIGHEST_PRICE),
      ...limits,
      problem,
    } as const
    return { row, offer, unitsEach }
  })
}

export async function previewImport(
  tx: Tx,
  { params, body }: HandlerInput<typeof api.suppliers.previewImport>,
): Promise<Result<{ rows: ImportRow[] }>> {
  const supplier = await getSupplier(tx, params.id)
  await requireCategory(tx, body.category, 'category')
  return { data: { rows: (await preview(tx, supplier, body)).map((it) => it.row) } }
}

/**
 * Creates hidden services from offers at the prices that the operator saw, all or none. Skips offers without such a
 * price. Refuses if one with a price cannot be imported now.
 */
export async function importOffers(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.suppliers.import>,
): Promise<Result<DataOf<typeof api.suppliers.import>>> {
  const { id } = await getSupplier(tx, params.id)
  // If two operators import the same offers, the second finds them imported.
  await lockSupplier(tx, id)
  const supplier = await getSupplier(tx, id)
  await requireCategory(tx, body.category, 'category')
  const rows = (await preview(tx, supplier, body)).filter((it) => Object.hasOwn(body.acceptPrices, it.row.offerId))
  if (rows.length === 0 || rows.some(({ row }) => row.problem !== null)) throw new Refusal('CONFLICT')
  if (rows.some(({ row }) => row.price !== body.acceptPrices[row.offerId])) throw new Refusal('PRICE_CHANGED')
  const services = []
  for (const { row, offer, unitsEach } of rows) {
    if (!offer) continue
    const { offerId, price, minAmount, maxAmount } = row
    const serviceId = await addService(tx, draftOf(offer, row, body.category), caller.userId)
    const source = {
      supplierId: id,
      offerId,
      unitsEach,
      fields: mappingOf(offer.type),
      rule: body.rule,
      follows: body.follows,
    }
    await replaceSources(tx, serviceId, [{ ...source, decided: { price, minAmount, maxAmount } }])
    await setSupplied(tx, serviceId, true)
    services.push({ offerId, serviceId })
  }
  await reviewServicesIn(
    tx,
    services.map((it) => it.serviceId),
  )
  const { category, rule, follows } = body
  const details = { category, ...rule, follows, services: services.length, offers: services.map((it) => it.offerId) }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'suppliers.import',
    subject: id,
    details,
  })
  return { data: { services }, notice: 'messages.offersImported' }
}
