import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Right } from '@runmart/contract/accounts-rights'
import type { LiveEvent } from '@runmart/contract/live'
import { deskQuery } from '@runmart/contract/orders-desk-filters'
import type { WaitingKind } from '@runmart/contract/today'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { collectLiveEvents } from '#test/live-events.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer({
  sepay: { apiKey: '', secret: '', apiToken: 'token', apiUrl: 'http://127.0.0.1:1' },
  depositLimits: { manualCreditCap: 1_000_000, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
  shopTimeZone: 'Asia/Ho_Chi_Minh',
})
const shop = await createShop(server)
const change = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const waitingOf = async (who: Person) => expectData(await who.call(api.today.waiting)).items
const countOf = async (kind: WaitingKind, who = shop.operator) =>
  (await waitingOf(who)).find((it) => it.kind === kind)?.count ?? 0

async function employ(rights: Right[], by = server): Promise<Person> {
  const person = await by.createCustomer()
  await by.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights }))
  return by.signIn(person)
}

test('a shop in which nothing happens has nothing waiting', async () => {
  assert.deepEqual(await waitingOf(shop.operator), [])
})

test('only operators with the right to settings are warned of an embedded database', async () => {
  const warned = await startTestServer({ warnsOfDatabase: true })
  const { operator: owner } = await createShop(warned)
  const clerk = await employ(['orders'], warned)
  assert.deepEqual(expectData(await owner.call(api.today.waiting)), { items: [], embeddedDatabase: true })
  assert.deepEqual(expectData(await clerk.call(api.today.waiting)), { items: [] })
})

test('what waits is counted by kind with the moment since when the oldest does, and the oldest kind comes first', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const serviceId = await shop.createService({ price: 100 })
  const botService = await shop.createService({ provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT', price: 10 })
  const place = async () =>
    expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } })).order
  const placePre = async () =>
    expectData(
      await buyer.call(api.orders.user, {
        body: { serviceId: botService, amount: 1, contactInfo: '@me', preOrder: true },
      }),
    ).order
  const [first, , begun] = [await place(), await place(), await place()]
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id: begun.id } }))
  const [pre, failed] = [await placePre(), await placePre()]
  await change(sql`update orders.orders set bot_status = 'error', pre_order = false where id = ${failed.id}`)
  await change(sql`update orders.orders set created_at = now() - interval '3 days' where id = ${pre.id}`)
  await change(sql`update orders.orders set created_at = now() - interval '2 days' where id = ${first.id}`)
  const message = { params: { id: buyer.id }, body: { text: 'Where is it?' } }
  expectData(await buyer.call(api.conversations.send, message, { idempotencyKey: randomUUID() }))

  const items = await waitingOf(shop.operator)
  assert.deepEqual(
    items.map(({ kind, count }) => [kind, count]),
    [
      ['pre-orders', 1],
      ['orders-to-take', 2],
      ['failed-runs', 1],
      ['orders-to-deliver', 1],
      ['messages', 1],
    ].sort(([a], [b]) => order(items, a) - order(items, b)),
  )
  assert.deepEqual(
    items.map((it) => it.oldestAt),
    items.map((it) => it.oldestAt).sort(),
  )
  assert.deepEqual([items[0]?.kind, items[1]?.kind], ['pre-orders', 'orders-to-take'])
  const listed = await shop.operator.call(api.ordersOperator.queue, { query: { botStatus: 'waiting' } })
  assert.deepEqual(
    expectData(listed).items.map((it) => it.id),
    [pre.id],
  )
})

