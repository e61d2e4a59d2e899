import type { Language } from '@runmart/contract/languages'

/**
 * A cost in dong with its fraction, if any: `22.80 ₫`. Below one dong it keeps four digits, so that it never shows
 * zero.
 */
export function costText(language: Language, cost: string): string {
  const isSmall = Number(cost) < 1
  const fraction = Number.isInteger(Number(cost)) ? 0 : 2
  const format = new Intl.NumberFormat(language, {
    ...(isSmall ? { maximumSignificantDigits: 4 } : { minimumFractionDigits: fraction, maximumFractionDigits: 2 }),
  })
  return `${format.format(cost as Intl.StringNumericLiteral).replace('-', '\u2212')}\u00a0₫`
}
