import type { CodeDraft } from '@runmart/contract/orders-discount-codes'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { moneyText } from '#ui/money-text.ts'
import { dateTimeText } from '#ui/when-text.ts'

/** When, for whom and on what a code may be used. */
export function LimitsLine({ draft }: { draft: CodeDraft }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const when = (at: string) => ({ when: dateTimeText(language, new Date(at)) })
  const limits = [
    draft.startsAt && t('operatorDiscountCodes.from', when(draft.startsAt)),
    draft.endsAt && t('operatorDiscountCodes.until', when(draft.endsAt)),
    !draft.startsAt && !draft.endsAt && t('operatorDiscountCodes.always'),
    draft.mostUsesEach && t('operatorDiscountCodes.each', { count: draft.mostUsesEach }),
    draft.minimum > 0 && t('operatorDiscountCodes.least', { amount: moneyText(language, draft.minimum) }),
    draft.serviceIds && t('operatorDiscountCodes.onlySome', { count: draft.serviceIds.length }),
  ]
  return limits.filter(Boolean).join(' · ')
}
