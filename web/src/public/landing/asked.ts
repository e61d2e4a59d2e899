import { AUTO_UPDATE_MINUTES, WRONG_CONTENT_FEE_PERCENT } from '@runmart/contract/deposits'
import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { percentText } from '#ui/percent-text.ts'

export type Asked = { question: string; answer: string }

/** What people ask before they trust a shop with money, and what is true. */
export function asked(language: Language, t: TranslateSite): Asked[] {
  const percent = percentText(language, WRONG_CONTENT_FEE_PERCENT)
  return [
    {
      question: t('landing.creditAsked'),
      answer: t('landing.creditAnswer', { minutes: AUTO_UPDATE_MINUTES }),
    },
    { question: t('landing.contentAsked'), answer: t('landing.contentAnswer', { percent }) },
    { question: t('landing.feesAsked'), answer: t('landing.feesAnswer', { percent }) },
    { question: t('landing.refundAsked'), answer: t('landing.refundAnswer') },
    { question: t('landing.stopAsked'), answer: t('landing.stopAnswer') },
    { question: t('landing.fileAsked'), answer: t('landing.fileAnswer') },
    { question: t('landing.safeAsked'), answer: t('landing.safeAnswer') },
    { question: t('landing.leaveAsked'), answer: t('landing.leaveAnswer') },
  ]
}
