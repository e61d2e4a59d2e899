import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The number of items that orders got for their payment. Replacements do not count. */
export async function countHandedOut(tx: Tx): Promise<number> {
  const { count } = await tx.get<{ count: number }>(
    sql`select count(*) as count from stock.handed_out where replaces is null`,
  )
  return count
}

type PoolCounts = Record<'free' | 'sold' | 'expired' | 'withdrawn' | 'bytes' | 'twice' | 'nowhere', number>

/**
 * A pool whose counts differ from its items. `twice` counts items in two places, `nowhere` those in none; both should
 * be 0.
 */
export type DifferingPool = { serviceId: string; has: PoolCounts; should: PoolCounts }

/** Pools whose counts or bytes differ from their items, or whose items are in two places or in none. */
export function listDifferingPools(tx: Tx): Promise<DifferingPool[]> {
  return tx.all(sql`
    with items as (
      select i.service_id, count(f.item_id) as free, count(h.item_id) as sold, count(i.withdrawn_at) as withdrawn,
        count(*) filter (where f.item_id is null and h.item_id is null and i.withdrawn_at is null) as expired,
        count(*) filter (where num_nonnulls(f.item_id, h.item_id, i.withdrawn_at) > 1) as twice,
        count(*) filter (where num_nonnulls(f.item_id, h.item_id, i.withdrawn_at) = 0 and i.expires_at is null) as nowhere,
        sum(coalesce(octet_length(i.value), 0) + coalesce((select size from stock.files where item_id = i.id), 0)) as bytes
      from stock.items i left join stock.free f on f.service_id = i.service_id and f.item_id = i.id left join stock.handed_out h on h.item_id = i.id
      group by i.service_id
    ), changes as (
      select service_id, sum(free) as free, sum(sold) as sold, sum(expired) as expired, sum(withdrawn) as withdrawn
      from stock.changes group by service_id
    ), byte_changes as (
      select service_id, sum(bytes) as bytes from stock.byte_changes group by service_id
    ), counted as (
      select service_id, p.free + coalesce(c.free, 0) as free, p.sold + coalesce(c.sold, 0) as sold,
        p.expired + coalesce(c.expired, 0) as expired, p.withdrawn + coalesce(c.withdrawn, 0) as withdrawn,
        p.bytes + coalesce(b.bytes, 0) as bytes
      from stock.pools p left join changes c using (service_id) left join byte_changes b using (service_id)
    )
    select service_id as "serviceId",
      jsonb_build_object('free', c.free, 'sold', c.sold, 'expired', c.expired, 'withdrawn', c.withdrawn, 'bytes', c.bytes,
        'twice', i.twice, 'nowhere', i.nowhere) as has,
      jsonb_build_object('free', i.free, 'sold', i.sold, 'expired', i.expired, 'withdrawn', i.withdrawn, 'bytes', i.bytes,
        'twice', 0, 'nowhere', 0) as should
    from counted c join items i using (service_id)
    where (c.free, c.sold, c.expired, c.withdrawn, c.bytes, i.twice, i.nowhere)
      is distinct from (i.free, i.sold, i.expired, i.withdrawn, i.bytes, 0, 0)`)
}