test('orders to take and to deliver are those that the queue behind the number lists: what others have is in neither', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const serviceId = await shop.createService({ price: 100 })
  const place = async () =>
    expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } })).order
  const take = (id: string) => shop.operator.call(api.ordersOperator.take, { params: { id } })
  const [waits, sent, begun, sentBegun] = [await place(), await place(), await place(), await place()]
  for (const { id } of [begun, sentBegun]) expectData(await take(id))
  await change(sql`update orders.orders set sent_on = true where id = any (${[sent.id, sentBegun.id]}::uuid[])`)
  for (const [kind, address, mine] of [
    ['orders-to-take', '', waits],
    ['orders-to-deliver', 'view=in-progress', begun],
  ] as const) {
    const search = new URLSearchParams(address)
    const query = deskQuery((name) => search.get(name) ?? '')
    const list = expectData(await shop.operator.call(api.ordersOperator.queue, { query: { ...query, limit: '200' } }))
    const tab = kind === 'orders-to-take' ? list.waiting.pending : list.waiting.inProgress
    assert.deepEqual([await countOf(kind), tab], [list.total, list.total])
    const ids = list.items.map((it) => it.id)
    assert.deepEqual(
      [mine, sent, sentBegun].map((it) => ids.includes(it.id)),
      [true, false, false],
    )
  }
  const theirs = await shop.operator.call(api.ordersOperator.queue, {
    query: { sentOn: 'yes', customerId: buyer.id, sort: 'oldest' },
  })
  assert.deepEqual(
    expectData(theirs).items.map((it) => it.id),
    [sent.id, sentBegun.id],
  )
})

test('what is paid by the day is nothing to deliver while its days run; a filter finds it', async () => {
  const buyer = await shop.createBuyer(9_000_000)
  const serviceId = await shop.createService({ price: 100, billing: 'day' })
  const body = { serviceId, amount: 30, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id } }))
  const list = async (address: string) => {
    const search = new URLSearchParams(address)
    const query = { ...deskQuery((name) => search.get(name) ?? ''), customerId: buyer.id }
    const { items, waiting } = expectData(await shop.operator.call(api.ordersOperator.queue, { query }))
    return { ids: items.map((it) => it.id), inProgress: waiting.inProgress }
  }
  const [before, queued] = [await countOf('orders-to-deliver'), await list('view=in-progress')]
  assert.deepEqual(queued, { ids: [id], inProgress: before })
  assert.deepEqual((await list('view=all&days=no')).ids, [id])

  expectData(await shop.operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
  assert.equal(await countOf('orders-to-deliver'), before - 1)
  assert.deepEqual(await list('view=in-progress'), { ids: [], inProgress: before - 1 })
  for (const [address, found] of [
    ['view=all', [id]],
    ['view=all&days=yes', [id]],
    ['view=all&days=yes&status=in-progress', [id]],
    ['view=all&days=yes&status=success', []],
    ['view=all&days=no', []],
  ] as const)
    assert.deepEqual((await list(address)).ids, found, address)
})

test('open pages of operators, and theirs alone, are told that something happened, once for much at a time', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const serviceId = await shop.createService({ price: 100 })
  const [operators, customers] = await Promise.all([shop.operator, buyer].map((it) => collectLiveEvents(server, it)))
  const countIn = (events: LiveEvent[] | undefined, kind: LiveEvent['kind']) =>
    events?.filter((it) => it.kind === kind).length ?? 0
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  for (let turn = 0; turn < 5; turn++) expectData(await buyer.call(api.orders.owner, { body }))
  await eventually(() => countIn(customers, 'order-changed') === 5 && countIn(operators, 'shop-active') > 0)
  assert.ok(countIn(operators, 'shop-active') < 5)
  assert.equal(countIn(operators, 'order-changed'), 0)
  assert.equal(countIn(customers, 'shop-active'), 0)
})

test('a run that failed waits since it did, not since it began', async () => {
  const sinceOf = async () => (await waitingOf(shop.operator)).find((it) => it.kind === 'failed-runs')?.oldestAt
  await change(sql`update orders.orders set started_at = now() - interval '9 days' where bot_status = 'error'`)
  const failedAt = '2026-01-02T03:04:05.678Z'
  await change(sql`
    insert into orders.timeline (order_id, at, by, event)
    select id, ${failedAt}::timestamptz, 'system', 'bot-failed' from orders.orders where bot_status = 'error'`)
  assert.equal(await sinceOf(), failedAt)
})

