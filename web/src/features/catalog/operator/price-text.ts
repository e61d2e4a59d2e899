import type { ServiceDraft } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { moneyText } from '#ui/money-text.ts'

/** A price with what it is for: `15 ₫ each`, `20,000 ₫ a day`. */
export function priceText(
  t: TranslateOperator,
  language: Language,
  { price, billing }: Pick<ServiceDraft, 'price' | 'billing'>,
): string {
  return t(billing === 'day' ? 'services.perDay' : 'services.perUnit', { price: moneyText(language, price) })
}
