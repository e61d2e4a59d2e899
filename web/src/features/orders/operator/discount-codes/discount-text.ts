import type { Language } from '@runmart/contract/languages'
import type { CodeDraft } from '@runmart/contract/orders-discount-codes'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { moneyText } from '#ui/money-text.ts'

/** What a code takes off: `10% off`, `20,000 ₫ off`. */
export function discountText(
  t: TranslateOperator,
  language: Language,
  { kind, value }: Pick<CodeDraft, 'kind' | 'value'>,
): string {
  if (kind === 'fixed') return t('operatorDiscountCodes.fixedOff', { amount: moneyText(language, value) })
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)
  return t('operatorDiscountCodes.percentOff', { percent })
}
