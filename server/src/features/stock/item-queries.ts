import type { Page } from '@runmart/contract/lists'
import type { ItemState, StockItem } from '@runmart/contract/stock'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export const isItemId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id)

type FoundItem = StockItem & { serviceId: string }

/** Items `i` with their place in a stock (`f`) or their sale (`h`). */
const items = sql`(stock.items i left join stock.free f on f.service_id = i.service_id and f.item_id = i.id left join stock.handed_out h on h.item_id = i.id)`

const columns = sql`i.id::text as id, i.service_id as "serviceId",
  case when h.item_id is not null then 'sold' when i.withdrawn_at is not null then 'withdrawn'
    when f.item_id is not null and (i.expires_at is null or i.expires_at > now()) then 'free' else 'expired' end as state,
  (select size from stock.files where item_id = i.id) as size, i.added_at as "addedAt", i.expires_at as "expiresAt", h.order_id as "orderId", h.at as "soldAt", h.seen_at as "seenAt",
  coalesce(h.reason, i.reason) as reason, h.replaced_by::text as "replacedBy"`

/** The ids of a service's items by state. Each query reads few other rows: a stock may hold a million. */
const idsIn = (serviceId: string): Record<ItemState | 'any', Sql> => ({
  any: sql`select id from stock.items where service_id = ${serviceId}`,
  free: sql`select item_id as id from stock.free where service_id = ${serviceId} and (expires_at is null or expires_at > now())`,
  sold: sql`select h.item_id as id from stock.handed_out h join stock.items i on i.id = h.item_id where i.service_id = ${serviceId}`,
  expired: sql`select id from stock.items where service_id = ${serviceId} and expires_at is not null and expires_at <= now()
    and withdrawn_at is null and not exists (select from stock.handed_out h where h.item_id = items.id)`,
  withdrawn: sql`select id from stock.items where service_id = ${serviceId} and withdrawn_at is not null`,
})

/** A page of the items of a service, newest first. */
export async function listItems(
  tx: Tx,
  serviceId: string,
  state: ItemState | undefined,
  { page, limit }: Page,
): Promise<StockItem[]> {
  const rows = await tx.all<FoundItem>(sql`
    with page as materialized (
      ${idsIn(serviceId)[state ?? 'any']} order by id desc limit ${limit} offset ${(page - 1) * limit})
    select ${columns} from page join ${items} on i.id = page.id order by i.id desc`)
  return rows.map(({ serviceId: _, ...it }) => it)
}

export async function findByFingerprint(tx: Tx, fingerprint: Buffer): Promise<FoundItem | null> {
  return tx.find<FoundItem>(sql`select ${columns} from ${items} where i.fingerprint = ${fingerprint}`)
}

export async function findItem(tx: Tx, id: string): Promise<FoundItem | null> {
  return isItemId(id) ? tx.find<FoundItem>(sql`select ${columns} from ${items} where i.id = ${id}::bigint`) : null
}

/** The items of an order, in the order of their hand-out. */
export async function listItemsOf(tx: Tx, orderId: string): Promise<StockItem[]> {
  const rows = await tx.all<FoundItem>(sql`
    select ${columns} from ${items} where h.order_id = ${orderId} order by h.at, i.id`)
  return rows.map(({ serviceId: _, ...it }) => it)
}

/** Takes an item out of its stock for good. False if it is gone or a sale holds it. */
export async function withdraw(tx: Tx, { id, serviceId }: FoundItem, reason: string): Promise<boolean> {
  const row = await tx.find(sql`
    with taken as (
      delete from stock.free where (service_id, place) in (
        select service_id, place from stock.free where service_id = ${serviceId} and item_id = ${id}::bigint for update skip locked) returning item_id
    ), counted as (
      insert into stock.changes (service_id, free, withdrawn) select ${serviceId}::uuid, -1, 1 from taken
    )
    update stock.items i set withdrawn_at = now(), reason = ${reason}, value = null from taken where i.id = taken.item_id
    returning i.id`)
  return row !== null
}
