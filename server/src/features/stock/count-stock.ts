import type { Language } from '@runmart/contract/languages'
import { setStock } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { job } from '#platform/jobs/job.ts'
import { type SummedPool, sumChanges, updateToldLow } from './stock-queries.ts'

/** Asks to sum up what was sold, so that the catalogue tells it; the clock asks as well. */
export const countStockJob = job<Record<string, never>>('stock.count')

/** Sums up what changed in a stock, or in all; lets the catalogue tell how many items are free, and operators that few are. */
export async function countStock(tx: Tx, serviceId: string | null): Promise<void> {
  for (const pool of await sumChanges(tx, serviceId)) {
    const names = await setStock(tx, pool.serviceId, pool.free)
    tellLow(tx, pool, names)
  }
}

/** Once, until the stock has been filled up again. */
function tellLow(tx: Tx, { serviceId, free, lowAt, toldLow }: SummedPool, names: Record<Language, string>): void {
  const isLow = lowAt !== null && free <= lowAt
  if (isLow === toldLow) return
  updateToldLow(tx, serviceId, isLow)
  if (isLow)
    alertStaff(tx, { alert: { kind: 'stock', serviceId, names, free }, key: `stock:${serviceId}:${Date.now()}` })
}
