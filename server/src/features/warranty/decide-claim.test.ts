import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { buyItems, claimed, createStockedService, goodsOf } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const buyer = await shop.createBuyer(900_000)
const { operator } = shop

const key = () => ({ idempotencyKey: randomUUID() })
const replace = (id: string, { call }: Person = operator) =>
  call(api.warrantyOperator.replace, { params: { id }, body: {} }, key())
const refund = (id: string, body: { amount: number; acceptRefund?: number }) =>
  operator.call(api.warrantyOperator.refund, { params: { id }, body: { reason: 'Sorry for that', ...body } }, key())
const refuse = (id: string) =>
  operator.call(api.warrantyOperator.refuse, { params: { id }, body: { reason: 'They work here' } }, key())
const listed = async (status?: 'waiting') =>
  expectData(await operator.call(api.warrantyOperator.list, { query: { limit: '100', ...(status && { status }) } }))
const claimOf = async (id: string) => {
  const found = (await listed()).items.find((it) => it.id === id)
  assert.ok(found)
  return found
}
const refundsOf = async (orderCode: string) =>
  expectData(await buyer.call(api.ledger.history, { query: { type: 'refund', limit: '100' } as never })).items.filter(
    (it) => it.orderCode === orderCode,
  )
const timelineOf = async (id: string) => expectData(await buyer.call(api.orders.order, { params: { id } })).timeline
const auditOf = async (subject: string) =>
  expectData(await operator.call(api.audit.list, { query: { subject } })).items.map((it) => it.action)

async function waitingClaim({ items = 9, bought = 3, broken = 1, price = 1_000 } = {}) {
  const serviceId = await createStockedService(shop, { items, price })
  const { order, items: ids } = await buyItems(buyer, serviceId, bought)
  const claim = await claimed(buyer, order.id, { items: ids.slice(0, broken), text: 'No answer since today' })
  return { order, claim, ids }
}

test('claims that wait are listed oldest first, with who, what, since when, and what could be refunded', async () => {
  const [first, second] = [await waitingClaim({ broken: 2 }), await waitingClaim()]
  const { items, waiting, total } = await listed('waiting')
  assert.deepEqual([waiting, total], [items.length, items.length])
  const ids = items.map((it) => it.id)
  assert.ok(ids.indexOf(first.claim.id) < ids.indexOf(second.claim.id))
  const { order, customer, text, mostRefund, canReplace, amount, decidedBy } = await claimOf(first.claim.id)
  assert.deepEqual(
    [order.orderCode, order.amount, customer.username, text, amount, mostRefund, canReplace, decidedBy],
    [first.order.orderCode, 3, buyer.username, 'No answer since today', 2, 2_000, true, null],
  )
  const today = expectData(await operator.call(api.today.waiting)).items.find((it) => it.kind === 'warranty-claims')
  assert.equal(today?.count, waiting)
  const ofOrder = expectData(await operator.call(api.warrantyOperator.ofOrder, { params: { id: first.order.id } }))
  assert.deepEqual(
    ofOrder.claims.map((it) => it.id),
    [first.claim.id],
  )
})

test('an operator replaces what was claimed; the customer has others, and is notified', async () => {
  const { order, claim, ids } = await waitingClaim({ broken: 2 })
  const { claim: decided } = expectData(await replace(claim.id))
  assert.deepEqual([decided.status, decided.decidedBy, decided.mostRefund], ['replaced', operator.username, 0])
  const goods = await goodsOf(buyer.call, order.id)
  assert.deepEqual(goods.map((it) => it.replaces).filter(Boolean), ids.slice(0, 2))
  assert.deepEqual(
    (await timelineOf(order.id)).slice(-2).map(({ by, event }) => [by, event]),
    [
      ['customer', 'claimed'],
      ['operator', 'replaced'],
    ],
  )
  assert.deepEqual(await auditOf(order.id), ['warranty.replace'])
  const news = await eventually(async () => {
    const { items } = expectData(await buyer.call(api.notifications.list))
    return items.find((it) => it.news.kind === 'claim-decided')?.news ?? null
  })
  const about = { orderId: order.id, orderCode: order.orderCode }
  assert.deepEqual(news, { kind: 'claim-decided', ...about, outcome: 'replaced', refunded: 0, reason: '' })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what an operator replaced beforehand is not replaced again; an empty stock replaces nothing', async () => {
  const { order, claim, ids } = await waitingClaim({ items: 4, bought: 2, broken: 2 })
  const [item = ''] = ids
  const params = { id: order.id, item }
  expectData(await operator.call(api.goods.replace, { params, body: { reason: 'Beforehand' } }, key()))
  expectData(await replace(claim.id))
  assert.equal((await goodsOf(buyer.call, order.id)).length, 2)
  const short = await waitingClaim({ items: 3, bought: 2, broken: 2 })
  expectRefusal(await replace(short.claim.id), 409, 'SERVICE_UNAVAILABLE_NOW')
  assert.equal((await claimOf(short.claim.id)).status, 'waiting')
})

