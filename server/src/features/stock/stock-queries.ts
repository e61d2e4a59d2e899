import type { StockSettings } from '@runmart/contract/stock'
import { findServicePartner } from '#features/catalog/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { SealedFile } from './secrets.ts'

export type Counts = { free: number; sold: number; expired: number; withdrawn: number }
/** The owner of a stock's free items, null for the shop; and the reason of a running withdrawal, or null. */
export type Owned = { partnerId: string | null; withdrawReason: string | null }
export type Pool = StockSettings & Counts & Owned & { serviceId: string; version: number; bytes: number }

/** The current bytes of pool `p`. */
const bytes = sql`p.bytes
  + (select coalesce(sum(bytes), 0)::bigint from stock.byte_changes c where c.service_id = p.service_id)`

/** The pool of a service with its current counts; null for a service without stock. */
export async function findPool(tx: Tx, serviceId: string): Promise<Pool | null> {
  return tx.find<Pool>(sql`
    select p.service_id as "serviceId", handout, low_at as "lowAt", keep_days as "keepDays",
      replace_percent as "replacePercent", version, ${bytes} as bytes, partner_id as "partnerId", withdraw_reason as "withdrawReason",
      p.free + c.free as free, p.sold + c.sold as sold, p.expired + c.expired as expired, p.withdrawn + c.withdrawn as withdrawn
    from stock.pools p, lateral (
      select coalesce(sum(free), 0)::bigint as free, coalesce(sum(sold), 0)::bigint as sold,
        coalesce(sum(expired), 0)::bigint as expired, coalesce(sum(withdrawn), 0)::bigint as withdrawn
      from stock.changes where service_id = p.service_id) as c
    where p.service_id = ${serviceId}`)
}

/** Locks the pool of a service until the transaction ends. A new pool belongs to the service's partner, or to the shop. */
export async function lockPool(tx: Tx, serviceId: string): Promise<LockedPool> {
  const found = await findPoolLocked(tx, serviceId)
  if (found) return found
  const partnerId = (await findServicePartner(tx, serviceId))?.partnerId ?? null
  await tx.run(sql`
    insert into stock.pools (service_id, partner_id) values (${serviceId}, ${partnerId}::uuid) on conflict do nothing`)
  const pool = await findPoolLocked(tx, serviceId)
  if (!pool) throw new Error('A pool is missing')
  return pool
}

type LockedPool = Pick<Pool, 'handout' | 'version' | keyof Owned> & { isEmpty: boolean }

/** Locks an existing pool. Checks for emptiness under the lock, because another transaction may just fill it. */
export async function findPoolLocked(tx: Tx, serviceId: string): Promise<LockedPool | null> {
  const locked = await tx.find<Omit<LockedPool, 'isEmpty'>>(sql`
    select handout, version, partner_id as "partnerId", withdraw_reason as "withdrawReason"
    from stock.pools where service_id = ${serviceId} for update`)
  if (!locked) return null
  const { isEmpty } = await tx.get<{ isEmpty: boolean }>(
    sql`select not exists (select from stock.free where service_id = ${serviceId}) as "isEmpty"`,
  )
  return { ...locked, isEmpty }
}

/** Sets the owner of a locked, empty pool. */
export async function updateOwner(tx: Tx, serviceId: string, partnerId: string | null): Promise<void> {
  await tx.run(sql`
    update stock.pools set partner_id = ${partnerId}::uuid, withdraw_reason = null where service_id = ${serviceId}`)
}

/** Sets the reason for withdrawing all free items of a locked pool; null ends the withdrawal. */
export async function updateWithdrawReason(tx: Tx, serviceId: string, reason: string | null): Promise<void> {
  await tx.run(sql`update stock.pools set withdraw_reason = ${reason} where service_id = ${serviceId}`)
}

