import type { OrderPartner } from '@runmart/contract/orders-operator'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const shares = query
  .selectFrom('orders.shares')
  .select(['orderId', 'partnerId', 'share', 'amount', 'state', 'postings', 'endedAt', 'releaseAt', 'reason'])
  // Of an order that was left to the shop: what of its price was delivered by then.
  .select(sql<number | null>`(select l.kept from orders.share_limits l where l.order_id = shares.order_id)`.as('limit'))
  // How many units or days that were.
  .select(
    sql<number | null>`(select l.delivered from orders.share_limits l where l.order_id = shares.order_id)`.as(
      'delivered',
    ),
  )
  .$narrowType<{ state: OrderPartner['state'] }>()

/** What a partner gets of an order. */
export type StoredShare = QueryRow<typeof shares>

export function findShare(tx: Reader, orderId: string): Promise<StoredShare | null> {
  return tx.find(shares.where('orderId', '=', orderId))
}

/** The same, locked; whoever needs the order as well locks that first. */
export function lockShare(tx: Tx, orderId: string): Promise<StoredShare | null> {
  return tx.find(shares.where('orderId', '=', orderId).forUpdate())
}

/** The shares of these orders, by order. */
export async function sharesOf(tx: Reader, orderIds: readonly string[]): Promise<Map<string, StoredShare>> {
  const rows = await tx.all(shares.where(sql<boolean>`order_id = any (${orderIds}::uuid[])`))
  return new Map(rows.map((it) => [it.orderId, it]))
}

/** What is held for each of these partners. */
export async function sumHeld(tx: Reader, partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ partnerId: string; held: number }>(sql`
    select partner_id as "partnerId", sum(amount)::bigint as held from orders.shares
    where partner_id = any (${partnerIds}::uuid[]) and state = 'held' group by 1`)
  return new Map(rows.map((it) => [it.partnerId, it.held]))
}

/**
 * Says on which day the shares of orders that ended become their partners': by the days that are held when they end, and not
 * before their warranty is over.
 */
export async function setReleaseDays(tx: Tx, holdDays: number): Promise<void> {
  await tx.run(sql`
    update orders.shares s set release_at = s.ended_at + make_interval(days => greatest(${holdDays}::int, o.warranty_days))
    from orders.orders o
    where o.id = s.order_id and s.state = 'held' and s.ended_at is not null and s.release_at is null`)
}

/** What is claimed under warranty is not paid out before it is decided; longer than this nobody waits. */
export async function holdForClaim(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    update orders.shares set release_at = greatest(release_at, now() + interval '60 days')
    where order_id = ${orderId} and state = 'held'`)
}

/** Nothing that was claimed of these orders waits any more: `setReleaseDays` says anew when their shares are due. */
export async function releaseAfterClaims(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update orders.shares set release_at = null where order_id = any (${orderIds}::uuid[]) and state = 'held'`)
}

/** The orders whose shares are due, the longest first; of very many, those that come first. */
export async function listDueShares(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ orderId: string }>(sql`
    select order_id as "orderId" from orders.shares where state = 'held' and release_at <= now()
    order by release_at limit 1000`)
  return rows.map((it) => it.orderId)
}

/** Notes what the ledger has of a locked share after one more posting. */
export async function updateShare(
  tx: Tx,
  orderId: string,
  { amount, state }: Pick<StoredShare, 'amount' | 'state'>,
): Promise<void> {
  await tx.run(sql`
    update orders.shares set amount = ${amount}, state = ${state}, postings = postings + 1 where order_id = ${orderId}`)
}
