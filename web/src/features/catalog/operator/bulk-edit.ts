import type { OperatorService } from '@runmart/contract/catalog'
import type { catalogEdits, ServiceValues } from '@runmart/contract/catalog-edits'
import type { CallOf } from '@runmart/contract/endpoint'

/** A price that moves by more than this share stands out. */
const FAR = 0.2

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

/** A row of the preview. */
export type Preview = {
  service: OperatorService
  set: ServiceValues
  /** By which share a price moves; null where there is none to compare with. */
  move: number | null
  isFar: boolean
}

type SetFor = (service: OperatorService) => ServiceValues

/** What would change, of those services for which something does. */
export function previewOf(services: readonly OperatorService[], setFor: SetFor): Preview[] {
  return services.flatMap((service) => {
    const { draft } = service
    const set = settable(service, setFor(service))
    const names = Object.keys(set) as (keyof ServiceValues)[]
    if (names.every((name) => JSON.stringify(set[name]) === JSON.stringify(draft[name]))) return []
    const move = set.price === undefined || draft.price === 0 ? null : set.price / draft.price - 1
    const isFree = set.price === 0 || (draft.price === 0 && set.price !== undefined)
    return [{ service, set, move, isFar: isFree || Math.abs(move ?? 0) > FAR }]
  })
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
