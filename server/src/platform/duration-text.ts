import type { Language } from '@runmart/contract/languages'

const units: [least: number, seconds: number, unit: 'day' | 'hour' | 'minute'][] = [
  [2 * 86_400, 86_400, 'day'],
  [2 * 3_600, 3_600, 'hour'],
  [0, 60, 'minute'],
]

/** A duration in its largest fitting unit: `45 min`, `30 hr`, `3 days`. */
export function durationText(language: Language, seconds: number): string {
  const [, size, unit] = units.find(([least]) => seconds >= least) ?? ([0, 60, 'minute'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  )
}
