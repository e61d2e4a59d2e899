import type { OrderStatus } from '@runmart/contract/orders-states'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  getOrder,
  hasCome,
  isOpen,
  isOpenNow,
  type ListedOrder,
  listedOrders,
  openInOrder,
  type StoredOrder,
} from '../order-queries.ts'

type Part = {
  status?: OrderStatus | undefined
  serviceId?: string | undefined
  /** The last order of the previous part. */
  after?: string | undefined
  limit: number
}

/** A partner's orders whose date has come: open statuses oldest first, all others newest first. */
export async function listPartnerOrders(
  tx: Tx,
  partnerId: string,
  { status, serviceId, after, limit }: Part,
): Promise<ListedOrder[]> {
  if ((serviceId && !isUuid(serviceId)) || (after && !isUuid(after))) return []
  const isOldestFirst = status === 'pending' || status === 'in-progress'
  let found = listedOrders.where('o.partnerId', '=', partnerId).where(isOldestFirst ? isOpenNow : hasCome)
  if (status) found = found.where('o.status', '=', status)
  if (serviceId) found = found.where('o.serviceId', '=', serviceId)
  if (after) found = found.where('o.id', isOldestFirst ? '>' : '<', after)
  return tx.all((isOldestFirst ? found.orderBy(openInOrder) : found.orderBy('o.id', 'desc')).limit(limit))
}

/** An order that this partner delivers, or a refusal. */
export async function getPartnerOrder(tx: Tx, id: string, partnerId: string): Promise<StoredOrder> {
  const order = await getOrder(tx, id)
  if (order.partnerId !== partnerId) throw new Refusal('NOT_FOUND')
  return order
}

/** The partner and code of an order; null for the shop's own. */
export function findDeliverer(tx: Tx, id: string): Promise<{ partnerId: string; code: string } | null> {
  return tx.find(sql`
    select partner_id as "partnerId", code from orders.orders where id = ${id} and partner_id is not null`)
}

export type OpenOrders = { pending: number; inProgress: number }

/** The number of waiting orders of each partner. Partners with only scheduled ones appear with none waiting. */
export async function countPartnerOrders(tx: Tx, partnerIds: readonly string[]): Promise<Map<string, OpenOrders>> {
  const rows = await tx.all<OpenOrders & { partnerId: string }>(sql`
    select partner.id as "partnerId", come.pending, come."inProgress"
    from unnest(${partnerIds}::uuid[]) as partner (id) cross join lateral (
      select count(*) filter (where o.status = 'pending')::int as pending,
        count(*) filter (where o.status = 'in-progress')::int as "inProgress"
      from orders.orders o where o.partner_id = partner.id and ${isOpenNow}) as come
    where exists (select from orders.orders o where o.partner_id = partner.id and ${isOpen})`)
  return new Map(rows.map(({ partnerId, ...open }) => [partnerId, open]))
}

/** All partners with open orders. */
export async function listBusy(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct partner_id as id from orders.orders where partner_id is not null and status in ('pending', 'in-progress')`)
  return rows.map((it) => it.id)
}

/** The orders among these that still wait for the partner to begin them. */
export async function listToTell(
  tx: Tx,
  told: readonly { orderId: string; partnerId: string }[],
): Promise<Set<string>> {
  const rows = await tx.all<{ id: string }>(sql`
    select o.id from unnest(${told.map((it) => it.orderId)}::uuid[], ${told.map((it) => it.partnerId)}::uuid[]) as told (id, partner_id)
    join orders.orders o on o.id = told.id and o.partner_id = told.partner_id and o.status = 'pending'`)
  return new Set(rows.map((it) => it.id))
}

/**
 * Leaves a partner's open order to the shop; the share of its undelivered part returns with it (`orders.follow_share`).
 */
export async function leaveToShop(tx: Tx, orderId: string, reason: string): Promise<void> {
  await tx.run(sql`update orders.shares set reason = ${reason} where order_id = ${orderId}`)
  await tx.run(sql`update orders.orders set partner_id = null where id = ${orderId}`)
}

/** Leaves all open orders of a partner to the shop. Returns their number. */
export async function leaveAllToShop(tx: Tx, partnerId: string, reason: string): Promise<number> {
  const open = await tx.all<{ id: string }>(sql`
    select id from orders.orders where partner_id = ${partnerId} and status in ('pending', 'in-progress')
    order by id for update`)
  const ids = open.map((it) => it.id)
  await tx.run(sql`update orders.shares set reason = ${reason} where order_id = any (${ids}::uuid[])`)
  await tx.run(sql`update orders.orders set partner_id = null where id = any (${ids}::uuid[])`)
  return ids.length
}
