import type { Language } from '@runmart/contract/languages'
import { numberText } from '@runmart/i18n/formats'
import { percentText } from '#ui/percent-text.ts'
import { readDecimal } from '#ui/read-amount.ts'

/** A share as text: `70%`, `72.5%`. */
export function shareText(language: Language, share: number): string {
  return percentText(language, share / 100, 2)
}

/** A share as input text in the reader's language, without the percent sign. */
export function typedShare(language: Language, share: number): string {
  return numberText(language, share / 100)
}

/**
 * Reads a typed percentage as hundredths of a percent, for the contract to check. Empty input gives undefined,
 * unreadable input NaN.
 */
export function readShare(language: Language, typed: string): number | undefined {
  const percent = readDecimal(language, typed.replace(/\s*%\s*$/, ''))
  if (percent === undefined) return undefined
  const share = Number(percent) * 100
  // 72.5 × 100 is not exact in binary. A share has at most two decimals.
  const whole = Math.round(share)
  return Math.abs(share - whole) < 1e-6 ? whole : Number.NaN
}
