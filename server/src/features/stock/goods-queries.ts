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

/** From when on what was handed out as `h`, from the pool `p`, is deleted. */
const keptUntil = sql`coalesce(h.until, h.at) + make_interval(days => p.keep_days)`

/** Until when all that an order got from stock can be read; null where nothing is left of it. */
export async function findKeptUntil(reader: Reader, orderId: string): Promise<string | null> {
  const found = await reader.find<{ keptUntil: string | null }>(sql`
    select min(${keptUntil}) as "keptUntil"
    from stock.handed_out h join stock.items i on i.id = h.item_id join stock.pools p on p.service_id = i.service_id
    where h.order_id = ${orderId} and i.value is not null`)
  return found?.keptUntil ?? null
}

/**
 * What an order got from stock. Whoever reads it has seen its lines from now on, unless what nobody saw is closed; files are seen when
 * they are downloaded.
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

/** A file among what an order got from stock; null where there is none, or no longer. Whoever reads it has seen it. */
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

/** Those of these items that an order got, kept from others until the transaction ends. */
export async function lockGoods(tx: Tx, orderId: string, itemIds: readonly string[]): Promise<LockedGood[]> {
  return tx.all<LockedGood>(sql`
    select h.item_id::text as id, i.service_id as "serviceId", h.replaced_by::text as "replacedBy", h.until,
      h.seen_at as "seenAt"
    from stock.handed_out h join stock.items i on i.id = h.item_id
    where h.item_id = any (${itemIds.filter(isItemId)}::bigint[]) and h.order_id = ${orderId}
    order by h.item_id for update of h`)
}

/**
 * Hands an order the next items of a stock for others, all of them or none; null where the stock has not as many, or they are not
 * those of the partner whose order it is.
 */
export async function insertReplacements(
  tx: Tx,
  it: { orderId: string; partnerId: string | null; goods: readonly LockedGood[]; reason: string | null },
): Promise<string[] | null> {
  const { orderId, partnerId, goods, reason } = it
  const [first] = goods
  if (!first) return []
  // All items of an order are of one service and last equally long.
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

/** How many items of an order nothing was given for yet, without these. */
export async function countGoodsBesides(tx: Reader, orderId: string, itemIds: readonly string[]): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from stock.handed_out
    where order_id = ${orderId} and replaced_by is null and item_id <> all (${itemIds}::bigint[])`)
  return count
}

/** Deletes what the items of these orders say; that they were sold stays. */
export function deleteGoodsOf(tx: Tx, orderIds: Sql): void {
  tx.write(sql`
    update stock.items set value = null
    where id in (select item_id from stock.handed_out where order_id in (${orderIds})) and value is not null`)
}
