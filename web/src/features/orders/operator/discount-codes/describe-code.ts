import type { Language } from '@runmart/contract/languages'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { moneyText } from '#ui/money-text.ts'

export type CodeState = 'usable' | 'off' | 'notYet' | 'over' | 'usedUp'

/** The state of a code: usable now, or the reason why not. */
export function codeState({ draft, uses }: Pick<DiscountCode, 'draft' | 'uses'>, now: number): CodeState {
  if (!draft.active) return 'off'
  if (draft.endsAt && now >= Date.parse(draft.endsAt)) return 'over'
  if (draft.startsAt && now < Date.parse(draft.startsAt)) return 'notYet'
  if (draft.mostUses !== null && uses >= draft.mostUses) return 'usedUp'
  return 'usable'
}

/** The discount of a code as text: `10% off`, `20,000 ₫ off`. */
export function discountText(
  t: TranslateOperator,
  language: Language,
  { kind, value }: Pick<CodeDraft, 'kind' | 'value'>,
): string {
  if (kind === 'fixed') return t('operatorDiscountCodes.fixedOff', { amount: moneyText(language, value) })
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)
  return t('operatorDiscountCodes.percentOff', { percent })
}
