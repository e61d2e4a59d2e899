import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { startPanelStandIn } from '#outside/panel-v2/stand-in.ts'
import { today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const MONEY = 100_000
const PAID = 10_000

const orderOf = async (buyer: Person, id: string) => expectData(await buyer.call(api.orders.order, { params: { id } }))
const isIn = (id: string, state: string) =>
  eventually(async () => {
    const found = await shop.dispatchOf(id)
    return found.state === state && found
  })
/** An order of ten, a hundred at the supplier, that was sent. */
async function sentOrder(suppliers: readonly TestSupplier[]) {
  const service = await shop.createSuppliedService(suppliers)
  const buyer = await shop.createBuyer(MONEY)
  const id = await shop.order(buyer, service)
  const { externalId, supplierId } = await isIn(id, 'sent')
  const { panel } = suppliers.find((it) => it.id === supplierId) ?? {}
  const there = panel?.orders.get(Number(externalId))
  assert.ok(there)
  return { buyer, id, there }
}

test('a paid order is sent on at once, with its quantity and link, and is in progress; its customer cannot cancel or change it', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  assert.equal(there.fields.quantity, '100')
  const { order, refundQuote, timeline } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, refundQuote], ['in-progress', null])
  assert.equal(there.fields.link, order.inputs?.link)
  assert.deepEqual(
    timeline.map((it) => [it.event, it.by]),
    [
      ['placed', 'customer'],
      ['started', 'system'],
    ],
  )
  const cancelled = await buyer.call(api.orders.cancel, { params: { id } })
  assert.equal(cancelled.success ? '' : cancelled.code, 'INVALID_TRANSITION')
  const part = { params: { id }, body: { amount: 1_000, reason: 'x' } }
  const refunded = await shop.operator.call(api.ordersOperator.refundPart, part)
  assert.equal(refunded.success ? '' : refunded.code, 'ORDER_SENT_ON')
  const failed = await shop.operator.call(api.ordersOperator.fail, { params: { id }, body: { reason: 'x' } })
  assert.equal(failed.success ? '' : failed.code, 'ORDER_SENT_ON')
})

