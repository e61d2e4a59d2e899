import { SAMPLED } from '../server/src/platform/db/searched-rows.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { calls, files, reports, type Sample } from './back-office-calls.ts'
import { type BackOfficeShop, openBackOfficeShop, TIME_ZONE } from './back-office-shop.ts'
import { actOnMoney } from './money-acts.ts'
import { RawClient } from './raw-client.ts'
import type { Figures } from './report.ts'

/**
 * Past orders in the grown shop, with a tenth as many customers and three times as many entries; fewer to save time.
 */
const ORDERS = Number(process.env.BACK_OFFICE_ORDERS ?? 1_000_000)
const FEW = 1_000
/** A folder that keeps the grown shop for the next run. */
const KEPT_IN = process.env.BACK_OFFICE_DATA ?? null

/** Measures only the calls that match; all by default. */
const WANTED = new RegExp(process.env.BACK_OFFICE_CALLS ?? '')

const ROUNDS = 3
const ASKED_A_ROUND = 15
const LONGEST_MS = 200
const LONGEST_REPORT_MS = 1_000
const MOST_TIMES = 3
/** No call may read a table with more rows than this in full. */
const LARGE = 20_000

/**
 * An operator's waiting times with a million past orders and with a thousand, round by round in turn. Also the tables
 * that a call read in full, and missed aims: 200 ms and three times the small shop; a second for reports; no large
 * table read in full.
 */
export async function measureBackOffice(): Promise<Figures> {
  const young = await openBackOfficeShop(FEW, null)
  const grown = await openBackOfficeShop(ORDERS, KEPT_IN)
  try {
    for (const shop of [young, grown]) await actOnMoney(shop)
    const samples = { young: await takeSample(young), grown: await takeSample(grown) }
    const figures: Figures = {
      'orders behind': ORDERS,
      'folding 1,000 orders: ms': young.foldMs.orders,
      ...(grown.foldMs.customers > 1_000 && { [`folding ${ORDERS / 10} customers: ms`]: grown.foldMs.customers }),
    }
    const missed: string[] = []
    const empty: string[] = []
    for (const [name, pathOf] of Object.entries({ ...calls, ...reports })) {
      if (!WANTED.test(name)) continue
      const before = await rowsReadWhole(grown)
      const found = { young: [] as number[], grown: [] as number[] }
      for (let round = -1; round < ROUNDS; round++) {
        const few = await ask(young, pathOf(samples.young))
        const many = await ask(grown, pathOf(samples.grown), ASKED_A_ROUND, () => empty.push(name))
        if (round < 0) continue
        found.young.push(...few)
        found.grown.push(...many)
      }
      const read = await readWhole(grown, before)
      const [few, many] = [p95(found.young), p95(found.grown)]
      figures[`${name}: p95 ms, ${FEW} orders`] = few
      figures[`${name}: p95 ms, ${ORDERS} orders`] = many
      if (read) figures[`${name}: reads all of`] = read
      const isReport = name in reports
      const missesTimes = !isReport && many > MOST_TIMES * few && many - few > 10
      if (many > (isReport ? LONGEST_REPORT_MS : LONGEST_MS) || missesTimes || read) missed.push(name)
    }
    for (const [name, pathOf] of Object.entries(files)) {
      if (!WANTED.test(name)) continue
      const { firstMs, wholeMs, bytes } = await download(grown, pathOf(samples.grown))
      figures[`${name}: ms to the first bytes`] = firstMs
      figures[`${name}: s for all of it`] = Number((wholeMs / 1_000).toPrecision(3))
      figures[`${name}: MB`] = Number((bytes / 1e6).toPrecision(3))
    }
    // No aims: these read all entries or all balances, at night or on request. Without a stored check the page runs
    // one, then shows the stored result.
    await grown.db.transaction((tx) => tx.run(sql`delete from books.last_check`))
    const [booksMs = 0] = await ask(grown, '/operator/books', 1)
    const [openMs = 0] = await ask(grown, '/operator/books', 1)
    const [balancesMs = 0] = await ask(grown, '/operator/reports/balances', 1)
    const checks = {
      'checking the books: ms': Math.round(booksMs),
      'opening the books: ms': Math.round(openMs),
      'adding up all balances: ms': Math.round(balancesMs),
    }
    const withoutItems = [...new Set(empty)].join('; ') || 'none'
    return {
      ...figures,
      ...checks,
      'answered without items': withoutItems,
      'aims missed by': missed.join('; ') || 'none',
    }
  } finally {
    await young.stop()
    await grown.stop()
  }
}

