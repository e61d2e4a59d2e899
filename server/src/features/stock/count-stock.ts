import type { Language } from '@runmart/contract/languages'
import { setStock } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type SummedPool, sumChanges, updateToldLow } from './stock-queries.ts'

export const countStockJob = job<Record<string, never>>('stock.count')

const PAUSE_MS = 1_000
/** When this process last asked. */
let askedAt = -PAUSE_MS

/** Asks to sum up soon what was sold, so that the catalogue tells it: a process asks once a second, and the clock asks as well. */
export function requestCount(tx: Tx): void {
  const now = performance.now()
  if (now - askedAt < PAUSE_MS) return
  askedAt = now
  enqueue(tx, countStockJob, {}, { key: 'stock.count', runAt: new Date(Date.now() + PAUSE_MS) })
}

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
