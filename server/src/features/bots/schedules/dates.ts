import type { ScheduleForm } from '@runmart/contract/bots-schedules'

const HOUR_MS = 3_600_000

/**
 * The first start of a schedule after this moment. By the clock: the same local time of the customer's zone every day,
 * also over clock changes. A skipped hour comes a little later that day; a repeated one counts once. By hours: counted
 * from this moment.
 */
export function firstDate(when: ScheduleForm, timeZone: string, now: string): string {
  if (when.by === 'hours') return hoursAfter(now, when.hours)
  const after = Temporal.Instant.from(now)
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  // Eight days: today's time may have passed, and then the same weekday comes on the eighth.
  for (let days = 0; days <= 7; days++) {
    const day = today.add({ days })
    const date = day.toZonedDateTime({ timeZone, plainTime: when.time }).toInstant()
    if (when.weekdays.includes(day.dayOfWeek) && Temporal.Instant.compare(date, after) > 0) return date.toString()
  }
  throw new Error('A schedule without a day')
}

/** The next start after the due one; leaves out starts that have passed. */
export function nextDate(when: ScheduleForm, due: string, timeZone: string, now: string): string {
  if (when.by === 'clock') return firstDate(when, timeZone, now)
  const steps = Math.floor((Date.parse(now) - Date.parse(due)) / (when.hours * HOUR_MS)) + 1
  return hoursAfter(due, steps * when.hours)
}

function hoursAfter(moment: string, hours: number): string {
  return new Date(Date.parse(moment) + hours * HOUR_MS).toISOString()
}
