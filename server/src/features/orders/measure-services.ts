import { ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import { type MeasuredService, saveStats } from '#features/catalog/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Measures each service over its orders that ended in the last 90 days, and claims nothing about those with few. */
export async function measureServices(tx: Tx): Promise<void> {
  await saveStats(
    tx,
    await tx.all<MeasuredService>(sql`
      select service_id as "serviceId",
        avg((status = 'success')::int)::float8 as "completionRate",
        avg((refunded > 0)::int)::float8 as "refundRate",
        percentile_disc(0.5) within group (order by extract(epoch from started_at - created_at))::int as "medianStartSeconds"
      from orders.orders where finished_at > now() - interval '90 days'
      group by service_id having count(*) >= ${ORDERS_FOR_STATS} and count(started_at) > 0`),
  )
}