test('progress is counted, and what is completed succeeds; it costs what the supplier charges, in dong of the day it was sent', async () => {
  const supplier = await shop.addSupplier()
  const { buyer, id, there } = await sentOrder([supplier])
  Object.assign(there, { status: 'In progress', remains: 35 })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set dong_each = 99 where id = ${supplier.id}`),
  )
  await shop.askAll()
  assert.equal((await orderOf(buyer, id)).order.progress?.ok, 6)
  Object.assign(there, { status: 'Completed', remains: 0 })
  await shop.askAll()
  const { order } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, order.progress?.ok, order.refunded], ['success', 10, 0])
  const { state, cost } = await shop.dispatchOf(id)
  // 100 at 0.90 for a thousand are 0.09 dollars of 25,000 dong.
  assert.deepEqual([state, cost], ['done', 2_250])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('in the report by service the real cost wins, and the supplier’s charges are a line of their own', async () => {
  const { there } = await sentOrder([await shop.addSupplier()])
  there.status = 'Completed'
  await shop.askAll()
  const day = today(server.config.shopTimeZone)
  const query = { from: day, to: day }
  const { items } = expectData(await shop.operator.call(api.reports.services, { query: { ...query, limit: '100' } }))
  assert.ok(items.some((it) => it.orders === 1 && it.cost === 2_250))
  const { figures } = expectData(await shop.operator.call(api.reports.summary, { query }))
  const costs = figures.find((it) => it.figure === 'supplier-costs')
  assert.equal((costs?.amount ?? 0) % 2_250, 0)
  assert.ok(costs && costs.amount > 0)
})

test('what is partial succeeds with the rest refunded, by whole units of ours; the cost is put right', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  await shop.askAll()
  Object.assign(there, { status: 'Partial', remains: 35, charge: '0.05850' })
  await shop.askAll()
  const { order } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, order.progress?.ok, order.refunded], ['success', 6, 4_000])
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID + 4_000)
  assert.equal((await shop.dispatchOf(id)).cost, 1_463)
  await shop.askAll()
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID + 4_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

for (const remains of [100, 0])
  test(`what is cancelled there fails and is refunded, also where it says that ${remains} remain`, async () => {
    const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
    Object.assign(there, { status: 'Canceled', remains, charge: '0' })
    await shop.askAll()
    const { order } = await orderOf(buyer, id)
    assert.deepEqual([order.orderStatus, order.refunded], ['failed', PAID])
    assert.equal(await shop.balanceOf(buyer), MONEY)
    assert.deepEqual(await shop.brokenBooks(), [])
  })

test('at the end the supplier’s last number counts, not what it told on the way', async () => {
  for (const [status, remains, refunded] of [
    ['Canceled', 0, PAID],
    ['Canceled', 70, 7_000],
    ['Partial', 70, 7_000],
  ] as const) {
    const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
    Object.assign(there, { status: 'Pending', remains: 0 })
    await shop.askAll()
    assert.equal((await orderOf(buyer, id)).order.progress?.ok ?? 0, 0)
    Object.assign(there, { status: 'In progress', remains: 40 })
    await shop.askAll()
    assert.equal((await orderOf(buyer, id)).order.progress?.ok, 6)
    Object.assign(there, { status, remains })
    await shop.askAll()
    const { order } = await orderOf(buyer, id)
    assert.deepEqual([order.refunded, await shop.balanceOf(buyer)], [refunded, MONEY - PAID + refunded])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('an order that is sent to another supplier costs what both charge', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  const { id, buyer } = await sentOrder([first, second])
  await shop.askAll()
  assert.equal((await shop.dispatchOf(id)).cost, 2_250)
  first.panel.orders.clear()
  for (let turn = 0; turn < 5; turn++) await shop.askAll()
  await isIn(id, 'unclear')
  first.panel.trouble = 'closed'
  const body = { found: false as const }
  expectData(await shop.operator.call(api.supplierOrders.resolve, { params: { id }, body }))
  const { supplierId, status, cost } = await isIn(id, 'sent')
  assert.deepEqual([supplierId, status, cost], [second.id, null, 2_250])
  for (const there of second.panel.orders.values()) Object.assign(there, { status: 'Completed', charge: '0.05000' })
  await shop.askAll()
  assert.equal((await shop.dispatchOf(id)).cost, 3_500)
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what is charged in another currency is delivered, and its cost is not guessed', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  Object.assign(there, { status: 'Completed', charge: '2250', currency: 'VND' })
  await shop.askAll()
  const { state, cost, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, cost, problem], ['done', null, 'It is charged in VND: its cost is not known'])
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
})

const nonsense: [string, object][] = [
  ['more remains than was ordered', { status: 'Partial', remains: 500 }],
  ['less than nothing remains', { status: 'Partial', remains: -3 }],
  ['a state that nobody knows', { status: 'Sleeping' }],
  ['a charge below zero', { status: 'Completed', charge: '-1' }],
  ['a charge out of all proportion', { status: 'Completed', charge: '90000' }],
]
for (const [what, told] of nonsense)
  test(`${what}: no money moves, and after some repeats people are asked`, async () => {
    const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
    Object.assign(there, told)
    for (let turn = 0; turn < 5; turn++) {
      assert.equal((await shop.dispatchOf(id)).state, 'sent')
      await shop.askAll()
    }
    const { state, problem, cost } = await shop.dispatchOf(id)
    assert.deepEqual([state, cost], ['unclear', null])
    assert.ok(problem)
    const { order } = await orderOf(buyer, id)
    assert.deepEqual([order.orderStatus, order.refunded], ['in-progress', 0])
    assert.deepEqual(await shop.brokenBooks(), [])
  })

test('an order that waits for people because of nonsense goes on by itself once the supplier tells something that can be', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  there.status = 'Sleeping'
  for (let turn = 0; turn < 8; turn++) await shop.askAll()
  await isIn(id, 'unclear')
  const { exchanges } = expectData(await shop.operator.call(api.supplierOrders.ofOrder, { params: { id } }))
  assert.equal(exchanges.filter((it) => it.action === 'status').length, 5)
  there.status = 'In progress'
  await shop.askAll()
  const { state, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem], ['sent', null])
  there.status = 'Completed'
  await shop.askAll()
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
})

test('a supplier that answers with nothing about all is ill, and none of its orders is', async () => {
  const supplier = await shop.addSupplier()
  const { id } = await sentOrder([supplier])
  supplier.panel.trouble = 'blank'
  for (let turn = 0; turn < 6; turn++) await shop.askAll()
  const { state, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem], ['sent', null])
})

test('people are told of orders that hang: at a silent supplier, on the way to one that cannot be asked again, to nobody', async () => {
  const { id: silent } = await sentOrder([await shop.addSupplier()])
  const supplier = await shop.addSupplier({ repeatsSafely: true })
  supplier.panel.trouble = 'cut'
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(MONEY)
  const pinned = await shop.order(buyer, service)
  await eventually(async () => (await shop.dispatchOf(pinned)).problem)
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update suppliers.suppliers set status = 'paused' where id = ${supplier.id}`)
    await tx.run(sql`update suppliers.dispatches set told_at = now() - interval '25 hours' where order_id = ${silent}`)
    await tx.run(sql`update suppliers.dispatches set pinned_at = now() - interval '2 hours' where order_id = ${pinned}`)
  })
  const forNobody = await shop.order(buyer, service)
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(forNobody)).state, 'waiting')
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update suppliers.dispatches set waits_since = now() - interval '25 hours' where order_id = ${forNobody}`,
    ),
  )
  await shop.sendDue()
  await shop.requestStates()
  await isIn(silent, 'unclear')
  await isIn(pinned, 'unclear')
  await isIn(forNobody, 'stuck')
})

test('an order whose supplier tells the same every day is not silent', async () => {
  const { id } = await sentOrder([await shop.addSupplier()])
  await shop.askAll()
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set told_at = now() - interval '25 hours' where order_id = ${id}`),
  )
  await shop.askAll()
  await shop.requestStates()
  assert.equal((await shop.dispatchOf(id)).state, 'sent')
})

