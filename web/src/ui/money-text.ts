import type { Language } from '@runmart/contract/accounts'

const formats: Partial<Record<Language, Intl.NumberFormat>> = {}

/** `1250000` → `1,250,000 ₫` (en), `1.250.000 ₫` (vi), `1 250 000 ₫` (ru); with `signed`, `+` or `−` before it. */
export function moneyText(language: Language, amount: number, signed = false): string {
  formats[language] ??= new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : ''
  return `${sign}${formats[language].format(Math.abs(amount))}\u00a0₫`
}
