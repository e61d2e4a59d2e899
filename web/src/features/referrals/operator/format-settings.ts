import type { Language } from '@runmart/contract/languages'
import type { ReferralSettings } from '@runmart/contract/referrals'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { percentText } from '#ui/percent-text.ts'

/** The referral settings as text. */
export function formatSettings(t: TranslateOperator, language: Language, settings: ReferralSettings) {
  const { commissionPercent, holdDays } = settings
  return {
    commissionPercent: percentText(language, commissionPercent),
    holdDays: holdDays > 0 ? t('operatorReferrals.holdDays', { count: holdDays }) : t('operatorReferrals.holdNone'),
  } satisfies Record<keyof ReferralSettings, string>
}
