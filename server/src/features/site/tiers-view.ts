import type { Language } from '@runmart/contract/languages'
import type { DiscountTier } from '@runmart/contract/money'
import { moneyText, percentText } from './service-view.ts'

/** How high the last step of the stairs is, in pixels. */
const HIGHEST = 140

/** The discount tiers as the template of a public page names them: stairs that are as steep as the discounts. */
export function toTiersView(tiers: readonly DiscountTier[], language: Language) {
  const most = tiers.at(-1)?.discount ?? 0
  return tiers.map(({ deposit, discount }) => ({
    deposit: moneyText(language, deposit),
    discount: percentText(language, discount / 100),
    height: Math.round((HIGHEST * discount) / most),
    share: `${Math.round((100 * discount) / most)}%`,
  }))
}
