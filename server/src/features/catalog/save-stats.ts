import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type MeasuredService = Omit<Row<'catalog.service_stats'>, 'measuredAt'>

/** Replaces the statistics of services by those measured now; a service that was not measured has none. */
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
