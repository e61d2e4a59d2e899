import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { OrderAct } from '@runmart/contract/orders-desk'
import { makeOperator } from '#features/accounts/index.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { collectLiveEvents } from '#test/live-events.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const colleague = (await createShop(server)).operator
const service = await shop.createService({ price: 1_000 })
const byDay = await shop.createService({ price: 1_000, billing: 'day' })
const bot = await shop.createService({ price: 10, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' })
const buyer = await shop.createBuyer(9_000_000)

const place = async (serviceId = service, amount = 2) =>
  expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })).order
const placeMany = async (count: number) => Promise.all(Array.from({ length: count }, () => place()))
const orderOf = async (id: string) => expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
const statusesOf = async (orders: readonly { id: string }[]) =>
  Promise.all(orders.map(async ({ id }) => (await orderOf(id)).order.orderStatus))

type Asked = { id: string; acceptRefund?: number; note?: string }
type More = { key?: string; reason?: string; by?: typeof operator }
async function act(
  name: OrderAct,
  orders: readonly Asked[],
  { key = randomUUID(), by = operator, ...more }: More = {},
) {
  const asked = orders.map(({ id, acceptRefund, note }) => ({ id, acceptRefund, note }))
  return expectData(await by.call(api.ordersDesk.act, { body: { key, act: name, orders: asked, ...more } })).outcomes
}
const preview = async (body: { act: OrderAct; ids?: string[]; codes?: string[] }) =>
  expectData(await operator.call(api.ordersDesk.preview, { body }))
const reasons = (outcomes: readonly { problem: { why: string } | null }[]) => outcomes.map((it) => it.problem?.why)

test('orders are taken together, each for itself: one that ended meanwhile does not hold up the others', async () => {
  const orders = await placeMany(4)
  const [, ended] = orders
  expectData(await buyer.call(api.orders.cancel, { params: { id: ended?.id ?? '' } }))
  const outcomes = await act('take', orders)
  assert.deepEqual(reasons(outcomes), [undefined, 'state', undefined, undefined])
  assert.equal(outcomes[1]?.problem?.status, 'cancel')
  assert.deepEqual(await statusesOf(orders), ['in-progress', 'cancel', 'in-progress', 'in-progress'])
})

test('the second of two operators is told what happened and who did it', async () => {
  const [order] = await placeMany(1)
  assert.ok(order)
  await act('deliver', [order], { by: colleague })
  const [outcome] = await act('take', [order])
  assert.equal(outcome?.problem?.why, 'state')
  assert.deepEqual(
    [outcome.problem.last?.event, outcome.problem.last?.operator, outcome.problem.status],
    ['delivered', colleague.username, 'success'],
  )
})

test('whoever takes an order that a colleague has taken meanwhile reads who was quicker', async () => {
  const [order] = await placeMany(1)
  const params = { id: order?.id ?? '' }
  const take = (by: typeof operator) => by.call(api.ordersOperator.take, { params }, { idempotencyKey: randomUUID() })
  expectData(await take(colleague))
  const answer = await take(operator)
  assert.equal(answer.code, 'INVALID_TRANSITION')
  assert.equal(answer.error, `This order is already “In progress”: ${colleague.username} was quicker.`)
  // Operators need no notice about their own actions.
  assert.match((await take(colleague)).error ?? '', /can’t be changed/)
})

test('two operators who act on the same orders at once: each order is done by one of them', async () => {
  const orders = await placeMany(10)
  const [mine, theirs] = await Promise.all([act('take', orders), act('take', orders, { by: colleague })])
  for (const [at, outcome] of mine.entries())
    assert.equal(Number(outcome.problem === null) + Number(theirs[at]?.problem === null), 1)
})