test('an order that the supplier forgot waits for people, too', async () => {
  const supplier = await shop.addSupplier()
  const { id, there } = await sentOrder([supplier])
  supplier.panel.orders.delete(there.order)
  for (let turn = 0; turn < 5; turn++) await shop.askAll()
  const { state, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem], ['unclear', 'Incorrect order ID'])
})

test('a supplier that thinks better of a finished order is noted, its cost put right, and no customer pays or gets anything', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  there.status = 'Completed'
  await shop.askAll()
  Object.assign(there, { status: 'Canceled', charge: '0' })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set recheck_at = now() where order_id = ${id}`),
  )
  await shop.askAll()
  const { state, problem, cost } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem, cost], ['done', 'It was Completed, and the supplier says Canceled since', 0])
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what one supplier refuses the next one takes; what none takes waits for people, and can be cancelled', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'closed'
  const { id } = await sentOrder([first, second])
  assert.equal((await shop.dispatchOf(id)).supplierId, second.id)
  second.panel.trouble = 'closed'
  const service = await shop.createSuppliedService([first, second])
  const buyer = await shop.createBuyer(MONEY)
  const other = await shop.order(buyer, service)
  const { problem, externalId } = await isIn(other, 'stuck')
  assert.deepEqual([problem, externalId], ['This service is inactive', null])
  const acceptRefund = String(PAID)
  expectData(await buyer.call(api.orders.cancel, { params: { id: other }, query: { acceptRefund } }))
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(other)).state, 'done')
  assert.equal(await shop.balanceOf(buyer), MONEY)
})

test('what a supplier takes once another order for the link is done waits, and goes to it later', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'busy'
  const id = await shop.order(await shop.createBuyer(MONEY), await shop.createSuppliedService([first, second]))
  await eventually(async () => (await shop.dispatchOf(id)).tries === 1)
  const { problem } = await isIn(id, 'waiting')
  assert.match(problem ?? '', /active order/)
  first.panel.trouble = 'none'
  await shop.sendDue()
  const { supplierId, tries } = await isIn(id, 'sent')
  assert.deepEqual([supplierId, tries, second.panel.orders.size], [first.id, 2, 0])
})

test('a refusal about the shop’s account there is the supplier’s fault: others take the orders, or they wait and are sent when it is mended', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'poor'
  const { id } = await sentOrder([first, second])
  assert.equal((await shop.dispatchOf(id)).supplierId, second.id)
  const alone = await shop.createSuppliedService([first])
  const waiting = await shop.order(await shop.createBuyer(MONEY), alone)
  await shop.sendDue()
  assert.deepEqual([(await shop.dispatchOf(waiting)).state, first.panel.calls('add')], ['waiting', 1])
  first.panel.trouble = 'none'
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set open_until = now() where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(waiting, 'sent')
})

test('an order that waited is not sent below its cost: the next source takes it, or people decide', async () => {
  const [dear, fair] = [await shop.addSupplier(), await shop.addSupplier()]
  // A hundred at 4.01 dollars for a thousand are 10,025 dong, and 10,000 were paid.
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.offers set rate = 4.01 where supplier_id = ${dear.id}`),
  )
  const { id } = await sentOrder([dear, fair])
  assert.equal((await shop.dispatchOf(id)).supplierId, fair.id)
  const buyer = await shop.createBuyer(MONEY)
  const alone = await shop.order(buyer, await shop.createSuppliedService([dear]))
  const { problem } = await isIn(alone, 'stuck')
  assert.equal(problem, 'It costs 10025 dong there now, and 10000 were paid for it')
  assert.equal(dear.panel.calls('add'), 0)
})

