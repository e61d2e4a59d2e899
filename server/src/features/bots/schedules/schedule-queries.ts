import type { PassedOver, ScheduleForm } from '@runmart/contract/bots-schedules'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const schedules = query
  .selectFrom('bots.schedules')
  .select(['orderId', 'customerId', 'atTime', 'weekdays', 'hours', 'nextAt', 'passedOver', 'createdAt'])

/** A schedule as stored; `showSchedule` makes the form for the API. */
export type StoredSchedule = QueryRow<typeof schedules>

type NewSchedule = { orderId: string; customerId: string; when: ScheduleForm; nextAt: string }

/** Stores the schedule of a locked order and replaces a previous one. */
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

/** A customer's schedules, sorted by next start. */
export function listSchedules(reader: Reader, customerId: string, most: number): Promise<StoredSchedule[]> {
  return reader.all(schedules.where('customerId', '=', customerId).orderBy('nextAt').orderBy('orderId').limit(most))
}

type DueSchedule = { id: string; nextAt: string }

/** Orders with a due start, after this one, oldest dates first. */
export function findDue(tx: Tx, last: DueSchedule | null, most: number): Promise<DueSchedule[]> {
  return tx.all(sql`
    select order_id as id, next_at::text as "nextAt" from bots.schedules
    where next_at <= now()
      and (next_at, order_id) > (${last?.nextAt ?? '-infinity'}::timestamptz, ${last?.id ?? NO_ID}::uuid)
    order by next_at, order_id limit ${most}`)
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The schedule of a locked order, if it is still due, with the database's time. */
export function findDueOf(tx: Tx, orderId: string): Promise<(StoredSchedule & { now: string }) | null> {
  const due = schedules.select(sql<string>`now()`.as('now')).where('orderId', '=', orderId)
  return tx.find(due.where(sql<boolean>`next_at <= now()`))
}

/** Moves the schedule of a locked order on, with the reason for a skipped start. */
export function moveOn(tx: Tx, orderId: string, nextAt: string, passedOver: PassedOver | null): void {
  tx.write(query.updateTable('bots.schedules').set({ nextAt, passedOver }).where('orderId', '=', orderId))
}

/** Deletes the schedule of a locked order, if any. */
export function deleteSchedule(tx: Tx, orderId: string): void {
  tx.write(query.deleteFrom('bots.schedules').where('orderId', '=', orderId))
}
