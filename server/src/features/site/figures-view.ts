import type { Language } from '@runmart/contract/languages'
import type { Figures } from './current-figures.ts'
import { moneyText, percentText } from './service-view.ts'

/** What pages name of the figures. */
export const holesOfFigures = ['tiers', 'commission', 'gives', 'binance', 'deduction']
/** Where they are not known: a page then leaves out what would quote them. */
export const noFigures = { tiers: [], commission: false, gives: false, binance: false, deduction: null }

/** How high the last step of the stairs is, in pixels. */
const HIGHEST = 140

/** The figures as the template of a public page names them. The discounts are stairs, each as high as its share of the highest. */
export function toFiguresView(figures: Figures, language: Language) {
  const { tiers, commission, deposits } = figures
  const { binance, wrongContentPercent } = deposits
  const most = tiers.at(-1)?.discount ?? 0
  return {
    tiers: tiers.map(({ deposit, discount }) => ({
      deposit: moneyText(language, deposit),
      discount: percentText(language, discount / 100),
      height: Math.round((HIGHEST * discount) / most),
      share: `${Math.round((100 * discount) / most)}%`,
    })),
    /** Whether a shared link earns. */
    commission,
    /** Whether there is either. */
    gives: tiers.length > 0 || commission,
    /** Whether customers can pay by Binance. */
    binance,
    /** From a Binance transfer without the right content; null: nothing. */
    deduction: binance && wrongContentPercent ? percentText(language, wrongContentPercent / 100) : null,
  }
}
