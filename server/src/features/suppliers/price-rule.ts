import { MAX_AVAILABLE } from '@runmart/contract/catalog'
import type { PriceRule } from '@runmart/contract/suppliers-sources'
import type { UnitPrice } from '#features/orders/index.ts'

/** A sum with its fraction, exactly: `units` of 10^-`scale`. */
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

/** A cost as services keep it, rounded up to the digits they have. */
export function serviceCost({ units, scale }: Exact): string {
  return formatExact({ units: divideUp(units * 10n ** BigInt(COST_DIGITS), 10n ** BigInt(scale)), scale: COST_DIGITS })
}

/** Whether a sum is more than what one costs customers. */
export function isAbove({ units, scale }: Exact, { total, amount }: UnitPrice): boolean {
  return units * amount > total * 10n ** BigInt(scale)
}

type Rated = { type: string | null; rate: string }
type Bought = { unitsEach: number; dongEach: string }

/** Of these one is one order, whatever it holds; of all others rates are for 1,000. */
export function isPackage(type: string | null): boolean {
  return type === 'Package' || type === 'Custom Comments Package'
}

/** What one of ours costs in dong: as many of theirs, at the supplier's rate and the shop's rate for its currency. */
export function costOf({ type, rate }: Rated, { unitsEach, dongEach }: Bought): Exact {
  const [theirs, dong] = [parseExact(rate), parseExact(dongEach)]
  const scale = theirs.scale + dong.scale + (isPackage(type) ? 0 : 3)
  return { units: theirs.units * dong.units * BigInt(unitsEach), scale }
}

/** The price of one that a rule makes of its cost: cost × factor + sum, rounded up to a multiple, at least the floor. */
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

/** How many of ours can be ordered of an offer at once; null where its limits leave nothing. */
export function limitsOf(
  { type, min, max }: { type: string | null; min: number; max: number },
  unitsEach: number,
): { minAmount: number; maxAmount: number } | null {
  // A package has no quantity, so that an order is one of them.
  if (isPackage(type)) return unitsEach === 1 ? { minAmount: 1, maxAmount: 1 } : null
  const minAmount = Math.max(1, Math.ceil(min / unitsEach))
  const maxAmount = Math.min(MOST, Math.floor(max / unitsEach))
  return minAmount <= maxAmount ? { minAmount, maxAmount } : null
}

/** Panels write “unlimited” as numbers that no column holds. */
export const storedCount = (count: number) => Math.min(count, MAX_AVAILABLE)