/** Withdraws a batch of free items for good; returns its size. */
export async function withdrawSome(tx: Tx, serviceId: string, limit: number, reason: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    with taken as (
      -- By their numbers: their places may just be drawn anew.
      delete from stock.free where service_id = ${serviceId} and item_id in (
        select item_id from stock.free where service_id = ${serviceId} order by item_id limit ${limit} for update)
      returning item_id
    ), marked as (
      update stock.items set withdrawn_at = now(), reason = ${reason}, value = null where id in (select item_id from taken)
    ), counted as (
      insert into stock.changes (service_id, free, withdrawn)
      select ${serviceId}::uuid, -count(*), count(*) from taken having count(*) > 0
    )
    select count(*)::int as count from taken`)
  return count
}

/** The bytes of a locked pool. */
export async function countBytes(tx: Tx, serviceId: string): Promise<number> {
  const pool = await tx.get<{ bytes: number }>(
    sql`select ${bytes} as bytes from stock.pools p where service_id = ${serviceId}`,
  )
  return pool.bytes
}

/** The fingerprints among these, in hexadecimal, that any stock ever held. */
export async function listKnown(tx: Tx, fingerprints: readonly Buffer[]): Promise<string[]> {
  const rows = await tx.all<{ fingerprint: string }>(sql`
    select encode(fingerprint, 'hex') as fingerprint from stock.items where fingerprint = any (${fingerprints}::bytea[])`)
  return rows.map((it) => it.fingerprint)
}

/** Random places are above every item id, so that both hand-out orders never share a place. */
const FIRST_DRAWN = sql`1099511627776`
const drawnPlace = sql`random(${FIRST_DRAWN}, 9223372036854775807)`

export async function updateSettings(tx: Tx, serviceId: string, it: StockSettings): Promise<void> {
  await tx.run(sql`
    update stock.pools set handout = ${it.handout}, low_at = ${it.lowAt}, keep_days = ${it.keepDays},
      replace_percent = ${it.replacePercent},
      told = case when low_at is not distinct from ${it.lowAt}::int then told end
    where service_id = ${serviceId}`)
}

/** Moves a batch of free items to the pool's current hand-out order; returns its size. */
export async function reorderSome(tx: Tx, serviceId: string, limit: number): Promise<number> {
  const handout = (await findPool(tx, serviceId))?.handout
  await tx.run(sql`update stock.pools set first_place = null where service_id = ${serviceId}`)
  const isOther = handout === 'random' ? sql`place < ${FIRST_DRAWN}` : sql`place >= ${FIRST_DRAWN}`
  return tx.run(sql`
    update stock.free set place = ${handout === 'random' ? drawnPlace : sql`item_id`}
    where service_id = ${serviceId} and place in (
      select place from stock.free where service_id = ${serviceId} and ${isOther} order by place limit ${limit}
      for update skip locked)`)
}

export type NewItem = { fingerprint: Buffer; value: Buffer }

/** Adds items that no stock ever held; returns their ids by hexadecimal fingerprint. */
export async function insertItems(
  tx: Tx,
  serviceId: string,
  items: readonly NewItem[],
  { handout, expiresAt }: Pick<StockSettings, 'handout'> & { expiresAt: string | null },
): Promise<Map<string, string>> {
  const rows = await tx.all<{ id: string; fingerprint: string }>(sql`
    with added as (
      insert into stock.items (service_id, fingerprint, value, expires_at)
      select ${serviceId}::uuid, fingerprint, value, ${expiresAt}::timestamptz
      from unnest(${items.map((it) => it.fingerprint)}::bytea[], ${items.map((it) => it.value)}::bytea[])
        with ordinality as given (fingerprint, value, line)
      order by line on conflict (fingerprint) do nothing
      returning id, fingerprint, expires_at
    ), freed as (
      insert into stock.free (service_id, place, item_id, expires_at)
      select ${serviceId}::uuid, ${handout === 'random' ? drawnPlace : sql`id`}, id, expires_at from added
    ), counted as (
      insert into stock.changes (service_id, free) select ${serviceId}::uuid, count(*) from added having count(*) > 0
    )
    select id::text as id, encode(fingerprint, 'hex') as fingerprint from added`)
  return new Map(rows.map((it) => [it.fingerprint, it.id]))
}

/** Stores the bytes of an item that is a file. */
export function insertFile(tx: Tx, itemId: string, size: number, { key, content }: SealedFile): void {
  tx.write(sql`
    insert into stock.files (item_id, size, key, content) values (${itemId}::bigint, ${size}, ${key}, ${content})`)
}

/** A low or an empty stock; null for neither. */
type Lowness = 'low' | 'out' | null
/** The level of a stock, and the level of its last alert. */
export type SummedPool = Pick<Pool, 'serviceId' | 'free' | 'partnerId'> & { lowness: Lowness; told: Lowness }

/** Adds up the changes of one service or of all; returns the updated pools. */
export async function sumChanges(tx: Tx, serviceId: string | null): Promise<SummedPool[]> {
  const wanted = serviceId ? sql`service_id = ${serviceId}` : sql`true`
  // Locks pools before changes, in the same order as adding items does.
  await tx.run(sql`select from stock.pools where ${wanted} order by service_id for update`)
  await tx.run(sql`
    with taken as (delete from stock.changes where ${wanted} returning *),
      sums as (
        select service_id, sum(free) as free, sum(sold) as sold, sum(expired) as expired, sum(withdrawn) as withdrawn,
          bool_or(free > 0) as is_filled
        from taken group by service_id)
    update stock.pools p set free = p.free + s.free, sold = p.sold + s.sold, expired = p.expired + s.expired,
      withdrawn = p.withdrawn + s.withdrawn, filled = case when s.is_filled then p.free + s.free else p.filled end
    from sums s where p.service_id = s.service_id`)
  await tx.run(sql`
    with taken as (delete from stock.byte_changes where ${wanted} returning *),
      sums as (select service_id, sum(bytes) as bytes from taken group by service_id)
    update stock.pools p set bytes = p.bytes + s.bytes from sums s where p.service_id = s.service_id`)
  await tx.run(sql`
    update stock.pools p set first_place = first.place
    from (
      select service_id, (select f.place from stock.free f where f.service_id = p.service_id order by f.place limit 1) as place
      from stock.pools p where ${wanted}) as first
    where p.service_id = first.service_id and p.first_place is distinct from first.place`)
  return tx.all(sql`
    select service_id as "serviceId", free, partner_id as "partnerId", told,
      -- A pool that was never filled is not low.
      case when free > coalesce(low_at, filled / 10) or free + sold + expired + withdrawn = 0 then null
        when free = 0 then 'out' else 'low' end as lowness
    from stock.pools where ${wanted} order by service_id`)
}

export function updateTold(tx: Tx, serviceId: string, told: Lowness): void {
  tx.write(sql`update stock.pools set told = ${told} where service_id = ${serviceId}`)
}

/** Takes expired items out of the stocks and deletes their values, which are worthless. */
export async function expireItems(tx: Tx, limit: number): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    with expired as (
      delete from stock.free where (service_id, place) in (
        select service_id, place from stock.free where expires_at <= now() order by expires_at limit ${limit} for update skip locked)
      returning service_id, item_id
    ), deleted as (
      update stock.items set value = null where id in (select item_id from expired)
    ), counted as (
      insert into stock.changes (service_id, free, expired) select service_id, -count(*), count(*) from expired group by 1
    )
    select count(*)::int as count from expired`)
  return count
}

