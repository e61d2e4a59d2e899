import type { DepositSettings } from '@runmart/contract/deposits-operator'
import type { Language } from '@runmart/contract/languages'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readDecimal, readPercent } from '#ui/read-amount.ts'

export type SettingName = keyof DepositSettings
/** The settings in the form. */
export type Draft = Record<SettingName, string>
/** The props of each group of fields. */
export type DraftProps = { draft: Draft; change: (values: Partial<Draft>) => void }

/** Converts saved settings to form fields. */
export function toDraft(language: Language, settings: DepositSettings): Draft {
  const exchangeRate = formatNumber(language, settings.exchangeRate)
  const { minDeposit, wrongContentPercent, noticeLimit } = settings
  return {
    ...settings,
    exchangeRate,
    minDeposit: String(minDeposit),
    wrongContentPercent: String(wrongContentPercent),
    noticeLimit: String(noticeLimit),
  }
}

/** Parses the form for the contract to check; removes spaces from account numbers. */
export function parseDraft(language: Language, draft: Draft): Record<SettingName, unknown> {
  const bare = (text: string) => text.replace(/\s/g, '')
  return {
    ...draft,
    bankAccountNumber: bare(draft.bankAccountNumber),
    binanceId: bare(draft.binanceId),
    exchangeRate: readDecimal(language, draft.exchangeRate),
    minDeposit: readAmount(language, draft.minDeposit),
    wrongContentPercent: readPercent(language, draft.wrongContentPercent),
    noticeLimit: readAmount(language, draft.noticeLimit),
  }
}
