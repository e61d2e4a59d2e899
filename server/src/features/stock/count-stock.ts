import { getServiceNames, setStock } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type SummedPool, sumChanges, updateToldLow } from './stock-queries.ts'

export const countStockJob = job<Record<string, never>>('stock.count')

export type LowStock = { key: string; serviceId: string; partnerId: string; free: number }

/** As few are left in a partner's stock as was set for it. */
export const stockIsLow = job<LowStock>('stock.low')

const PAUSE_MS = 1_000
/** When this process last asked. */
let askedAt = -PAUSE_MS

/** Asks to sum up what was sold, so that the catalogue tells it: a process asks once a second, and the clock asks as well. */
export function requestCount(tx: Tx): void {
  if (performance.now() - askedAt < PAUSE_MS) return
  enqueue(tx, countStockJob, {}, { key: 'stock.count' })
  tx.afterCommit(noteAsked)
}

function noteAsked(): void {
  askedAt = performance.now()
}

/** Sums up what changed in a stock, or in all; lets the catalogue tell how many items are free, and operators, and whose stock it is, that few are. */
export async function countStock(tx: Tx, serviceId: string | null): Promise<void> {
  const pools = await sumChanges(tx, serviceId)
  await setStock(tx, pools)
  for (const pool of pools) await tellLow(tx, pool)
}

/** Once, until the stock has been filled up again. Where no number was set, when none is left of what there was. */
async function tellLow(tx: Tx, { serviceId, free, lowAt, toldLow, wasFilled, partnerId }: SummedPool): Promise<void> {
  const isLow = lowAt === null ? wasFilled && free === 0 : free <= lowAt
  if (isLow === toldLow) return
  updateToldLow(tx, serviceId, isLow)
  if (!isLow) return
  const names = await getServiceNames(tx, serviceId)
  const key = `stock:${serviceId}:${Date.now()}`
  alertStaff(tx, { alert: { kind: 'stock', serviceId, names, free }, key })
  if (partnerId) enqueue(tx, stockIsLow, { key, serviceId, partnerId, free })
}
