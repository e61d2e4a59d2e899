import type { Language } from '@runmart/contract/languages'

/** `5` → `5%` (en, vi), `5 %` (ru). */
export function percentText(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)
}
