import type { PartnerMeasured } from '@runmart/contract/partners'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The newest orders show best what customers may expect, and limit the time for each partner. */
const MOST_ORDERS = 2_000

/**
 * Measures each partner by the orders that ended in the last 90 days, in all and by service. Archived services count,
 * too. Skips orders that customers cancelled before the start. Orders left to the shop or taken over count as
 * undelivered by the partner. Speed and refunds come from the other orders alone.
 */
export async function measurePartners(tx: Tx): Promise<void> {
  await tx.run(sql`delete from orders.partner_stats`)
  await tx.run(sql`
    with recursive busy (id) as (
      (select partner_id from orders.orders where partner_id is not null order by partner_id limit 1)
      union all
      select (select o.partner_id from orders.orders o where o.partner_id > busy.id order by o.partner_id limit 1)
      from busy where id is not null),
    partner (id) as (
      select id from busy where id is not null union select partner_id from orders.shares where reason is not null)
    insert into orders.partner_stats (partner_id, service_id, orders, median_start_seconds, median_delivery_seconds,
      delivered_rate, refund_rate)
    select partner.id, ended.service_id, count(*),
      percentile_disc(0.5) within group (order by extract(epoch from started_at - coalesce(starts_at, created_at)))
        filter (where not is_left)::int,
      percentile_disc(0.5) within group (order by extract(epoch from finished_at - coalesce(starts_at, created_at)))
        filter (where status = 'success' and billing = 'unit' and not is_left)::int,
      avg((status = 'success' and not is_left)::int), coalesce(avg((refunded > 0)::int) filter (where not is_left), 0)
    from partner cross join lateral (
      (select o.*, false as is_left from orders.orders o
        where o.partner_id = partner.id and o.finished_at > now() - interval '90 days'
          and (o.status <> 'cancel' or o.started_at is not null)
        order by o.finished_at desc limit ${MOST_ORDERS})
      union all
      (select o.*, true from orders.shares s join orders.orders o on o.id = s.order_id
        where s.partner_id = partner.id and s.reason is not null and coalesce(o.finished_at, now()) > now() - interval '90 days'
        order by s.order_id desc limit ${MOST_ORDERS})) as ended
    group by grouping sets ((partner.id), (partner.id, ended.service_id))`)
}

const columns = sql`orders, median_start_seconds as "medianStartSeconds", median_delivery_seconds as "medianDeliverySeconds",
  delivered_rate as "deliveredRate", refund_rate as "refundRate"`

/** The measures of each of these partners over all their orders. */
export async function measuredOf(tx: Reader, partnerIds: readonly string[]): Promise<Map<string, PartnerMeasured>> {
  const rows = await tx.all<PartnerMeasured & { id: string }>(sql`
    select partner_id as id, ${columns} from orders.partner_stats
    where partner_id = any (${partnerIds}::uuid[]) and service_id is null`)
  return new Map(rows.map(({ id, ...measured }) => [id, measured]))
}

/** The measures of a partner's orders by service. */
export async function measuredByService(tx: Reader, partnerId: string): Promise<Map<string, PartnerMeasured>> {
  const rows = await tx.all<PartnerMeasured & { id: string }>(sql`
    select service_id as id, ${columns} from orders.partner_stats
    where partner_id = ${partnerId} and service_id is not null`)
  return new Map(rows.map(({ id, ...measured }) => [id, measured]))
}
