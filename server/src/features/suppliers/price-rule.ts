import { MAX_AVAILABLE } from '@runmart/contract/catalog'
import type { PriceRule } from '@runmart/contract/suppliers-sources'
import type { UnitPrice } from '#features/orders/index.ts'

/** An exact decimal: `units` of 10^-`scale`. */
export type Exact = { units: bigint; scale: number }

/** Reads plain digits, as PostgreSQL writes a numeric. */
export function parseExact(text: string): Exact {
  const [whole = '0', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

/** Plain digits, without zeros at the end. */
export function formatExact({ units, scale }: Exact): string {
  const digits = units.toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/(?<!0)0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

const COST_DIGITS = 8

/** A cost in the digits that services store, rounded up. */
export function serviceCost({ units, scale }: Exact): string {
  return formatExact({ units: divideUp(units * 10n ** BigInt(COST_DIGITS), 10n ** BigInt(scale)), scale: COST_DIGITS })
}

/** Whether a sum exceeds the customers' price of one unit. */
export function isAbove({ units, scale }: Exact, { total, amount }: UnitPrice): boolean {
  return units * amount > total * 10n ** BigInt(scale)
}

type Rated = { type: string | null; rate: string }
type Bought = { unitsEach: number; dongEach: string }

/** A package's rate is per order, whatever it holds; all other rates are per 1,000. */
export function isPackage(type: string | null): boolean {
  return type === 'Package' || type === 'Custom Comments Package'
}

/** The cost of one of ours in dong: its units there, at the supplier's rate and the shop's exchange rate. */
export function costOf({ type, rate }: Rated, { unitsEach, dongEach }: Bought): Exact {
  const [theirs, dong] = [parseExact(rate), parseExact(dongEach)]
  const scale = theirs.scale + dong.scale + (isPackage(type) ? 0 : 3)
  return { units: theirs.units * dong.units * BigInt(unitsEach), scale }
}

/** The price that a rule makes of a unit's cost: cost × factor + sum, rounded up to a multiple, at least the floor. */
export function priceBy({ factorPercent, plus, roundTo, floor }: PriceRule, { units, scale }: Exact): number {
  const hundredths = 100n * 10n ** BigInt(scale)
  const raw = units * BigInt(factorPercent) + BigInt(plus) * hundredths
  const rounded = divideUp(raw, hundredths * BigInt(roundTo)) * BigInt(roundTo)
  return Number(rounded > BigInt(floor) ? rounded : BigInt(floor))
}

function divideUp(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b
}

/** More than a service can cost. */
export const HIGHEST_PRICE = 1_000_000_000
const MOST = 1_000_000

/** The limits of an order of ours for an offer; null if the offer's limits leave none. */
export function limitsOf(
  { type, min, max }: { type: string | null; min: number; max: number },
  unitsEach: number,
): { minAmount: number; maxAmount: number } | null {
  // A package has no quantity, so an order is one of them.
  if (isPackage(type)) return unitsEach === 1 ? { minAmount: 1, maxAmount: 1 } : null
  const minAmount = Math.max(1, Math.ceil(min / unitsEach))
  const maxAmount = Math.min(MOST, Math.floor(max / unitsEach))
  return minAmount <= maxAmount ? { minAmount, maxAmount } : null
}

/** Panels write “unlimited” as numbers that no column holds. */
export const storedCount = (count: number) => Math.min(count, MAX_AVAILABLE)
