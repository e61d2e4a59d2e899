import type { RepeatInterval } from '@runmart/contract/repeats'

/** The start of a plan by the customer's clock, and the interval between its dates. */
type Series = { begins: string; every: RepeatInterval }

const units = { day: 'days', week: 'weeks', month: 'months' } as const

/** Half of the time between two dates. */
const shortestGaps = { day: { hours: 12 }, week: { hours: 84 }, month: { hours: 15 * 24 } } as const

/** The local time in a time zone, to the minute. */
export function clockAt(now: string, timeZone: string): string {
  const local = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString()
}

/**
 * The date after this number of steps, at the same local time across clock changes. Months without the day use their
 * last day; the next month has the day again.
 */
export function dateOf({ begins, every }: Series, step: number, timeZone: string): string {
  const date = Temporal.PlainDateTime.from(begins).add({ [units[every]]: step })
  return date.toZonedDateTime(timeZone).toInstant().toString()
}

/**
 * The date after this one. Skips passed dates and one that follows too soon: a late run must not order twice in a row.
 */
export function nextDate(series: Series, step: number, timeZone: string, now: string): { step: number; at: string } {
  const earliest = Temporal.Instant.from(now).add(shortestGaps[series.every]).epochMilliseconds
  let next = step + 1
  while (Date.parse(dateOf(series, next, timeZone)) < earliest) next++
  return { step: next, at: dateOf(series, next, timeZone) }
}
