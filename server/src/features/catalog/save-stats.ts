import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type MeasuredService = Omit<Row<'catalog.service_stats'>, 'measuredAt'>

/** Replaces the statistics of services by new ones; deletes those of other services. */
export async function saveStats(tx: Tx, measured: readonly MeasuredService[]): Promise<void> {
  const ids = measured.map((it) => it.serviceId)
  await tx.run(query.deleteFrom('catalog.service_stats').where('serviceId', '<>', sql<string>`all (${ids}::uuid[])`))
  for (const { serviceId, completionRate, refundRate, medianStartSeconds, orders } of measured) {
    const stats = { completionRate, refundRate, medianStartSeconds, orders }
    await tx.run(
      query
        .insertInto('catalog.service_stats')
        .values({ serviceId, ...stats })
        .onConflict((it) => it.column('serviceId').doUpdateSet({ ...stats, measuredAt: sql<string>`now()` })),
    )
  }
}

export type MeasuredClaims = Omit<Row<'catalog.claim_stats'>, 'measuredAt'>

/**
 * Replaces the statistics of warranty claims. Skips equal rows: writing them would invalidate every copy of the
 * catalogue.
 */
export async function saveClaimStats(tx: Tx, measured: readonly MeasuredClaims[]): Promise<void> {
  const ids = measured.map((it) => it.serviceId)
  await tx.run(query.deleteFrom('catalog.claim_stats').where('serviceId', '<>', sql<string>`all (${ids}::uuid[])`))
  for (const { serviceId, claims, medianSeconds, goodRate } of measured)
    await tx.run(sql`
      insert into catalog.claim_stats as old (service_id, claims, median_seconds, good_rate)
      values (${serviceId}, ${claims}, ${medianSeconds}, ${goodRate})
      on conflict (service_id) do update set claims = excluded.claims, median_seconds = excluded.median_seconds,
        good_rate = excluded.good_rate, measured_at = now()
      where (old.claims, old.median_seconds, old.good_rate) is distinct from (excluded.claims, excluded.median_seconds, excluded.good_rate)`)
}
