import { isBotActive } from '@runmart/contract/bots-states'
import { isFinal } from '@runmart/contract/orders-states'
import { countRows } from '#platform/db/count-rows.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isOpenNow, openInOrder, orders, type StoredOrder } from './order-queries.ts'

export { hasEndedSince } from './event-queries.ts'

type Answers = { ok: number; failed: number; underWay: number }

/**
 * Adds the bot's answers to the delivered lines if lines are paid for. Stores the number of lines that cannot be
 * refunded now.
 */
export function addAnswers(tx: Tx, orderId: string, { ok, failed, underWay }: Answers): void {
  tx.write(sql`
    update orders.orders set done = done + ${ok}, failed = failed + ${failed}, under_way = ${underWay}
    where id = ${orderId} and billing = 'unit'`)
}

/** Lines under way are lost with their node: the bot skips them, and the customer does not pay for them. */
export async function clearUnderWay(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`update orders.orders set under_way = 0 where id = ${orderId} and under_way > 0`)
}

/** Whether an order's bot should run now: it is started, and neither the order nor its time is over. */
export function isRunnable({ status, botStatus, expiresAt }: StoredOrder): boolean {
  return !isFinal(status) && isBotActive(botStatus) && (expiresAt === null || expiresAt > new Date().toISOString())
}

/** The same in SQL. Literal, because PostgreSQL uses the partial index only for these very words. */
const runnable = sql<boolean>`bot_status in ('started', 'running') and status in ('pending', 'in-progress')
  and (expires_at is null or expires_at > now())`

const amongOrders = (ids: readonly string[]) =>
  query.selectFrom('orders.orders').select('id').where('id', '=', sql<string>`any (${ids}::uuid[])`)

/** The orders among these leased runs that go on. An order that was halted and started again needs a new lease. */
export async function filterRunning(tx: Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const running = amongOrders(orderIds).where(runnable).where('botStatus', '=', 'running')
  return new Set((await tx.all(running)).map((it) => it.id))
}

type Runnable = Pick<Row<'orders.orders'>, 'id' | 'customerId'>

/** Orders whose bot should run, of one customer or of all, oldest first, limited. */
export function listRunnable(tx: Tx, customerId: string | null): Promise<Runnable[]> {
  const found = query.selectFrom('orders.orders').select(['id', 'customerId']).where(runnable)
  const asked = customerId === null ? found : found.where('customerId', '=', customerId)
  return tx.all(asked.orderBy('id').limit(5000))
}

/** The number of a customer's bots that should run. */
export function countRunnable(tx: Reader, customerId: string): Promise<number> {
  return countRows(tx, query.selectFrom('orders.orders').where(runnable).where('customerId', '=', customerId))
}

const begun = sql<boolean>`(o.started_at is not null or o.bot_status not in ('waiting', 'stopped'))`

/** A customer's orders whose bot ever started, newest first; only open or only ended ones if a state is given. */
export async function listOfCustomer(
  tx: Tx,
  customerId: string,
  state: 'open' | 'ended' | null,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredOrder[]; total: number }> {
  let found = orders.where('o.customerId', '=', customerId).where('o.serviceType', '=', 'AUTO_BOT').where(begun)
  if (state) found = found.where('o.finishedAt', state === 'open' ? 'is' : 'is not', null)
  const items = await tx.all(
    found
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** These orders, by their ids. */
export async function listByIds(reader: Reader, ids: readonly string[]): Promise<Map<string, StoredOrder>> {
  const rows = await reader.all(orders.where('o.id', '=', sql<string>`any (${ids}::uuid[])`))
  return new Map(rows.map((it) => [it.id, it]))
}

/** Every order whose bot runs, waits or is paused, oldest first. */
export async function listActive(tx: Tx, limit: number): Promise<{ items: StoredOrder[]; total: number }> {
  const found = orders.where(sql<boolean>`${isOpenNow} and o.bot_status in ('started', 'running', 'paused', 'error')`)
  return { items: await tx.all(found.orderBy(openInOrder).limit(limit)), total: await countRows(tx, found) }
}

/** Orders that ended this many days ago and still have their lines. */
export async function listWithOldInput(tx: Tx, days: number): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('orders.inputs as i')
      .innerJoin('orders.orders as o', 'o.id', 'i.orderId')
      .select('o.id')
      .where('o.finishedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
      .limit(1000),
  )
  return rows.map((it) => it.id)
}

/** The ended orders among these. */
export async function filterEnded(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx.all(amongOrders(orderIds).where('finishedAt', '<', sql<string>`now()`))
  return rows.map((it) => it.id)
}
