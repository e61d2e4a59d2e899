import { setTimeout as sleep } from 'node:timers/promises'
import { checkBooks } from '../server/src/features/books/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import type { StartedShop } from '../testing/shop/start-shop.ts'
import { openBenchShop } from './bench-shop.ts'
import { CUSTOMERS, customerId } from './customers.ts'
import { type AcknowledgedOrder, type Load, startKillLoad } from './kill-load.ts'
import { listServiceProcesses } from './processor-time.ts'

const SECONDS = 75
const PATIENCE_MS = 60_000
/** A kill costs the requests under way; their share depends on the frequency of kills. The pause after each kill. */
const BETWEEN_KILLS_MS = 3_000

type Figures = Record<string, number | string>

/**
 * Kills API processes with SIGKILL, each once the previous one is back, under orders and /readyz requests. Fails if an
 * acknowledged order is lost or doubled, over one in a hundred requests fails, or /readyz is down.
 */
export async function measureKills(): Promise<Figures> {
  const bench = await openBenchShop({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const { shop, owner, tokens, serviceId } = bench
  try {
    const someone = () => {
      const index = Math.floor(Math.random() * CUSTOMERS)
      return { id: customerId(index + 1), token: tokens[index] ?? '' }
    }
    const load = startKillLoad({ url: shop.url, serviceId, someone })
    const { kills, longestMs } = await killAgainAndAgain(shop)
    const seen = await load.end()
    const figures = { kills, 'longest until back, s': seconds(longestMs), ...(await judge(owner, seen)) }
    if (!holds(figures)) process.exitCode = 1
    return figures
  } finally {
    await bench.stop()
  }
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(1))

async function killAgainAndAgain(shop: StartedShop): Promise<{ kills: number; longestMs: number }> {
  const endsAt = Date.now() + SECONDS * 1000
  let [kills, longestMs] = [0, 0]
  while (Date.now() < endsAt) {
    // At any moment between two requests or within one.
    await sleep(BETWEEN_KILLS_MS + Math.random() * 1000)
    const [oldest] = listServiceProcesses(shop.pid, 'api')
    if (!oldest) throw new Error('There is no API process to kill')
    const killedAt = Date.now()
    const before = comebacks(shop)
    process.kill(oldest, 'SIGKILL')
    while (comebacks(shop) === before) {
      if (Date.now() - killedAt > PATIENCE_MS) throw new Error(`It did not come back:\n${shop.output()}`)
      await sleep(20)
    }
    kills++
    longestMs = Math.max(longestMs, Date.now() - killedAt)
  }
  return { kills, longestMs }
}

const comebacks = (shop: StartedShop) => shop.output().match(/The API \d is back\./g)?.length ?? 0

async function judge(owner: Database, seen: Load) {
  const { lost, orders } = await owner.transaction((tx) => compare(tx, seen.acknowledged))
  const { checks } = await owner.snapshot(checkBooks)
  return {
    requests: seen.asked,
    failed: seen.failed,
    'failed, %': Number(((100 * seen.failed) / seen.asked).toFixed(3)),
    'orders acknowledged': seen.acknowledged.length,
    'acknowledged and lost': lost,
    'orders that nobody was told of, or twice': orders - seen.acknowledged.length,
    'checks of the books that fail': checks.filter((it) => it.found).length,
    'readyz asked': seen.ready.asked,
    'readyz cut off': seen.ready.cutOff,
    'readyz refused': seen.ready.refused,
    'readyz answered on immediate retry': seen.ready.answeredOnRetry,
    'readyz p50, ms': at(seen.ready.times, 0.5),
    'readyz slowest, ms': at(seen.ready.times, 1),
  }
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0)
}

type Judged = Awaited<ReturnType<typeof judge>>

function holds(it: Judged): boolean {
  return (
    it['failed, %'] <= 1 &&
    it['acknowledged and lost'] === 0 &&
    it['orders that nobody was told of, or twice'] === 0 &&
    it['checks of the books that fail'] === 0 &&
    it['readyz refused'] === 0 &&
    it['readyz answered on immediate retry'] === it['readyz cut off']
  )
}

/** Counts the acknowledged orders that the database lacks or has otherwise, and all orders. */
async function compare(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  orders: readonly AcknowledgedOrder[],
) {
  return tx.get<{ lost: number; orders: number }>(sql`
    select count(*) filter (where o.id is null)::int as lost, (select count(*) from orders.orders)::int as orders
    from unnest(${orders.map((it) => it.customerId)}::uuid[], ${orders.map((it) => it.key)}::text[], ${orders.map((it) => it.id)}::uuid[])
      as told (customer_id, key, id)
    left join platform.idempotency_keys k on k.user_id = told.customer_id and k.key = told.key
    left join orders.orders o on o.id = told.id and o.customer_id = told.customer_id
      and o.id = (k.answer -> 'data' -> 'order' ->> 'id')::uuid`)
}
