import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBooks } from '../server/src/features/books/index.ts'
import { sealSupplierKey } from '../server/src/features/suppliers/secrets.ts'
import { startPanelStandIn } from '../server/src/outside/panel-v2/stand-in.ts'
import type { PanelStandIn, PanelTrouble, StandInOrder } from '../server/src/outside/panel-v2/stand-in-types.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { type BenchShop, openBenchShop } from './bench-shop.ts'
import { CUSTOMERS, customerId, MONEY } from './customers.ts'
import { listServiceProcesses } from './processor-time.ts'
import type { Figures } from './report.ts'

const ORDERS = Number(process.env.SUPPLIER_ORDERS ?? 3_000)
const MINUTES = Number(process.env.SUPPLIER_MINUTES ?? 60)
const SEED = Number(process.env.SUPPLIER_SEED ?? 20_261_119)
const KILL_EVERY_MS = 60_000
const SETTLE_MINUTES = 45
const PRICE = 1_000
const DONG_EACH = 25_000
/** How many of the supplier's units make one of the shop's. */
const UNITS_EACH = 10
const OWNER = customerId(1)

const troubles: readonly PanelTrouble[] = [
  ...(['lose', 'cut', 'drop', 'error', 'garbage', 'late', 'closed', 'busy', 'often'] as const),
  ...(['lie', 'fails', 'blank', 'warns'] as const),
]
/** Wrong states that a panel reports before the true one. All are implausible: a shop cannot detect a plausible lie. */
const lies: readonly Partial<StandInOrder>[] = [
  { status: 'Sleeping' },
  { status: 'constructor' },
  { status: 'Completed', charge: '-1' },
  { status: 'Completed', charge: '90000' },
  { status: 'Partial', remains: 1_000_000 },
  { status: 'Partial', remains: -3 },
  { status: 'In progress', currency: 'EUR' },
  { status: 'In progress', charge: '0.0'.padEnd(20_000, '0') },
  { status: 'In progress', currency: 'US\0D' },
]

type Truth = { status: 'Completed' | 'Partial' | 'Canceled'; remains: number; charge: string }
type Placed = { id: string; customer: string; amount: number }
/** One of the shop's orders in the database. */
type Row = {
  id: string
  state: string
  problem: string | null
  supplierId: string | null
  externalId: string | null
  cost: number | null
  status: string
  total: number
  refunded: number
  customer: string
}
type People = { 'numbers entered': number; 'sent again after looking': number; 'taken over and delivered': number }
type Shop = BenchShop & { panels: Map<string, PanelStandIn>; next: () => number }

/**
 * One hour with 3,000 orders. Two suppliers fail and lie by a seed, and the worker is killed every minute. Then the
 * suppliers tell the truth, and an operator decides the rest. Fails if an order is doubled, does not settle, or its
 * cost differs by one dong from its delivery.
 */
