import type { Language } from '@runmart/contract/languages'

/** The size of a file in the unit that people would use: `12 kB`, `3.4 MB`. */
export function sizeText(language: Language, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const [unit, count] = isLarge ? (['megabyte', bytes / 1_000_000] as const) : (['kilobyte', bytes / 1_000] as const)
  const maximumFractionDigits = isLarge && count < 10 ? 1 : 0
  const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
  return number.format(isLarge ? count : Math.max(1, count))
}
