import { isBotActive } from '@runmart/contract/bots-states'
import { isFinal } from '@runmart/contract/orders-states'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { columns, type StoredOrder } from './order-queries.ts'

export { hasEndedSince } from './event-queries.ts'

/** Counts answers of the bot as delivered, where lines are paid for. */
export function addAnswers(tx: Tx, orderId: string, { ok, failed }: { ok: number; failed: number }): void {
  tx.write(sql`
    update orders.orders set done = done + ${ok}, failed = failed + ${failed} where id = ${orderId} and billing = 'unit'`)
}

/** Whether the bot of an order is to run now: started, and neither the order nor its time is over. */
export function isRunnable({ status, botStatus, expiresAt }: StoredOrder): boolean {
  return !isFinal(status) && isBotActive(botStatus) && (expiresAt === null || expiresAt > new Date().toISOString())
}

/** The same for SQL. */
const runnable = sql`bot_status in ('started', 'running') and status in ('pending', 'in-progress')
  and (expires_at is null or expires_at > now())`

/** Of these orders, whose runs were claimed, those that go on; one that was halted and started again is to be claimed again. */
export async function filterRunning(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from orders.orders where id = any (${orderIds}::uuid[]) and ${runnable} and bot_status = 'running'`)
  return new Set(rows.map((it) => it.id))
}

/** Every order whose bot is to run, of one customer or of all, oldest first; of very many, the first. */
export function listRunnable(tx: Tx, customerId: string | null): Promise<{ id: string; customerId: string }[]> {
  return tx.all(sql`
    select id, customer_id as "customerId" from orders.orders
    where ${allOf([runnable, customerId !== null && sql`customer_id = ${customerId}`])}
    order by id limit 5000`)
}

/** How many bots of a customer are to run. */
export async function countRunnable(tx: Tx, customerId: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from orders.orders
    where ${runnable} and customer_id = ${customerId}`)
  return count
}

const begun = sql`(o.started_at is not null or o.bot_status not in ('waiting', 'stopped'))`

/** A customer's orders whose bot was ever started, newest first; only those that are open or have ended, where a state is given. */
export async function listOfCustomer(
  tx: Tx,
  customerId: string,
  state: 'open' | 'ended' | null,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredOrder[]; total: number }> {
  const found = sql`from orders.orders o
    where ${allOf([
      sql`o.customer_id = ${customerId} and o.service_type = 'AUTO_BOT' and ${begun}`,
      state === 'open' && sql`o.finished_at is null`,
      state === 'ended' && sql`o.finished_at is not null`,
    ])}`
  const items = await tx.all<StoredOrder>(
    sql`select ${columns} ${found} order by o.id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}

/** Every order whose bot runs, waits or is paused, oldest first. */
export async function listActive(tx: Tx, limit: number): Promise<{ items: StoredOrder[]; total: number }> {
  const found = sql`from orders.orders o
    where o.status in ('pending', 'in-progress') and o.bot_status in ('started', 'running', 'paused', 'error')`
  const items = await tx.all<StoredOrder>(sql`select ${columns} ${found} order by o.id limit ${limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}

/** Orders that ended so many days ago and whose lines are still here. */
export async function listWithOldInput(tx: Tx, days: number): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select o.id from orders.inputs i join orders.orders o on o.id = i.order_id
    where o.finished_at < now() - make_interval(days => ${days}) limit 1000`)
  return rows.map((it) => it.id)
}

/** Of these orders, those that have ended. */
export async function filterEnded(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select id from orders.orders where id = any (${orderIds}::uuid[]) and finished_at < now()`)
  return rows.map((it) => it.id)
}
