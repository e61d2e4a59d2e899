import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type MeasuredService = {
  serviceId: string
  completionRate: number
  refundRate: number
  medianStartSeconds: number
}

/** Replaces the statistics of services by those measured now; a service that was not measured has none. */
export async function saveStats(tx: Tx, measured: readonly MeasuredService[]): Promise<void> {
  await tx.run(sql`
    delete from catalog.service_stats where service_id <> all (${measured.map((it) => it.serviceId)}::uuid[])`)
  for (const it of measured)
    await tx.run(sql`
      insert into catalog.service_stats (service_id, completion_rate, refund_rate, median_start_seconds)
      values (${it.serviceId}, ${it.completionRate}, ${it.refundRate}, ${it.medianStartSeconds})
      on conflict (service_id) do update set completion_rate = excluded.completion_rate,
        refund_rate = excluded.refund_rate, median_start_seconds = excluded.median_start_seconds, measured_at = now()`)
}
