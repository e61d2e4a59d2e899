import type { Language } from '@runmart/contract/languages'
import type { PriceRule } from '@runmart/contract/suppliers-sources'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readPercent } from '#ui/read-amount.ts'

/** A price rule as the operator types it. */
export type TypedRule = Record<keyof PriceRule, string>

export const usualRule: PriceRule = { factorPercent: 130, plus: 0, roundTo: 1, floor: 1 }

export function toTypedRule(language: Language, rule: PriceRule): TypedRule {
  const text = (value: number) => formatNumber(language, String(value))
  return {
    factorPercent: text(rule.factorPercent),
    plus: text(rule.plus),
    roundTo: text(rule.roundTo),
    floor: text(rule.floor),
  }
}

/** The typed values, for the contract to check. */
export function readRule(language: Language, typed: TypedRule): Record<keyof PriceRule, number | undefined> {
  return {
    factorPercent: readPercent(language, typed.factorPercent),
    plus: readAmount(language, typed.plus),
    roundTo: readAmount(language, typed.roundTo),
    floor: readAmount(language, typed.floor),
  }
}
