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
  return formatsOf(language).relative.format(whole, step[2])
}

export function dateText(language: Language, at: Date): string {
  return formatsOf(language).date.format(at)
}

export function dateTimeText(language: Language, at: Date): string {
  return formatsOf(language).dateTime.format(at)
}

const kept: Partial<Record<Language, ReturnType<typeof createFormats>>> = {}

/** Creating a format takes longer than using it for a whole list. */
function formatsOf(language: Language) {
  kept[language] ??= createFormats(language)
  return kept[language]
}

function createFormats(language: Language) {
  return {
    relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    dateTime: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