/** All services that have a pool. */
export async function listPooled(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`select service_id as id from stock.pools order by service_id`)
  return rows.map((it) => it.id)
}

/**
 * Deletes a batch of values that customers can no longer read; keeps the fingerprints. Returns the batch's size. Rows
 * are stored in the order of sale, so it resumes where it stopped. Items paid by the day count from the end of their
 * days.
 */
export async function deleteSomeValues(tx: Tx, serviceId: string, limit: number): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    with pool as materialized (
      select values_deleted_until as since, now() - make_interval(days => keep_days) as due from stock.pools
      where service_id = ${serviceId} for update
    ), sold as materialized (
      select h.item_id, h.at from pool, stock.handed_out h join stock.items i on i.id = h.item_id
      where i.service_id = ${serviceId} and i.value is not null and h.until is null and h.at >= pool.since and h.at < pool.due
      order by h.at limit ${limit}
    ), ended as materialized (
      select h.item_id from pool, stock.handed_out h join stock.items i on i.id = h.item_id
      where i.service_id = ${serviceId} and i.value is not null and h.until < pool.due limit ${limit}
    ), moved as (
      update stock.pools set values_deleted_until = greatest(values_deleted_until,
        case when (select count(*) from sold) < ${limit} then (select due from pool) else (select max(at) from sold) end)
      where service_id = ${serviceId}
    ), deleted as (
      update stock.items set value = null where id in (select item_id from sold union all select item_id from ended)
      returning id
    )
    select count(*)::int as count from deleted`)
  return count
}
