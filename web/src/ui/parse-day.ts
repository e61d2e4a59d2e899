import type { Language } from '@runmart/contract/languages'
import { dayOf, isDay } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'

const separators: Record<Language, string> = { en: '/', vi: '/', ru: '.' }

/** A day as it stands in a field: `16/11/2026` (en, vi), `16.11.2026` (ru); nothing for none. */
export function typedDay(language: Language, day: string): string {
  return day.split('-').reverse().join(separators[language])
}

/**
 * The day that somebody typed, day first as all our languages have it, with any separator; the year may be left out or have
 * two digits. Also `2026-11-16`, which people paste. Null for what is none.
 */
export function parseDay(text: string, today: string): string | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, day = '', month = '', year = today.slice(0, 4)] =
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?[\s./-]*$/.exec(typed) ?? []
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : null
}

/** What stands in a field for a day, for the contract to check; what cannot be read stays as it is, to be refused. */
export function readDay(typed: string): string {
  return parseDay(typed, dayOf(new Date(), shownTimeZone())) ?? typed
}

/** The time of day that somebody typed, by 24 hours: `9`, `9:30`, `9h30`, `0930` → `09:30`. Null for what is none. */
export function parseTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:\s*[:.hч]?\s*(\d{2}))?\s*[hч]?$/i.exec(text.trim()) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