export async function measureSupplierHour(): Promise<Figures> {
  const next = generator(SEED)
  const secretsKey = randomBytes(24).toString('hex')
  const bench = await openBenchShop({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', SECRETS_KEYS: `1:${secretsKey}` })
  const panels = new Map<string, PanelStandIn>()
  const shop: Shop = { ...bench, panels, next }
  try {
    await bench.owner.pool.query(
      `update accounts.users set role = 'operator', is_owner = true, totp_enabled_at = now() where id = '${OWNER}'`,
    )
    for (const name of ['Panel one', 'Panel two']) {
      const panel = await startPanelStandIn()
      const id = await addSupplier(bench.owner, name, panel, secretsKey)
      panels.set(id, panel)
      let isFirst = true
      // The first call succeeds, because a lie needs the number of an existing order.
      panel.trouble = () => {
        if (!isFirst) return next() < 0.14 ? pick(troubles, next) : 'none'
        isFirst = false
        return 'none'
      }
    }
    const service = await addService(shop)
    const until = Date.now() + MINUTES * 60_000
    const [placed, kills] = await Promise.all([
      placeAll(shop, service, until),
      killUntil(bench, until),
      workUntil(shop, until),
    ])
    for (const panel of panels.values()) panel.trouble = 'none'
    const people = await settle(shop)
    const figures = { ...(await judge(shop, placed)), ...people }
    const wrong = Object.entries(figures).filter(([name, value]) => name.startsWith('wrong:') && value !== 0)
    if (wrong.length) process.exitCode = 1
    return { seed: SEED, minutes: MINUTES, 'workers killed': kills, ...figures }
  } finally {
    await Promise.all([...panels.values()].map((it) => it.close()))
    await bench.stop()
  }
}

/** Pseudo-random numbers from 0 to 1 by a seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let it = Math.imul(state ^ (state >>> 15), 1 | state)
    it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it
    return ((it ^ (it >>> 14)) >>> 0) / 4_294_967_296
  }
}
const pick = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)] as T

async function addSupplier(owner: Database, name: string, panel: PanelStandIn, secretsKey: string): Promise<string> {
  panel.services.push({
    ...{ service: 1, name: 'Followers', type: 'Default', category: 'Telegram' },
    ...{ rate: '0.90', min: '50', max: '10000', refill: true, cancel: true },
  })
  panel.balance = 1_000_000
  panel.callsAMinute = 600
  const id = randomUUID()
  const key = sealSupplierKey(panel.access.key, { current: 1, byVersion: new Map([[1, secretsKey]]) })
  await owner.transaction(async (tx) => {
    await tx.run(sql`
      insert into suppliers.suppliers (id, name, kind, url, key, currency, dong_each, calls_a_minute)
      values (${id}, ${name}, 'panel-v2', ${panel.access.url}, ${key}, 'USD', ${DONG_EACH}, 590)`)
    await tx.run(sql`
      insert into suppliers.offers (supplier_id, id, name, type, category, rate, min, max, can_refill, can_cancel, seen_at)
      values (${id}, '1', 'Followers', 'Default', 'Telegram', 0.90, 50, 10000, true, true, now())`)
  })
  return id
}

async function addService(shop: Shop): Promise<string> {
  const text = { name: 'Followers', description: 'Followers' }
  const words = { label: 'Link', help: '', example: '' }
  const { service } = await ask<{ service: { id: string } }>(shop, OWNER, 'POST', '/operator/services', {
    ...{ category: 'telegram', provider: 'OWNER_PROVIDE', serviceType: 'REFERRAL', mode: 'single', status: 'active' },
    ...{ availability: null, price: PRICE, billing: 'unit', minAmount: 5, maxAmount: 1_000, botId: null },
    fields: [{ key: 'link', kind: 'link', required: true, texts: { en: words, vi: words, ru: words } }],
    texts: { en: text, vi: text, ru: text },
  })
  const fields = JSON.stringify({ link: { from: 'input', key: 'link' }, quantity: { from: 'amount' } })
  await shop.owner.transaction(async (tx) => {
    for (const [position, supplier] of [...shop.panels.keys()].entries())
      await tx.run(sql`
        insert into suppliers.sources (service_id, position, supplier_id, offer_id, units_each, fields, factor_percent)
        values (${service.id}, ${position}, ${supplier}, '1', ${UNITS_EACH}, ${fields}::jsonb, 200)`)
    await tx.run(sql`update catalog.services set supplied = true where id = ${service.id}`)
  })
  return service.id
}

/** A customer's call of the shop; repeats it under the same key if there was no answer. */
async function ask<T>(shop: Shop, user: string, method: string, path: string, body?: object): Promise<T> {
  const key = randomUUID()
  const token = shop.tokens[Number(user.slice(-12)) - 1]
  for (let times = 0; ; times++) {
    const answer = await fetch(`${shop.shop.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (answer?.ok) return ((await answer.json()) as { data: T }).data
    if (answer && answer.status < 500) throw new Refused(answer.status, await answer.text())
    if (times === 20) throw new Error(`${method} ${path} was not answered`)
    await sleep(500)
  }
}
class Refused extends Error {
  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
  }
}

const linkOf = (number: number) => `https://t.me/order${number}`

/** Places the orders evenly until then. */
async function placeAll(shop: Shop, serviceId: string, until: number): Promise<Placed[]> {
  const began = Date.now()
  const placed: Placed[] = []
  let soldOut = 0
  for (let number = 0; number < ORDERS; number++) {
    await sleep(began + ((until - began) * number) / ORDERS - Date.now())
    const customer = customerId(2 + Math.floor(shop.next() * (CUSTOMERS - 1)))
    const amount = 5 + Math.floor(shop.next() * 100)
    const body = { serviceId, amount, contactInfo: '@me', inputs: { link: linkOf(number) } }
    const order = await ask<{ order: { id: string } }>(shop, customer, 'POST', '/user/order/owner', body).catch(
      (problem) => {
        if (!(problem instanceof Refused && problem.message.includes('SERVICE_UNAVAILABLE_NOW'))) throw problem
        soldOut++
        return null
      },
    )
    if (order) placed.push({ id: order.order.id, customer, amount })
  }
  if (soldOut > ORDERS / 10) throw new Error(`${soldOut} orders were refused: there was no supplier to take them`)
  return placed
}

async function killUntil({ shop }: BenchShop, until: number): Promise<number> {
  let kills = 0
  while (Date.now() + KILL_EVERY_MS < until) {
    await sleep(KILL_EVERY_MS)
    const [worker] = listServiceProcesses(shop.pid, 'worker')
    if (!worker) continue
    process.kill(worker, 'SIGKILL')
    kills++
  }
  return kills
}

const truths = new Map<StandInOrder, Truth>()

/** Lets the panels work: each order ends after a while, and some lie about it first. */
async function workUntil({ panels, next }: Shop, until: number): Promise<void> {
  while (Date.now() < until) {
    for (const panel of panels.values())
      for (const order of panel.orders.values()) {
        if (truths.has(order) || Date.now() - order.addedAt < 20_000 || next() > 0.02) continue
        truths.set(order, decide(order, next))
        Object.assign(order, next() < 0.04 ? pick(lies, next) : truths.get(order))
      }
    await sleep(1_000)
  }
}

/** The end of an order: done, done in part or not at all. The panel does not charge the undelivered part. */
function decide(order: StandInOrder, next: () => number): Truth {
  const quantity = Number(order.fields.quantity)
  const roll = next()
  const status = roll < 0.8 ? 'Completed' : roll < 0.93 ? 'Partial' : 'Canceled'
  const remains = status === 'Completed' ? 0 : status === 'Canceled' ? quantity : Math.ceil(next() * quantity)
  return { status, remains, charge: ((0.9 * (quantity - remains)) / 1_000).toFixed(5) }
}

/** Tells the truth about all orders until none is under way; an operator decides waiting ones. */
async function settle(shop: Shop): Promise<Figures> {
  const people: People = { 'numbers entered': 0, 'sent again after looking': 0, 'taken over and delivered': 0 }
  const giveUpAt = Date.now() + SETTLE_MINUTES * 60_000
  for (;;) {
    for (const panel of shop.panels.values())
      for (const order of panel.orders.values()) {
        const truth = truths.get(order) ?? decide(order, shop.next)
        truths.set(order, truth)
        Object.assign(order, truth, { currency: 'USD' })
      }
    const open = (await readRows(shop)).filter((it) => !['done', 'by-people'].includes(it.state))
    if (open.length === 0) return people
    if (Date.now() > giveUpAt)
      throw new Error(`${open.length} orders have not settled: ${JSON.stringify(open.slice(0, 3))}`)
    for (const row of open) if (['unclear', 'stuck'].includes(row.state)) await decideByHand(shop, row, people)
    await sleep(10_000)
  }
}

/** Decides like an operator who looks the order up at the suppliers. */
async function decideByHand(shop: Shop, row: Row, people: People): Promise<void> {
  const act = (what: string, body?: object) =>
    ask(shop, OWNER, 'POST', `/operator/orders/${row.id}/dispatch/${what}`, body).then(
      () => true,
      (problem) => {
        // The worker may have changed it meanwhile; the server refuses another supplier's number or a used one.
        if (problem instanceof Refused) return false
        throw problem
      },
    )
  const there = findThere(shop, await linkOfOrder(shop.owner, row.id))
  if (row.state === 'unclear' && there && there.supplierId === row.supplierId) {
    if (await act('resolve', { found: true, externalId: String(there.order.order) })) people['numbers entered']++
    else await takeOver()
  } else if (row.state === 'unclear' && !there) {
    if (await act('resolve', { found: false })) people['sent again after looking']++
  } else if (row.state === 'stuck' && !there) {
    if (await act('retry')) people['sent again after looking']++
  } else await takeOver()

  async function takeOver() {
    if (!(await act('take-over'))) return
    people['taken over and delivered']++
    await ask(shop, OWNER, 'POST', `/operator/orders/${row.id}/deliver`, { rest: 'delivered' })
  }
}

function findThere({ panels }: Shop, link: string): { supplierId: string; order: StandInOrder } | null {
  for (const [supplierId, panel] of panels)
    for (const order of panel.orders.values()) if (order.fields.link === link) return { supplierId, order }
  return null
}

async function linkOfOrder(owner: Database, id: string): Promise<string> {
  const { link } = await owner.transaction((tx) =>
    tx.get<{ link: string }>(sql`select inputs ->> 'link' as link from orders.orders where id = ${id}`),
  )
  return link
}

function readRows({ owner }: Shop): Promise<Row[]> {
  return owner.transaction((tx) =>
    tx.all<Row>(sql`
      select o.id, d.state, d.problem, d.supplier_id as "supplierId", d.external_id as "externalId", d.cost, o.status, o.total,
        o.refunded, o.customer_id as customer
      from orders.orders o join suppliers.dispatches d on d.order_id = o.id`),
  )
}

/** Panels charge hundred-thousandths of a dollar: counting them as whole numbers avoids a second rounding. */
const costOf = ({ charge }: StandInOrder) => Math.round((Math.round(Number(charge) * 100_000) * DONG_EACH) / 100_000)

/** Compares payments with the panels' deliveries, order by order. */
async function judge(shop: Shop, placed: readonly Placed[]): Promise<Figures> {
  const rows = new Map((await readRows(shop)).map((it) => [it.id, it]))
  const there = [...shop.panels.values()].flatMap((it) => [...it.orders.values()])
  const wrong = { missing: 0, amounts: 0, costs: 0, balances: 0 }
  const used = new Set<string>()
  const kept = new Map<string, number>()
  for (const { id, customer, amount } of placed) {
    const row = rows.get(id)
    if (!row) {
      wrong.missing++
      continue
    }
    kept.set(customer, (kept.get(customer) ?? 0) + row.total - row.refunded)
    if (row.state === 'by-people') continue
    const order = shop.panels.get(row.supplierId ?? '')?.orders.get(Number(row.externalId))
    const number = `${row.supplierId}/${row.externalId}`
    if (!order || used.has(number)) wrong.missing++
    used.add(number)
    if (!order) continue
    const delivered = Math.floor((amount * UNITS_EACH - order.remains) / UNITS_EACH)
    const [refunded, status] = [(amount - delivered) * PRICE, delivered > 0 ? 'success' : 'failed']
    if (row.refunded !== refunded || row.status !== status) wrong.amounts++
    if (row.cost !== costOf(order)) wrong.costs++
  }
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => `customer:${customerId(index + 1)}:available`)
  const balances = await shop.owner.transaction((tx) =>
    tx.all<{ customer: string; balance: number }>(sql`
      select split_part(path, ':', 2) as customer, balance from ledger.accounts where path = any (${customers}::text[])`),
  )
  for (const { customer, balance } of balances) if (balance !== MONEY - (kept.get(customer) ?? 0)) wrong.balances++
  const { checks } = await shop.owner.snapshot(checkBooks)
  return {
    'orders placed': placed.length,
    'orders at the suppliers': there.length,
    'wrong: links at suppliers twice': there.length - new Set(there.map((it) => it.fields.link)).size,
    'wrong: orders without their own order at a supplier': wrong.missing,
    'wrong: orders that were never placed': rows.size - placed.length,
    'wrong: refunds or states': wrong.amounts,
    'wrong: costs': wrong.costs,
    'wrong: balances': wrong.balances,
    'wrong: checks of the books': checks.filter((it) => it.found).length,
  }
}
