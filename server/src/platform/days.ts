/** A calendar day in a time zone, and the moment at which it begins there. */
export type Day = { date: string; start: string }

/** The moments that bound a range of days; null for an open end. */
export type Span = { since: string | null; before: string | null }

const MOST_KNOWN = 5_000
const knownStarts = new Map<string, string>()

/** The bounds of a filter by days in a time zone. Days have 24 hours, or 23 or 25 when clocks change. */
export function spanOf(
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  timeZone: string,
): Span {
  return {
    since: from ? startOfDay(from, timeZone) : null,
    before: to ? startOfDay(nextDay(to), timeZone) : null,
  }
}

/** As `spanOf`, with both ends known. */
export function periodSpan(from: string, to: string, timeZone: string): { since: string; before: string } {
  return { since: startOfDay(from, timeZone), before: startOfDay(nextDay(to), timeZone) }
}

/** All days of a period, both ends included. */
export function datesOf(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from)
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => first.add({ days: at }).toString())
}

/** The bounds of a month such as `2026-11` in a time zone. */
export function monthSpan(month: string, timeZone: string): { since: string; before: string } {
  const first = Temporal.PlainDate.from(`${month}-01`)
  return {
    since: startOfDay(first.toString(), timeZone),
    before: startOfDay(first.add({ months: 1 }).toString(), timeZone),
  }
}

/** The last days in a time zone, today included, oldest first. */
export function lastDays(count: number, timeZone: string, now = Temporal.Now.instant()): Day[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return Array.from({ length: count }, (_, at) => {
    const date = today.subtract({ days: count - 1 - at }).toString()
    return { date, start: startOfDay(date, timeZone) }
  })
}

/** The current day in a time zone. */
export function today(timeZone: string, now = Temporal.Now.instant()): string {
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** The day of a moment in a time zone. */
export function dayOf(at: string, timeZone: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

export function nextDay(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}

/** The local time of a moment, in the format of spreadsheets: `2026-11-16 00:39:05`. */
export function localTime(at: string, timeZone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  return `${local.toPlainDate()} ${local.toPlainTime().toString({ smallestUnit: 'second' })}`
}

/** The start of a day in a time zone: midnight, or later if clocks skip it. */
function startOfDay(date: string, timeZone: string): string {
  const key = `${date} ${timeZone}`
  let start = knownStarts.get(key)
  if (start === undefined) {
    start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone }).toInstant().toString()
    // Charts ask for the same few days all the time.
    if (knownStarts.size >= MOST_KNOWN) knownStarts.clear()
    knownStarts.set(key, start)
  }
  return start
}

/** The day `daysAgo` days ago, up to the current time of day. */
export function dayUntilNow(
  daysAgo: number,
  timeZone: string,
  now = Temporal.Now.instant(),
): { since: string; before: string } {
  const then = now.toZonedDateTimeISO(timeZone).subtract({ days: daysAgo })
  return { since: startOfDay(then.toPlainDate().toString(), timeZone), before: then.toInstant().toString() }
}
