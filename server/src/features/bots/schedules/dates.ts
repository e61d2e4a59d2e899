import type { ScheduleForm } from '@runmart/contract/bots-schedules'

const HOUR_MS = 3_600_000

/**
 * The first start of a schedule after this moment. By the clock: at the same time of day in the time zone of the customer,
 * whatever happens to clocks in between; an hour that they skip comes a little later that day, one that comes twice counts
 * once. Every so many hours: counted from this moment.
 */
export function firstDate(when: ScheduleForm, timeZone: string, now: string): string {
  if (when.by === 'hours') return hoursAfter(now, when.hours)
  const after = Temporal.Instant.from(now)
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  // A week has every day once. On the eighth is what has passed today.
  for (let days = 0; days <= 7; days++) {
    const day = today.add({ days })
    const date = day.toZonedDateTime({ timeZone, plainTime: when.time }).toInstant()
    if (when.weekdays.includes(day.dayOfWeek) && Temporal.Instant.compare(date, after) > 0) return date.toString()
  }
  throw new Error('A schedule without a day')
}

/** The start after the one that has come; those that passed meanwhile are left out. */
export function nextDate(when: ScheduleForm, due: string, timeZone: string, now: string): string {
  if (when.by === 'clock') return firstDate(when, timeZone, now)
  const steps = Math.floor((Date.parse(now) - Date.parse(due)) / (when.hours * HOUR_MS)) + 1
  return hoursAfter(due, steps * when.hours)
}

function hoursAfter(moment: string, hours: number): string {
  return new Date(Date.parse(moment) + hours * HOUR_MS).toISOString()
}