/** An order that may be at the first of two suppliers, which would know it again, because the line broke. */
async function cutOrder() {
  const [first, second] = [await shop.addSupplier({ repeatsSafely: true }), await shop.addSupplier()]
  first.panel.trouble = 'cut'
  const service = await shop.createSuppliedService([first, second])
  const buyer = await shop.createBuyer(MONEY)
  const id = await shop.order(buyer, service)
  await eventually(async () => (await shop.dispatchOf(id)).problem)
  assert.deepEqual([(await shop.dispatchOf(id)).state, first.panel.orders.size], ['waiting', 1])
  return { first, second, buyer, id }
}

test('what may be at a supplier already stays there when it is refused the second time: people look', async () => {
  const { first, second, buyer, id } = await cutOrder()
  first.panel.trouble = 'closed'
  await shop.sendDue()
  const { state, supplierId, problem } = await isIn(id, 'unclear')
  assert.deepEqual([state, supplierId, problem], ['unclear', first.id, 'This service is inactive'])
  await shop.sendDue()
  const cancelled = await buyer.call(api.orders.cancel, { params: { id } })
  assert.equal(cancelled.success ? '' : cancelled.code, 'INVALID_TRANSITION')
  assert.deepEqual([first.panel.orders.size, second.panel.orders.size], [1, 0])
})

test('what may be at a supplier already waits for it when it is asked too often, and is then there once', async () => {
  const { first, second, id } = await cutOrder()
  first.panel.trouble = 'often'
  await shop.sendDue()
  const { state, supplierId } = await shop.dispatchOf(id)
  assert.deepEqual([state, supplierId], ['waiting', first.id])
  first.panel.trouble = 'none'
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set calls_at = now(), calls_left = 10 where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'sent')
  assert.deepEqual([first.panel.orders.size, second.panel.orders.size], [1, 0])
})

test('a mark counts where it was sent: what had none, or went to another address, is not sent again', async () => {
  const { first, id } = await cutOrder()
  const elsewhere = await shop.addSupplier({ repeatsSafely: true })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set url = ${elsewhere.panel.access.url} where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'unclear')
  assert.equal(elsewhere.panel.orders.size, 0)
  const plain = await shop.addSupplier()
  plain.panel.trouble = 'cut'
  const unmarked = await shop.order(await shop.createBuyer(MONEY), await shop.createSuppliedService([plain]))
  await isIn(unmarked, 'unclear')
  // As if the process had been killed, and the supplier was said to know marks since.
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update suppliers.suppliers set repeats_safely = true where id = ${plain.id}`)
    await tx.run(sql`update suppliers.dispatches set state = 'sent-now' where order_id = ${unmarked}`)
  })
  await shop.sendDue()
  await isIn(unmarked, 'unclear')
  assert.equal(plain.panel.calls('add'), 1)
})

test('a supplier that cannot be reached is left alone after some failures, and the next one takes what was surely not sent', async () => {
  const gone = await startPanelStandIn()
  await gone.close()
  const [dead, alive] = [await shop.addSupplier({ url: gone.access.url }), await shop.addSupplier()]
  const alone = await shop.createSuppliedService([dead])
  const both = await shop.createSuppliedService([dead, alive])
  const buyer = await shop.createBuyer(MONEY)
  const waiting = await shop.order(buyer, alone)
  await eventually(async () => (await shop.dispatchOf(waiting)).problem)
  for (let turn = 0; turn < 3; turn++) await shop.sendDue()
  const tries = (await shop.dispatchOf(waiting)).tries
  assert.equal(tries, 4)
  await shop.sendDue()
  assert.deepEqual([(await shop.dispatchOf(waiting)).state, (await shop.dispatchOf(waiting)).tries], ['waiting', tries])
  const id = await shop.order(buyer, both)
  assert.equal((await isIn(id, 'sent')).supplierId, alive.id)
  const openUntil = () =>
    server.owner.transaction((tx) =>
      tx.get<{ isOpen: boolean }>(
        sql`select open_until > now() as "isOpen" from suppliers.suppliers where id = ${dead.id}`,
      ),
    )
  assert.equal((await openUntil()).isOpen, true)
  // It is there again, and is tried once its time is over.
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update suppliers.suppliers set url = ${dead.panel.access.url}, open_until = now() where id = ${dead.id}`,
    ),
  )
  await shop.sendDue()
  await isIn(waiting, 'sent')
  assert.equal((await openUntil()).isOpen, null)
  assert.equal(dead.panel.orders.size, 1)
})

