import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { daysIn, type OnDay, type ZonedPeriod } from './day-queries.ts'
import type { CustomerDay } from './sum-day.ts'

/**
 * A page of a period's accounts from stored and open days, best customers first, and their number. Adds up only the
 * sort figures for all accounts.
 */
export async function listBestCustomers(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly CustomerDay[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ accountIds: number[]; total: number }> {
  // Memory for the sums of a hundred thousand customers; with less, PostgreSQL sorts in files.
  await tx.run(sql`select set_config('work_mem', '32MB', true)`)
  const all = sql`
    select account_id as "accountId", sum(sales)::bigint as sales, sum(deposits)::bigint as deposits
    from (
      -- Day by day, however large a part of the table PostgreSQL believes them to be.
      select it.* from ${daysIn(period)}
      cross join lateral (select account_id, sales, deposits from reports.day_customers where day = days.day offset 0) as it
      union all
      select * from unnest(${open.map((it) => it.accountId)}::bigint[], ${open.map((it) => it.sales)}::bigint[],
        ${open.map((it) => it.deposits)}::bigint[])
    ) as it (account_id, sales, deposits)
    group by account_id`
  const rows = await tx.all<{ accountId: number; total: number }>(sql`
    select "accountId", count(*) over ()::int as total from (${all}) as it
    order by sales desc, deposits desc, "accountId" limit ${limit} offset ${offset}`)
  const total =
    rows[0]?.total ?? (await tx.get<{ total: number }>(sql`select count(*)::int as total from (${all}) as it`)).total
  return { accountIds: rows.map((it) => it.accountId), total }
}

/** The next accounts by number, to read all of them in parts. */
export async function listCustomersAfter(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly CustomerDay[],
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await tx.all<{ accountId: number }>(sql`
    select distinct account_id as "accountId" from (
      select it.account_id from ${daysIn(period)}
      cross join lateral (select account_id from reports.day_customers where day = days.day and account_id > ${after}
        order by account_id limit ${limit}) as it
      union all
      select unnest(${open.map((it) => it.accountId)}::bigint[])
    ) as it (account_id)
    where account_id > ${after} order by account_id limit ${limit}`)
  return rows.map((it) => it.accountId)
}

/** The stored days of some customers. Finds each by its key, however many customers a day has. */
export function listDaysOf(tx: Tx, period: ZonedPeriod, accountIds: readonly number[]): Promise<OnDay<CustomerDay>[]> {
  return tx.all(sql`
    select days.day::text as day, it.* from ${daysIn(period)}
    cross join lateral (
      select account_id as "accountId", orders, sales, refunds, deposits, commissions, cost, uncosted from reports.day_customers
      where day = days.day and account_id = any (${accountIds}::bigint[]) offset 0) as it`)
}

/** The customers of stored days with costs. */
export function listDayCustomerCosts(
  tx: Tx,
  period: ZonedPeriod,
): Promise<Pick<CustomerDay, 'accountId' | 'cost' | 'uncosted'>[]> {
  return tx.all(sql`
    select account_id as "accountId", cost, uncosted from reports.day_customers join ${daysIn(period)} using (day)
    where cost <> 0 or uncosted <> 0`)
}
