import type { ReferralSettings } from '@runmart/contract/referrals'

type SettingName = keyof ReferralSettings
/** The settings as they are being typed. */
type Draft = Record<SettingName, string>

/** The saved settings as text to edit. */
export function toDraft({ commissionPercent, holdDays }: ReferralSettings): Draft {
  return { commissionPercent: String(commissionPercent), holdDays: String(holdDays) }
}

/** What is typed, for the contract to check: `7 ` and `5%` are numbers, words and nothing are not. */
export function parseDraft({ commissionPercent, holdDays }: Draft): Record<SettingName, unknown> {
  const number = (text: string) => {
    const bare = text.replace(/%\s*$/, '').trim()
    return bare === '' ? undefined : Number(bare.replace(',', '.'))
  }
  return { commissionPercent: number(commissionPercent), holdDays: number(holdDays) }
}

/** Which settings would change; the same value written in another way is no change. */
export function changesIn(saved: Draft, draft: Draft): SettingName[] {
  const [before, after] = [parseDraft(saved), parseDraft(draft)]
  return (['commissionPercent', 'holdDays'] as const).filter((name) => before[name] !== after[name])
}
