import type { LogEntry, RunNote } from '@runmart/contract/bots'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { MAX_LOG_LINES } from './engine-limits.ts'
import type { LoggedLine } from './process/bot-process.ts'

export function insertNote(tx: Tx, orderId: string, note: RunNote): void {
  tx.write(query.insertInto('bots.log').values({ orderId, fromShop: true, text: note }))
}

/**
 * Writes a bot's log lines up to the limit; a note replaces the first line beyond it. A note's detail follows after a
 * space.
 */
export function insertLog(tx: Tx, orderId: string, lines: readonly LoggedLine[], already: number): void {
  const room = MAX_LOG_LINES - already
  const kept = lines.slice(0, Math.max(0, room))
  if (kept.length > 0)
    tx.write(sql`
      insert into bots.log (order_id, from_shop, text)
      select ${orderId}, * from unnest(${kept.map((it) => it.note !== undefined)}::boolean[],
        ${kept.map((it) => (it.note ? `${it.note} ${it.text}` : it.text))}::text[])`)
  if (room >= 0 && lines.length > room) insertNote(tx, orderId, 'log-full')
}

const logOf = (orderId: string) =>
  query.selectFrom('bots.log').select(['id', 'at', 'fromShop', 'text']).where('orderId', '=', orderId)

type LogRow = QueryRow<ReturnType<typeof logOf>>

function toEntry({ id, at, fromShop, text }: LogRow): LogEntry {
  if (!fromShop) return { id, at, from: 'bot', text }
  const [note = '', ...words] = text.split(' ')
  return { id, at, from: 'shop', text: note as RunNote, ...(words.length > 0 && { detail: words.join(' ') }) }
}

/** The log after this entry, oldest first. */
export async function logAfter(tx: Tx, orderId: string, id: number, limit: number): Promise<LogEntry[]> {
  const rows = await tx.all(logOf(orderId).where('id', '>', id).orderBy('id').limit(limit))
  return rows.map(toEntry)
}

/** The newest entries, oldest first. */
export async function endOfLog(tx: Tx, orderId: string, limit: number): Promise<LogEntry[]> {
  const rows = await tx.all(logOf(orderId).orderBy('id', 'desc').limit(limit))
  return rows.reverse().map(toEntry)
}

/** The number of the newest entry; 0 without entries. */
export async function newestLogId(tx: Tx, orderId: string): Promise<number> {
  const { id } = await tx.get<{ id: number }>(sql`
    select coalesce(max(id), 0)::bigint as id from bots.log where order_id = ${orderId}`)
  return id
}
