import type { Language } from '@runmart/contract/accounts'
import * as formats from '@runmart/i18n/formats'
import { shownTimeZone } from '#platform/time-zone.ts'

export { dayText, monthText, shortDayText, shortMonthText } from '@runmart/i18n/formats'

/** `5 min ago`; from one day on the date, because it is more exact. */
export function relativeText(language: Language, at: Date, now: Date): string {
  return formats.distanceText(language, at, now) ?? dateText(language, at)
}

/** The day of a moment in the reader's time zone. */
export function dateText(language: Language, at: Date): string {
  return formats.dateText(language, at, shownTimeZone())
}

/** A moment to the minute in the reader's time zone. */
export function dateTimeText(language: Language, at: Date): string {
  return formats.dateTimeText(language, at, shownTimeZone())
}
