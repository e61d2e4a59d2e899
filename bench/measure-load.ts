import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import type { LoadPlan, LoadProcess, LoadResult } from './load.ts'
import { pgbench } from './pgbench.ts'
import type { Request } from './raw-client.ts'

/** The result of a load, and the processor time per answer, by process. */
export type Measured<Part extends string = string> = LoadResult & {
  processorMs: Record<Part, number>
}

/** Runs a plan and divides the processor time by the number of answers. */
export async function measureLoad<Part extends string>(
  load: LoadProcess,
  plan: LoadPlan,
  usedTime: () => Record<Part, number>,
): Promise<Measured<Part>> {
  const before = usedTime()
  const result = await load.run(plan)
  const after = usedTime()
  const parts = Object.keys(after) as Part[]
  const costs = parts.map((part) => [part, (after[part] - before[part]) / result.answered])
  return { ...result, processorMs: Object.fromEntries(costs) }
}

/** A plain order: with session, idempotency key, timeline and live event. */
export const orderRequest = (serviceId: string, amount = 1): Request => ({
  method: 'POST',
  path: '/api/user/order/owner',
  body: { serviceId, amount, contactInfo: '@bench' },
})

/** Places orders, and counts how many orders share a transaction; fails if an acknowledged one is missing. */
export async function measureOrdering(
  load: LoadProcess,
  { port, tokens, serviceId, owner, usedTime }: BenchShop,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const { rows: before } = await owner.pool.query('select now() as now')
  const plan = { port, clients, seconds, request: orderRequest(serviceId), tokens, withKeys: true }
  const measured = await measureLoad(load, plan, usedTime)
  // Rows of one transaction have its number.
  const { rows } = await owner.pool.query(
    'select count(*)::int as orders, count(distinct xmin::text)::int as transactions from orders.orders where created_at > $1',
    [before[0].now],
  )
  const { orders, transactions } = rows[0]
  if (orders !== measured.answered)
    throw new Error(`${measured.answered} orders were answered, and ${orders} are there`)
  return { ...measured, ordersPerTransaction: orders / transactions }
}

/** Processor milliseconds per second of an idle shop. */
export async function measureRest({ usedTime }: BenchShop, seconds: number): Promise<number> {
  const before = sum(usedTime())
  await sleep(seconds * 1000)
  return (sum(usedTime()) - before) / seconds
}

/** Runs a script with pgbench; null if it is not installed. */
export function measureScript(
  { databaseUrl, folder, usedTime }: BenchShop,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): { perSecond: number; databaseMs: number } | null {
  const before = usedTime().database
  const perSecond = pgbench(databaseUrl, folder, script, { clients, seconds })
  if (perSecond === null) return null
  return { perSecond, databaseMs: (usedTime().database - before) / (perSecond * seconds) }
}

export const sum = (parts: Record<string, number>) => Object.values(parts).reduce((total, it) => total + it, 0)
