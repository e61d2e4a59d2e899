import { sql } from '../server/src/platform/db/sql.ts'
import { type BackOfficeShop, openBackOfficeShop } from './back-office-shop.ts'
import { customerId } from './customers.ts'
import { RawClient } from './raw-client.ts'
import type { Figures } from './report.ts'

/** Orders behind in the grown shop, a tenth as many customers and three times as many entries; fewer where time is short. */
const ORDERS = Number(process.env.BACK_OFFICE_ORDERS ?? 1_000_000)
const FEW = 1_000
/** A folder in which the grown shop stays for the next time. */
const KEPT_IN = process.env.BACK_OFFICE_DATA ?? null

/** Which calls are measured; all unless a pattern says otherwise. */
const WANTED = new RegExp(process.env.BACK_OFFICE_CALLS ?? '')

const ROUNDS = 3
const ASKED_A_ROUND = 15
const LONGEST_MS = 200
const LONGEST_REPORT_MS = 1_000
const MOST_TIMES = 3
/** A table with more rows than these is not to be read whole. */
const LARGE = 20_000

/** What is searched for, taken from the middle of a shop's past. */
type Sample = {
  code: string
  link: string
  wholeLink: string
  contact: string
  transaction: string
  reference: string
  serviceId: string
  stockedId: string
  supplierId: string
  middle: number
  week: string
  month: string
}

