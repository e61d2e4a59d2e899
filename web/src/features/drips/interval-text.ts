import type { Language } from '@runmart/contract/languages'

/** The interval between runs in the largest exact unit: `90 minutes`, `2 days`. */
export function intervalText(language: Language, minutes: number): string {
  const [size, unit] =
    minutes % 1_440 === 0
      ? ([1_440, 'day'] as const)
      : minutes % 60 === 0
        ? ([60, 'hour'] as const)
        : ([1, 'minute'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / size)
}
