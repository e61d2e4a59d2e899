import type { Language } from '@runmart/contract/languages'

/** A cost in dong with its fraction, if it has one: `22.80 ₫`; what is below one dong keeps four digits, so that it is never nothing. */
export function costText(language: Language, cost: string): string {
  const isSmall = Number(cost) < 1
  const fraction = Number.isInteger(Number(cost)) ? 0 : 2
  const format = new Intl.NumberFormat(language, {
    ...(isSmall ? { maximumSignificantDigits: 4 } : { minimumFractionDigits: fraction, maximumFractionDigits: 2 }),
  })
  return `${format.format(cost as Intl.StringNumericLiteral).replace('-', '\u2212')}\u00a0₫`
}