test('delivering starts what waits, and gives each customer their own text', async () => {
  const [first, second] = await placeMany(2)
  assert.ok(first && second)
  await act('take', [first])
  const outcomes = await act('deliver', [
    { ...first, note: 'user:pass' },
    { ...second, note: 'key-2' },
  ])
  assert.deepEqual(reasons(outcomes), [undefined, undefined])
  const notes = await Promise.all([first, second].map(async ({ id }) => (await orderOf(id)).timeline.at(-1)?.note))
  assert.deepEqual(notes, ['user:pass', 'key-2'])
  assert.deepEqual(
    (await orderOf(second.id)).timeline.map((it) => it.event),
    ['placed', 'started', 'delivered'],
  )
})

test('whoever waited hears once of a delivery: by bell, mail and open pages', async () => {
  const buyer = await shop.createBuyer(100_000)
  const order = async (serviceId: string) =>
    expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 2, contactInfo: '@me' } })).order
  const [whole, days] = [await order(service), await order(byDay)]
  const live = await collectLiveEvents(server, buyer)
  await act('deliver', [whole])
  await act('deliver', [days])
  const listNews = async () => {
    const { items } = expectData(await buyer.call(api.notifications.list, { query: { limit: '100' } }))
    return items.flatMap(({ news }) => (news.kind === 'order-changed' ? [[news.orderId, news.orderStatus]] : []))
  }
  await server.mailbox.waitFor(buyer.email, new RegExp(days.orderCode))
  const news = await eventually(async () => (await listNews()).length > 1 && listNews())
  const expected = [
    [whole.id, 'success'],
    [days.id, 'in-progress'],
  ]
  assert.deepEqual(news.sort(), expected.sort())
  const mails = server.mailbox.mailsTo(buyer.email).filter((it) => it.subject?.includes(whole.orderCode))
  assert.equal(mails.length, 1)
  const told = () =>
    live.flatMap((it) => (it.kind === 'order-changed' && it.orderId === whole.id ? [it.orderStatus] : []))
  await eventually(() => told().includes('success'))
  assert.ok(!told().includes('in-progress'))
})

test('the audit log says that something was delivered, and never what: alone or with others, as text or as a document', async () => {
  const [alone, many] = await placeMany(2)
  assert.ok(alone && many)
  const note = `user:pw-${randomUUID()}\nkey`
  const documentLink = `https://files.test/${randomUUID()}`
  await act('take', [alone])
  const body = { rest: 'delivered' as const, note, documentLink }
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: alone.id }, body }))
  await act('deliver', [{ ...many, note }])
  const entries = async (query: object) => expectData(await operator.call(api.audit.list, { query })).items
  const told = await Promise.all(
    [alone, many].map(async ({ id }) => (await entries({ subject: id, action: 'orders.deliver' }))[0]?.changes),
  )
  const factsOf = (at: number) =>
    ['rest', 'noteLength', 'document'].map((name) => told[at]?.find((it) => it.name === name)?.after)
  assert.deepEqual(factsOf(0), ['delivered', String(note.length), 'true'])
  assert.deepEqual(factsOf(1), ['delivered', String(note.length), undefined])
  assert.doesNotMatch(JSON.stringify(told), /pw-|files\.test/)
  for (const q of [note.slice(0, 40), documentLink]) assert.deepEqual(await entries({ q }), [])
})

test('what is left of bytes that were no text is delivered to nobody', async () => {
  const [order] = await placeMany(1)
  assert.ok(order)
  const body = { key: randomUUID(), act: 'deliver' as const, orders: [{ id: order.id, note: 'user:m\uFFFDt' }] }
  const fields = expectRefusal(await operator.call(api.ordersDesk.act, { body }), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(fields), ['orders.0.note'])
  assert.deepEqual(await statusesOf([order]), ['pending'])
})

