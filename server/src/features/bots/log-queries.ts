import type { LogEntry, RunNote } from '@runmart/contract/bots'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { MOST_LOG_LINES } from './limits.ts'

/** Says something in a run's log for the shop. */
export function noteInLog(tx: Tx, orderId: string, note: RunNote): void {
  tx.write(sql`insert into bots.log (order_id, from_shop, text) values (${orderId}, true, ${note})`)
}

/** Keeps what a bot said, as far as there is room; the first line too many is a note that it is full. */
export function addToLog(tx: Tx, orderId: string, texts: readonly string[], already: number): void {
  const room = MOST_LOG_LINES - already
  const kept = texts.slice(0, Math.max(0, room))
  if (kept.length > 0)
    tx.write(sql`
      insert into bots.log (order_id, from_shop, text) select ${orderId}, false, * from unnest(${kept}::text[])`)
  if (room >= 0 && texts.length > room) noteInLog(tx, orderId, 'log-full')
}

/** The log after this entry, oldest first. */
export async function logAfter(tx: Tx, orderId: string, id: number, limit: number): Promise<LogEntry[]> {
  return tx.all<LogEntry>(sql`
    select id, at, case when from_shop then 'shop' else 'bot' end as "from", text
    from bots.log where order_id = ${orderId} and id > ${id} order by id limit ${limit}`)
}

/** The newest entries, oldest first. */
export async function endOfLog(tx: Tx, orderId: string, limit: number): Promise<LogEntry[]> {
  return tx.all<LogEntry>(sql`
    select * from (
      select id, at, case when from_shop then 'shop' else 'bot' end as "from", text
      from bots.log where order_id = ${orderId} order by id desc limit ${limit}) as newest
    order by id`)
}

/** The number of the newest entry; 0 where nothing was said. */
export async function newestLogId(tx: Tx, orderId: string): Promise<number> {
  const { id } = await tx.get<{ id: number }>(sql`
    select coalesce(max(id), 0)::bigint as id from bots.log where order_id = ${orderId}`)
  return id
}
