import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { buyItems, claim, claimed } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const PRICE = 1_000

const change = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const warrantyOf = async ({ call }: Person, id: string) => expectData(await call(api.warranty.mine, { params: { id } }))
const operatorClaim = async (orderId: string) => {
  const { claims } = expectData(await operator.call(api.warrantyOperator.ofOrder, { params: { id: orderId } }))
  const [newest] = claims
  assert.ok(newest)
  return newest
}
const freeOf = async (id: string) =>
  expectData(await operator.call(api.stock.stock, { params: { id } })).stock?.counts.free

/** Ends the paid days of an order from stock a day ago. */
async function endDays(orderId: string, days: number) {
  const ago = sql`make_interval(days => ${days + 1})`
  await change(sql`
    update orders.orders set created_at = created_at - ${ago}, started_at = started_at - ${ago}, days_from = days_from - ${ago},
      expires_at = expires_at - ${ago} where id = ${orderId}`)
  await change(sql`update stock.handed_out set at = at - ${ago}, until = until - ${ago} where order_id = ${orderId}`)
}

test('an item paid by the day is neither claimed nor replaced once its days are over', async () => {
  const buyer = await shop.createBuyer(100 * PRICE)
  const id = await shop.createService({ billing: 'day', price: PRICE, warrantyDays: 30 })
  const lines = Array.from({ length: 5 }, (_, at) => `by-the-day-${at}`)
  const { stock } = expectData(await operator.call(api.stock.add, { params: { id }, body: { lines } }))
  const [early, late] = [await buyItems(buyer, id, 3), await buyItems(buyer, id, 3)]
  await claimed(buyer, early.order.id, { items: early.items })
  const settings = { ...stock.settings, replacePercent: 100 }
  expectData(
    await operator.call(api.stock.saveSettings, { params: { id }, body: { version: stock.version, settings } }),
  )
  for (const { order } of [early, late]) await endDays(order.id, 3)

  expectRefusal(await claim(buyer.call, late.order.id, { items: late.items }), 409, 'WARRANTY_OVER')
  const { until, claimable } = await warrantyOf(buyer, late.order.id)
  assert.ok(until && Date.parse(until) < Date.now())
  assert.equal(claimable, 0)
  const item = { params: { id: late.order.id, item: late.items[0] ?? '' }, body: { reason: 'Please' } }
  expectRefusal(await operator.call(api.goods.replace, item), 409, 'CONFLICT')
  const waiting = await operatorClaim(early.order.id)
  assert.deepEqual([waiting.status, waiting.canReplace, waiting.mostRefund], ['waiting', false, 3 * PRICE])
  expectRefusal(
    await operator.call(api.warrantyOperator.replace, { params: { id: waiting.id }, body: {} }),
    409,
    'CONFLICT',
  )
  assert.equal(await freeOf(id), 3)
  const refund = { params: { id: waiting.id }, body: { amount: PRICE, reason: 'It broke early' } }
  expectData(await operator.call(api.warrantyOperator.refund, refund))
})

/** An order of ten days of which three have begun. */
async function orderDays(buyer: Person): Promise<string> {
  const serviceId = await shop.createService({ billing: 'day', price: PRICE, warrantyDays: 30 })
  const body = { serviceId, amount: 10, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  const params = { id }
  expectData(await operator.call(api.ordersOperator.take, { params }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  await change(sql`update orders.orders set days_from = now() - interval '50 hours' where id = ${id}`)
  return id
}
async function refundDays(buyer: Person, id: string, missing: number) {
  await claimed(buyer, id, { missing })
  const { id: claimId, mostRefund } = await operatorClaim(id)
  const body = { amount: mostRefund, acceptRefund: mostRefund, reason: 'They did not work' }
  expectData(await operator.call(api.warrantyOperator.refund, { params: { id: claimId }, body }))
  return mostRefund
}
const cancel = async ({ call }: Person, id: string) =>
  expectData(await call(api.orders.cancel, { params: { id } })).refunded

test('days refunded under warranty are refunded whether the order ends before or after that', async () => {
  const buyer = await shop.createBuyer(20 * PRICE)
  const first = await orderDays(buyer)
  assert.equal(await refundDays(buyer, first, 2), 2 * PRICE)
  const shown = expectData(await buyer.call(api.orders.order, { params: { id: first } }))
  assert.equal(shown.refundQuote, 7 * PRICE)
  assert.equal(await cancel(buyer, first), 7 * PRICE)
  const second = await orderDays(buyer)
  assert.equal(await cancel(buyer, second), 7 * PRICE)
  assert.equal((await warrantyOf(buyer, second)).claimable, 3)
  // Unused days cannot be claimed, however long ago the order ended.
  await change(sql`
    update orders.orders set days_from = days_from - interval '5 days', finished_at = finished_at - interval '5 days' where id = ${second}`)
  assert.equal((await warrantyOf(buyer, second)).claimable, 3)
  assert.equal(await refundDays(buyer, second, 2), 2 * PRICE)
  assert.equal(await shop.balanceOf(buyer), 18 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refund under warranty that was reversed counts no more when the order ends', async () => {
  const buyer = await shop.createBuyer(10 * PRICE)
  const id = await orderDays(buyer)
  await refundDays(buyer, id, 2)
  const { items } = expectData(await buyer.call(api.ledger.history))
  const code = items.find((it) => it.type === 'refund')?.transactionCode ?? ''
  expectData(await operator.call(api.reversals.reverse, { params: { code }, body: { reason: 'By mistake' } }))
  assert.equal(await shop.balanceOf(buyer), 0)
  assert.equal(await cancel(buyer, id), 7 * PRICE)
  assert.equal(await shop.balanceOf(buyer), 7 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was delivered and paid has a warranty although whoever delivered it gave the order up', async () => {
  const { createPartner, createServiceOf, order } = partnerShop(server, shop)
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 7_000, { price: PRICE, warrantyDays: 7 })
  const buyer = await shop.createBuyer(30 * PRICE)
  const giveUp = async (done: number) => {
    const params = { id: await order(buyer, serviceId, 10) }
    expectData(await partner.call(api.partnersDesk.take, { params }))
    if (done) expectData(await partner.call(api.partnersDesk.progress, { params, body: { done } }))
    expectData(await partner.call(api.partnersDesk.fail, { params, body: { reason: 'No more' } }))
    return params.id
  }
  const whole = await giveUp(10)
  assert.equal(await shop.balanceOf(buyer), 20 * PRICE)
  assert.equal((await warrantyOf(buyer, whole)).claimable, 10)
  assert.equal(await refundDays(buyer, whole, 4), 4 * PRICE)
  const part = await giveUp(3)
  assert.ok(expectRefusal(await claim(buyer.call, part, { missing: 4 }), 400, 'VALIDATION').missing)
  assert.equal(await refundDays(buyer, part, 3), 3 * PRICE)
  expectRefusal(await claim(buyer.call, await giveUp(0), { missing: 1 }), 409, 'NO_WARRANTY')
  await change(sql`update orders.orders set finished_at = finished_at - interval '8 days' where id = ${whole}`)
  expectRefusal(await claim(buyer.call, whole, { missing: 1 }), 409, 'WARRANTY_OVER')
  assert.deepEqual(await shop.brokenBooks(), [])
})
