import { type PanelType, panelTypes, unsoldTypes } from '@runmart/contract/suppliers-panel-types'
import { costOf, type Exact, HIGHEST_PRICE, limitsOf, priceBy } from './price-rule.ts'
import type { StoredSource, Terms } from './source-queries.ts'

/** Which fields an offer asks for; null where it is of a type that cannot be ordered here. */
export function fieldsOfType(type: string | null): readonly string[] | null {
  if (type === null || unsoldTypes.includes(type) || !Object.hasOwn(panelTypes, type)) return null
  return panelTypes[type as PanelType]
}

/** An order of these has as many as it brings lines. */
export function countsLines(type: string | null): boolean {
  return type === 'Custom Comments' || type === 'Mentions Custom List'
}

type Bought = Pick<StoredSource, 'offer' | 'unitsEach' | 'dongEach' | 'rule'>

/** What a source makes of its offer: price, limits and cost of one of ours; or why nothing can be ordered there. */
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
