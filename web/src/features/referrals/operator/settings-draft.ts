import type { Language } from '@runmart/contract/languages'
import type { ReferralSettings } from '@runmart/contract/referrals'
import { readAmount, readPercent } from '#ui/read-amount.ts'

type SettingName = keyof ReferralSettings
/** The settings as the operator types them. */
type Draft = Record<SettingName, string>

/** The saved settings as text to edit. */
export function toDraft(_language: Language, { commissionPercent, holdDays }: ReferralSettings): Draft {
  return { commissionPercent: String(commissionPercent), holdDays: String(holdDays) }
}

/** The typed values, for the contract to check: `7 ` and `5%` are numbers, words and empty text are not. */
export function parseDraft(language: Language, { commissionPercent, holdDays }: Draft): Record<SettingName, unknown> {
  return {
    commissionPercent: readPercent(language, commissionPercent),
    holdDays: readAmount(language, holdDays),
  }
}
