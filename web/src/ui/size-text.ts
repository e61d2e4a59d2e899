import type { Language } from '@runmart/contract/languages'

/** A file size in a readable unit: `12 kB`, `3.4 MB`, `2 GB`. */
export function sizeText(language: Language, bytes: number): string {
  const [unit, of] =
    bytes >= 1_000_000_000
      ? (['gigabyte', 1_000_000_000] as const)
      : bytes >= 1_000_000
        ? (['megabyte', 1_000_000] as const)
        : (['kilobyte', 1_000] as const)
  const count = bytes / of
  const maximumFractionDigits = unit !== 'kilobyte' && count < 10 ? 1 : 0
  const number = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
  return number.format(unit === 'kilobyte' ? Math.max(1, count) : count)
}
