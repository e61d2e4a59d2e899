import { percentOf } from '@runmart/contract/deposits-exchange'

/** What is left of an amount when a percentage, rounded down, is deducted. */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}