// Proves S10.52.
test('a refund in part is at most the claimed share, and one posting that the books agree with', async () => {
  const { order, claim } = await waitingClaim({ bought: 3, broken: 2, price: 333 })
  const before = await shop.balanceOf(buyer)
  assert.equal((await claimOf(claim.id)).mostRefund, 666)
  const upTo = { amount: 'Enter a value from 1\u00a0₫ to 666\u00a0₫' }
  assert.deepEqual(expectRefusal(await refund(claim.id, { amount: 667 }), 400, 'VALIDATION'), upTo)
  assert.ok(expectRefusal(await refund(claim.id, { amount: 0 }), 400, 'VALIDATION').amount)
  const stale = await refund(claim.id, { amount: 500, acceptRefund: 999 })
  expectRefusal(stale, 409, 'REFUND_CHANGED')
  assert.deepEqual(stale.data, { refund: 666 })
  const { claim: decided } = expectData(await refund(claim.id, { amount: 500, acceptRefund: 666 }))
  assert.deepEqual([decided.status, decided.refunded, decided.reason], ['refunded', 500, 'Sorry for that'])
  assert.equal(await shop.balanceOf(buyer), before + 500)
  const refunds = await refundsOf(order.orderCode)
  assert.deepEqual(
    refunds.map((it) => [it.amount, it.description]),
    [[500, 'Sorry for that']],
  )
  const { order: shown } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual([shown.orderStatus, shown.refunded], ['success', 500])
  assert.deepEqual(await auditOf(order.id), ['warranty.refund'])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was paid back otherwise is taken into account', async () => {
  const { order, claim } = await waitingClaim({ bought: 2, broken: 2 })
  const part = { params: { id: order.id }, body: { amount: 1_500, reason: 'For the delay' } }
  expectData(await operator.call(api.ordersOperator.refundPart, part))
  assert.equal((await claimOf(claim.id)).mostRefund, 500)
  expectRefusal(await refund(claim.id, { amount: 500, acceptRefund: 2_000 }), 409, 'REFUND_CHANGED')
  expectData(await refund(claim.id, { amount: 500, acceptRefund: 500 }))
  const whole = await waitingClaim({ bought: 1, broken: 1 })
  const all = { params: { id: whole.order.id }, body: { amount: 1_000, reason: 'Sorry' } }
  expectData(await operator.call(api.ordersOperator.refundPart, all))
  expectRefusal(await replace(whole.claim.id), 409, 'CONFLICT')
  expectData(await refuse(whole.claim.id))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('all that is left of an order whose days run ends it', async () => {
  const serviceId = await shop.createService({ billing: 'day', price: 1_000, warrantyDays: 30 })
  const lines = ['daily-1', 'daily-2']
  expectData(await operator.call(api.stock.add, { params: { id: serviceId }, body: { lines } }))
  const { order, items } = await buyItems(buyer, serviceId, 10)
  const before = await shop.balanceOf(buyer)
  const { id } = await claimed(buyer, order.id, { items })
  assert.equal((await claimOf(id)).mostRefund, 10_000)
  expectData(await refund(id, { amount: 10_000 }))
  const { order: shown } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual([shown.orderStatus, shown.refunded], ['refund', 10_000])
  assert.equal(await shop.balanceOf(buyer), before + 10_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refusal has a reason that the customer reads, and is final', async () => {
  const { order, claim, ids } = await waitingClaim()
  const body = { reason: ' ' }
  const empty = await operator.call(api.warrantyOperator.refuse, { params: { id: claim.id }, body }, key())
  assert.ok(expectRefusal(empty, 400, 'VALIDATION').reason)
  expectData(await refuse(claim.id))
  const { claims } = expectData(await buyer.call(api.warranty.mine, { params: { id: order.id } }))
  assert.deepEqual([claims[0]?.status, claims[0]?.reason], ['refused', 'They work here'])
  assert.deepEqual((await timelineOf(order.id)).at(-1)?.note, 'They work here')
  for (const again of [refuse(claim.id), replace(claim.id), refund(claim.id, { amount: 1 })])
    expectRefusal(await again, 409, 'CONFLICT')
  const same = { params: { id: order.id }, body: { items: ids.slice(0, 1), text: 'But they do not' } }
  assert.ok(expectRefusal(await buyer.call(api.warranty.claim, same, key()), 400, 'VALIDATION').items)
  expectRefusal(await refuse(randomUUID()), 404, 'NOT_FOUND')
  expectRefusal(await refuse('nonsense'), 404, 'NOT_FOUND')
})

test('what people delivered is replaced by saying what was delivered again; nobody decides their own claim; it takes the right', async () => {
  const serviceId = await shop.createService({ price: 100, warrantyDays: 7 })
  const body = { serviceId, amount: 4, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  const params = { id: order.id }
  expectData(await operator.call(api.ordersOperator.take, { params }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  const claim = await claimed(buyer, order.id, { missing: 1 })
  assert.deepEqual([(await claimOf(claim.id)).canReplace, (await claimOf(claim.id)).mostRefund], [true, 100])
  expectRefusal(await replace(claim.id), 400, 'VALIDATION')

  await server.db.transaction((tx) => makeOperator(tx, buyer.email, { isOwner: false, rights: ['orders'] }))
  const own = await server.signIn(buyer)
  expectRefusal(
    await own.call(api.warrantyOperator.refund, { params: { id: claim.id }, body: { amount: 100, reason: 'Me' } }),
    403,
    'FORBIDDEN',
  )
  const cashier = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, cashier.email, { isOwner: false, rights: ['money'] }))
  expectRefusal(await replace(claim.id, await server.signIn(cashier)), 403, 'FORBIDDEN')
  const again = { params: { id: claim.id }, body: { text: 'One more is on its way' } }
  const { claim: decided } = expectData(await operator.call(api.warrantyOperator.replace, again, key()))
  assert.deepEqual([decided.status, decided.reason], ['replaced', 'One more is on its way'])
})
