import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isItemId } from './item-queries.ts'
import type { SealedFile } from './secrets.ts'

export type StoredGood = {
  id: string
  value: Buffer | null
  /** Null for a line. */
  size: number | null
  expiresAt: string | null
  seenAt: string | null
  replaces: string | null
  replacedBy: string | null
  keptUntil: string
}

/** The time when the shop deletes the value of `h`, handed out from pool `p`. */
const keptUntil = sql`coalesce(h.until, h.at) + make_interval(days => p.keep_days)`

/** The time until which all items of an order are readable; null if none is left. */
export async function findKeptUntil(reader: Reader, orderId: string): Promise<string | null> {
  const found = await reader.find<{ keptUntil: string | null }>(sql`
    select min(${keptUntil}) as "keptUntil"
    from stock.handed_out h join stock.items i on i.id = h.item_id join stock.pools p on p.service_id = i.service_id
    where h.order_id = ${orderId} and i.value is not null`)
  return found?.keptUntil ?? null
}

/**
 * The items of an order. Reading marks its lines as seen, unless unseen items are closed. Downloads mark files as seen.
 */
export async function readGoods(tx: Tx, orderId: string, isClosed: boolean): Promise<StoredGood[]> {
  const goods = await tx.all<StoredGood>(sql`
    select i.id::text as id, i.value, f.size, i.expires_at as "expiresAt", h.seen_at as "seenAt", h.replaces::text as replaces,
      h.replaced_by::text as "replacedBy", ${keptUntil} as "keptUntil"
    from stock.handed_out h join stock.items i on i.id = h.item_id join stock.pools p on p.service_id = i.service_id
      left join stock.files f on f.item_id = i.id
    where h.order_id = ${orderId} order by h.at, i.id`)
  if (!isClosed && goods.some((it) => it.seenAt === null && it.value && it.size === null))
    await tx.run(sql`
      update stock.handed_out h set seen_at = now() where order_id = ${orderId} and seen_at is null
        and exists (select from stock.items i where i.id = h.item_id and i.value is not null)
        and not exists (select from stock.files f where f.item_id = h.item_id)`)
  return goods
}

/** A file among an order's items, or null. Reading marks it as seen. */
export async function readFile(
  tx: Tx,
  orderId: string,
  itemId: string,
): Promise<(SealedFile & { name: Buffer }) | null> {
  if (!isItemId(itemId)) return null
  const file = await tx.find<SealedFile & { name: Buffer }>(sql`
    select i.value as name, f.key, f.content
    from stock.handed_out h join stock.items i on i.id = h.item_id join stock.files f on f.item_id = h.item_id
    where h.item_id = ${itemId}::bigint and h.order_id = ${orderId}`)
  if (file)
    tx.write(sql`
      update stock.handed_out set seen_at = now() where item_id = ${itemId}::bigint and seen_at is null`)
  return file
}

export type LockedGood = {
  id: string
  serviceId: string
  replacedBy: string | null
  until: string | null
  seenAt: string | null
}

/** Locks the given items of an order until the transaction ends. */
export async function lockGoods(tx: Tx, orderId: string, itemIds: readonly string[]): Promise<LockedGood[]> {
  return tx.all<LockedGood>(sql`
    select h.item_id::text as id, i.service_id as "serviceId", h.replaced_by::text as "replacedBy", h.until,
      h.seen_at as "seenAt"
    from stock.handed_out h join stock.items i on i.id = h.item_id
    where h.item_id = any (${itemIds.filter(isItemId)}::bigint[]) and h.order_id = ${orderId}
    order by h.item_id for update of h`)
}

/**
 * Hands an order the next items of a stock as replacements, all or none. Null if too few are left, or if they belong to
 * another partner.
 */
export async function insertReplacements(
  tx: Tx,
  it: { orderId: string; partnerId: string | null; goods: readonly LockedGood[]; reason: string | null },
): Promise<string[] | null> {
  const { orderId, partnerId, goods, reason } = it
  const [first] = goods
  if (!first) return []
  // All items of an order belong to one service and last equally long.
  const { serviceId, until } = first
  const count = goods.length
  const { items } = await tx.get<{ items: string[] | null }>(sql`
    select stock.take_for(
      ${serviceId}::uuid, ${partnerId}::uuid, ${count}::int, coalesce(${until}::timestamptz, now()))::text[] as items`)
  if (!items) return null
  const fill = (value: string | null) => goods.map(() => value)
  await tx.run(sql`
    select stock.hand_out(${fill(orderId)}::uuid[], ${fill(serviceId)}::uuid[], ${items}::bigint[], ${fill(until)}::timestamptz[])`)
  const pairs = sql`unnest(${items}::bigint[], ${goods.map((it) => it.id)}::bigint[]) as it (next, broken)`
  await tx.run(sql`update stock.handed_out h set replaces = it.broken from ${pairs} where h.item_id = it.next`)
  await tx.run(sql`
    update stock.handed_out h set replaced_by = it.next, reason = ${reason} from ${pairs} where h.item_id = it.broken`)
  return items
}

/** The number of an order's items without a replacement, except these. */
export async function countGoodsBesides(tx: Reader, orderId: string, itemIds: readonly string[]): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from stock.handed_out
    where order_id = ${orderId} and replaced_by is null and item_id <> all (${itemIds}::bigint[])`)
  return count
}

/** Deletes the values of these orders' items; keeps the record of their sale. */
export function deleteGoodsOf(tx: Tx, orderIds: Sql): void {
  tx.write(sql`
    update stock.items set value = null
    where id in (select item_id from stock.handed_out where order_id in (${orderIds})) and value is not null`)
}
