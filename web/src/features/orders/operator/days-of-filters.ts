import { addDays, dayOf } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'

/** Who filters or sorts ended orders by what no index knows looks at these last days, unless they say otherwise. */
export const USUAL_DAYS = 30

/** The first of the usual days that end with this one, or today. */
export const usualDaysUntil = (last: string | undefined): string =>
  addDays(last ?? dayOf(new Date(), shownTimeZone()), 1 - USUAL_DAYS)
