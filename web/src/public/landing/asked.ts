import { AUTO_UPDATE_MINUTES, WRONG_CONTENT_FEE_PERCENT } from '@runmart/contract/deposits'
import type { Language } from '@runmart/contract/languages'
import type { SayPublic } from '@runmart/i18n/public'
import { percentText } from '#ui/percent-text.ts'

export type Asked = { question: string; answer: string }

/** What people ask before they trust a shop with money, and what is true. */
export function asked(language: Language, say: SayPublic): Asked[] {
  const percent = percentText(language, WRONG_CONTENT_FEE_PERCENT)
  return [
    {
      question: say('landing.creditAsked'),
      answer: say('landing.creditAnswer', { minutes: AUTO_UPDATE_MINUTES }),
    },
    { question: say('landing.contentAsked'), answer: say('landing.contentAnswer', { percent }) },
    { question: say('landing.feesAsked'), answer: say('landing.feesAnswer', { percent }) },
    { question: say('landing.refundAsked'), answer: say('landing.refundAnswer') },
    { question: say('landing.stopAsked'), answer: say('landing.stopAnswer') },
    { question: say('landing.fileAsked'), answer: say('landing.fileAnswer') },
    { question: say('landing.safeAsked'), answer: say('landing.safeAnswer') },
    { question: say('landing.leaveAsked'), answer: say('landing.leaveAnswer') },
  ]
}
