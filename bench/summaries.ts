import { startLoadProcess } from './load.ts'
import type { Figures } from './report.ts'
import { alternate, spread, spreadOfRatios } from './rounds.ts'
import { openSummaryShop, type SummaryShop } from './summary-customers.ts'

const ROUNDS = 7
const usual = { clients: 8, seconds: 3 }

// As the web asks: with the changes of the day.
const morning = new Date(new Date().setHours(0, 0, 0, 0)).toISOString()
const pages = { [`/api/user/info?since=${morning}`]: 'dashboards', '/api/user/referral/info': 'referral pages' }

/**
 * Dashboards and referral pages per second, in a small shop and in one with a million transactions. The measured
 * customers have equal data. Round by round in turn, so that other work slows both alike.
 */
export async function measureSummaries(): Promise<Figures> {
  const small = await openSummaryShop(0)
  const large = await openSummaryShop(1_000_000)
  const load = startLoadProcess()
  const perSecond = async ({ port, tokens }: SummaryShop, path: string) =>
    (await load.run({ port, tokens, ...usual, request: { method: 'GET', path } })).perSecond
  try {
    const figures: Figures = {}
    for (const [path, name] of Object.entries(pages)) {
      const found = await alternate(
        { before: () => perSecond(small, path), after: () => perSecond(large, path) },
        { rounds: ROUNDS },
      )
      figures[`${name} per second, 1,000 transactions`] = spread(found.before)
      figures[`${name} per second, 1 M transactions`] = spread(found.after)
      figures[`${name}: 1 M / 1,000`] = spreadOfRatios(found.after, found.before)
    }
    return figures
  } finally {
    await load.stop()
    await small.stop()
    await large.stop()
  }
}