test('a refund is as large as the preview said, or does not happen', async () => {
  const orders = await placeMany(3)
  const [, , changed] = orders
  assert.ok(changed)
  const { can } = await preview({ act: 'fail', ids: orders.map((it) => it.id) })
  assert.deepEqual(
    can.map((it) => it.refund),
    [2_000, 2_000, 2_000],
  )
  const params = { id: changed.id }
  expectData(await operator.call(api.ordersOperator.refundPart, { params, body: { amount: 500, reason: 'Sorry' } }))
  const before = await shop.balanceOf(buyer)
  const asked = can.map(({ id, refund }) => ({ id, acceptRefund: refund }))
  const outcomes = await act('fail', asked, { reason: 'Out of stock' })
  assert.deepEqual(reasons(outcomes), [undefined, undefined, 'refundChanged'])
  assert.deepEqual(
    outcomes.map((it) => it.refunded),
    [2_000, 2_000, 0],
  )
  assert.equal(await shop.balanceOf(buyer), before + 4_000)
  assert.deepEqual(await statusesOf(orders), ['failed', 'failed', 'pending'])
})

test('sent again under the same key nothing is done again, and the answer is the same', async () => {
  const orders = await placeMany(3)
  const more = { key: randomUUID(), reason: 'Sorry' }
  const outcomes = await act('refund', orders, more)
  const after = await shop.balanceOf(buyer)
  assert.deepEqual(await act('refund', orders, more), outcomes)
  assert.equal(await shop.balanceOf(buyer), after)
  const others = await act('refund', orders, { ...more, reason: 'Something else' })
  assert.deepEqual(reasons(others), ['other', 'other', 'other'])
})

test('the preview says what cannot be done and why, by ids and by codes, and changes nothing', async () => {
  const waiting = await place()
  const days = await place(byDay, 3)
  await act('deliver', [days])
  const lines = expectData(
    await buyer.call(api.orders.user, { body: { serviceId: bot, amount: 1, contactInfo: '@me' } }),
  ).order
  const codes = [waiting.orderCode.toLowerCase(), days.orderCode, lines.orderCode, 'RM-NOSUCH', waiting.orderCode]
  const { can, cannot } = await preview({ act: 'deliver', codes })
  assert.deepEqual(
    can.map((it) => it.id),
    [waiting.id],
  )
  assert.deepEqual(
    cannot.map((it) => [it.orderCode, it.problem.why]),
    [
      [days.orderCode, 'daysRun'],
      [lines.orderCode, 'byBot'],
      ['RM-NOSUCH', 'notFound'],
    ],
  )
  const byIds = await preview({ act: 'take', ids: [waiting.id, 'nothing'] })
  assert.deepEqual([byIds.can.length, byIds.cannot[0]?.problem.why], [1, 'notFound'])
  assert.deepEqual(await statusesOf([waiting]), ['pending'])
})

test('failing and refunding need a reason, a call takes 50 orders, and customers cannot call it', async () => {
  const [order] = await placeMany(1)
  assert.ok(order)
  const body = { key: randomUUID(), act: 'fail' as const, orders: [{ id: order.id }] }
  expectRefusal(await operator.call(api.ordersDesk.act, { body }), 400, 'VALIDATION')
  const tooMany = { ...body, act: 'take' as const, orders: Array.from({ length: 51 }, () => ({ id: order.id })) }
  expectRefusal(await operator.call(api.ordersDesk.act, { body: tooMany }), 400, 'VALIDATION')
  expectRefusal(await buyer.call(api.ordersDesk.act, { body: { ...body, reason: 'No' } }), 403, 'FORBIDDEN')
})

test('nobody acts on their own orders', async () => {
  const person = await shop.createBuyer(10_000)
  const body = { serviceId: service, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await person.call(api.orders.owner, { body }))
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  const by = await server.signIn(person)
  assert.deepEqual(reasons(await act('take', [order], { by })), ['own'])
})

test('staff see which operator it was, customers do not', async () => {
  const [order] = await placeMany(1)
  assert.ok(order)
  await act('take', [order])
  assert.deepEqual(
    (await orderOf(order.id)).timeline.map((it) => it.operator),
    [null, operator.username],
  )
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.ok(!JSON.stringify(timeline).includes(operator.username))
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
