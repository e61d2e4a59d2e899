import { percentOf } from '@runmart/contract/deposits-exchange'
import type { Language } from '@runmart/contract/languages'
import { parseNumber } from '#ui/parse-number.ts'

/** What is left of an amount when a percentage, rounded down, is deducted. */
export function subtractPercent(amount: number, percent: number): number {
  return amount - percentOf(amount, percent)
}

/** A number typed as the language writes it, as decimal text the contract takes; null when it is none. */
export function parseDecimal(language: Language, typed: string): string | null {
  const text = parseNumber(language, typed)
  return text !== null && /^\d{1,12}(\.\d{1,8})?$/.test(text) ? text : null
}
