import type { Language } from '@runmart/contract/languages'
import type { ReferralSettings } from '@runmart/contract/referrals'
import type { SayOperator } from '@runmart/i18n/operator'
import { percentText } from '#ui/percent-text.ts'

/** The two settings as people read them. */
export function settingTexts(say: SayOperator, language: Language, settings: ReferralSettings) {
  const { commissionPercent, holdDays } = settings
  return {
    commissionPercent: percentText(language, commissionPercent),
    holdDays: holdDays > 0 ? say('referralDesk.holdDays', { count: holdDays }) : say('referralDesk.holdNone'),
  } satisfies Record<keyof ReferralSettings, string>
}
