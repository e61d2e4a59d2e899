import { type Between, firstPostedAt } from '#features/ledger/index.ts'
import { datesOf, dayOf, nextDay, periodSpan, today } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import {
  type DayFigure,
  deleteDays,
  insertDay,
  lastSummedDay,
  lockDays,
  type OnDay,
  type Period,
} from './day-queries.ts'
import { isIn } from './read-period.ts'
import { type CustomerDay, sumDay, sumDayCustomers, sumDayFigures } from './sum-day.ts'
import { type OperatorDay, sumDayOperators } from './sum-day-operators.ts'
import { type ServiceDay, sumDayOrders } from './sum-day-orders.ts'

/** A transaction that began before midnight may end after it, but none lasts this long. */
const CLOSED_AFTER_MS = 3_600_000

/** Sums up each closed day without sums, one transaction each. */
export async function sumDays(db: Transactions, timeZone: string): Promise<void> {
  while (await db.transaction((tx) => sumNextDay(tx, timeZone)));
}

/** Returns whether there was a day to sum up. */
async function sumNextDay(tx: Tx, timeZone: string): Promise<boolean> {
  await lockDays(tx)
  const last = await lastSummedDay(tx, timeZone)
  // No sums yet, or sums of another time zone.
  if (last === null) await deleteDays(tx)
  const day = await dayAfter(tx, last, timeZone)
  if (day === null) return false
  const span = periodSpan(day, day, timeZone)
  if (Date.parse(span.before) + CLOSED_AFTER_MS > Date.now()) return false
  await insertDay(tx, day, timeZone, await sumDay(tx, span, timeZone))
  return true
}

async function dayAfter(tx: Tx, last: string | null, timeZone: string): Promise<string | null> {
  if (last !== null) return nextDay(last)
  const first = await firstPostedAt(tx)
  return first && dayOf(first, timeZone)
}

/** The figures of open days. */
export async function sumOpenDays(tx: Tx, timeZone: string): Promise<DayFigure[]> {
  const found: DayFigure[] = []
  for (const day of await openDays(tx, timeZone))
    for (const sum of await sumDayFigures(tx, periodSpan(day, day, timeZone))) found.push({ ...sum, day })
  return found
}

/** The open days of a period, by service. */
export function sumOpenServices(tx: Tx, period: Period, timeZone: string): Promise<OnDay<ServiceDay>[]> {
  return sumOpen(
    tx,
    period,
    timeZone,
    async (day) => (await sumDayOrders(tx, day, timeZone, { byCustomer: false })).services,
  )
}

/** The open days of a period, by customer. */
export function sumOpenCustomers(tx: Tx, period: Period, timeZone: string): Promise<OnDay<CustomerDay>[]> {
  return sumOpen(tx, period, timeZone, (day) => sumDayCustomers(tx, day, timeZone))
}

/** The open days of a period, by operator. */
export function sumOpenOperators(tx: Tx, period: Period, timeZone: string): Promise<OnDay<OperatorDay>[]> {
  return sumOpen(tx, period, timeZone, (day) => sumDayOperators(tx, day, timeZone))
}

async function sumOpen<Sum>(
  tx: Tx,
  period: Period,
  timeZone: string,
  sum: (day: Between) => Promise<Sum[]>,
): Promise<OnDay<Sum>[]> {
  const found: OnDay<Sum>[] = []
  for (const day of (await openDays(tx, timeZone)).filter((it) => isIn(it, period)))
    for (const it of await sum(periodSpan(day, day, timeZone))) found.push({ ...it, day })
  return found
}

/** The days up to today without stored sums, mostly today alone. Each report sums them up itself. */
export async function openDays(tx: Tx, timeZone: string): Promise<string[]> {
  const first = await dayAfter(tx, await lastSummedDay(tx, timeZone), timeZone)
  return first === null ? [] : datesOf(first, today(timeZone))
}
