import { CLAIMS_FOR_STATS } from '@runmart/contract/catalog'
import { type MeasuredClaims, saveClaimStats } from '#features/catalog/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Transactions } from '#platform/http/route.ts'

/**
 * Measures how fast each service's claims were decided in the last 90 days, and the part made good. Leaves out services
 * with few claims.
 */
export async function measureClaims(db: Transactions): Promise<void> {
  const measured = await db.snapshot((tx) =>
    tx.all<MeasuredClaims>(sql`
      select service_id as "serviceId", count(*)::int as claims, avg((status <> 'refused')::int)::float8 as "goodRate",
        percentile_disc(0.5) within group (order by extract(epoch from decided_at - claimed_at))::int as "medianSeconds"
      from warranty.claims where decided_at > now() - interval '90 days'
      group by service_id having count(*) >= ${CLAIMS_FOR_STATS}`),
  )
  await db.transaction((tx) => saveClaimStats(tx, measured))
}
