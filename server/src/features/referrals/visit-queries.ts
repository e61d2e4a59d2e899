import type { Day } from '#platform/days.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

/** Counts a visit by a referral link, once per day and visitor; the day is the referrer's. */
export async function countVisit(tx: Tx, referrerId: string, day: string, mark: Buffer): Promise<void> {
  await tx.run(sql`
    with marked as (
      insert into referrals.marks (day, mark) values (${day}::date, ${mark})
      on conflict do nothing returning day)
    insert into referrals.visits (referrer_id, day, clicks) select ${referrerId}, day, 1 from marked
    on conflict (referrer_id, day) do update set clicks = referrals.visits.clicks + 1`)
}

/** The visits of a customer's link on each of these days; leaves out days without any. */
export async function clicksByDay(tx: Tx, referrerId: string, days: readonly Day[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ day: string } & Pick<Row<'referrals.visits'>, 'clicks'>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, clicks from referrals.visits
    where referrer_id = ${referrerId} and day >= ${days[0]?.date}::date`)
  return new Map(rows.map((it) => [it.day, it.clicks]))
}

/** Marks serve one day. Yesterday's stay, because it is still today in the west. */
export function deleteOldMarks(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`referrals.marks`, sql`day < (now() at time zone 'utc')::date - 1`)
}
