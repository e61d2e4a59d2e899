import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startShop } from '../e2e/shop/start-shop.ts'
import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchDatabase } from './bench-database.ts'
import { CUSTOMERS, customerIdSql, openCustomers, tokensOf } from './customers.ts'
import { addOrderHistory } from './order-history.ts'
import { pgbench } from './pgbench.ts'
import { processorTime } from './processor-time.ts'
import { ratio } from './ratio.ts'
import { RawClient, type Request } from './raw-client.ts'

const CLIENTS = 16
const SECONDS = 10

type Figures = Record<string, number | string>

/** Orders, histories and catalogues per second over HTTP, with everything on, and again with a million orders behind. */
export async function measureOrders(): Promise<Figures> {
  const database = await openBenchDatabase()
  const { owner, secret } = database
  await owner.transaction((tx) => seedServices(tx, demoServices))
  await openCustomers(owner)
  const shop = await startShop({ DATABASE_URL: database.url, TOKEN_SECRET: secret, WEB: 'off' })
  try {
    const bench: Bench = {
      port: Number(new URL(shop.url).port),
      pids: [shop.pid, await postmasterOf(owner)],
      tokens: tokensOf(secret),
      serviceId: await cheapService(owner),
      url: database.url,
      folder: database.dataDir,
    }
    // Pages of ten are full from the beginning, so that the same work is measured before and after.
    await addOrderHistory(owner, bench.serviceId, 10)
    const before = await measure(bench)
    await addOrderHistory(owner, bench.serviceId, 1_000_000 / CUSTOMERS)
    const after = await measure(bench)
    const kept = (name: string) => ratio(after[name], before[name])
    return {
      ...before,
      ...Object.fromEntries(Object.entries(after).map(([name, figure]) => [`with 1 M orders: ${name}`, figure])),
      'orders: 1 M behind / none': kept('orders per second'),
      'histories: 1 M behind / none': kept('histories per second'),
      'catalogues: 1 M behind / none': kept('catalogues per second'),
    }
  } finally {
    await shop.stop()
    await owner.close()
    await database.stop()
  }
}

type Bench = { port: number; pids: number[]; tokens: string[]; serviceId: string; url: string; folder: string }

async function measure(bench: Bench): Promise<Figures> {
  const someone = () => bench.tokens[Math.floor(Math.random() * CUSTOMERS)] ?? ''
  const body = { serviceId: bench.serviceId, amount: 1, contactInfo: '@bench' }
  const order = (): Request => ({
    method: 'POST',
    path: '/api/user/order/owner',
    token: someone(),
    key: randomUUID(),
    body,
  })
  const history = (): Request => ({ method: 'GET', path: '/api/user/order/history', token: someone() })
  await load(bench, order, 3)
  const orders = await load(bench, order, SECONDS)
  const bare = pgbench(bench.url, bench.folder, bareOrder(bench.serviceId), { clients: CLIENTS, seconds: SECONDS })
  const histories = await load(bench, history, SECONDS)
  const catalogues = await load(bench, () => ({ method: 'GET', path: '/api/user/service/get-all' }), SECONDS)
  return {
    'orders per second': orders.perSecond,
    'orders: ours / pgbench': bare === null ? 'pgbench is not installed' : ratio(orders.perSecond, bare),
    'order p50, ms': orders.p50,
    'order p99, ms': orders.p99,
    'processor ms per order, server and database': orders.processorMs,
    'histories per second': histories.perSecond,
    'catalogues per second': catalogues.perSecond,
  }
}

async function load(bench: Bench, make: () => Request, seconds: number) {
  const times: number[] = []
  const used = () => bench.pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const [before, ends] = [used(), performance.now() + seconds * 1000]
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new RawClient(bench.port)
      while (performance.now() < ends) {
        const began = performance.now()
        const { status, text } = await client.ask(make())
        if (status !== 200) throw new Error(`answered ${status}: ${text}`)
        times.push(performance.now() - began)
      }
      client.close()
    }),
  )
  times.sort((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(1))
  return {
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    processorMs: Number(((used() - before) / times.length).toFixed(2)),
  }
}

/**
 * The statement that an order is, from the tool that comes with PostgreSQL: a group of one. pgbench takes every colon for a
 * variable, so that JSON is built without any.
 */
function bareOrder(serviceId: string): string {
  const customer = customerIdSql(':c')
  const account = `concat_ws(chr(58), 'customer', ${customer}, 'available')`
  const order = Object.entries({
    nth: '0',
    id: 'gen_random_uuid()',
    codes: 'array[gen_random_uuid()::text]',
    transaction_code: 'gen_random_uuid()::text',
    customer_id: customer,
    account,
    service_id: `'${serviceId}'`,
    amount: '1',
    contact_info: "'@bench'",
    note: "''",
    provider: "'OWNER_PROVIDE'",
    order_type: "'single'",
    has_input: 'false',
    has_links: 'false',
    language: "'en'",
  }).map(([name, value]) => `'${name}', ${value}`)
  return `\\set c random(1, ${CUSTOMERS})
select nth from orders.place_many(json_build_array(json_build_object(${order.join(', ')})), null, array['${serviceId}'::uuid],
  array[${account}], concat_ws(chr(58), 'house', 'sales'), interval '30 days',
  array[50000000, 25000000, 10000000]::bigint[], array[20, 10, 5]);
`
}

/** The cheapest service without a countdown, so that what is measured is many customers and not one row. */
export async function cheapService(owner: Database): Promise<string> {
  const { id } = await owner.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      update catalog.services set min_amount = 1, price = 1
      where id = (select id from catalog.services where provider = 'OWNER_PROVIDE' and availability is null and status = 'active' limit 1)
      returning id`),
  )
  return id
}

async function postmasterOf(owner: Database): Promise<number> {
  const { pid } = await owner.transaction((tx) => tx.get<{ pid: number }>(sql`select pg_backend_pid() as pid`))
  return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1])
}
