import type { PassedOver, ScheduleForm } from '@runmart/contract/bots-schedules'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const schedules = query
  .selectFrom('bots.schedules')
  .select(['orderId', 'customerId', 'atTime', 'weekdays', 'hours', 'nextAt', 'passedOver', 'createdAt'])

/** A schedule as stored; what leaves the server is made by `showSchedule`. */
export type StoredSchedule = QueryRow<typeof schedules>

type NewSchedule = { orderId: string; customerId: string; when: ScheduleForm; nextAt: string }

/** Stores the schedule of an order whose row is locked, in place of the one that it had. */
export async function saveScheduleOf(tx: Tx, { orderId, customerId, when, nextAt }: NewSchedule): Promise<void> {
  const dates =
    when.by === 'clock'
      ? { atTime: when.time, weekdays: [...new Set(when.weekdays)].sort(), hours: null }
      : { atTime: null, weekdays: null, hours: when.hours }
  const values = { ...dates, nextAt, passedOver: null }
  await tx.run(
    query
      .insertInto('bots.schedules')
      .values({ orderId, customerId, ...values })
      .onConflict((it) => it.column('orderId').doUpdateSet(values)),
  )
}

export function findSchedule(reader: Reader, orderId: string): Promise<StoredSchedule | null> {
  return reader.find(schedules.where('orderId', '=', orderId))
}

/** A customer's schedules, the next start first. */
export function listSchedules(reader: Reader, customerId: string, most: number): Promise<StoredSchedule[]> {
  return reader.all(schedules.where('customerId', '=', customerId).orderBy('nextAt').orderBy('orderId').limit(most))
}

type DueSchedule = { id: string; nextAt: string }

/** Orders whose next start has come, after this one, the oldest dates first. */
export function findDue(tx: Tx, last: DueSchedule | null, most: number): Promise<DueSchedule[]> {
  return tx.all(sql`
    select order_id as id, next_at::text as "nextAt" from bots.schedules
    where next_at <= now()
      and (next_at, order_id) > (${last?.nextAt ?? '-infinity'}::timestamptz, ${last?.id ?? NO_ID}::uuid)
    order by next_at, order_id limit ${most}`)
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The schedule of a locked order, if its start has come and nobody was quicker; with the time by the clock of the database. */
export function findDueOf(tx: Tx, orderId: string): Promise<(StoredSchedule & { now: string }) | null> {
  const due = schedules.select(sql<string>`now()`.as('now')).where('orderId', '=', orderId)
  return tx.find(due.where(sql<boolean>`next_at <= now()`))
}

/** Moves the schedule of a locked order on, with why the bot was not started. */
export function moveOn(tx: Tx, orderId: string, nextAt: string, passedOver: PassedOver | null): void {
  tx.write(query.updateTable('bots.schedules').set({ nextAt, passedOver }).where('orderId', '=', orderId))
}

/** Deletes the schedule of a locked order; it need not have one. */
export function deleteSchedule(tx: Tx, orderId: string): void {
  tx.write(query.deleteFrom('bots.schedules').where('orderId', '=', orderId))
}
