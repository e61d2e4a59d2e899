import { ratio } from './ratio.ts'
import { RawClient } from './raw-client.ts'
import { openSummaryShop, type SummaryShop } from './summary-customers.ts'

const CLIENTS = 8
const ROUNDS = 7
const ROUND_SECONDS = 3

// As the web asks: with what the day has changed.
const morning = new Date(new Date().setHours(0, 0, 0, 0)).toISOString()
const pages = { [`/api/user/info?since=${morning}`]: 'dashboards', '/api/user/referral/info': 'referral pages' }

/**
 * Dashboards and referral pages per second in a shop with a thousand transactions and in one with a million, for customers
 * who did the same in both. Round by round in turn, so that a machine that has other work slows both down alike.
 */
export async function measureSummaries(): Promise<Record<string, number>> {
  const small = await openSummaryShop(0)
  const large = await openSummaryShop(1_000_000)
  try {
    const figures: Record<string, number> = {}
    for (const [path, name] of Object.entries(pages)) {
      for (const shop of [small, large]) await perSecond(shop, path, 2)
      const rounds: { before: number; after: number }[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          before: await perSecond(small, path, ROUND_SECONDS),
          after: await perSecond(large, path, ROUND_SECONDS),
        })
      figures[`${name} per second, 1,000 transactions (median)`] = median(rounds.map((it) => it.before))
      figures[`${name} per second, 1 M transactions (median)`] = median(rounds.map((it) => it.after))
      figures[`${name}: 1 M / 1,000 (median of ${ROUNDS} rounds)`] = median(
        rounds.map((it) => ratio(it.after, it.before)),
      )
    }
    return figures
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function perSecond({ port, tokens }: SummaryShop, path: string, seconds: number): Promise<number> {
  let done = 0
  const ends = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new RawClient(port)
      while (performance.now() < ends) {
        const token = tokens[Math.floor(Math.random() * tokens.length)] ?? ''
        const { status, text } = await client.ask({ method: 'GET', path, token })
        if (status !== 200) throw new Error(`answered ${status}: ${text}`)
        done++
      }
      client.close()
    }),
  )
  return Math.round(done / seconds)
}

const median = (found: readonly number[]) => found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
