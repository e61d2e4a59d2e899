import type { Language } from '@runmart/contract/languages'
import { readFields } from './check-form.ts'
import { parseNumber } from './parse-number.ts'

/**
 * Reads a typed whole number: `1,500,000 ₫` (en), `1.500.000` (vi) or `1 500 000` (ru) → 1500000. A minus gives a
 * negative number, for the contract to refuse. Empty text gives undefined. Anything else is NaN, also another
 * language's thousands (`35.000` in English); the form then explains the format.
 */
export function readAmount(language: Language, typed: string): number | undefined {
  const text = typed.replace(/\s*[₫đ]\s*$/i, '').trim()
  if (text === '') return undefined
  const number = parseNumber(language, text.replace(/^[-−–]\s?/, ''))
  if (number === null || /\.\d{3}$/.test(number)) return Number.NaN
  return /^[-−–]/.test(text) ? -Number(number) : Number(number)
}

/** A typed number with a fraction, as decimal text for the contract; undefined and NaN as above. */
export function readDecimal(language: Language, typed: string): string | number | undefined {
  if (typed.trim() === '') return undefined
  const number = parseNumber(language, typed)
  return number !== null && /^\d{1,12}(\.\d{1,8})?$/.test(number) ? number : Number.NaN
}

/** The fields of a form that moves money, its amount as a number. */
export function readMoneyForm(data: FormData, language: Language): Record<string, unknown> {
  const { amount, ...fields } = readFields(data)
  return { ...fields, amount: readAmount(language, String(amount ?? '')) }
}

/** A whole percentage as people write it: `5`, `5%`, `5 %`. */
export const readPercent = (language: Language, typed: string) => readAmount(language, typed.replace(/\s*%\s*$/, ''))
