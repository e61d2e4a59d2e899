import type { PriceRule } from '@runmart/contract/suppliers-sources'

/** The exact cost of one of the shop's units: `0.02286` × 1,000 → `22.86`. */
export function costOf(costEach: string, unitsEach: number): string {
  const { digits, scale } = exactly(costEach)
  return decimal(digits * BigInt(unitsEach), scale)
}

/**
 * The price from a cost, computed like the server does. Cost × factor + sum, rounded up to a multiple, at least the
 * floor.
 */
export function applyRule(cost: string, { factorPercent, plus, roundTo, floor }: PriceRule): number {
  const { digits, scale } = exactly(cost)
  const unit = 100n * 10n ** BigInt(scale)
  const exact = digits * BigInt(factorPercent) + BigInt(plus) * unit
  const step = unit * BigInt(roundTo)
  const rounded = ((exact + step - 1n) / step) * BigInt(roundTo)
  return Math.max(Number(rounded), floor)
}

/** The price minus the cost; negative if the cost is higher. */
export function leftOf(price: string, cost: string): string {
  const [paid, spent] = [exactly(price), exactly(cost)]
  const scale = Math.max(paid.scale, spent.scale)
  const inUnits = ({ digits, scale: own }: typeof paid) => digits * 10n ** BigInt(scale - own)
  return decimal(inUnits(paid) - inUnits(spent), scale)
}

/** Decimal text as whole digits, and the number of fraction digits. */
function exactly(text: string): { digits: bigint; scale: number } {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

function decimal(digits: bigint, scale: number): string {
  const isBelow = digits < 0n
  const text = String(isBelow ? -digits : digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = scale > 0 ? text.slice(-scale).replace(/0+$/, '') : ''
  return `${isBelow ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}
