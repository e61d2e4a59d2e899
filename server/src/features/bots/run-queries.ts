import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import { selectList } from '#platform/db/select-list.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const stored = [
  'r.orderId',
  'r.customerId',
  'r.botId',
  'r.fileName',
  'r.total',
  'r.ok',
  'r.failed',
  'r.skipped',
  'r.through',
  'r.begun',
  'r.fence',
  'r.holder',
  'r.tries',
  'r.ranMs',
  'r.perSecond',
  'r.saved',
  'r.logLines',
  'r.startedAt',
  'r.endedAt',
  'r.archiveKey',
  'r.archivedAt',
  'r.filesGone',
] as const

/** A node has the run and renews its lease. */
const isHeld = sql<boolean>`r.holder is not null and r.lease_until > now()`

const runs = query.selectFrom('bots.runs as r').select([...stored, isHeld.as('isHeld')])

export type StoredRun = QueryRow<typeof runs>

/** The same columns in plain SQL. */
const columns = sql`${selectList(stored)}, ${isHeld} as "isHeld"`

export function findRun(tx: Tx, orderId: string): Promise<StoredRun | null> {
  return tx.find(runs.where('r.orderId', '=', orderId))
}

/** The run of an order whose row is already locked. */
export function lockRun(tx: Tx, orderId: string): Promise<StoredRun | null> {
  return tx.find(runs.where('r.orderId', '=', orderId).forUpdate())
}

export async function findRuns(tx: Tx, orderIds: readonly string[]): Promise<Map<string, StoredRun>> {
  const rows = await tx.all(runs.where('r.orderId', '=', sql<string>`any (${orderIds}::uuid[])`))
  return new Map(rows.map((it) => [it.orderId, it]))
}

type NewRun = Pick<StoredRun, 'orderId' | 'customerId' | 'botId' | 'fileName' | 'total'>

export async function insertRun(tx: Tx, it: NewRun): Promise<void> {
  const { orderId, customerId, botId, fileName, total } = it
  const startedAt = sql<string>`clock_timestamp()`
  await tx.run(query.insertInto('bots.runs').values({ orderId, customerId, botId, fileName, total, startedAt }))
}

/** Resets a run to the first line for paid days, with full room for results and log. */
export async function restartRun(tx: Tx, orderId: string): Promise<void> {
  tx.write(sql`delete from bots.results where order_id = ${orderId}`)
  // A note with a detail comes from the bot's log.
  tx.write(sql`delete from bots.log where order_id = ${orderId} and (not from_shop or text like '% %')`)
  await tx.run(sql`
    update bots.runs set ok = 0, failed = 0, skipped = 0, through = 0, begun = 0, ran_ms = 0, per_second = null, tries = 0,
      log_lines = 0, started_at = clock_timestamp(), ended_at = null
    where order_id = ${orderId}`)
}

/** Claims a locked run for a node: its previous node can no longer write. */
export async function claimLease(
  tx: Tx,
  orderId: string,
  { holder, leaseMs, tries }: { holder: string; leaseMs: number; tries: number },
): Promise<StoredRun> {
  return tx.get<StoredRun>(sql`
    update bots.runs r set fence = fence + 1, holder = ${holder}, lease_until = now() + ${leaseMs} * interval '1 ms',
      tries = ${tries}, saved = 0
    where order_id = ${orderId} returning ${columns}`)
}

export function releaseLease(tx: Tx, orderId: string, change: Sql = sql``): void {
  tx.write(sql`
    update bots.runs set holder = null, lease_until = null, per_second = null ${change} where order_id = ${orderId}`)
}

/** Whether the customer has a free slot. Takes a lock, so that two claims do not both get the last one. */
export async function hasFreeSlot(tx: Tx, customerId: string, most: number): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`bots:${customerId}`}, 0))`)
  const { held } = await tx.get<{ held: number }>(sql`
    select count(*)::int as held from bots.runs
    where customer_id = ${customerId} and holder is not null and lease_until > now()`)
  return held < most
}

/**
 * Renews a node's leases; returns the runs that are still its own. Skips a locked row until the next time, because all
 * others would wait for it.
 */
export async function renewLeases(
  tx: Tx,
  held: readonly { orderId: string; fence: number }[],
  leaseMs: number,
): Promise<Set<string>> {
  const own = sql`
    from bots.runs r
      join unnest(${held.map((it) => it.orderId)}::uuid[], ${held.map((it) => it.fence)}::bigint[]) as mine (id, fence)
        on r.order_id = mine.id and r.fence = mine.fence and r.holder is not null`
  const rows = await tx.all<Pick<Row<'bots.runs'>, 'orderId'>>(sql`
    with renewed as (
      update bots.runs set lease_until = now() + ${leaseMs} * interval '1 ms'
      where order_id in (select r.order_id ${own} for update of r skip locked))
    select r.order_id as "orderId" ${own}`)
  return new Set(rows.map((it) => it.orderId))
}

/** Runs with an expired lease. */
export async function findAbandoned(tx: Tx): Promise<string[]> {
  const rows = await tx.all<Pick<Row<'bots.runs'>, 'orderId'>>(sql`
    select order_id as "orderId" from bots.runs where holder is not null and lease_until <= now() limit 200`)
  return rows.map((it) => it.orderId)
}

/** The ones of these orders that a node has. */
export async function filterHeld(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all(
    query
      .selectFrom('bots.runs')
      .select('orderId')
      .where('orderId', '=', sql<string>`any (${orderIds}::uuid[])`)
      .where('holder', 'is not', null),
  )
  return new Set(rows.map((it) => it.orderId))
}

/** Ends the leases of a node that is certainly dead, without waiting for their expiry. */
export async function expireLeasesOf(tx: Tx, holder: string): Promise<void> {
  await tx.run(sql`update bots.runs set lease_until = now() where holder = ${holder}`)
}
