import { getServiceNames, setStock } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type SummedPool, sumChanges, updateTold } from './stock-queries.ts'

export const countStockJob = job<Record<string, never>>('stock.count')

export type LowStock = { key: string; serviceId: string; partnerId: string; free: number }

/** Little is left in a partner's stock, or nothing. */
export const stockIsLow = job<LowStock>('stock.low')

/** A process asks no more often, and for a moment that leaves whoever does not ask time to commit. */
const [PAUSE_MS, COMMIT_MS] = [1_000, 500]
/** When the count is due that this process asked for last. */
let dueAt = 0

/**
 * Asks to sum up what was sold, so that the catalogue tells it: soon, and not at once, so that what others sell meanwhile is counted, too,
 * and need not ask. The clock asks as well.
 */
export function requestCount(tx: Tx): void {
  const now = Date.now()
  if (now + COMMIT_MS < dueAt) return
  // The same moment for all processes that ask about now: one is not put off by the next.
  const at = Math.ceil((now + PAUSE_MS + COMMIT_MS) / COMMIT_MS) * COMMIT_MS
  enqueue(tx, countStockJob, {}, { key: `stock.count ${at}`, runAt: new Date(at) })
  tx.afterCommit(() => {
    dueAt = at
  })
}

/** Sums up what changed in a stock, or in all; lets the catalogue tell how many items are free, and operators, and whose stock it is, that few are. */
export async function countStock(tx: Tx, serviceId: string | null): Promise<void> {
  const pools = await sumChanges(tx, serviceId)
  await setStock(tx, pools)
  for (const pool of pools) await tellLow(tx, pool)
}

/** Once that little is left and once that nothing is, until the stock has been filled up again: nothing else makes it more. */
async function tellLow(tx: Tx, { serviceId, free, lowness, told, partnerId }: SummedPool): Promise<void> {
  if (lowness === told) return
  updateTold(tx, serviceId, lowness)
  // Who filled up an empty stock to what is still little knows it.
  if (lowness === null || told === 'out') return
  const names = await getServiceNames(tx, serviceId)
  const key = `stock:${serviceId}:${Date.now()}`
  alertStaff(tx, { alert: { kind: 'stock', serviceId, names, free }, key })
  if (partnerId) enqueue(tx, stockIsLow, { key, serviceId, partnerId, free })
}
