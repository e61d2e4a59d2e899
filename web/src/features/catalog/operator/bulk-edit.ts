import type { OperatorService } from '@runmart/contract/catalog'
import { unitPrice } from '@runmart/contract/catalog-brackets'
import type { catalogEdits, ServiceValues } from '@runmart/contract/catalog-edits'
import type { CallOf } from '@runmart/contract/endpoint'
import { movesFar } from '@runmart/contract/money'

/** A change of prices: a percentage, rounded to a multiple of `round`, or one fixed price. */
export type PriceRule = { percent: number; round: number } | { price: number }

/** Applies a rule to a price. If rounding would make it zero, keeps the unrounded price. */
export function changedPrice(price: number, rule: PriceRule): number {
  if ('price' in rule) return rule.price
  const exact = (price * (100 + rule.percent)) / 100
  return Math.round(exact / rule.round) * rule.round || Math.round(exact)
}

/** Applies a rule to the prices of a service. Brackets move with the price; a fixed price removes them. */
export function changedPrices({ price, brackets = [] }: OperatorService['draft'], rule: PriceRule): ServiceValues {
  const changed = 'price' in rule ? [] : brackets.map((it) => ({ from: it.from, price: changedPrice(it.price, rule) }))
  return { price: changedPrice(price, rule), ...(brackets.length > 0 && { brackets: changed }) }
}

/** One price of a service before and after. `from` is null for the base price, else the quantity of a bracket. */
export type PriceMove = {
  from: number | null
  before: number
  after: number
  /** The relative move; null if the old price is zero. */
  move: number | null
  isFar: boolean
}

/** A changed service of the preview, with all its prices if the prices change. */
export type Preview = {
  service: OperatorService
  set: ServiceValues
  prices: PriceMove[]
  /** The change removes all prices by quantity. */
  losesBrackets: boolean
}

type SetFor = (service: OperatorService) => ServiceValues

/** The services that would change, with their changes. */
export function previewOf(services: readonly OperatorService[], setFor: SetFor): Preview[] {
  return services.flatMap((service) => {
    const { draft } = service
    const set = settable(service, setFor(service))
    const names = Object.keys(set) as (keyof ServiceValues)[]
    if (names.every((name) => JSON.stringify(set[name]) === JSON.stringify(draft[name]))) return []
    return [{ service, set, prices: priceMoves(draft, set), losesBrackets: set.brackets?.length === 0 }]
  })
}

/** The prices before and after. A removed bracket moves to the base price. */
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

/** Drops the availability of services from stock: the stock count sets it. */
function settable({ stocked }: OperatorService, { availability, ...others }: ServiceValues): ServiceValues {
  return stocked || availability === undefined ? others : { ...others, availability }
}

/** The request: each change with the version and availability that the operator saw. */
export function changesOf(previews: readonly Preview[]): NonNullable<CallOf<typeof catalogEdits.editMany>['body']> {
  return {
    changes: previews.map(({ service: { id, version, draft }, set }) => ({
      ...{ id, version, set },
      seenAvailability: draft.availability,
    })),
  }
}
