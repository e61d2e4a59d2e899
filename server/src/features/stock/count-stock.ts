import { getServiceNames, setStock } from '#features/catalog/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type SummedPool, sumChanges, updateTold } from './stock-queries.ts'

export const countStockJob = job<Record<string, never>>('stock.count')

export type LowStock = { key: string; serviceId: string; partnerId: string; free: number }

/** A partner's stock is low or empty. */
export const stockIsLow = job<LowStock>('stock.low')

/** The delay of a count, and the time left for sales without an own request to commit. */
const [PAUSE_MS, COMMIT_MS] = [1_000, 500]
/** The due time of this process's latest request. */
let dueAt = 0

/**
 * Requests a count of sales for the catalogue. It runs a little later, so that it covers concurrent sales, which need
 * no own request. A cron job counts, too.
 */
export function requestCount(tx: Tx): void {
  const now = Date.now()
  if (now + COMMIT_MS < dueAt) return
  // Rounded, so that all processes share one job per moment and do not postpone each other's.
  const at = Math.ceil((now + PAUSE_MS + COMMIT_MS) / COMMIT_MS) * COMMIT_MS
  enqueue(tx, countStockJob, {}, { key: `stock.count ${at}`, runAt: new Date(at) })
  tx.afterCommit(() => {
    dueAt = at
  })
}

/**
 * Sums up the changes of one stock or of all. Updates the catalogue, and alerts operators and the stock's partner when
 * few items are left.
 */
export async function countStock(tx: Tx, serviceId: string | null): Promise<void> {
  const pools = await sumChanges(tx, serviceId)
  await setStock(tx, pools)
  for (const pool of pools) await tellLow(tx, pool)
}

/** Alerts once at a low stock and once at an empty one, until someone fills the stock up. */
async function tellLow(tx: Tx, { serviceId, free, lowness, told, partnerId }: SummedPool): Promise<void> {
  if (lowness === told) return
  updateTold(tx, serviceId, lowness)
  // The owner who filled an empty stock up to a low one knows it.
  if (lowness === null || told === 'out') return
  const names = await getServiceNames(tx, serviceId)
  const key = `stock:${serviceId}:${Date.now()}`
  alertStaff(tx, { alert: { kind: 'stock', serviceId, names, free }, key })
  if (partnerId) enqueue(tx, stockIsLow, { key, serviceId, partnerId, free })
}
