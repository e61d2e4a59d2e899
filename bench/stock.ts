import type { Database } from '../server/src/platform/db/database.ts'
import { type BenchShop, openBenchShop } from './bench-shop.ts'
import { startLoadProcess } from './load.ts'
import { type Measured, measureLoad, orderRequest, sum } from './measure-load.ts'
import type { Figures } from './report.ts'
import { alternate, spread, spreadOfRatios } from './rounds.ts'

const ITEMS = 1_000_000
const EACH = 5
const usual = { clients: 16, seconds: 3 }

/** An order that takes five items from a stock of a million. In turns with an order of five that a person delivers. */
export async function measureStock(): Promise<Figures> {
  const shop = await openBenchShop()
  const load = startLoadProcess()
  try {
    const stocked = await fillStock(shop.owner, shop.serviceId, ITEMS)
    const order = (serviceId: string, clients: number) => () => {
      const request = orderRequest(serviceId, EACH)
      const plan = { ...usual, port: shop.port, tokens: shop.tokens, request, withKeys: true, clients }
      return measureLoad(load, plan, shop.usedTime)
    }
    const found = await alternate(
      {
        plain: order(shop.serviceId, 16),
        stocked: order(stocked, 16),
        onePlain: order(shop.serviceId, 1),
        oneStocked: order(stocked, 1),
      },
      { rounds: 5 },
    )
    await checkItems(shop, stocked)
    const costs = (rounds: Measured[]) => rounds.map((it) => sum(it.processorMs))
    const part = (name: 'api' | 'database' | 'worker', rounds: Measured[]) =>
      spread(rounds.map((it) => it.processorMs[name] ?? 0))
    return {
      'items in stock': ITEMS,
      ...Object.fromEntries(
        (['api', 'database', 'worker'] as const).flatMap((name) => [
          [`processor ms per order, ${name}, without stock`, part(name, found.plain)],
          [`processor ms per order, ${name}, five items`, part(name, found.stocked)],
        ]),
      ),
      'processor ms per order, without stock': spread(costs(found.plain)),
      'processor ms per order, five items': spread(costs(found.stocked)),
      'five items / without stock': spreadOfRatios(costs(found.stocked), costs(found.plain)),
      'order p50, ms, 16 clients, without stock': spread(found.plain.map((it) => it.p50)),
      'order p50, ms, 16 clients, five items': spread(found.stocked.map((it) => it.p50)),
      'order p50, ms, one client, without stock': spread(found.onePlain.map((it) => it.p50)),
      'order p50, ms, one client, five items': spread(found.oneStocked.map((it) => it.p50)),
    }
  } finally {
    await load.stop()
    await shop.stop()
  }
}

/** Copies a service, and adds this many dummy items. */
export async function fillStock(owner: Database, serviceId: string, items: number): Promise<string> {
  const { rows } = await owner.pool.query(
    `insert into catalog.services select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'slug', 'stocked',
      'stocked', true, 'availability', ${items}))).* from catalog.services s where id = $1 returning id`,
    [serviceId],
  )
  const { id } = rows[0]
  await owner.pool.query(
    `insert into catalog.service_texts select $2, language, name, description from catalog.service_texts where service_id = $1`,
    [serviceId, id],
  )
  await owner.pool.query('set statement_timeout = 0')
  await owner.pool.query(`insert into stock.pools (service_id, free) values ('${id}', ${items})`)
  await owner.pool.query(`insert into stock.items (service_id, fingerprint, value)
    select '${id}', decode(md5(i::text), 'hex'), decode(repeat(md5(i::text), 3), 'hex') from generate_series(1, ${items}) as i`)
  await owner.pool.query(
    `insert into stock.free (service_id, place, item_id) select service_id, id, id from stock.items`,
  )
  await owner.pool.query('vacuum analyze stock.items, stock.free')
  return id
}

/** Every order got what it paid for, and no item was handed out twice. */
async function checkItems({ owner }: BenchShop, serviceId: string): Promise<void> {
  const { rows } = await owner.pool.query(
    `select (select count(*) from stock.handed_out)::int as "handedOut", (select count(*) from stock.free)::int as free,
      (select sum(goods) from orders.orders where service_id = $1)::int as goods`,
    [serviceId],
  )
  const { handedOut, free, goods } = rows[0]
  if (handedOut !== goods || handedOut + free !== ITEMS)
    throw new Error(`${goods} items were sold, ${handedOut} handed out, ${free} of ${ITEMS} are left`)
}
