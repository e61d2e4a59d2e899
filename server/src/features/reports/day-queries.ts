import type { FigureSum } from '#features/ledger/index.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Costs } from './order-costs.ts'
import type { DaySums } from './sum-day.ts'
import type { OperatorDay } from './sum-day-operators.ts'
import type { ServiceDay } from './sum-day-orders.ts'

export type Period = { from: string; to: string }
/** Days of a time zone; leaves out days summed in another one. */
export type ZonedPeriod = Period & { timeZone: string }
export type OnDay<Sum> = Sum & { day: string }

/** Lets only one node sum up days at a time. */
export async function lockDays(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('reports.sum-days', 0))`)
}

/** The last summed day in this time zone, or null. Summed days have no gaps. */
export async function lastSummedDay(tx: Tx, timeZone: string): Promise<string | null> {
  const row = await tx.find<{ day: string; zone: string }>(
    sql`select day::text as day, time_zone as zone from reports.summed_days order by day desc limit 1`,
  )
  return row?.zone === timeZone ? row.day : null
}

/** Deletes all sums; the next run makes them again. */
export async function deleteDays(tx: Tx): Promise<void> {
  await tx.run(sql`delete from reports.summed_days`)
}

export async function insertDay(tx: Tx, day: string, timeZone: string, sums: DaySums): Promise<void> {
  const { figures, services, customers, operators } = sums
  await tx.run(sql`insert into reports.summed_days (day, time_zone) values (${day}::date, ${timeZone})`)
  await tx.run(sql`
    insert into reports.day_figures (day, account, figure, amount, entries)
    select ${day}::date, * from unnest(${figures.map((it) => it.account)}::text[], ${figures.map((it) => it.figure)}::text[],
      ${figures.map((it) => it.amount)}::bigint[], ${figures.map((it) => it.entries)}::int[])`)
  await tx.run(sql`
    insert into reports.day_services (day, service_id, orders, sales, refunds, commissions, cost, uncosted)
    select ${day}::date, * from unnest(${services.map((it) => it.serviceId)}::uuid[], ${services.map((it) => it.orders)}::int[],
      ${services.map((it) => it.sales)}::bigint[], ${services.map((it) => it.refunds)}::bigint[],
      ${services.map((it) => it.commissions)}::bigint[], ${services.map((it) => it.cost)}::bigint[], ${services.map((it) => it.uncosted)}::bigint[])`)
  await tx.run(sql`
    insert into reports.day_customers (day, account_id, orders, sales, refunds, deposits, commissions, cost, uncosted)
    select ${day}::date, * from unnest(${customers.map((it) => it.accountId)}::bigint[], ${customers.map((it) => it.orders)}::int[],
      ${customers.map((it) => it.sales)}::bigint[], ${customers.map((it) => it.refunds)}::bigint[],
      ${customers.map((it) => it.deposits)}::bigint[], ${customers.map((it) => it.commissions)}::bigint[],
      ${customers.map((it) => it.cost)}::bigint[], ${customers.map((it) => it.uncosted)}::bigint[])`)
  await tx.run(sql`
    insert into reports.day_operators (day, operator_id, delivered, delivered_amount, credited, refunded, returned, cost, uncosted)
    select ${day}::date, * from unnest(${operators.map((it) => it.operatorId)}::uuid[], ${operators.map((it) => it.delivered)}::int[],
      ${operators.map((it) => it.deliveredAmount)}::bigint[], ${operators.map((it) => it.credited)}::bigint[],
      ${operators.map((it) => it.refunded)}::bigint[], ${operators.map((it) => it.returned)}::bigint[],
      ${operators.map((it) => it.cost)}::bigint[], ${operators.map((it) => it.uncosted)}::bigint[])`)
}

/** The stored days of a period. */
export const daysIn = ({ from, to, timeZone }: ZonedPeriod): Sql => sql`
  (select day from reports.summed_days
    where day >= ${from}::date and day <= ${to}::date and time_zone = ${timeZone}) as days`

export type DayFigure = OnDay<FigureSum>
export type DayCost = OnDay<Costs>

export function listDayFigures(tx: Tx, period: ZonedPeriod): Promise<DayFigure[]> {
  return tx.all(sql`
    select day::text as day, account, figure, amount, entries from reports.day_figures join ${daysIn(period)} using (day)
    order by day, account, figure`)
}

/** The balance of each account before a day. */
export function sumFiguresBefore(
  tx: Tx,
  day: string,
  timeZone: string,
): Promise<{ account: string; amount: number }[]> {
  return tx.all(sql`
    select account, sum(amount)::bigint as amount from reports.day_figures join reports.summed_days using (day)
    where day < ${day}::date and time_zone = ${timeZone} group by account`)
}

/** The cost of each day, and its sales without a known cost. */
export function listDayCosts(tx: Tx, period: ZonedPeriod): Promise<DayCost[]> {
  return tx.all(sql`
    select day::text as day, sum(cost)::bigint as cost, sum(uncosted)::bigint as uncosted
    from reports.day_services join ${daysIn(period)} using (day) group by day`)
}

export function listDayServices(tx: Tx, period: ZonedPeriod): Promise<OnDay<ServiceDay>[]> {
  return tx.all(sql`
    select day::text as day, service_id as "serviceId", orders, sales, refunds, commissions, cost, uncosted
    from reports.day_services join ${daysIn(period)} using (day)`)
}

export function listDayOperators(tx: Tx, period: ZonedPeriod): Promise<OnDay<OperatorDay>[]> {
  return tx.all(sql`
    select day::text as day, operator_id as "operatorId", delivered, delivered_amount as "deliveredAmount", returned, cost, uncosted,
      credited, refunded
    from reports.day_operators join ${daysIn(period)} using (day)`)
}

/** All summed days with their time zones. */
export function listSummedDays(tx: Tx): Promise<{ day: string; timeZone: string }[]> {
  return tx.all(sql`
    select day::text as day, time_zone as "timeZone" from reports.summed_days order by day`)
}
