import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { daysIn, type ZonedPeriod } from './day-queries.ts'
import type { CustomerDay } from './sum-day.ts'

/** Customers of a period: their stored days, and those that were summed just now. */
function customersOf(period: ZonedPeriod, open: readonly CustomerDay[]): Sql {
  return sql`
    select account_id as "accountId", sum(orders)::int as orders, sum(sales)::bigint as sales, sum(refunds)::bigint as refunds,
      sum(deposits)::bigint as deposits, sum(commissions)::bigint as commissions, sum(cost)::bigint as cost,
      sum(uncosted)::bigint as uncosted
    from (
      -- Day by day, however large a part of the table PostgreSQL believes them to be.
      select it.* from ${daysIn(period)}
      cross join lateral (select account_id, orders, sales, refunds, deposits, commissions, cost, uncosted
        from reports.day_customers where day = days.day offset 0) as it
      union all
      select * from unnest(${open.map((it) => it.accountId)}::bigint[], ${open.map((it) => it.orders)}::int[],
        ${open.map((it) => it.sales)}::bigint[], ${open.map((it) => it.refunds)}::bigint[],
        ${open.map((it) => it.deposits)}::bigint[], ${open.map((it) => it.commissions)}::bigint[],
        ${open.map((it) => it.cost)}::bigint[], ${open.map((it) => it.uncosted)}::bigint[])
    ) as it (account_id, orders, sales, refunds, deposits, commissions, cost, uncosted)
    group by account_id`
}

/** A page of them, who bought most first, and how many there are. */
export async function listCustomerSums(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly CustomerDay[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: CustomerDay[]; total: number }> {
  // Room for the sums of a hundred thousand customers: with less of it they go through files.
  await tx.run(sql`select set_config('work_mem', '32MB', true)`)
  const rows = await tx.all<CustomerDay & { total: number }>(sql`
    select *, count(*) over ()::int as total from (${customersOf(period, open)}) as it
    order by sales desc, deposits desc, "accountId" limit ${limit} offset ${offset}`)
  const total =
    rows[0]?.total ??
    (await tx.get<{ total: number }>(sql`select count(*)::int as total from (${customersOf(period, open)}) as it`))
      .total
  return { items: rows.map(({ total: _, ...it }) => it), total }
}

/** The next of them by the number of their account, so that all can be read part by part. */
export function listCustomersAfter(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly CustomerDay[],
  { after, limit }: { after: number; limit: number },
): Promise<CustomerDay[]> {
  return tx.all(sql`
    select * from (${customersOf(period, open)}) as it where "accountId" > ${after} order by "accountId" limit ${limit}`)
}

type CustomerMargin = Pick<CustomerDay, 'accountId' | 'sales' | 'refunds' | 'cost' | 'uncosted'>

/** The stored days of some customers: each is found by the key, however many customers a day has. */
export function listDaysOf(tx: Tx, period: ZonedPeriod, accountIds: readonly number[]): Promise<CustomerMargin[]> {
  return tx.all(sql`
    select it.* from ${daysIn(period)}
    cross join lateral (select account_id as "accountId", sales, refunds, cost, uncosted from reports.day_customers
      where day = days.day and account_id = any (${accountIds}::bigint[]) offset 0) as it`)
}

/** The customers of stored days by whose orders anything was costed. */
export function listDayCustomerCosts(tx: Tx, period: ZonedPeriod): Promise<CustomerMargin[]> {
  return tx.all(sql`
    select account_id as "accountId", sales, refunds, cost, uncosted from reports.day_customers join ${daysIn(period)} using (day)
    where cost <> 0 or uncosted <> 0`)
}
