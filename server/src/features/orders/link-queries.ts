import type { OrderLink } from '@runmart/contract/orders-order'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The largest number of links in one answer. */
export const MAX_LINKS_SHOWN = 1_000

/** The links of an order, in order or undone first, and their total number. */
export async function linksOf(
  tx: Reader,
  orderId: string,
  undoneFirst = false,
): Promise<{ links: OrderLink[]; linkCount: number }> {
  const found = query
    .selectFrom('orders.links')
    .select(['line', 'link', 'amount', 'done'])
    .where('orderId', '=', orderId)
  const sorted = undoneFirst ? found.orderBy(sql`done = amount`).orderBy('line') : found.orderBy('line')
  return { links: await tx.all(sorted.limit(MAX_LINKS_SHOWN)), linkCount: await countRows(tx, found) }
}

export async function hasLinks(reader: Reader, orderId: string): Promise<boolean> {
  return (await reader.find(sql`select from orders.links where order_id = ${orderId} limit 1`)) !== null
}

/** The links of an order after a line, at most `most`. */
export function linksAfter(tx: Tx, orderId: string, line: number, most: number): Promise<OrderLink[]> {
  return tx.all(
    query
      .selectFrom('orders.links')
      .select(['line', 'link', 'amount', 'done'])
      .where('orderId', '=', orderId)
      .where('line', '>', line)
      .orderBy('line')
      .limit(most),
  )
}

/** The order's links among these lines, with their progress. */
export function findLinks(
  tx: Tx,
  orderId: string,
  lines: readonly number[],
): Promise<Pick<OrderLink, 'line' | 'amount' | 'done'>[]> {
  return tx.all(sql`
    select l.line, l.amount, l.done from unnest(${lines}::int[]) as it (line)
      join orders.links l on l.order_id = ${orderId} and l.line = it.line`)
}

/** Inserts the links of an order before its placing. */
export function insertLinks(tx: Tx, orderId: string, links: readonly { link: string; amount: number }[]): void {
  tx.write(sql`
    insert into orders.links (order_id, line, link, amount)
    select ${orderId}, line, link, amount
    from unnest(${links.map((it) => it.link)}::text[], ${links.map((it) => it.amount)}::int[])
      with ordinality as it (link, amount, line)`)
}

/** Raises the counts of links; returns how many links took theirs. No count falls, or exceeds its amount. */
export function moveLinks(tx: Tx, orderId: string, links: readonly { line: number; done: number }[]): Promise<number> {
  return tx.run(sql`
    update orders.links l set done = it.done
    from unnest(${links.map((it) => it.line)}::int[], ${links.map((it) => it.done)}::int[]) as it (line, done)
    where l.order_id = ${orderId} and l.line = it.line and it.done between l.done and l.amount`)
}

/** Lowers the counts of links; returns how many links took theirs. No count rises. */
export function lowerLinks(tx: Tx, orderId: string, links: readonly { line: number; done: number }[]): Promise<number> {
  return tx.run(sql`
    update orders.links l set done = it.done
    from unnest(${links.map((it) => it.line)}::int[], ${links.map((it) => it.done)}::int[]) as it (line, done)
    where l.order_id = ${orderId} and l.line = it.line and it.done between 0 and l.done`)
}

/** The sum of all links' progress; null for an order without links. */
export async function sumLinks(tx: Tx, orderId: string): Promise<number | null> {
  return (
    await tx.get<{ done: number | null }>(
      sql`select sum(done)::int as done from orders.links where order_id = ${orderId}`,
    )
  ).done
}

/** Deletes the links of an ended order, and stores whether there were any. */
export async function deleteLinks(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    with gone as (delete from orders.links where order_id = ${orderId} returning line)
    update orders.orders set links_deleted = exists (select from gone) where id = ${orderId}`)
}

/** Orders that ended this many days ago and may still have links. */
export async function listWithOldLinks(tx: Tx, days: number): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('orders.orders')
      .select('id')
      // Literal: PostgreSQL uses the partial index only for these very words.
      .where(sql<boolean>`service_type = 'REFERRAL' and finished_at is not null and links_deleted is null`)
      .where('finishedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
      .orderBy('finishedAt')
      .limit(1000),
  )
  return rows.map((it) => it.id)
}

export async function finishLinks(tx: Tx, orderId: string): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.links')
      .set((eb) => ({ done: eb.ref('amount') }))
      .where('orderId', '=', orderId)
      .whereRef('done', '<', 'amount'),
  )
}
