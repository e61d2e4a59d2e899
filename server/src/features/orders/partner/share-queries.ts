import type { OrderPartner } from '@runmart/contract/orders-operator'
import type { Suspicion } from '@runmart/contract/referrals'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const shares = query
  .selectFrom('orders.shares')
  .select(['orderId', 'partnerId', 'share', 'amount', 'state', 'postings', 'endedAt', 'releaseAt', 'reason'])
  .select(['giftPart', 'signs', 'isSuspicious'])
  // For an order left to the shop: the price of the part delivered until then.
  .select(sql<number | null>`(select l.kept from orders.share_limits l where l.order_id = shares.order_id)`.as('limit'))
  // The units or days delivered until then.
  .select(
    sql<number | null>`(select l.delivered from orders.share_limits l where l.order_id = shares.order_id)`.as(
      'delivered',
    ),
  )
  .$narrowType<{ state: OrderPartner['state']; signs: Suspicion[] }>()

/** A partner's share of an order. */
export type StoredShare = QueryRow<typeof shares>

export function findShare(tx: Reader, orderId: string): Promise<StoredShare | null> {
  return tx.find(shares.where('orderId', '=', orderId))
}

/** Locks the share. Lock the order first if both are needed. */
export function lockShare(tx: Tx, orderId: string): Promise<StoredShare | null> {
  return tx.find(shares.where('orderId', '=', orderId).forUpdate())
}

/** The shares of these orders, by order. */
export async function sharesOf(tx: Reader, orderIds: readonly string[]): Promise<Map<string, StoredShare>> {
  const rows = await tx.all(shares.where(sql<boolean>`order_id = any (${orderIds}::uuid[])`))
  return new Map(rows.map((it) => [it.orderId, it]))
}

type HeldSums = { held: number; checking: number }

/** The held sum of each partner, and the sum under an operator's review. */
export async function sumHeld(tx: Reader, partnerIds: readonly string[]): Promise<Map<string, HeldSums>> {
  const rows = await tx.all<HeldSums & { partnerId: string }>(sql`
    select partner_id as "partnerId", coalesce(sum(amount) filter (where not is_suspicious), 0)::bigint as held,
      coalesce(sum(amount) filter (where is_suspicious), 0)::bigint as checking
    from orders.shares where partner_id = any (${partnerIds}::uuid[]) and state = 'held' group by 1`)
  return new Map(rows.map((it) => [it.partnerId, it]))
}

/** Ended orders with unjudged shares, earliest first, limited. */
export async function listUnjudgedShares(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ orderId: string }>(sql`
    select order_id as "orderId" from orders.shares
    where state = 'held' and ended_at is not null and release_at is null and gift_part is null
    order by ended_at limit 1000`)
  return rows.map((it) => it.orderId)
}

type Judgement = Pick<StoredShare, 'giftPart' | 'signs' | 'isSuspicious'>

/** Stores the gift part of an order, and the signs that hold its share for an operator. */
export async function noteJudgement(tx: Tx, orderId: string, it: Judgement): Promise<void> {
  await tx.run(sql`
    update orders.shares set gift_part = ${it.giftPart}, signs = ${it.signs}, is_suspicious = ${it.isSuspicious}
    where order_id = ${orderId}`)
}

/** The waiting shares of a partner and a customer who may be one person. */
export type SuspiciousPair = {
  partnerId: string
  customerId: string
  count: number
  amount: number
  signs: Suspicion[]
  since: string
}

/** The pairs whose shares wait for an operator, longest waiting first. */
export function listSuspiciousPairs(tx: Tx, most: number): Promise<SuspiciousPair[]> {
  return tx.all<SuspiciousPair>(sql`
    select s.partner_id as "partnerId", o.customer_id as "customerId", count(distinct s.order_id)::int as count,
      (sum(s.amount) filter (where signs.nth = 1))::bigint as amount, array_agg(distinct signs.sign) as signs,
      min(s.ended_at) as since
    from orders.shares s
    join orders.orders o on o.id = s.order_id
    cross join lateral unnest(s.signs) with ordinality as signs (sign, nth)
    where s.state = 'held' and s.is_suspicious and s.amount > 0
    group by 1, 2 order by since limit ${most}`)
}

/** The number of such pairs, and the time of the oldest. */
export function countSuspiciousPairs(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select min(s.ended_at) as at from orders.shares s join orders.orders o on o.id = s.order_id
      where s.state = 'held' and s.is_suspicious and s.amount > 0 group by s.partner_id, o.customer_id order by 1`,
  )
}

/** Locks the orders of a pair's waiting shares, in the common lock order. */
export async function lockSuspiciousOrders(tx: Tx, partnerId: string, customerId: string): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select o.id from orders.orders o where o.customer_id = ${customerId} and o.id in (
      select order_id from orders.shares where partner_id = ${partnerId} and state = 'held' and is_suspicious and amount > 0)
    order by o.id for update`)
  return rows.map((it) => it.id)
}

/** Sets the release day of judged shares: after the hold, but not before the warranty ends. */
export async function setReleaseDays(tx: Tx, holdDays: number): Promise<void> {
  await tx.run(sql`
    update orders.shares s set release_at = s.ended_at + make_interval(days => greatest(${holdDays}::int, o.warranty_days))
    from orders.orders o
    where o.id = s.order_id and s.state = 'held' and s.ended_at is not null and s.release_at is null
      and s.gift_part is not null`)
}

/** Holds the share of a claimed order until the decision, at most 60 days. */
export async function holdForClaim(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    update orders.shares set release_at = greatest(release_at, now() + interval '60 days')
    where order_id = ${orderId} and state = 'held'`)
}

/** These orders have no waiting claim: `setReleaseDays` computes the release of their shares again. */
export async function releaseAfterClaims(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    update orders.shares set release_at = null where order_id = any (${orderIds}::uuid[]) and state = 'held'`)
}

/** Orders with due shares, longest due first, limited. */
export async function listDueShares(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ orderId: string }>(sql`
    select order_id as "orderId" from orders.shares where state = 'held' and not is_suspicious and release_at <= now()
    order by release_at limit 1000`)
  return rows.map((it) => it.orderId)
}

/** Stores the state of a locked share after one more posting. */
export async function updateShare(
  tx: Tx,
  orderId: string,
  { amount, state }: Pick<StoredShare, 'amount' | 'state'>,
): Promise<void> {
  await tx.run(sql`
    update orders.shares set amount = ${amount}, state = ${state}, postings = postings + 1 where order_id = ${orderId}`)
}
