import { percentOf } from '@runmart/contract/deposits-exchange'

/** What is left of an amount when a percentage, rounded down, is deducted. */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}

/** A typed number as decimal text, comma or point; null when it is no number. */
export function parseDecimal(typed: string): string | null {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,12}(\.\d{1,8})?$/.test(text) ? text : null
}
