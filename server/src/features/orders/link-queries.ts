import type { OrderLink } from '@runmart/contract/orders'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** At most so many links are told at once. */
export const LINKS_TOLD = 1_000

/** The links of an order, in their order or those not yet done first, and how many there are. */
export async function linksOf(
  tx: Tx,
  orderId: string,
  undoneFirst = false,
): Promise<{ links: OrderLink[]; linkCount: number }> {
  const order = undoneFirst ? sql`order by done = amount, line` : sql`order by line`
  const links = await tx.all<OrderLink>(sql`
    select line, link, amount, done from orders.links where order_id = ${orderId} ${order} limit ${LINKS_TOLD}`)
  const { linkCount } = await tx.get<{ linkCount: number }>(sql`
    select count(*)::int as "linkCount" from orders.links where order_id = ${orderId}`)
  return { links, linkCount }
}

/** Moves the counts of links forward; says how many links took theirs. None goes back or beyond its amount. */
export function moveLinks(tx: Tx, orderId: string, links: readonly { line: number; done: number }[]): Promise<number> {
  return tx.run(sql`
    update orders.links l set done = it.done
    from unnest(${links.map((it) => it.line)}::int[], ${links.map((it) => it.done)}::int[]) as it (line, done)
    where l.order_id = ${orderId} and l.line = it.line and it.done between l.done and l.amount`)
}

/** How much of all links together is done; null for an order without links. */
export async function sumLinks(tx: Tx, orderId: string): Promise<number | null> {
  return (
    await tx.get<{ done: number | null }>(
      sql`select sum(done)::int as done from orders.links where order_id = ${orderId}`,
    )
  ).done
}

export async function finishLinks(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`update orders.links set done = amount where order_id = ${orderId} and done < amount`)
}