test('a bank transfer that a customer misses waits until somebody decides', async () => {
  const customer = await server.createCustomer()
  const body = { reference: 'FT-MISSED-1', amount: 150_000, sentOn: new Date().toISOString().slice(0, 10) }
  const { claim } = expectData(await customer.call(api.bankClaims.claim, { body }))
  assert.equal(await countOf('bank-claims'), 1)
  const params = { id: claim.id }
  expectData(await shop.operator.call(api.bankClaims.refuse, { params, body: { reason: 'It never arrived' } }))
  assert.equal(await countOf('bank-claims'), 0)
})

const order = (items: readonly { kind: string }[], kind: string | number | undefined) =>
  items.findIndex((it) => it.kind === kind)

test('everybody sees only the kinds that their rights cover, and figures only with theirs', async () => {
  await change(sql`
    insert into deposits.transfers (id, feed, external_id, status, currency, amount, content, happened_at)
    values (gen_random_uuid(), 'sepay', 'T1', 'unmatched', 'VND', 5000, 'hello', now())`)
  const [packer, cashier] = [await employ(['orders']), await employ(['money', 'reports'])]
  const kindsOf = async (who: Person) => (await waitingOf(who)).map((it) => it.kind)
  assert.ok((await kindsOf(packer)).includes('orders-to-take'))
  assert.ok(!(await kindsOf(packer)).includes('transfers'))
  assert.deepEqual(await kindsOf(cashier), ['transfers'])
  expectRefusal(await packer.call(api.today.figures), 403, 'FORBIDDEN')
  expectRefusal(await packer.call(api.today.figuresBefore, { params: { days: '1' } }), 403, 'FORBIDDEN')
  expectData(await cashier.call(api.today.figures))
  const customer = await server.createCustomer()
  expectRefusal(await customer.call(api.today.waiting), 403, 'FORBIDDEN')
})

test('a credit above the limit waits for everybody but who asked for it', async () => {
  const [asker, approver, customer] = [await employ(['money']), await employ(['money']), await server.createCustomer()]
  const body = { customerId: customer.id, amount: 5_000_000, reason: 'sorry' }
  const asked = await asker.call(api.depositsOperator.credit, { body }, { idempotencyKey: randomUUID() })
  expectRefusal(asked, 409, 'APPROVAL_NEEDED')
  assert.equal(await countOf('pending-credits', asker), 0)
  assert.equal(await countOf('pending-credits', approver), 1)
})

test('a feed that is asked every five minutes is ill when it is silent for half an hour, one that fails at once', async () => {
  const heard = (minutes: number) =>
    change(sql`update deposits.feeds set last_ok_at = now() - make_interval(mins => ${minutes}), last_problem_at = null
      where feed = 'sepay'`)
  await heard(20)
  assert.equal(await countOf('feeds'), 0)
  await heard(40)
  assert.equal(await countOf('feeds'), 1)
  await heard(1)
  await change(sql`update deposits.feeds set last_problem_at = now() where feed = 'sepay'`)
  assert.equal(await countOf('feeds'), 1)
  const { feeds } = expectData(await shop.operator.call(api.depositsOperator.transfers))
  assert.deepEqual(
    feeds.filter((it) => it.isIll).map((it) => it.feed),
    ['sepay'],
  )
  await heard(1)
  assert.equal(await countOf('feeds'), 0)
})

