import type { Language } from '@runmart/contract/languages'
import { numberText } from '@runmart/i18n/formats'
import { percentText } from '#ui/percent-text.ts'
import { readDecimal } from '#ui/read-amount.ts'

/** A share as people read it: `70%`, `72.5%`. */
export function shareText(language: Language, share: number): string {
  return percentText(language, share / 100, 2)
}

/** A share as it is typed in the reader's language, without its sign. */
export function typedShare(language: Language, share: number): string {
  return numberText(language, share / 100)
}

/** A typed percentage in hundredths of a percent, for the contract to check; nothing typed is undefined, what cannot be read is NaN. */
export function readShare(language: Language, typed: string): number | undefined {
  const percent = readDecimal(language, typed.replace(/\s*%\s*$/, ''))
  if (percent === undefined) return undefined
  const share = Number(percent) * 100
  // 72.5 × 100 is not exact in binary; a third digit is no share.
  const whole = Math.round(share)
  return Math.abs(share - whole) < 1e-6 ? whole : Number.NaN
}
