import type { Tx } from '#platform/db/tx.ts'

/** What one unit of a service cost the shop at a moment; null where nobody knows. */
export type CostAt = (serviceId: string, at: string) => number | null

/** What reports are given from above: costs of services, null while the shop keeps none. */
export type ReportDependencies = {
  unitCosts: ((tx: Tx, serviceIds: readonly string[]) => Promise<CostAt>) | null
}
