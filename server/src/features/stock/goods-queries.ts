import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isItemId } from './item-queries.ts'

export type StoredGood = {
  id: string
  value: Buffer | null
  expiresAt: string | null
  seenAt: string | null
  replaces: string | null
  replacedBy: string | null
  keptUntil: string
}

/** What an order got from stock. Whoever reads it has seen it from now on. */
export async function readGoods(tx: Tx, orderId: string): Promise<StoredGood[]> {
  const goods = await tx.all<StoredGood>(sql`
    select i.id::text as id, i.value, i.expires_at as "expiresAt", h.seen_at as "seenAt", h.replaces::text as replaces,
      h.replaced_by::text as "replacedBy", coalesce(h.until, h.at) + make_interval(days => p.keep_days) as "keptUntil"
    from stock.handed_out h join stock.items i on i.id = h.item_id join stock.pools p on p.service_id = i.service_id
    where h.order_id = ${orderId} order by h.at, i.id`)
  if (goods.some((it) => it.seenAt === null && it.value))
    await tx.run(sql`update stock.handed_out set seen_at = now() where order_id = ${orderId} and seen_at is null`)
  return goods
}

/** An item of an order, kept from others until the transaction ends. */
export async function lockGood(
  tx: Tx,
  orderId: string,
  itemId: string,
): Promise<{ serviceId: string; replacedBy: string | null; until: string | null } | null> {
  if (!isItemId(itemId)) return null
  return tx.find(sql`
    select i.service_id as "serviceId", h.replaced_by::text as "replacedBy", h.until
    from stock.handed_out h join stock.items i on i.id = h.item_id
    where h.item_id = ${itemId}::bigint and h.order_id = ${orderId} for update of h`)
}

/** Hands an order the next item of a stock for another one; null where the stock is empty. */
export async function insertReplacement(
  tx: Tx,
  it: { serviceId: string; orderId: string; itemId: string; until: string | null; reason: string },
): Promise<string | null> {
  const { serviceId, orderId, itemId, until, reason } = it
  const { items } = await tx.get<{ items: string[] | null }>(
    sql`select stock.take(${serviceId}::uuid, 1, coalesce(${until}::timestamptz, now()))::text[] as items`,
  )
  const [next] = items ?? []
  if (!next) return null
  await tx.run(sql`
    select stock.hand_out(array[${orderId}::uuid], array[${serviceId}::uuid], array[${next}::bigint], array[${until}::timestamptz])`)
  await tx.run(sql`update stock.handed_out set replaces = ${itemId}::bigint where item_id = ${next}::bigint`)
  await tx.run(sql`
    update stock.handed_out set replaced_by = ${next}::bigint, reason = ${reason} where item_id = ${itemId}::bigint`)
  return next
}

/** Deletes what the items of these orders say; that they were sold stays. */
export function deleteGoodsOf(tx: Tx, orderIds: Sql): void {
  tx.write(sql`
    update stock.items set value = null
    where id in (select item_id from stock.handed_out where order_id in (${orderIds})) and value is not null`)
}
