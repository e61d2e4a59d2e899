import { orderRuns } from '#features/orders/index.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** Includes the ids of the orders, sorted by run. */
const drips = query
  .selectFrom('drips.drips as d')
  .select(['d.id', 'd.customerId', 'd.serviceId', 'd.runs', 'd.everyMinutes', 'd.lastAt', 'd.createdAt'])
  .select(['d.stoppedAt', 'd.endedAt'])
  .select(
    sql<string[]>`array(select r.order_id::text from drips.runs r where r.drip_id = d.id order by r.run)`.as(
      'orderIds',
    ),
  )

/** A drip as stored; `showDrips` makes the form for the API. */
export type StoredDrip = QueryRow<typeof drips>

type NewDrip = Pick<StoredDrip, 'id' | 'customerId' | 'serviceId' | 'runs' | 'everyMinutes' | 'orderIds'>

/** Stores a drip and its orders. Call it in the transaction that places them, because dates count from its time. */
export async function insertDrip(tx: Tx, it: NewDrip): Promise<void> {
  await tx.run(sql`
    insert into drips.drips (id, customer_id, service_id, runs, every_minutes, last_at)
    values (${it.id}, ${it.customerId}, ${it.serviceId}, ${it.runs}, ${it.everyMinutes},
      now() + make_interval(mins => ${(it.runs - 1) * it.everyMinutes}))`)
  await tx.run(sql`
    insert into drips.runs (drip_id, run, order_id)
    select ${it.id}, run, order_id from unnest(${it.orderIds}::uuid[]) with ordinality as o (order_id, run)`)
}

/** Serializes the placing of drips of a customer, so that the count of running ones is right. */
export async function lockDripsOf(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('drips of ' || ${customerId}, 7))`)
}

export function countGoingOn(tx: Tx, customerId: string): Promise<number> {
  return countRows(
    tx,
    query.selectFrom('drips.drips').where('customerId', '=', customerId).where('endedAt', 'is', null),
  )
}

/** The drip with this id, of this customer if one is given; otherwise throws NOT_FOUND. */
export async function getDrip(reader: Reader, id: string, customerId: string | null = null): Promise<StoredDrip> {
  const found = drips.where('d.id', '=', id)
  const drip = isUuid(id) ? await reader.find(customerId ? found.where('d.customerId', '=', customerId) : found) : null
  if (!drip) throw new Refusal('NOT_FOUND')
  return drip
}

/** The drip that contains this order. */
export function findDripOf(reader: Reader, orderId: string): Promise<StoredDrip | null> {
  const dripId = query.selectFrom('drips.runs').select('dripId').where('orderId', '=', orderId)
  return reader.find(drips.where('d.id', '=', dripId))
}

/** One page of a customer's drips, running ones first, and their number. */
export async function listDrips(
  reader: Reader,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredDrip[]; total: number }> {
  const found = drips.where('d.customerId', '=', customerId)
  const items = await reader.all(
    found
      .orderBy(sql`d.ended_at is not null`)
      .orderBy('d.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(reader, found) }
}

/** A customer's running drips that have not been stopped. */
export async function listRunning(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from drips.drips where customer_id = ${customerId} and ended_at is null and stopped_at is null order by id`)
  return rows.map((it) => it.id)
}

export async function markStopped(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update drips.drips set stopped_at = coalesce(stopped_at, now()) where id = ${id}`)
}

/** Marks a drip as ended; returns false if it was already. */
export async function markEnded(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.find(sql`
    update drips.drips set ended_at = now() where id = ${id} and ended_at is null returning id`)
  return ended !== null
}

export type DueDrip = { id: string; at: string }

/** Drips after this one that have ended: stopped or past their last date, and without open orders. */
export function findDue(tx: Tx, last: DueDrip | null, most: number): Promise<DueDrip[]> {
  return tx.all(sql`
    select id, least(last_at, stopped_at)::text as at from drips.drips d
    where ended_at is null and least(last_at, stopped_at) <= now()
      and (least(last_at, stopped_at), id) > (${last?.at ?? '-infinity'}::timestamptz, ${last?.id ?? NO_ID}::uuid)
      and not exists (select from drips.runs r where r.drip_id = d.id and ${orderRuns.isOpenRun(sql`r.order_id`)})
    order by least(last_at, stopped_at), id limit ${most}`)
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** A customer's drips after this one, for a copy of their data. */
export function dripsAfter(tx: Tx, customerId: string, id: string | null, most: number): Promise<StoredDrip[]> {
  return tx.all(
    drips
      .where('d.customerId', '=', customerId)
      .where('d.id', '>', id ?? NO_ID)
      .orderBy('d.id')
      .limit(most),
  )
}

/** Deletes the drips of a customer and keeps their orders. */
export function deleteDripsOf(tx: Tx, customerId: string): void {
  tx.write(query.deleteFrom('drips.drips').where('customerId', '=', customerId))
}