/** Every list of the back office, and searches. Adding a call is one line. */
const calls: Record<string, (sample: Sample) => string> = {
  'orders that wait': () => '/operator/orders?status=pending&limit=50',
  'all orders': () => '/operator/orders?limit=50',
  'orders delivered': () => '/operator/orders?status=success&limit=50',
  'orders delivered, a page in the middle': ({ middle }) => `/operator/orders?status=success&limit=50&page=${middle}`,
  'orders cancelled': () => '/operator/orders?status=cancel&limit=50',
  'orders by code': ({ code }) => `/operator/orders?q=${code}`,
  'orders by words': ({ contact }) => `/operator/orders?q=${contact}`,
  'orders of a service, newest first': ({ serviceId }) =>
    `/operator/orders?serviceId=${serviceId}&sort=newest&limit=50`,
  'orders of a customer': () => `/operator/orders?customerId=${customerId(7)}&limit=50`,
  'orders of a week': ({ week }) => `/operator/orders?${week}&limit=50`,
  'orders of a provider, 200 rows': () => '/operator/orders?status=success&provider=OWNER_PROVIDE&limit=200',
  'orders that wait, dearest first': () => '/operator/orders?status=pending&sort=dearest&limit=50',
  'orders above a sum that none has': () => '/operator/orders?status=success&minTotal=100000&limit=50',
  'orders that match, to act on them': ({ week }) => `/operator/order-matches?status=success&${week}`,
  'views of the orders desk': () => '/operator/order-views',
  'what waits today': () => '/operator/today',
  'figures of today': () => '/operator/today/figures',
  'one order': ({ code }) => `/operator/search/orders?q=${code}`,
  customers: () => '/operator/customers?limit=50',
  'customers, a page in the middle': ({ middle }) => `/operator/customers?limit=50&page=${Math.ceil(middle / 10)}`,
  'customers by name': () => '/operator/customers?q=huong%20do&limit=50',
  'customers by phone': ({ contact }) => `/operator/customers?q=09${contact.slice(-8)}`,
  'one customer': () => `/operator/customers/${customerId(7)}`,
  'transactions of a customer': () => `/operator/customers/${customerId(7)}/transactions?limit=50`,
  'orders of a customer’s page': () => `/operator/customers/${customerId(7)}/orders?limit=50`,
  'transfers of a customer': () => `/operator/customers/${customerId(7)}/transfers?limit=50`,
  'messages of a customer': () => `/operator/customers/${customerId(7)}/conversations?limit=50`,
  'referrals of a customer': () => `/operator/customers/${customerId(7)}/referrals?limit=50`,
  'notes on a customer': () => `/operator/customers/${customerId(7)}/notes?limit=50`,
  'mails to a customer': () => `/operator/customers/${customerId(7)}/mails?limit=50`,
  'news to a customer': () => `/operator/customers/${customerId(7)}/notifications?limit=50`,
  'transfers that wait': () => '/operator/transfers?status=unmatched&limit=50',
  'all transfers': () => '/operator/transfers?limit=50',
  'transfers by reference': ({ reference }) => `/operator/transfers?q=${reference}`,
  'transfers by a common word': () => '/operator/transfers?q=bench',
  messages: () => '/operator/conversations?limit=50',
  commissions: () => '/operator/referrals/commissions?limit=50',
  payouts: () => '/operator/payouts?limit=50',
  'discount codes': () => '/operator/codes',
  bots: () => '/operator/bots',
  'runs of bots': () => '/operator/bots/running',
  'failed tasks': () => '/operator/jobs',
  'claims of transfers': () => '/operator/bank-claims?limit=50',
  'credits that wait': () => '/operator/pending-credits?limit=50',
  services: () => '/operator/services',
  'changes of prices': () => '/operator/service-edits?limit=50',
  categories: () => '/operator/categories',
  announcements: () => '/operator/announcements?limit=50',
  posts: () => '/operator/texts?kind=post&limit=50',
  'readers of the newsletter': () => '/operator/newsletter/readers?limit=50',
  letters: () => '/operator/newsletter/letters?limit=50',
  'saved replies': () => '/operator/saved-replies',
  staff: () => '/operator/staff',
  'invitations of staff': () => '/operator/staff-invitations',
  'history of settings': () => '/operator/settings/history?limit=50',
  'audit log': () => '/operator/audit?limit=50',
  'audit log by words': ({ code }) => `/operator/audit?q=${code}&limit=50`,
  'audit log of a week': ({ week }) => `/operator/audit?${week}&limit=50`,
  'audit of a customer': () => `/operator/audit?subject=${customerId(7)}&limit=50`,
  'counts of views': () => '/operator/order-views/counts',
  suppliers: () => '/operator/suppliers',
  'orders at suppliers that wait for people': () => '/operator/dispatches?state=stuck&limit=50',
  'all orders at suppliers': () => '/operator/dispatches?limit=50',
  'orders at suppliers, to act on them': () => '/operator/dispatch-matches?state=stuck',
  'offers of a supplier': ({ supplierId }) => `/operator/suppliers/${supplierId}/offers?limit=50`,
  'changes of suppliers': () => '/operator/supply-changes?limit=50',
  'money at suppliers': () => '/operator/supplier-accounts',
  'payments to suppliers': () => '/operator/top-ups?limit=50',
  'claims under warranty that wait': () => '/operator/warranty?status=waiting&limit=50',
  'all claims under warranty': () => '/operator/warranty?limit=50',
  partners: () => '/operator/partners?limit=50',
  proposals: () => '/operator/partner-proposals?limit=50',
  'a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock`,
  'items of a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock/items?limit=50`,
  'free items of a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock/items?state=free&limit=50`,
  'search: order by code': ({ code }) => `/operator/search/orders?q=${code}`,
  'search: order by the beginning of its code': ({ code }) => `/operator/search/orders?q=${code.slice(0, 6)}`,
  'search: order by link': ({ link }) => `/operator/search/orders?q=${encodeURIComponent(link)}`,
  'search: order by a whole link of many': ({ wholeLink }) =>
    `/operator/search/orders?q=${encodeURIComponent(wholeLink)}`,
  'search: order by a link of 2,000 characters that is nowhere': ({ link }) =>
    `/operator/search/orders?q=${encodeURIComponent(`${link}?${'tracking=0123456789&'.repeat(100)}`.slice(0, 2_000))}`,
  'search: order by contact': ({ contact }) => `/operator/search/orders?q=${contact}`,
  'search: orders by a common word': () => '/operator/search/orders?q=giao',
  'search: orders by a name that many have': () => '/operator/search/orders?q=h%C6%B0%C6%A1ng',
  'search: orders by three letters': () => '/operator/search/orders?q=t.me%2Fabc',
  'search: orders by what is nowhere': () => '/operator/search/orders?q=qqqqwwww',
  'search: customers by name': () => '/operator/search/customers?q=huong%20do',
  'search: customers by two letters': () => '/operator/search/customers?q=hu',
  'search: customers by what is nowhere': () => '/operator/search/customers?q=qqqqwwww',
  'search: money by reference': ({ reference }) => `/operator/search/money?q=${reference}`,
  'search: money by transaction': ({ transaction }) => `/operator/search/money?q=${transaction}`,
  'search: money by what is nowhere': () => '/operator/search/money?q=qqqqwwww',
  'search: services': () => '/operator/search/services?q=telegram',
}

/** Reports of the last 30 days, of which today is summed up when it is asked for. */
const reports: Record<string, (sample: Sample) => string> = {
  'report: summary': ({ month }) => `/operator/reports?${month}`,
  'report: services': ({ month }) => `/operator/reports/services?${month}`,
  'report: customers': ({ month }) => `/operator/reports/customers?${month}`,
  'report: operators': ({ month }) => `/operator/reports/operators?${month}`,
  'report: entries of sales': ({ month }) => `/operator/reports/entries?${month}&figure=sales`,
  'report: entries of a customer': ({ month }) => `/operator/reports/entries?${month}&customerId=${customerId(7)}`,
}

