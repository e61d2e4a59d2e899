import { ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import { type MeasuredService, saveStats } from '#features/catalog/index.ts'
import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Transactions } from '#platform/http/route.ts'
import { endedServices } from './ended-queries.ts'
import { measurePartners } from './partner/measure-partners.ts'

const FEWEST_CUSTOMERS = 3
/** The newest orders show best what customers may expect, and limit the time in an old shop. */
const MOST_ORDERS = 2_000

/**
 * Measures each service by its orders that ended in the last 90 days, the newest of many. Skips orders that customers
 * cancelled before the start, which say nothing about the service. Publishes nothing from few orders, or from one or
 * two customers.
 */
export async function measureServices(db: Transactions): Promise<void> {
  const measured = await db.snapshot((tx) =>
    tx.all<Pick<Row<'orders.orders'>, 'serviceId'> & Omit<MeasuredService, 'serviceId'>>(sql`
      with recursive ${endedServices}
      select service.id as "serviceId",
        avg((status = 'success')::int)::float8 as "completionRate",
        avg((refunded > 0)::int)::float8 as "refundRate",
        percentile_disc(0.5) within group (order by extract(epoch from started_at - coalesce(starts_at, created_at)))::int as "medianStartSeconds",
        count(*)::int as orders
      from service cross join lateral (
        select * from orders.orders
        where service_id = service.id and finished_at > now() - interval '90 days'
          and (status <> 'cancel' or started_at is not null)
        order by finished_at desc limit ${MOST_ORDERS}) as ended
      group by service.id
      having count(started_at) >= ${ORDERS_FOR_STATS} and count(distinct customer_id) >= ${FEWEST_CUSTOMERS}`),
  )
  await db.transaction((tx) => saveStats(tx, measured))
  await db.transaction(measurePartners)
}
