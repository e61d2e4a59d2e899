import type { Language } from '@runmart/contract/languages'
import { dayOf, isDay } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'

const separators: Record<Language, string> = { en: '/', vi: '/', ru: '.' }

/** A day in the format of a field: `16/11/2026` (en, vi), `16.11.2026` (ru); empty for an empty day. */
export function typedDay(language: Language, day: string): string {
  return day.split('-').reverse().join(separators[language])
}

/**
 * Parses a typed day. All our languages write the day first, with any separator; the year may be missing or have two
 * digits. Also `2026-11-16`, which people paste. Null if it is not a day.
 */
export function parseDay(text: string, today: string): string | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, day = '', month = '', year = today.slice(0, 4)] =
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?[\s./-]*$/.exec(typed) ?? []
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? found : null
}

/** The day of a field for the contract; unreadable text stays for the contract to refuse. */
export function readDay(typed: string): string {
  return parseDay(typed, dayOf(new Date(), shownTimeZone())) ?? typed
}

/** Parses a typed 24-hour time: `9`, `9:30`, `9h30`, `0930` → `09:30`. Null if it is not a time. */
export function parseTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:\s*[:.hч]?\s*(\d{2}))?\s*[hч]?$/i.exec(text.trim()) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
