import { type PanelType, panelTypes, unsoldTypes } from '@runmart/contract/suppliers-panel-types'
import { costOf, type Exact, HIGHEST_PRICE, limitsOf, priceBy } from './price-rule.ts'
import type { StoredSource, Terms } from './source-queries.ts'

/** The fields of an offer's type; null for a type that the shop cannot order. */
export function fieldsOfType(type: string | null): readonly string[] | null {
  if (type === null || unsoldTypes.includes(type) || !Object.hasOwn(panelTypes, type)) return null
  return panelTypes[type as PanelType]
}

/** The supplier counts such an order by its lines. */
export function countsLines(type: string | null): boolean {
  return type === 'Custom Comments' || type === 'Mentions Custom List'
}

type Bought = Pick<StoredSource, 'offer' | 'unitsEach' | 'dongEach' | 'rule'>

/**
 * The terms that a source derives from its offer: price, limits and unit cost; or the reason why it takes no orders.
 */
export function termsOf({
  offer,
  unitsEach,
  dongEach,
  rule,
}: Bought): (Terms & { cost: Exact }) | 'gone' | 'type' | 'limits' | 'cost' {
  if (!offer || offer.goneAt !== null) return 'gone'
  if (!fieldsOfType(offer.type)) return 'type'
  const limits = limitsOf(offer, unitsEach)
  if (!limits) return 'limits'
  const cost = costOf(offer, { unitsEach, dongEach })
  const price = priceBy(rule, cost)
  return price > HIGHEST_PRICE ? 'cost' : { price, ...limits, cost }
}
