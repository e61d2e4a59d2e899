import type { DepositSettings } from '@runmart/contract/deposits'
import { readAmount } from '#ui/read-amount.ts'

export type SettingName = keyof DepositSettings
/** The settings as they are being typed. */
export type Draft = Record<SettingName, string>

/** In the order they are shown. */
export const settingNames = [
  'bankBin',
  'bankAccountNumber',
  'bankAccountName',
  'binanceId',
  'binanceOwner',
  'exchangeRate',
  'minDeposit',
] as const satisfies readonly SettingName[]

export function draftOf(settings: DepositSettings): Draft {
  return { ...settings, minDeposit: String(settings.minDeposit) }
}

/** What is typed, for the contract to check: amounts as people write them, spaces in numbers left out. */
export function readDraft(draft: Draft): Record<SettingName, unknown> {
  const bare = (text: string) => text.replace(/\s/g, '')
  return {
    ...draft,
    bankAccountNumber: bare(draft.bankAccountNumber),
    binanceId: bare(draft.binanceId),
    exchangeRate: bare(draft.exchangeRate).replace(',', '.'),
    minDeposit: readAmount(draft.minDeposit),
  }
}

/** Which settings would be other than they are. */
export function changesIn(saved: DepositSettings, draft: Draft): SettingName[] {
  const typed = readDraft(draft)
  return settingNames.filter((name) => String(typed[name] ?? '').trim() !== String(saved[name]))
}
