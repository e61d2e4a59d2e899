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
  /** The last order of the part before. */
  after?: string | undefined
  limit: number
}

/** Orders of a partner whose date has come: those of an open status oldest first, all others newest first. */
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

/** An order that is this partner's to deliver; not found otherwise. */
export async function getPartnerOrder(tx: Tx, id: string, partnerId: string): Promise<StoredOrder> {
  const order = await getOrder(tx, id)
  if (order.partnerId !== partnerId) throw new Refusal('NOT_FOUND')
  return order
}

/** Whose order it is to deliver, and its code; null where it is the shop's. */
export function findDeliverer(tx: Tx, id: string): Promise<{ partnerId: string; code: string } | null> {
  return tx.find(sql`
    select partner_id as "partnerId", code from orders.orders where id = ${id} and partner_id is not null`)
}

export type OpenOrders = { pending: number; inProgress: number }

/** How many orders wait for each of these partners; who has only scheduled ones is there, too, with none that wait. */
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

/** Everybody who has open orders to deliver. */
export async function listBusy(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct partner_id as id from orders.orders where partner_id is not null and status in ('pending', 'in-progress')`)
  return rows.map((it) => it.id)
}

/** Those of these orders that wait to be begun by the partner who is to be told of them. */
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
 * Leaves an open order of a partner to the shop; the share of what was not delivered by then goes back with it
 * (`orders.follow_share`).
 */
export async function leaveToShop(tx: Tx, orderId: string, reason: string): Promise<void> {
  await tx.run(sql`update orders.shares set reason = ${reason} where order_id = ${orderId}`)
  await tx.run(sql`update orders.orders set partner_id = null where id = ${orderId}`)
}

/** The same for all open orders of a partner. Returns how many they were. */
export async function leaveAllToShop(tx: Tx, partnerId: string, reason: string): Promise<number> {
  const open = await tx.all<{ id: string }>(sql`
    select id from orders.orders where partner_id = ${partnerId} and status in ('pending', 'in-progress')
    order by id for update`)
  const ids = open.map((it) => it.id)
  await tx.run(sql`update orders.shares set reason = ${reason} where order_id = any (${ids}::uuid[])`)
  await tx.run(sql`update orders.orders set partner_id = null where id = any (${ids}::uuid[])`)
  return ids.length
}
