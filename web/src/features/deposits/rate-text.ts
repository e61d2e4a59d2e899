import type { Language } from '@runmart/contract/languages'

/** `26125.5` → `26,125.5 ₫` (en): a rate keeps its fraction, unlike an amount. */
export function rateText(language: Language, rate: string): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 8 }).format(Number(rate))}\u00a0₫`
}
