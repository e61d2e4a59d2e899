import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoServices } from '../server/src/demo-services.ts'
import { foldableUsers } from '../server/src/features/accounts/search-queries.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import { foldableTransfers } from '../server/src/features/deposits/searched-transfers.ts'
import { countEnded } from '../server/src/features/orders/ended-queries.ts'
import { foldOrders } from '../server/src/features/orders/fold-search-texts.ts'
import { sumDays } from '../server/src/features/reports/index.ts'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { foldInBatches } from '../server/src/platform/db/fold-in-batches.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { createLog } from '../server/src/platform/log.ts'
import { startShop } from '../testing/shop/start-shop.ts'
import { openBenchDatabase } from './bench-database.ts'
import { cheapService } from './bench-shop.ts'
import { addBotHistory } from './bot-history.ts'
import { loadInBulk } from './bulk-load.ts'
import { customerId, openCustomers, tokensOf } from './customers.ts'
import { addGoodsHistory } from './goods-history.ts'
import { addOfficeHistory } from './office-history.ts'
import { addOfficeLists } from './office-lists.ts'
import { addOrderHistory } from './order-history.ts'
import { addSupplyHistory } from './supply-history.ts'

/**
 * Orders of each customer: an even number, so that the books agree. With ten days between them a million are 100 days.
 */
const EACH = 10
const DAYS_BETWEEN = 10

/** The shop's default time zone. */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh'

/** A running shop whose first customer is an owner, and the time that folding its texts took. */
export type BackOfficeShop = {
  port: number
  token: string
  db: Database
  foldMs: { customers: number; transfers: number; orders: number }
  stop(): Promise<void>
}

/** A shop with this many past orders. With `keptIn`, its data stay in this folder and are filled in once. */
export async function openBackOfficeShop(orders: number, keptIn: string | null): Promise<BackOfficeShop> {
  const { url, secret, owner, dataDir, stop } = await openBenchDatabase(1, keptIn)
  const filled = join(dataDir, 'filled')
  const isNew = !existsSync(filled)
  if (isNew) await fill(owner, orders)
  await owner.pool.query("update accounts.sessions set expires_at = now() + interval '1 day'")
  const foldMs = await foldAll(owner)
  // The work of jobs within ten minutes.
  await sumDays(owner, TIME_ZONE)
  await countEnded(owner)
  if (isNew) await owner.pool.query('vacuum analyze')
  await owner.pool.query('checkpoint')
  await owner.close()
  writeFileSync(filled, '')
  const shop = await startShop({ DATABASE_URL: url, TOKEN_SECRET: secret, WEB: 'off', RATE_LIMITS: 'off' })
  const db = openDatabase(url, createLog('silent', 'bench'), { connections: 2, asOwner: true })
  return {
    port: Number(new URL(shop.url).port),
    token: tokensOf(secret)[0] ?? '',
    db,
    foldMs,
    async stop() {
      await db.close()
      await shop.stop()
      await stop()
    },
  }
}

async function fill(owner: Database, orders: number): Promise<void> {
  const customers = orders / EACH
  await owner.pool.query('set statement_timeout = 0')
  await owner.transaction((tx) => seedServices(tx, demoServices))
  await openCustomers(owner, { withMoney: false, customers })
  await owner.transaction((tx) =>
    tx.run(sql`
      update accounts.users set role = 'operator', is_owner = true, totp_enabled_at = now() where id = ${customerId(1)}`),
  )
  await nameCustomers(owner)
  const serviceId = await cheapService(owner)
  const services = await listOthers(owner, serviceId)
  await addOrderHistory(owner, serviceId, EACH, { customers, withWords: true, daysBetween: DAYS_BETWEEN, services })
  await addLinks(owner)
  await addOfficeHistory(owner)
  await addGoodsHistory(owner, await fillStock(owner, serviceId, customers))
  await addSupplyHistory(owner)
  await addBotHistory(owner)
  await addOfficeLists(owner)
  // The job would fold a million texts for many minutes; the small shop measures it.
  if (customers > 1_000)
    await loadInBulk(owner, 'orders.search_texts', async (run) => {
      await run(`insert into orders.search_texts (order_id, search_text)
        select id, contact_info || E'\\n' || replace(note, 'trước ngày', 'truoc ngay') || E'\\n' || (inputs->>'link') from orders.orders`)
      await run(`update orders.search_folded set until = (select id from orders.orders order by id desc limit 1)`)
    })
}

/** Services of the same kind as this one. */
async function listOthers(owner: Database, serviceId: string): Promise<string[]> {
  const { rows } = await owner.pool.query<{ id: string }>(
    "select id from catalog.services where service_type = 'REFERRAL' and billing = 'unit' and id <> $1 order by id",
    [serviceId],
  )
  return rows.map((it) => it.id)
}

/** Undeleted links: as many as orders, a thousand each. */
async function addLinks(owner: Database): Promise<void> {
  await loadInBulk(owner, 'orders.links', async (run) => {
    await run(`insert into orders.links (order_id, line, link, amount, done)
      select id, line, 'https://t.me/' || lower(code) || '/' || line, 1, 1
      from (select id, code, row_number() over (order by id) as nth from orders.orders) as o, generate_series(1, 1000) as line
      where nth % 1000 = 0`)
  })
}

const family = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đỗ', 'Vũ', 'Bùi']
const given = [
  'An',
  'Bình',
  'Cường',
  'Dũng',
  'Hương',
  'Khánh',
  'Lan',
  'Minh',
  'Ngọc',
  'Phương',
  'Quỳnh',
  'Sơn',
  'Trang',
]
const chosen = (names: readonly string[], at: string) =>
  `(array['${names.join("', '")}'])[1 + (${at})::int % ${names.length}]`

/** Registered over the same days as their orders. */
async function nameCustomers(owner: Database): Promise<void> {
  await owner.pool.query(`update accounts.users set created_at = now() - right(id::text, 9)::int % ${EACH * DAYS_BETWEEN} * interval '1 day',
    phone = '09' || right(id::text, 8), telegram = 'user' || right(id::text, 9),
    full_name = ${chosen(family, 'right(id::text, 9)')} || ' ' || ${chosen(given, 'right(id::text, 9)')}`)
}

/** Runs the folding jobs, and returns the time of each. */
async function foldAll(owner: Database): Promise<BackOfficeShop['foldMs']> {
  const time = async (work: Promise<void>) => {
    const began = performance.now()
    await work
    return Math.round(performance.now() - began)
  }
  return {
    customers: await time(foldInBatches(owner, foldableUsers)),
    transfers: await time(foldInBatches(owner, foldableTransfers)),
    orders: await time(foldOrders(owner)),
  }
}

/** Copies a service, and adds this many dummy items. */
async function fillStock(owner: Database, serviceId: string, items: number): Promise<string> {
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
