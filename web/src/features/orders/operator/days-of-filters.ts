import { addDays, dayOf } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'

/** No index covers some filters and sorts of ended orders. They read these last days by default. */
export const USUAL_DAYS = 30

/** The first of the usual days that end on the given day, or today. */
export const usualDaysUntil = (last: string | undefined): string =>
  addDays(last ?? dayOf(new Date(), shownTimeZone()), 1 - USUAL_DAYS)
