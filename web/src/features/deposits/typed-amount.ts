import { percentOf } from '@runmart/contract/deposits-exchange'

/** Subtracts a percentage, rounded down, from an amount. */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}
