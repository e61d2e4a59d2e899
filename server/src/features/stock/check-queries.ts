import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** How many items orders got when they were paid; what was given for a broken one is none more. */
export async function countHandedOut(tx: Tx): Promise<number> {
  const { count } = await tx.get<{ count: number }>(
    sql`select count(*) as count from stock.handed_out where replaces is null`,
  )
  return count
}

/** Pools whose counts or bytes are not those of their items, and items that are in two places or in none, in words. */
export async function listDifferingPools(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ example: string }>(sql`
    with items as (
      select i.service_id, count(f.item_id) as free, count(h.item_id) as sold, count(i.withdrawn_at) as withdrawn,
        count(*) filter (where f.item_id is null and h.item_id is null and i.withdrawn_at is null) as expired,
        count(*) filter (where num_nonnulls(f.item_id, h.item_id, i.withdrawn_at) > 1) as twice,
        count(*) filter (where num_nonnulls(f.item_id, h.item_id, i.withdrawn_at) = 0 and i.expires_at is null) as lost,
        sum(coalesce(octet_length(i.value), 0) + coalesce((select size from stock.files where item_id = i.id), 0)) as bytes
      from stock.items i left join stock.free f on f.service_id = i.service_id and f.item_id = i.id left join stock.handed_out h on h.item_id = i.id
      group by i.service_id
    ), changes as (
      select service_id, sum(free) as free, sum(sold) as sold, sum(expired) as expired, sum(withdrawn) as withdrawn
      from stock.changes group by service_id
    ), byte_changes as (
      select service_id, sum(bytes) as bytes from stock.byte_changes group by service_id
    )
    select format('stock of %s: %s free, %s sold, %s expired, %s withdrawn are counted; %s, %s, %s, %s are there; %s twice, %s nowhere; %s bytes are counted, %s are there',
      p.service_id, p.free + coalesce(c.free, 0), p.sold + coalesce(c.sold, 0), p.expired + coalesce(c.expired, 0),
      p.withdrawn + coalesce(c.withdrawn, 0), i.free, i.sold, i.expired, i.withdrawn, i.twice, i.lost,
      p.bytes + coalesce(b.bytes, 0), i.bytes) as example
    from stock.pools p join items i using (service_id) left join changes c using (service_id) left join byte_changes b using (service_id)
    where (p.free + coalesce(c.free, 0), p.sold + coalesce(c.sold, 0), p.expired + coalesce(c.expired, 0),
        p.withdrawn + coalesce(c.withdrawn, 0), 0, 0, p.bytes + coalesce(b.bytes, 0))
      is distinct from (i.free, i.sold, i.expired, i.withdrawn, i.twice, i.lost, i.bytes)`)
  return rows.map((it) => it.example)
}
