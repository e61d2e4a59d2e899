import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** A run as stored. */
export type StoredRun = {
  orderId: string
  customerId: string
  botId: string
  fileName: string
  total: number
  ok: number
  failed: number
  skipped: number
  through: number
  begun: number
  fence: number
  holder: string | null
  /** A node has it and renews its lease. */
  isHeld: boolean
  tries: number
  ranMs: number
  perSecond: number | null
  saved: number
  logLines: number
  startedAt: string
  endedAt: string | null
  archiveKey: string | null
  archivedAt: string | null
  filesGone: boolean
}

const columns = sql`r.order_id as "orderId", r.customer_id as "customerId", r.bot_id as "botId", r.file_name as "fileName", r.total, r.ok, r.failed,
  r.skipped, r.through, r.begun, r.fence, r.holder, r.holder is not null and r.lease_until > now() as "isHeld", r.tries,
  r.ran_ms as "ranMs", r.per_second as "perSecond", r.saved, r.log_lines as "logLines", r.started_at as "startedAt",
  r.ended_at as "endedAt", r.archive_key as "archiveKey", r.archived_at as "archivedAt", r.files_gone as "filesGone"`

export function findRun(tx: Tx, orderId: string): Promise<StoredRun | null> {
  return tx.find<StoredRun>(sql`select ${columns} from bots.runs r where r.order_id = ${orderId}`)
}

/** The run of an order whose row is locked already. */
export function lockRun(tx: Tx, orderId: string): Promise<StoredRun | null> {
  return tx.find<StoredRun>(sql`select ${columns} from bots.runs r where r.order_id = ${orderId} for update`)
}

export async function findRuns(tx: Tx, orderIds: readonly string[]): Promise<Map<string, StoredRun>> {
  const rows = await tx.all<StoredRun>(
    sql`select ${columns} from bots.runs r where r.order_id = any (${orderIds}::uuid[])`,
  )
  return new Map(rows.map((it) => [it.orderId, it]))
}

type NewRun = Pick<StoredRun, 'orderId' | 'customerId' | 'botId' | 'fileName' | 'total'>

export async function insertRun(tx: Tx, it: NewRun): Promise<void> {
  await tx.run(sql`
    insert into bots.runs (order_id, customer_id, bot_id, file_name, total, started_at)
    values (${it.orderId}, ${it.customerId}, ${it.botId}, ${it.fileName}, ${it.total}, clock_timestamp())`)
}

/** Back to the first line: paid days run again, with all the room for results and log that a first run has. */
export async function restartRun(tx: Tx, orderId: string): Promise<void> {
  tx.write(sql`delete from bots.results where order_id = ${orderId}`)
  // A note with a detail stands for what the bot logged.
  tx.write(sql`delete from bots.log where order_id = ${orderId} and (not from_shop or text like '% %')`)
  await tx.run(sql`
    update bots.runs set ok = 0, failed = 0, skipped = 0, through = 0, begun = 0, ran_ms = 0, per_second = null, tries = 0,
      log_lines = 0, started_at = clock_timestamp(), ended_at = null
    where order_id = ${orderId}`)
}

/** Claims a locked run for a node: the node that had it before can write no more. */
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

/** No node has it any more. */
export function releaseLease(tx: Tx, orderId: string, change: Sql = sql``): void {
  tx.write(sql`
    update bots.runs set holder = null, lease_until = null, per_second = null ${change} where order_id = ${orderId}`)
}

/** Whether one more run of a customer may go on. Asked one after the other, so that two at once do not both see the last place. */
export async function hasFreeSlot(tx: Tx, customerId: string, most: number): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`bots:${customerId}`}, 0))`)
  const { held } = await tx.get<{ held: number }>(sql`
    select count(*)::int as held from bots.runs
    where customer_id = ${customerId} and holder is not null and lease_until > now()`)
  return held < most
}

/** Renews a node's leases; returns the runs that are still its own. One that is just being written is left for the next time: all others would wait for it. */
export async function renewLeases(
  tx: Tx,
  held: readonly { orderId: string; fence: number }[],
  leaseMs: number,
): Promise<Set<string>> {
  const own = sql`
    from bots.runs r
      join unnest(${held.map((it) => it.orderId)}::uuid[], ${held.map((it) => it.fence)}::bigint[]) as mine (id, fence)
        on r.order_id = mine.id and r.fence = mine.fence and r.holder is not null`
  const rows = await tx.all<{ id: string }>(sql`
    with renewed as (
      update bots.runs set lease_until = now() + ${leaseMs} * interval '1 ms'
      where order_id in (select r.order_id ${own} for update of r skip locked))
    select r.order_id as id ${own}`)
  return new Set(rows.map((it) => it.id))
}

/** Runs whose lease is over. */
export async function findAbandoned(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select order_id as id from bots.runs where holder is not null and lease_until <= now() limit 200`)
  return rows.map((it) => it.id)
}

/** Of these orders, those that a node has. */
export async function filterHeld(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>(sql`
    select order_id as id from bots.runs where order_id = any (${orderIds}::uuid[]) and holder is not null`)
  return new Set(rows.map((it) => it.id))
}

/** A node is dead for certain: no need to wait for the end of its leases. */
export async function expireLeasesOf(tx: Tx, holder: string): Promise<void> {
  await tx.run(sql`update bots.runs set lease_until = now() where holder = ${holder}`)
}
