import type { Language } from '@runmart/contract/accounts'
import * as formats from '@runmart/i18n/formats'
import { shownTimeZone } from '#platform/time-zone.ts'

export { dayText, monthText, shortDayText, shortMonthText } from '@runmart/i18n/formats'

/** `5 min ago`; from a day on the date, because then that says more. */
export function relativeText(language: Language, at: Date, now: Date): string {
  return formats.distanceText(language, at, now) ?? dateText(language, at)
}

/** The day of a moment, where the reader is. */
export function dateText(language: Language, at: Date): string {
  return formats.dateText(language, at, shownTimeZone())
}

/** A moment to the minute, where the reader is. */
export function dateTimeText(language: Language, at: Date): string {
  return formats.dateTimeText(language, at, shownTimeZone())
}
