import type { Language } from '@runmart/contract/accounts'

const steps: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [604_800, 86_400, 'day'],
]

/** `5 minutes ago`; past a week the date, because then that says more. */
export function relativeText(language: Language, at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const step = steps.find(([limit]) => Math.abs(seconds) < limit)
  if (!step) return dateText(language, at)
  const whole = step[2] === 'second' ? 0 : Math.trunc(seconds / step[1])
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(whole, step[2])
}

export function dateText(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)
}

export function dateTimeText(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
