import { randomUUID } from 'node:crypto'
import { startShop } from '../e2e/shop/start-shop.ts'
import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchDatabase } from './bench-database.ts'
import { cheapService } from './bench-shop.ts'
import { CUSTOMERS, customerId, openCustomers, tokensOf } from './customers.ts'
import { addOrderHistory } from './order-history.ts'
import { ratio } from './ratio.ts'
import { RawClient, type Request } from './raw-client.ts'

const CLIENTS = 8
const ROUNDS = 7
const ROUND_SECONDS = 2
/** Orders behind in the grown shop; GROWTH_ORDERS takes fewer where time or disk is short. */
const ORDERS = Number(process.env.GROWTH_ORDERS ?? 10_000_000)
/** Pages of ten are full in both shops. */
const FEW = 10 * CUSTOMERS

type Shop = { port: number; tokens: string[]; serviceId: string; stop(): Promise<void> }

const requests: Record<string, (shop: Shop, token: string) => Request> = {
  orders: ({ serviceId }, token) => ({
    method: 'POST',
    path: '/api/user/order/owner',
    token,
    key: randomUUID(),
    body: { serviceId, amount: 1, contactInfo: '@bench' },
  }),
  histories: (_, token) => ({ method: 'GET', path: '/api/user/order/history', token }),
  transactions: (_, token) => ({ method: 'GET', path: '/api/user/transaction/history', token }),
  catalogues: () => ({ method: 'GET', path: '/api/user/service/get-all' }),
  "operator's lists": ({ tokens }) => ({ method: 'GET', path: '/api/operator/orders', token: tokens[0] ?? '' }),
}

/**
 * What a shop of many years does a second, compared with one that has just opened: round by round in turn, so that a machine
 * that has other work slows both down alike.
 */
export async function measureGrowth(): Promise<Record<string, number>> {
  const young = await openShop(FEW)
  const grown = await openShop(ORDERS)
  try {
    const figures: Record<string, number> = { 'orders behind': ORDERS }
    for (const [name, make] of Object.entries(requests)) {
      for (const shop of [young, grown]) await perSecond(shop, make, 2)
      const rounds: { young: number; grown: number }[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          young: await perSecond(young, make, ROUND_SECONDS),
          grown: await perSecond(grown, make, ROUND_SECONDS),
        })
      figures[`${name} per second, young shop (median)`] = median(rounds.map((it) => it.young))
      figures[`${name} per second, grown shop (median)`] = median(rounds.map((it) => it.grown))
      figures[`${name}: grown / young (median of ${ROUNDS} rounds)`] = median(
        rounds.map((it) => ratio(it.grown, it.young)),
      )
    }
    return figures
  } finally {
    await young.stop()
    await grown.stop()
  }
}

async function openShop(orders: number): Promise<Shop> {
  const database = await openBenchDatabase()
  const { owner, secret } = database
  await owner.transaction((tx) => seedServices(tx, demoServices))
  await openCustomers(owner)
  await owner.transaction((tx) =>
    tx.run(sql`
      update accounts.users set role = 'operator', is_owner = true, totp_enabled_at = now() where id = ${customerId(1)}`),
  )
  const serviceId = await cheapService(owner)
  await addOrderHistory(owner, serviceId, orders / CUSTOMERS)
  await owner.close()
  const shop = await startShop({ DATABASE_URL: database.url, TOKEN_SECRET: secret, WEB: 'off' })
  return {
    port: Number(new URL(shop.url).port),
    tokens: tokensOf(secret),
    serviceId,
    async stop() {
      await shop.stop()
      await database.stop()
    },
  }
}

async function perSecond(shop: Shop, make: (shop: Shop, token: string) => Request, seconds: number): Promise<number> {
  let done = 0
  const ends = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new RawClient(shop.port)
      while (performance.now() < ends) {
        const token = shop.tokens[Math.floor(Math.random() * CUSTOMERS)] ?? ''
        const { status, text } = await client.ask(make(shop, token))
        if (status !== 200) throw new Error(`answered ${status}: ${text}`)
        done++
      }
      client.close()
    }),
  )
  return Math.round(done / seconds)
}

const median = (found: readonly number[]) => found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0
