import { MAX_REPORT_DAYS } from '@runmart/contract/reports'
import { refuseField } from '#platform/refusal.ts'
import type { Period } from './day-queries.ts'

/** No shop has figures outside of these. */
const [FIRST, LAST] = ['2000-01-01', '2999-12-31']

/** The period that was asked for; one that ends before it begins, or is too long to be read, is refused. */
export function readPeriod({ from, to }: Period): Period {
  const { days } = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' })
  if (from < FIRST || to > LAST || days < 0 || days >= MAX_REPORT_DAYS) throw refuseField('to', 'outOfRange')
  return { from, to }
}

/**
 * What a period is compared with: the month before a whole month, the same days of the month before the first days of one,
 * otherwise as many days before it.
 */
export function periodBefore({ from, to }: Period): Period {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const end = first.subtract({ days: 1 })
  const isOfMonth = first.day === 1 && last.day > 1 && first.toPlainYearMonth().equals(last.toPlainYearMonth())
  if (isOfMonth) {
    const to = last.day === last.daysInMonth ? end : last.subtract({ months: 1 })
    return { from: end.with({ day: 1 }).toString(), to: to.toString() }
  }
  const begin = end.subtract({ days: first.until(last, { largestUnit: 'days' }).days })
  return { from: begin.toString(), to: end.toString() }
}

/** From the first day of what a period is compared with to its own last; days between them belong to neither. */
export const withBefore = (period: Period): Period => ({ from: periodBefore(period).from, to: period.to })

/** Whether a day lies in a period. */
export const isIn = (day: string, { from, to }: Period): boolean => day >= from && day <= to
