import type { ReferralSettings } from '@runmart/contract/referrals'

/** What is typed, for the contract to check: `7 ` and `5%` are numbers, words and nothing are not. */
export function readSettings(data: Iterable<[string, unknown]>): Record<keyof ReferralSettings, unknown> {
  const typed = Object.fromEntries(data)
  const number = (text: unknown) => {
    const bare = String(text ?? '')
      .replace(/%\s*$/, '')
      .trim()
    return bare === '' ? undefined : Number(bare.replace(',', '.'))
  }
  return { commissionPercent: number(typed.commissionPercent), holdDays: number(typed.holdDays) }
}
