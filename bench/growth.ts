import { accountCronJobs } from '../server/src/features/accounts/jobs.ts'
import { checkBooks } from '../server/src/features/books/index.ts'
import { countEnded } from '../server/src/features/orders/ended-queries.ts'
import { orderCronJobs } from '../server/src/features/orders/index.ts'
import { platformCronJobs } from '../server/src/platform/jobs/cleanup.ts'
import { createLog } from '../server/src/platform/log.ts'
import type { Shop } from '../server/src/platform/shop.ts'
import { CUSTOMERS, customerId } from './customers.ts'
import { type GrowthShop, openGrowthShop } from './growth-shop.ts'
import { type LoadPlan, type LoadProcess, startLoadProcess } from './load.ts'
import { measureLoad, orderRequest, sum } from './measure-load.ts'
import { RawClient } from './raw-client.ts'
import type { Figures } from './report.ts'
import { alternate, spread, spreadOfRatios } from './rounds.ts'

/** Past orders in the grown shop; GROWTH_ORDERS takes fewer to save time or disk. */
const ORDERS = Number(process.env.GROWTH_ORDERS ?? 10_000_000)
const ROUNDS = 5
/** Pages of ten are full in both shops. */
const FEW = 10 * CUSTOMERS

type Plan = Pick<LoadPlan, 'request' | 'tokens' | 'withKeys' | 'clients' | 'seconds'>
type Time = ReturnType<GrowthShop['usedTime']>

const get = (path: string) => ({ method: 'GET', path: `/api${path}` })
const everybody = { clients: 8, seconds: 2 }

const ofCustomers: Record<string, (shop: GrowthShop) => Plan> = {
  order: ({ serviceId, tokens }) => ({ ...everybody, tokens, request: orderRequest(serviceId), withKeys: true }),
  history: ({ tokens }) => ({ ...everybody, tokens, request: get('/user/order/history') }),
  transactions: ({ tokens }) => ({ ...everybody, tokens, request: get('/user/transaction/history') }),
  dashboard: ({ tokens }) => ({ ...everybody, tokens, request: get('/user/info') }),
  catalogue: () => ({ ...everybody, request: get('/user/service/get-all') }),
}

/** Calls of an operator: the first page of each list, and the middle one. */
const ofOperators = {
  'open orders': '/operator/orders?',
  'delivered orders': '/operator/orders?status=success',
  'cancelled orders': '/operator/orders?status=cancel',
  'failed orders': '/operator/orders?status=failed',
  'refunded orders': '/operator/orders?status=refund',
  customers: '/operator/customers?',
  'transfers that wait': '/operator/transfers?status=unmatched',
  'credited transfers': '/operator/transfers?status=credited',
  'ignored transfers': '/operator/transfers?status=ignored',
  'all transfers': '/operator/transfers?',
  "a customer's transactions": `/operator/customers/${customerId(7)}/transactions?`,
}

/**
 * The cost of a shop of years compared with one of ten days. Round by round in turn, so that other work slows both
 * alike. Ratios are of processor time, young / grown: 1 is as cheap.
 */
export async function measureGrowth(): Promise<Figures> {
  const began = performance.now()
  const young = await openGrowthShop(FEW)
  const grown = await openGrowthShop(ORDERS)
  const seconds = Math.round((performance.now() - began) / 1000)
  const load = startLoadProcess()
  try {
    const figures: Figures = { 'orders behind': ORDERS, 'seconds to fill both': seconds }
    for (const [name, plan] of Object.entries(ofCustomers))
      Object.assign(figures, await compare(load, `${name}: processor ms`, { young, grown }, plan, sum))
    Object.assign(figures, await compareJobs({ young, grown }))
    for (const [name, path] of Object.entries(ofOperators)) {
      const pages = { young: await middlePage(young, path), grown: await middlePage(grown, path) }
      const list = (pageOf: (shop: GrowthShop) => number) => (shop: GrowthShop) => ({
        ...{ clients: 4, seconds: 1, tokens: shop.tokens.slice(0, 1) },
        request: get(`${path}&page=${pageOf(shop)}`),
      })
      // Few requests: the idle work of the other processes would outweigh the list.
      const ofDatabase = ({ database }: Time) => database
      const compareList = (title: string, plan: ReturnType<typeof list>) =>
        compare(load, `${title}: processor ms of the database`, { young, grown }, plan, ofDatabase)
      Object.assign(
        figures,
        await compareList(
          name,
          list(() => 1),
        ),
      )
      if (pages.grown < 3) continue
      const middle = list((shop) => (shop === young ? pages.young : pages.grown))
      Object.assign(figures, await compareList(`${name}, page ${pages.grown}`, middle))
    }
    return figures
  } finally {
    await load.stop()
    await young.stop()
    await grown.stop()
  }
}

type Shops = { young: GrowthShop; grown: GrowthShop }

async function compare(
  load: LoadProcess,
  name: string,
  { young, grown }: Shops,
  plan: (shop: GrowthShop) => Plan,
  cost: (processorMs: Time) => number,
): Promise<Figures> {
  const measure = (shop: GrowthShop) => () => measureLoad(load, { port: shop.port, ...plan(shop) }, shop.usedTime)
  const found = await alternate({ young: measure(young), grown: measure(grown) }, { rounds: ROUNDS })
  const costs = (rounds: typeof found.young) => rounds.map((it) => cost(it.processorMs))
  return {
    [`${name}, young shop`]: spread(costs(found.young)),
    [`${name}, grown shop`]: spread(costs(found.grown)),
    [`${name}, young / grown`]: spreadOfRatios(costs(found.young), costs(found.grown)),
    [`${name.replace(/:.*/, '')}: p50 ms, grown shop`]: spread(found.grown.map((it) => it.p50)),
  }
}

async function middlePage(shop: GrowthShop, path: string): Promise<number> {
  const client = new RawClient(shop.port)
  const { text } = await client.ask({ ...get(path), token: shop.tokens[0] ?? '' })
  client.close()
  const { total, limit } = JSON.parse(text).data
  return Math.max(1, Math.floor(total / limit / 2))
}

/** The duration of each job after counting all ended orders; the books must agree. */
async function compareJobs(shops: Shops): Promise<Figures> {
  const log = createLog('silent', 'bench')
  const figures: Figures = {}
  const measure = async (name: string, work: (shop: GrowthShop) => Promise<unknown>) => {
    for (const [age, shop] of Object.entries(shops)) {
      const began = performance.now()
      await work(shop)
      figures[`${name}: ms, ${age} shop`] = Math.round(performance.now() - began)
    }
  }
  const settings = { botLimits: { keepDays: 30 } } as Shop
  await measure('orders.count-ended, all there ever was', ({ db }) => countEnded(db))
  for (const { name, handle } of [...orderCronJobs, ...accountCronJobs, ...platformCronJobs])
    await measure(name, ({ db }) => handle(undefined as never, { db, log }, settings))
  await measure('books', async ({ db }) => {
    const { ok, checks } = await db.snapshot(checkBooks)
    if (!ok) throw new Error(JSON.stringify(checks.filter((it) => it.found > 0)))
  })
  return figures
}
