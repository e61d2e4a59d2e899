import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { isForPeople, isOpenNow, openInOrder } from '../order-queries.ts'

/** Open orders whose date has come, in the order of their placing. */
const countOpen = (tx: Reader, at: Sql, which: Sql): Promise<Waiting> =>
  countWithOldest(
    tx,
    sql`select ${at} as at from orders.orders o where ${isOpenNow} and ${which} order by ${openInOrder}`,
  )

/** Orders that a person has to begin. */
export const countOrdersToTake = (tx: Reader) =>
  countOpen(tx, sql`coalesce(starts_at, created_at)`, sql`${isForPeople} and status = 'pending'`)

/** Orders that a person has begun and has to finish. */
export const countOrdersToDeliver = (tx: Reader) =>
  countOpen(tx, sql`coalesce(started_at, created_at)`, sql`${isForPeople} and status = 'in-progress'`)

/** Paid bot orders without lines: their customers may need help, or an operator who adds the lines. */
export const countPreOrders = (tx: Reader) => countOpen(tx, sql`created_at`, sql`bot_status = 'waiting'`)

/** Failed runs that no one has ended or started again, with the time of the failure. */
export const countFailedRuns = (tx: Reader) =>
  countOpen(
    tx,
    sql`coalesce(
      (select max(t.at) from orders.timeline t where t.order_id = o.id and t.event = 'bot-failed'), started_at, created_at)`,
    sql`bot_status = 'error'`,
  )
