import type { BotStatus } from '@runmart/contract/bots-states'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { columns, type StoredOrder } from '../order-queries.ts'

/** Writes the state of a locked order's bot. */
export function setBotStatus(tx: Tx, orderId: string, status: BotStatus): void {
  tx.write(sql`update orders.orders set bot_status = ${status} where id = ${orderId}`)
}

/** Counts answers of the bot as delivered, where lines are paid for. */
export function addAnswers(tx: Tx, orderId: string, { ok, failed }: { ok: number; failed: number }): void {
  tx.write(sql`
    update orders.orders set done = done + ${ok}, failed = failed + ${failed} where id = ${orderId} and billing = 'unit'`)
}

const wanted = sql`bot_status in ('started', 'running') and status in ('pending', 'in-progress')
  and (expires_at is null or expires_at > now())`

/** Of these orders, whose runs were taken up, those that are to go on so; one that was halted and asked for anew is to be taken up anew. */
export async function stillWanted(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from orders.orders where id = any (${orderIds}::uuid[]) and ${wanted} and bot_status = 'running'`)
  return new Set(rows.map((it) => it.id))
}

/** Every order whose bot is to run, oldest wish first; of very many, the first. */
export function wantedRuns(tx: Tx, customerId: string | null = null): Promise<{ id: string; customerId: string }[]> {
  return tx.all(sql`
    select id, customer_id as "customerId" from orders.orders
    where ${wanted} and (${customerId}::uuid is null or customer_id = ${customerId})
    order by id limit 5000`)
}

/** How many bots of a customer are to run. */
export async function countWanted(tx: Tx, customerId: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from orders.orders
    where ${wanted} and customer_id = ${customerId}`)
  return count
}

const begun = sql`(o.started_at is not null or o.bot_status not in ('waiting', 'stopped'))`

/** A customer's orders whose bot was ever asked to run, newest first; only those that are open or have ended, when asked. */
export async function listBotOrders(
  tx: Tx,
  customerId: string,
  state: 'open' | 'ended' | null,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredOrder[]; total: number }> {
  const found = sql`from orders.orders o
    where o.customer_id = ${customerId} and o.service_type = 'AUTO_BOT' and ${begun}
      and (${state}::text is null or (o.finished_at is null) = (${state}::text = 'open'))`
  const items = await tx.all<StoredOrder>(
    sql`select ${columns} ${found} order by o.id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}

/** Every order whose bot runs, waits or is paused, oldest first. */
export async function openRuns(tx: Tx, limit: number): Promise<{ items: StoredOrder[]; total: number }> {
  const found = sql`from orders.orders o
    where o.status in ('pending', 'in-progress') and o.bot_status in ('started', 'running', 'paused', 'error')`
  const items = await tx.all<StoredOrder>(sql`select ${columns} ${found} order by o.id limit ${limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}

/** Orders that ended so many days ago and whose lines are still here. */
export async function linesKeptTooLong(tx: Tx, days: number): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select o.id from orders.inputs i join orders.orders o on o.id = i.order_id
    where o.finished_at < now() - make_interval(days => ${days}) limit 1000`)
  return rows.map((it) => it.id)
}

/** Of these orders, those that ended so many days ago. */
export async function endedLongAgo(tx: Tx, orderIds: readonly string[], days: number): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from orders.orders
    where id = any (${orderIds}::uuid[]) and finished_at < now() - make_interval(days => ${days})`)
  return rows.map((it) => it.id)
}
