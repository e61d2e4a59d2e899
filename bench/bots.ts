import { fileURLToPath } from 'node:url'
import { doesNothing } from '../server/test/bots/does-nothing/does-nothing.ts'
import { startShop } from '../testing/shop/start-shop.ts'
import { openBenchDatabase } from './bench-database.ts'
import { BotBench } from './bot-bench.ts'
import { openCustomers, tokensOf } from './customers.ts'
import { ratio } from './ratio.ts'

const LINES = 100_000
const RUNS_AT_ONCE = 200
const ONE_BY_ONE = 20
const ROUNDS = 5

const fileOf = (id: string) => fileURLToPath(new URL(`../server/test/bots/${id}/${id}.ts`, import.meta.url))

/** The cost of running bots. Lines a second against a bare loop, a single run, many at once, a pause, and a crash. */
export async function measureBots(): Promise<Record<string, number | string>> {
  const database = await openBenchDatabase(2)
  const { owner, secret } = database
  await openCustomers(owner)
  const env = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: secret,
    WEB: 'off',
    BOT_MODULES: [fileOf('does-nothing'), fileOf('scripted')].join(','),
    BOT_RUNS_PER_NODE: String(RUNS_AT_ONCE),
    BOT_RUNS_PER_CUSTOMER: String(RUNS_AT_ONCE),
  }
  const shop = await startShop(env)
  try {
    const bench = new BotBench(shop, owner, tokensOf(secret), env)
    await bench.offer()
    await bench.timeOf(await bench.order('does-nothing', 1))
    const bare = await bareLoop()
    const engine = LINES / (await bench.timeOf(await bench.order('does-nothing', LINES)))
    const single: number[] = []
    for (let run = 0; run < ONE_BY_ONE; run++) single.push(await bench.timeOf(await bench.order('does-nothing', 1)))
    const many = await bench.manyAtOnce(RUNS_AT_ONCE)
    return {
      'lines per second, a bare loop': Math.round(bare),
      'lines per second, a run': Math.round(engine),
      'a run / a bare loop': Number((engine / bare).toFixed(4)),
      'one run of one line, order to end, ms (median)': median(single.map((it) => it * 1000)),
      ...many,
      'pause to quiet, ms (median)': median(await repeat(() => bench.pauseToQuiet())),
      'kill -9 to running on another node, ms (median)': median(await repeat(() => bench.deathToLife())),
      'lines per second: again / first': ratio(
        LINES / (await bench.timeOf(await bench.order('does-nothing', LINES))),
        engine,
      ),
    }
  } finally {
    await shop.stop()
    await owner.close()
    await database.stop()
  }
}

/** The same bot over the same lines with the same concurrency, without the platform. */
async function bareLoop(): Promise<number> {
  const lines = Array.from({ length: LINES }, (_, at) => `line ${at}`).values()
  const fetch = () => Promise.reject()
  const context = { settings: {}, language: 'en', log() {}, signal: new AbortController().signal, fetch } as const
  const begin = performance.now()
  const lane = async () => {
    for (const text of lines) {
      const parsed = doesNothing.parseLine(text)
      if ('line' in parsed) await doesNothing.run(parsed.line, context)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return (LINES / (performance.now() - begin)) * 1000
}

const repeat = async (measure: () => Promise<number>) => {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) found.push(await measure())
  return found
}
const median = (found: readonly number[]) =>
  Math.round(found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0)