test('a feed that only calls us is ill when it is silent for twice as long as ever in two weeks, and half a day at least', async () => {
  const quiet = await startTestServer({ casso: { key: '', secureToken: 'secret' } })
  const { operator } = await createShop(quiet)
  const isIll = async () =>
    expectData(await operator.call(api.depositsOperator.transfers)).feeds.some((it) => it.feed === 'casso' && it.isIll)
  const heard = (hours: number) =>
    quiet.owner.transaction((tx) =>
      tx.run(sql`update deposits.feeds set last_ok_at = now() - make_interval(hours => ${hours}) where feed = 'casso'`),
    )
  const transfers = (pauseHours: number) =>
    quiet.owner.transaction((tx) =>
      tx.run(sql`
        insert into deposits.transfers (id, feed, external_id, status, currency, amount, content, happened_at, received_at)
        select gen_random_uuid(), 'casso', 'P' || ${pauseHours}::int || '-' || n, 'unmatched', 'VND', 5000, 'hello', at, at
        from generate_series(1, 10) as n, lateral (select now() - make_interval(hours => 20 + n * ${pauseHours}::int) as at) as it`),
    )
  await heard(300)
  assert.equal(await isIll(), false, 'nobody knows what is usual')
  await transfers(1)
  await heard(11)
  assert.equal(await isIll(), false)
  await heard(13)
  assert.equal(await isIll(), true)
  await transfers(10)
  assert.equal(await isIll(), false)
  await heard(21)
  assert.equal(await isIll(), true)
})

test('books that differed when they were last checked wait for somebody, since then, until a check finds them in order', async () => {
  const check = async () => expectData(await shop.operator.call(api.ledger.books))
  assert.equal((await check()).ok, true)
  assert.equal(await countOf('books'), 0)
  const { id } = await shop.createBuyer(1_000)
  const account = `customer:${id}:available`
  await change(sql`update ledger.accounts set balance = balance + 7 where path = ${account}`)
  assert.equal((await check()).ok, false)
  const since = async () => (await waitingOf(shop.operator)).find((it) => it.kind === 'books')?.oldestAt
  const first = await since()
  assert.ok(first)
  await check()
  assert.equal(await since(), first)
  await change(sql`update ledger.accounts set balance = balance - 7 where path = ${account}`)
  await check()
  assert.equal(await countOf('books'), 0)
})

test('figures are those of the shop’s day up to now, of yesterday and of a week ago up to the same time of day', async () => {
  const daysAgo = async (days: '1' | '7') =>
    expectData(await shop.operator.call(api.today.figuresBefore, { params: { days } })).figures
  const figures = async () => ({
    today: expectData(await shop.operator.call(api.today.figures)).figures,
    yesterday: await daysAgo('1'),
    lastWeek: await daysAgo('7'),
  })
  const before = await figures()
  const buyer = await shop.createBuyer(500_000)
  const serviceId = await shop.createService({ price: 30_000, cost: '12000' })
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  expectData(await buyer.call(api.orders.owner, { body }))
  expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
  const { today, yesterday, lastWeek } = await figures()
  const more = (name: keyof typeof today) => today[name] - before.today[name]
  assert.deepEqual([more('sales'), more('refunds'), more('deposits'), more('customers')], [60_000, 30_000, 500_000, 1])
  assert.deepEqual([more('margin'), more('uncosted')], [18_000, 0])
  assert.deepEqual([yesterday, lastWeek], [before.yesterday, before.lastWeek])

  const nothing = { sales: 0, refunds: 0, margin: 0, uncosted: 0, deposits: 0, customers: 0 }
  const goBack = (days: number) =>
    server.owner.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`update ledger.entries set created_at = created_at - make_interval(days => ${days})`)
    })
  await goBack(1)
  const shifted = await figures()
  assert.deepEqual([shifted.today.sales, shifted.yesterday.sales], [0, today.sales])
  assert.deepEqual(shifted.lastWeek, nothing)
  // The same weekday is seven days ago, not six.
  await goBack(5)
  assert.deepEqual((await figures()).lastWeek, nothing)
  await goBack(1)
  assert.equal((await figures()).lastWeek.sales, today.sales)
})
