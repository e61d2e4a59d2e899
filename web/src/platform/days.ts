const DAY_MS = 86_400_000

/** Whether a value of the address is a day such as `2026-11-15`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** Whether a value of the address is a month such as `2026-11`. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`)
}

/** The calendar day `count` days later; empty for an invalid day. */
export function addDays(day: string, count: number): string {
  const moment = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(moment) ? '' : new Date(moment + count * DAY_MS).toISOString().slice(0, 10)
}

/** The month `count` months later: `2026-12`, 1 → `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The day of a moment in a time zone. */
export function dayOf(at: Date, timeZone: string): string {
  return localTime(at, timeZone).slice(0, 10)
}

/** The start of the day of a moment in a time zone. */
export function startOfDay(at: Date, timeZone: string): Date {
  return momentOf(`${dayOf(at, timeZone)}T00:00`, timeZone)
}

/** The local time of a moment in a time zone: `2026-11-15T10:30`. */
export function localTime(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...fields, hourCycle: 'h23', timeZone })
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}

const fields = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

/**
 * The moment of a local time in a time zone. If clocks skip it, the moment right after; an invalid date for invalid
 * text.
 */
export function momentOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return new Date(Number.NaN)
  const offsetAt = (moment: number) => Date.parse(`${localTime(new Date(moment), timeZone)}Z`) - moment
  // The first guess may be on the wrong side of a clock change.
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}