/**
 * What an operator waits for with a million orders behind, beside the same with a thousand, round by round in turn; which
 * tables were read whole for it; and which aims were missed: 200 ms, and three times the small shop; for reports a second; and no
 * large table read whole.
 */
export async function measureBackOffice(): Promise<Figures> {
  const young = await openBackOfficeShop(FEW, null)
  const grown = await openBackOfficeShop(ORDERS, KEPT_IN)
  try {
    const samples = { young: await takeSample(young), grown: await takeSample(grown) }
    const figures: Figures = {
      'orders behind': ORDERS,
      'folding 1,000 orders: ms': young.foldMs.orders,
      ...(grown.foldMs.customers > 1_000 && { [`folding ${ORDERS / 10} customers: ms`]: grown.foldMs.customers }),
    }
    const missed: string[] = []
    for (const [name, pathOf] of Object.entries({ ...calls, ...reports })) {
      if (!WANTED.test(name)) continue
      const before = await rowsReadWhole(grown)
      const found = { young: [] as number[], grown: [] as number[] }
      for (let round = -1; round < ROUNDS; round++) {
        const few = await ask(young, pathOf(samples.young))
        const many = await ask(grown, pathOf(samples.grown))
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
    // No aims: they read everything that was ever booked, or all balances, at night or when somebody asks for it.
    const [booksMs = 0] = await ask(grown, '/operator/books', 1)
    const [balancesMs = 0] = await ask(grown, '/operator/reports/balances', 1)
    const checks = {
      'checking the books: ms': Math.round(booksMs),
      'adding up all balances: ms': Math.round(balancesMs),
    }
    return { ...figures, ...checks, 'aims missed by': missed.join('; ') || 'none' }
  } finally {
    await young.stop()
    await grown.stop()
  }
}

async function takeSample({ db }: BackOfficeShop): Promise<Sample> {
  const row = await db.transaction((tx) =>
    tx.get<Omit<Sample, 'middle' | 'week' | 'month'> & { orders: number }>(sql`
      with counted as (select count(*)::int as orders from orders.orders)
      select o.code, o.inputs->>'link' as link, substr(o.contact_info, 2) as contact, o.service_id as "serviceId",
        (select link from orders.links order by order_id, line offset counted.orders / 2 limit 1) as "wholeLink",
        counted.orders,
        (select code from ledger.transactions order by id offset counted.orders / 2 limit 1) as transaction,
        (select id from catalog.services where slug = 'stocked') as "stockedId",
        (select id from suppliers.suppliers limit 1) as "supplierId",
        (select bank_reference from deposits.transfers order by id offset counted.orders / 20 limit 1) as reference
      from counted, lateral (select * from orders.orders order by id offset counted.orders / 2 limit 1) as o`),
  )
  return {
    ...row,
    middle: Math.max(1, Math.floor((row.orders * 0.94) / 50 / 2)),
    week: lastDays(7),
    month: lastDays(30),
  }
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const lastDays = (days: number) => `from=${dayBefore(days - 1)}&to=${dayBefore(0)}`

async function ask({ port, token }: BackOfficeShop, path: string, times = ASKED_A_ROUND): Promise<number[]> {
  const client = new RawClient(port)
  const found: number[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    const { status, text } = await client.ask({ method: 'GET', path: `/api${path}`, token })
    found.push(performance.now() - began)
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
  }
  client.close()
  return found
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0).toPrecision(3))
}

/** How many rows of each large table were ever read by going through all of it. */
async function rowsReadWhole({ db }: BackOfficeShop): Promise<Map<string, number>> {
  const { rows } = await db.pool.query<{ name: string; read: string }>(
    `select format('%s.%s', schemaname, relname) as name, seq_tup_read as read from pg_stat_user_tables
     where n_live_tup > ${LARGE}`,
  )
  return new Map(rows.map((it) => [it.name, Number(it.read)]))
}

/** A process of PostgreSQL tells what it read with the first statement after a second. */
const TOLD_AFTER_MS = 1_100
const CONNECTIONS = 10

async function readWhole(shop: BackOfficeShop, before: ReadonlyMap<string, number>): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS))
  await ask(shop, '/operator/categories', CONNECTIONS)
  const now = await rowsReadWhole(shop)
  return [...now].flatMap(([name, read]) => (read - (before.get(name) ?? 0) > LARGE ? [name] : [])).join(', ')
}
