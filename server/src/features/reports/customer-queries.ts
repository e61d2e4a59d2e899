import type { AccountSums } from '#features/ledger/index.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { daysIn, type ZonedPeriod } from './day-queries.ts'

/** Customers of a period: their stored days, and those that were summed just now. */
function customersOf(period: ZonedPeriod, open: readonly AccountSums[]): Sql {
  return sql`
    select account_id as "accountId", sum(orders)::int as orders, sum(sales)::bigint as sales, sum(refunds)::bigint as refunds,
      sum(deposits)::bigint as deposits, sum(commissions)::bigint as commissions
    from (
      -- Day by day, however large a part of the table PostgreSQL believes them to be.
      select it.* from ${daysIn(period)}
      cross join lateral (select account_id, orders, sales, refunds, deposits, commissions from reports.day_customers
        where day = days.day offset 0) as it
      union all
      select * from unnest(${open.map((it) => it.accountId)}::bigint[], ${open.map((it) => it.orders)}::int[],
        ${open.map((it) => it.sales)}::bigint[], ${open.map((it) => it.refunds)}::bigint[],
        ${open.map((it) => it.deposits)}::bigint[], ${open.map((it) => it.commissions)}::bigint[])
    ) as it (account_id, orders, sales, refunds, deposits, commissions)
    group by account_id`
}

/** A page of them, who bought most first, and how many there are. */
export async function listCustomerSums(
  tx: Tx,
  period: ZonedPeriod,
  open: readonly AccountSums[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: AccountSums[]; total: number }> {
  // Room for the sums of a hundred thousand customers: with less of it they go through files.
  await tx.run(sql`select set_config('work_mem', '32MB', true)`)
  const rows = await tx.all<AccountSums & { total: number }>(sql`
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
  open: readonly AccountSums[],
  { after, limit }: { after: number; limit: number },
): Promise<AccountSums[]> {
  return tx.all(sql`
    select * from (${customersOf(period, open)}) as it where "accountId" > ${after} order by "accountId" limit ${limit}`)
}
