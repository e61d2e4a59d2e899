import type { RepeatInterval } from '@runmart/contract/repeats'

/** From when dates are counted, as the customer's clock showed it, and how far they are apart. */
type Series = { begins: string; every: RepeatInterval }

const units = { day: 'days', week: 'weeks', month: 'months' } as const

/** Half of the time between two dates. */
const shortestGaps = { day: { hours: 12 }, week: { hours: 84 }, month: { hours: 15 * 24 } } as const

/** What a clock in a time zone shows, to the minute. */
export function clockAt(now: string, timeZone: string): string {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString()
}

/**
 * When the date comes that is so many steps after the beginning, by the clock of a time zone: at the same time of day,
 * whatever happens to clocks in between. Where a month has no such day it is the last one, and the next month has it again.
 */
export function dateOf({ begins, every }: Series, step: number, timeZone: string): string {
  const date = Temporal.PlainDateTime.from(begins).add({ [units[every]]: step })
  return date.toZonedDateTime(timeZone).toInstant().toString()
}

/**
 * The date after this one. Those that passed meanwhile are left out, and so is one that comes right after: who was late
 * must not order twice in a row.
 */
export function nextDate(series: Series, step: number, timeZone: string, now: string): { step: number; at: string } {
  const earliest = Temporal.Instant.from(now).add(shortestGaps[series.every]).epochMilliseconds
  let next = step + 1
  while (Date.parse(dateOf(series, next, timeZone)) < earliest) next++
  return { step: next, at: dateOf(series, next, timeZone) }
}
