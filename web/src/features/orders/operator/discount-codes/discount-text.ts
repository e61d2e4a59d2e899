import type { Language } from '@runmart/contract/languages'
import type { CodeDraft } from '@runmart/contract/orders-discount-codes'
import type { SayOperator } from '@runmart/i18n/operator'
import { moneyText } from '#ui/money-text.ts'

/** What a code takes off: `10% off`, `20,000 ₫ off`. */
export function discountText(
  say: SayOperator,
  language: Language,
  { kind, value }: Pick<CodeDraft, 'kind' | 'value'>,
): string {
  if (kind === 'fixed') return say('discountCodes.fixedOff', { amount: moneyText(language, value) })
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)
  return say('discountCodes.percentOff', { percent })
}
