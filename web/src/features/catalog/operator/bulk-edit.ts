import type { OperatorService } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { catalogEdits, ServiceValues } from '@runmart/contract/catalog-edits'
import type { CallOf } from '@runmart/contract/endpoint'
import { movesFar } from '@runmart/contract/money'

/** How prices are changed: by a percentage, to one price, and rounded to a multiple of `round`. */
export type PriceRule = { percent: number; round: number } | { price: number }

/** The price that a rule makes of another. What would be rounded to nothing keeps its dong. */
export function changedPrice(price: number, rule: PriceRule): number {
  if ('price' in rule) return rule.price
  const exact = (price * (100 + rule.percent)) / 100
  return Math.round(exact / rule.round) * rule.round || Math.round(exact)
}

/** The prices of a service that a rule makes: brackets move with the price, and one price has none. */
export function changedPrices({ price, brackets = [] }: OperatorService['draft'], rule: PriceRule): ServiceValues {
  const changed = 'price' in rule ? [] : brackets.map((it) => ({ from: it.from, price: changedPrice(it.price, rule) }))
  return { price: changedPrice(price, rule), ...(brackets.length > 0 && { brackets: changed }) }
}

/** What one of a service costs before and after; `from` of null is its price, others are prices by quantity. */
export type PriceMove = {
  from: number | null
  before: number
  after: number
  /** By which share it moves; null where there is nothing to compare with. */
  move: number | null
  isFar: boolean
}

/** A service of the preview, with every price that it has while prices are changed. */
export type Preview = {
  service: OperatorService
  set: ServiceValues
  prices: PriceMove[]
  /** Whether its prices by quantity go away. */
  losesBrackets: boolean
}

type SetFor = (service: OperatorService) => ServiceValues

/** What would change, of those services for which something does. */
export function previewOf(services: readonly OperatorService[], setFor: SetFor): Preview[] {
  return services.flatMap((service) => {
    const { draft } = service
    const set = settable(service, setFor(service))
    const names = Object.keys(set) as (keyof ServiceValues)[]
    if (names.every((name) => JSON.stringify(set[name]) === JSON.stringify(draft[name]))) return []
    return [{ service, set, prices: priceMoves(draft, set), losesBrackets: set.brackets?.length === 0 }]
  })
}

/** Where a price by quantity goes away, its amount costs the price of all others. */
function priceMoves({ price: before, brackets = [] }: OperatorService['draft'], set: ServiceValues): PriceMove[] {
  const { price } = set
  if (price === undefined) return []
  return [
    priceMove(null, before, price),
    ...brackets.map((it) => priceMove(it.from, it.price, unitPrice({ ...set, price }, it.from))),
  ]
}

function priceMove(from: number | null, before: number, after: number): PriceMove {
  const move = before === 0 ? null : after / before - 1
  return { from, before, after, move, isFar: movesFar(before, after) }
}

/** How much there is of a service from stock is counted, not set. */
function settable({ stocked }: OperatorService, { availability, ...others }: ServiceValues): ServiceValues {
  return stocked || availability === undefined ? others : { ...others, availability }
}

/** What is sent: each change with what was seen. */
export function changesOf(previews: readonly Preview[]): NonNullable<CallOf<typeof catalogEdits.editMany>['body']> {
  return {
    changes: previews.map(({ service: { id, version, draft }, set }) => ({
      ...{ id, version, set },
      seenAvailability: draft.availability,
    })),
  }
}
