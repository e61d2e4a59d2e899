import type { Language } from '@runmart/contract/languages'
import { isDay } from '#platform/days.ts'

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
