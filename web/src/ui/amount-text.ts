import type { Language } from '@runmart/contract/languages'
import { moneyText } from './money-text.ts'

/** An amount in its own currency, no digit lost: `1,250,000 ₫`, `98.814 USDT`. */
export function amountText(language: Language, amount: string, currency: 'VND' | 'USDT'): string {
  if (currency === 'VND') return moneyText(language, Number(amount))
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 8 })
  return `${format.format(amount as Intl.StringNumericLiteral)}\u00a0${currency}`
}
