import { MAX_REPORT_DAYS } from '@runmart/contract/reports'
import { refuseField } from '#platform/refusal.ts'
import type { Period } from './day-queries.ts'

/** No shop has figures outside of these. */
const [FIRST, LAST] = ['2000-01-01', '2999-12-31']

/** The requested period. Refuses one that ends before it begins, or is too long. */
export function readPeriod({ from, to }: Period): Period {
  const { days } = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' })
  if (from < FIRST || to > LAST || days < 0 || days >= MAX_REPORT_DAYS) throw refuseField('to', 'outOfRange')
  return { from, to }
}

/**
 * The comparison period. A whole month compares with the month before. The first days of a month compare with the same
 * days of the month before. Anything else compares with as many days before it.
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

/** From the comparison period's first day to the period's last. Days between the two belong to neither. */
export const withBefore = (period: Period): Period => ({ from: periodBefore(period).from, to: period.to })

/** Whether a period contains a day. */
export const isIn = (day: string, { from, to }: Period): boolean => day >= from && day <= to
