import type { Language } from '@runmart/contract/languages'

/** A day as people write it: `2026-10-06` → `October 6, 2026`. The same everywhere: a day of the calendar has no time zone. */
export function dayText(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
