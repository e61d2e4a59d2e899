import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { expireOrders } from '#features/orders/expire-orders.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { shareRefunds } from '#test/share-refunds.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { releaseDueShares, releaseShare } from './release-shares.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf } = partnerShop(server, shop)
// Prices and shares that divide badly: rounding must be exact.
const PRICE = 9_999
const SHARE = 6_667
const shareOf = (kept: number, share = SHARE) => Math.floor((kept * share) / 10_000)
// Without commissions a share may be the whole price.
await server.owner.transaction((tx) => tx.run(sql`update referrals.settings set commission_percent = 0`))
const { refundPart, orderOf, noJobs, refundInAnyOrder } = shareRefunds(server, shop)

test('after every refund in part the share is the part of what was kept, rounded down, in whatever order things happen', () =>
  refundInAnyOrder(2))

test('cancelling, failing, refunding and expiring give the share back with the money', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const ids = await runConcurrently(4, () => order(buyer, serviceId, 3))
  assert.equal((await sumsOf(partner)).held, 4 * shareOf(3 * PRICE))
  const [cancelled = '', failed = '', refunded = '', expired = ''] = ids
  expectData(await buyer.call(api.orders.cancel, { params: { id: cancelled } }))
  const body = { reason: 'Sorry' }
  expectData(await partner.call(api.partnersDesk.take, { params: { id: failed } }))
  expectData(await partner.call(api.partnersDesk.progress, { params: { id: failed }, body: { done: 1 } }))
  const preview = expectData(await partner.call(api.partnersDesk.order, { params: { id: failed } }))
  assert.deepEqual([preview.refundQuote, preview.earningLost], [2 * PRICE, shareOf(3 * PRICE) - shareOf(PRICE)])
  expectData(await partner.call(api.partnersDesk.fail, { params: { id: failed }, body }))
  expectData(await operator.call(api.ordersOperator.refund, { params: { id: refunded }, body }))
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set expires_at = now() - interval '1 hour' where id = ${expired}`),
  )
  await expireOrders({ db: server.db, log: createLog('silent', 'test') })
  // The shop pays for the delivered part of the failed order.
  assert.equal((await sumsOf(partner)).held, shareOf(PRICE))
  await release()
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: shareOf(PRICE), paidOut: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a share is held until the warranty of its order is over, where that is longer than the hold', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE, warrantyDays: 90 })
  const id = await order(await shop.createBuyer(1_000_000), serviceId)
  await deliver(partner, id)
  const releaseIn = async (days: number) => {
    const context = { db: server.db, log: createLog('silent', 'test') }
    await releaseDueShares(context)
    await server.owner.transaction((tx) =>
      tx.run(
        sql`update orders.shares set release_at = release_at - make_interval(days => ${days}) where order_id = ${id}`,
      ),
    )
    await releaseDueShares(context)
    return (await sumsOf(partner)).held
  }
  assert.equal(await releaseIn(89), shareOf(PRICE))
  assert.equal(await releaseIn(1), 0)
  assert.equal((await sumsOf(partner)).earned, shareOf(PRICE))
})

test('a refund after the release is taken from the balance; what was spent is owed and paid by the next shares', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId, 2)
  await deliver(partner, id)
  await release()
  const earned = shareOf(2 * PRICE)
  const legs = { [customerAccount(partner.id)]: -(earned - 100), [house.debits]: earned - 100 }
  await server.db.transaction((tx) => post(tx, { kind: 'debit', reference: randomUUID(), legs }))
  await refundPart(id, PRICE)
  await eventually(async () => (await sumsOf(partner)).earned === shareOf(PRICE))
  assert.equal(await shop.balanceOf(partner), 0)
  const { orderCode } = (await orderOf(id)).order
  await eventually(async () => {
    const { items } = expectData(await partner.call(api.notifications.list))
    return items.some(
      ({ news }) => news.kind === 'partner-news' && news.names.en.startsWith(`Order ${orderCode} was refunded`),
    )
  })
  const taken = earned - shareOf(PRICE)
  assert.equal(expectData(await partner.call(api.ledger.history)).owed, taken - 100)
  assert.equal(expectData(await partner.call(api.payouts.overview)).available, 0)
  const next = await order(buyer, serviceId, 2)
  await deliver(partner, next)
  await release()
  assert.equal(await shop.balanceOf(partner), earned - (taken - 100))
  assert.equal(expectData(await partner.call(api.ledger.history)).owed, 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a reversed refund brings the share back, whether it is held or released', async () => {
  for (const isReleased of [false, true]) {
    const partner = await createPartner()
    const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
    const buyer = await shop.createBuyer(1_000_000)
    const id = await order(buyer, serviceId)
    await deliver(partner, id)
    if (isReleased) await release()
    await refundPart(id, 5_000)
    await eventually(noJobs)
    const { items } = expectData(await buyer.call(api.ledger.history))
    const code = items.find((it) => it.type === 'refund')?.transactionCode ?? ''
    const reversed = { params: { code }, body: { reason: 'By mistake' } }
    expectData(await operator.call(api.reversals.reverse, reversed, { idempotencyKey: randomUUID() }))
    await eventually(noJobs)
    const [held, earned] = isReleased ? [0, shareOf(PRICE)] : [shareOf(PRICE), 0]
    assert.deepEqual(await sumsOf(partner), { held, earned, paidOut: 0 })
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('two workers release a share once, and a refund at the same moment is neither missed nor counted twice', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const ids = await runConcurrently(6, () => order(buyer, serviceId, 2))
  for (const id of ids) await deliver(partner, id)
  await server.owner.transaction((tx) => tx.run(sql`update orders.shares set release_at = now() where state = 'held'`))
  await Promise.all(
    ids.flatMap((id) => [
      server.db.transaction((tx) => releaseShare(tx, id)),
      refundPart(id, PRICE),
      server.db.transaction((tx) => releaseShare(tx, id)),
    ]),
  )
  await eventually(async () => (await noJobs()) && (await sumsOf(partner)).earned === ids.length * shareOf(PRICE))
  assert.equal(await shop.balanceOf(partner), ids.length * shareOf(PRICE))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a changed share counts for later orders only', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 5_000, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const first = await order(buyer, serviceId)
  const body = { partner: { id: partner.id, share: 1_000 } }
  expectData(await operator.call(api.partnersOperator.setService, { params: { id: serviceId }, body }))
  const second = await order(buyer, serviceId)
  const earnings = await Promise.all([first, second].map(async (id) => (await orderOf(id)).partner?.earning))
  assert.deepEqual(earnings, [shareOf(PRICE, 5_000), shareOf(PRICE, 1_000)])
})

test('what is delivered from stock with its payment is held and released like the rest', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const lines = ['proxy 1', 'proxy 2', 'proxy 3']
  expectData(await partner.call(api.partnersServices.addStock, { params: { id: serviceId }, body: { lines } }))
  const buyer = await shop.createBuyer(1_000_000)
  await order(buyer, serviceId, 2)
  assert.equal((await sumsOf(partner)).held, shareOf(2 * PRICE))
  await release()
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: shareOf(2 * PRICE), paidOut: 0 })
  const { stock } = expectData(await partner.call(api.partnersServices.stock, { params: { id: serviceId } }))
  assert.deepEqual([stock?.counts.free, stock?.counts.sold], [1, 2])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('partners cannot order what is theirs: gifts and deposits would become money to be paid out', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const legs = { [house.gifts]: -100_000, [customerAccount(partner.id)]: 100_000 }
  await server.db.transaction((tx) => post(tx, { kind: 'gift', reference: randomUUID(), legs }))
  const body = { data: { serviceId, amount: 1, contactInfo: '@me' } }
  const fields = expectRefusal(await partner.call(api.orders.partner, { body }), 400, 'VALIDATION')
  assert.ok('serviceId' in fields)
  assert.equal(await shop.balanceOf(partner), 100_000)
})

/** A partner and the order that earned them this price. */
async function earnBy(price: number) {
  const partner = await createPartner(10_000)
  const serviceId = await createServiceOf(partner, 10_000, { price })
  const id = await order(await shop.createBuyer(price), serviceId)
  await deliver(partner, id)
  await release()
  return { partner, id }
}
const askForPayout = async (partner: Person, amount: number) => {
  const body = { amount, way: 'binance', account: '123456789', accountName: 'LAN' } as const
  return expectData(await partner.call(api.payouts.request, { body }, { idempotencyKey: randomUUID() })).payout
}

test('a payout is not paid while its money was taken back; refusing it pays the debt', async () => {
  const { partner, id } = await earnBy(400_000)
  const payout = await askForPayout(partner, 400_000)
  await refundPart(id, 300_000)
  await eventually(async () => expectData(await partner.call(api.ledger.history)).owed === 300_000)
  const params = { id: payout.id }
  expectRefusal(await operator.call(api.payouts.pay, { params, body: { reference: 'B-1' } }), 409, 'PAYOUT_OWED')
  const listed = expectData(await operator.call(api.payouts.list, { query: { customerId: partner.id } })).items
  assert.deepEqual(
    listed.map((it) => it.owed),
    [300_000],
  )
  expectData(await operator.call(api.payouts.refuse, { params, body: { reason: 'Refunded' } }))
  assert.equal(await shop.balanceOf(partner), 100_000)
  assert.equal(expectData(await partner.call(api.ledger.history)).owed, 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was sent although its customer owes is noted by who has seen the debt, which stays', async () => {
  const { partner, id } = await earnBy(400_000)
  const payout = await askForPayout(partner, 400_000)
  await refundPart(id, 300_000)
  await eventually(async () => expectData(await partner.call(api.ledger.history)).owed === 300_000)
  const pay = (acceptOwed: number) =>
    operator.call(api.payouts.pay, { params: { id: payout.id }, body: { reference: 'B-2', acceptOwed } })
  expectRefusal(await pay(299_999), 409, 'PAYOUT_OWED')
  assert.equal(expectData(await pay(300_000)).payout.status, 'paid')
  assert.equal(expectData(await partner.call(api.ledger.history)).owed, 300_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('who owes and closes the account pays it from what waits to be paid out', async () => {
  const { partner, id } = await earnBy(400_000)
  const payout = await askForPayout(partner, 400_000)
  await refundPart(id, 300_000)
  await eventually(async () => expectData(await partner.call(api.ledger.history)).owed === 300_000)
  const end = { params: { id: partner.id }, body: { reason: 'Leaves', atOnce: true } }
  expectData(await operator.call(api.partnersOperator.end, end))
  const close = (giveUpBalance: number) =>
    partner.call(api.accountClosure.close, { body: { password: partner.password, giveUpBalance } })
  const refused = await close(0)
  expectRefusal(refused, 409, 'BALANCE_LEFT')
  assert.deepEqual(refused.data, { balance: 100_000 })
  expectData(await close(100_000))
  const params = { id: payout.id }
  expectRefusal(await operator.call(api.payouts.pay, { params, body: { reference: 'B-1' } }), 409, 'CONFLICT')
  assert.deepEqual(await shop.brokenBooks(), [])
})
