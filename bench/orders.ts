import { type BenchShop, openBenchShop } from './bench-shop.ts'
import { type LoadProcess, startLoadProcess } from './load.ts'
import {
  type Measured,
  measureLoad,
  measureOrdering,
  measureRest,
  measureScript,
  orderRequest,
  sum,
} from './measure-load.ts'
import { addOrderHistory } from './order-history.ts'
import { orderScript } from './order-script.ts'
import { openPrototype, type Prototype, prototypeScript } from './prototype/open-prototype.ts'
import type { Figures } from './report.ts'
import { alternate, spread, spreadOfRatios } from './rounds.ts'

const usual = { clients: 16, seconds: 3 }

/** Orders and reads over HTTP, beside the yardsticks of the same rounds. bench/README.md explains each figure. */
export async function measureOrders(): Promise<Figures> {
  const shop = await openBenchShop()
  const unlimited = await openBenchShop({ RATE_LIMITS: 'off' })
  const prototype = await openPrototype(shop.owner, shop.databaseUrl, shop.serviceId)
  const load = startLoadProcess()
  try {
    // Pages of ten are full from the beginning, so that the last round reads as much as the first.
    for (const it of [shop, unlimited]) await addOrderHistory(it.owner, it.serviceId, 10)
    return format(await measure(load, shop, unlimited, prototype))
  } finally {
    await load.stop()
    await prototype.stop()
    await shop.stop()
    await unlimited.stop()
  }
}

function measure(load: LoadProcess, shop: BenchShop, unlimited: BenchShop, prototype: Prototype) {
  const { port, tokens, serviceId, usedTime } = shop
  const read = (path: string, more: { tokens?: string[] } = {}) =>
    measureLoad(load, { port, ...usual, request: { method: 'GET', path }, ...more }, usedTime)
  const prototypeTime = () => ({ server: prototype.usedTime(), database: usedTime().database })
  return alternate({
    orders: () => measureOrdering(load, shop, usual),
    sameStatement: () => measureScript(shop, orderScript(serviceId), usual),
    unlimited: () => measureOrdering(load, unlimited, usual),
    prototype: () =>
      measureLoad(
        load,
        { port: prototype.port, tokens: prototype.tokens, request: orderRequest(serviceId), ...usual },
        prototypeTime,
      ),
    prototypeStatement: () => measureScript(shop, prototypeScript(serviceId), usual),
    orders64: () => measureOrdering(load, shop, { ...usual, clients: 64 }),
    orders1: () => measureOrdering(load, shop, { ...usual, clients: 1 }),
    rest: () => measureRest(shop, usual.seconds),
    histories: () => read('/api/user/order/history', { tokens }),
    catalogues: () => read('/api/user/service/get-all'),
    empty: () => read('/healthz'),
    plainEmpty: () =>
      measureLoad(
        load,
        { port: prototype.port, request: { method: 'GET', path: '/healthz' }, ...usual },
        prototypeTime,
      ),
  })
}

type Found = Awaited<ReturnType<typeof measure>>

function format(found: Found): Figures {
  const { orders, unlimited, orders64, orders1, sameStatement, prototype, prototypeStatement } = found
  const { rest, histories, catalogues, empty, plainEmpty } = found
  const of = <T>(samples: T[], value: (sample: T) => number) => spread(samples.map(value))
  const per = (a: Measured[], b: Measured[]) => spreadOfRatios(a.map(perSecond), b.map(perSecond))
  const placed = (name: string, samples: Found['orders']): Figures => ({
    [`orders per second, ${name}`]: of(samples, perSecond),
    [`order p50, ms, ${name}`]: of(samples, (it) => it.p50),
    [`order p99, ms, ${name}`]: of(samples, (it) => it.p99),
    [`processor ms per order, ${name}`]: of(samples, allMs),
    [`orders per transaction, ${name}`]: of(samples, (it) => it.ordersPerTransaction),
  })
  const part = (name: 'api' | 'database' | 'worker' | 'starter') => of(orders, (it) => it.processorMs[name])
  const answered = (names: string, samples: Measured[]): Figures => ({
    [`${names} per second`]: of(samples, perSecond),
    [`${names}, processor ms each`]: of(samples, allMs),
  })
  return {
    ...placed('16 clients', orders),
    'processor ms per order, 16 clients, the API processes': part('api'),
    'processor ms per order, 16 clients, the database': part('database'),
    'processor ms per order, 16 clients, the worker': part('worker'),
    'processor ms per order, 16 clients, the starter': part('starter'),
    ...placed('64 clients', orders64),
    ...placed('1 client', orders1),
    'processor ms per second, nobody there': spread(rest),
    ...placed('16 clients, without rate limits', unlimited),
    'processor ms: with / without rate limits': spreadOfRatios(orders.map(allMs), unlimited.map(allMs)),
    ...reached('pgbench, the same statement', sameStatement, orders),
    ...reached("pgbench, the prototype's statement", prototypeStatement, orders),
    ...answered('orders of the prototype', prototype),
    'orders of the prototype, p99, ms': of(prototype, (it) => it.p99),
    'orders per second: ours / prototype': per(orders, prototype),
    'processor ms per order: ours / prototype': spreadOfRatios(orders.map(allMs), prototype.map(allMs)),
    ...answered('history pages', histories),
    ...answered('catalogues', catalogues),
    ...answered('empty answers', empty),
    ...answered('empty answers of plain Fastify', plainEmpty),
    'history pages / empty answers': per(histories, empty),
    'catalogues / empty answers': per(catalogues, empty),
  }
}

/** pgbench's result with a statement, and the ratio of ours to it. */
function reached(name: string, samples: Found['sameStatement'], ours: Found['orders']): Figures {
  const seen = samples.filter((it) => it !== null)
  if (!seen.length) return { [name]: 'pgbench is not installed' }
  return {
    [`${name}, per second`]: spread(seen.map(perSecond)),
    [`${name}, processor ms of the database`]: spread(seen.map((it) => it.databaseMs)),
    [`orders per second: ours / ${name}`]: spreadOfRatios(ours.map(perSecond), seen.map(perSecond)),
  }
}

const perSecond = (it: { perSecond: number }) => it.perSecond
const allMs = (it: Measured) => sum(it.processorMs)
