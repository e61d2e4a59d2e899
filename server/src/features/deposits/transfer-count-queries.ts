import type { Transfer } from '@runmart/contract/deposits-transfers'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Feed } from './transfer-queries.ts'

type Counted = { status?: Transfer['status'] | undefined; feed?: Feed | undefined }
type Place = { total: number; day: string | null; before: number }

const directions = { asc: sql`asc`, desc: sql`desc` }

/**
 * The number of transfers, and the day of the transfer at this offset; `before` counts the transfers of earlier days.
 */
export function findPlace(
  tx: Reader,
  { status, feed }: Counted,
  direction: 'asc' | 'desc',
  offset: number,
): Promise<Place> {
  return tx.get<Place>(sql`
    with days as (
      select day, sum(transfers) as transfers from deposits.transfer_counts
      where ${allOf([status && sql`status = ${status}`, feed && sql`feed = ${feed}`])}
      group by day having sum(transfers) > 0),
    running as (select day, transfers, sum(transfers) over (order by day ${directions[direction]}) as up_to from days)
    select everything.total, here.day, coalesce(here.before, 0) as before
    from (select coalesce(sum(transfers), 0)::int as total from days) as everything
    left join (select day::text, (up_to - transfers)::int as before from running where up_to > ${offset} order by up_to limit 1)
      as here on true`)
}

/** Merges the count rows of each day into one per feed and status, so that lists read few rows. */
export async function sumUpCounts(tx: Tx): Promise<void> {
  await tx.run(sql`
    with taken as (
      delete from deposits.transfer_counts where day in (
        select day from deposits.transfer_counts group by day having count(*) > count(distinct (feed, status)))
      returning *)
    insert into deposits.transfer_counts (day, feed, status, transfers)
    select day, feed, status, sum(transfers) from taken group by 1, 2, 3 having sum(transfers) <> 0`)
}
