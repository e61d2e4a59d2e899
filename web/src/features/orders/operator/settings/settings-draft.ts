import type { Language } from '@runmart/contract/languages'
import type { OrderSettings } from '@runmart/contract/orders-settings'
import { readAmount, readPercent } from '#ui/read-amount.ts'

/** A tier as it is being typed. */
export type TypedTier = { deposit: string; discount: string }
export type SettingsDraft = { tiers: readonly TypedTier[] }
export type DraftProps = { draft: SettingsDraft; change: (values: Partial<SettingsDraft>) => void }

/** The saved settings as text to edit. */
export function toDraft(_language: Language, { tiers }: OrderSettings): SettingsDraft {
  return { tiers: tiers.map(({ deposit, discount }) => ({ deposit: String(deposit), discount: String(discount) })) }
}

/** What is typed, for the contract to check. */
export function parseDraft(language: Language, { tiers }: SettingsDraft) {
  return {
    tiers: tiers.map(({ deposit, discount }) => ({
      deposit: readAmount(language, deposit),
      discount: readPercent(language, discount),
    })),
  }
}