test('too many calls are no failure: it waits and is sent once', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'often'
  const service = await shop.createSuppliedService([supplier])
  const id = await shop.order(await shop.createBuyer(MONEY), service)
  await eventually(async () => (await shop.dispatchOf(id)).problem)
  supplier.panel.trouble = 'none'
  const { failures } = await server.owner.transaction((tx) =>
    tx.get<{ failures: number }>(sql`select failures from suppliers.suppliers where id = ${supplier.id}`),
  )
  assert.equal(failures, 0)
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set calls_at = now(), calls_left = 10 where id = ${supplier.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'sent')
  assert.equal(supplier.panel.orders.size, 1)
})

test('a number that another order has is not believed: some panels take what looks alike for the same', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.habits.repeatsOrders = true
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(MONEY)
  const [first, second] = [
    await shop.order(buyer, service, 10, 'https://t.me/same'),
    await shop.order(buyer, service, 10, 'https://t.me/same'),
  ]
  const states = await eventually(async () => {
    const found = [(await shop.dispatchOf(first)).state, (await shop.dispatchOf(second)).state].sort()
    return found.join() === 'sent,unclear' && found
  })
  assert.ok(states)
})

test('five hundred open orders are asked for by five calls, and none of them twice by two nodes', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, offer_id, units_each, quantity,
        external_id, sent_at, dong_each, status, start_count, remains, charge)
      select gen_random_uuid(), ${service}, 10, 'sent', ${supplier.id}, '1', 10, 100, n::text, now(), 25000, 'Pending', 0, 100, 0.09
      from generate_series(1, 500) as n`),
  )
  for (let n = 1; n <= 500; n++) {
    const there = { order: n, service: 1, fields: {}, status: 'Pending', charge: '0.09', startCount: 0, remains: 100 }
    supplier.panel.orders.set(n, there)
  }
  const due = sql`update suppliers.dispatches set due_at = now() where service_id = ${service}`
  await server.owner.transaction((tx) => tx.run(due))
  await Promise.all([1, 2].map(() => shop.ask(supplier)))
  assert.equal(supplier.panel.calls('status'), 5)
  await server.owner.transaction((tx) => tx.run(sql`delete from suppliers.dispatches where service_id = ${service}`))
})

test('what was said can be read, and the key nowhere', async () => {
  const { id } = await sentOrder([await shop.addSupplier()])
  await shop.askAll()
  const exchanges = await server.owner.transaction((tx) =>
    tx.all<{ action: string; request: string; answer: string; outcome: string }>(sql`
      select action, request, answer, outcome from suppliers.exchanges where order_id = ${id} order by id`),
  )
  assert.deepEqual(
    exchanges.map((it) => [it.action, it.outcome]),
    [
      ['add', 'done'],
      ['status', 'done'],
    ],
  )
  assert.match(exchanges[0]?.request ?? '', /quantity=100/)
  assert.ok(!JSON.stringify(exchanges).includes('stand-in'))
})