async function takeSample({ db }: BackOfficeShop): Promise<Sample> {
  const row = await db.transaction((tx) =>
    tx.get<Omit<Sample, 'middle' | 'week' | 'month' | 'monthBefore'> & { orders: number }>(sql`
      with counted as (select count(*)::int as orders from orders.orders)
      select o.id as "orderId", o.code, o.inputs->>'link' as link, substr(o.contact_info, 2) as contact, o.service_id as "serviceId",
        (select link from orders.links order by order_id, line offset counted.orders / 2 limit 1) as "wholeLink",
        counted.orders,
        (select code from ledger.transactions order by id offset counted.orders / 2 limit 1) as transaction,
        (select service_id from orders.orders where refunded > 0 order by id desc limit 1) as "refundedId",
        (select s.id from catalog.services s where not exists (select from orders.orders where service_id = s.id) limit 1) as "unboughtId",
        (select id from catalog.services where slug = 'stocked') as "stockedId",
        (select order_id from stock.handed_out order by order_id desc limit 1) as "goodsId",
        (select order_id from bots.results where problem = 'tooLate' order by order_id desc limit 1) as "lateId",
        (select id from suppliers.suppliers limit 1) as "supplierId",
        (select operator_id from audit.entries where action = 'orders.deliver' order by id desc limit 1) as "operatorId",
        (select bank_reference from deposits.transfers where bank_reference <> '' order by id offset counted.orders / 20 limit 1) as reference
      from counted, lateral (select * from orders.orders order by id offset counted.orders / 2 + 1 limit 1) as o`),
  )
  return {
    ...row,
    middle: Math.max(1, Math.floor((row.orders * 0.94) / 50 / 2)),
    week: lastDays(7),
    month: lastDays(30),
    monthBefore: today().subtract({ months: 1 }).toString().slice(0, 7),
  }
}

/** The shop's day, so that it includes recent work at any hour. */
const today = () => Temporal.Now.plainDateISO(TIME_ZONE)
const lastDays = (days: number) => `from=${today().subtract({ days: days - 1 })}&to=${today()}`

async function ask(
  { port, token }: BackOfficeShop,
  path: string,
  times = ASKED_A_ROUND,
  onEmpty = () => {},
): Promise<number[]> {
  const client = new RawClient(port)
  const found: number[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    const { status, text } = await client.ask({ method: 'GET', path: `/api${path}`, token })
    found.push(performance.now() - began)
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
    if (JSON.parse(text).data?.items?.length === 0) onEmpty()
  }
  client.close()
  return found
}

/** Downloads a file like a browser: the time to its first and last byte. */
async function download({ port, token }: BackOfficeShop, path: string) {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`${path} was answered with ${response.status}`)
  let [firstMs, bytes] = [0, 0]
  for await (const piece of response.body) {
    firstMs ||= Math.round(performance.now() - began)
    bytes += piece.length
  }
  return { firstMs, wholeMs: performance.now() - began, bytes }
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toPrecision(3))
}

/** How many rows of each large table full scans have read. */
async function rowsReadWhole({ db }: BackOfficeShop): Promise<Map<string, number>> {
  // A search reads a sample of a table, and one more row by a scan. That is not a full read.
  const { rows } = await db.pool.query<{ name: string; read: string }>(
    `select format('%s.%s', schemaname, relname) as name, seq_tup_read - ${SAMPLED} * seq_scan as read
     from pg_stat_user_tables where n_live_tup > ${LARGE}`,
  )
  return new Map(rows.map((it) => [it.name, Number(it.read)]))
}

/** A PostgreSQL process reports its reads with the first statement after a second. */
const TOLD_AFTER_MS = 1_100
const CONNECTIONS = 10

async function readWhole(shop: BackOfficeShop, before: ReadonlyMap<string, number>): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS))
  await ask(shop, '/operator/categories', CONNECTIONS)
  const now = await rowsReadWhole(shop)
  return [...now].flatMap(([name, read]) => (read - (before.get(name) ?? 0) > LARGE ? [name] : [])).join(', ')
}
