import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expireOrders } from '#features/orders/expire-orders.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { endLeaving } from './end-leaving.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf } = partnerShop(server, shop)
const context = { db: server.db, log: createLog('silent', 'test') }
const PRICE = 9_999
const SHARE = 6_667
const shareOf = (kept: number) => Math.floor((kept * SHARE) / 10_000)

const end = async ({ id }: Person, atOnce: boolean) =>
  expectData(await operator.call(api.partnersOperator.end, { params: { id }, body: { reason: 'Moving on', atOnce } }))
    .partner
const block = async ({ id }: Person) =>
  expectData(await operator.call(api.accountsOperator.block, { params: { id }, body: { reason: 'Fraud' } }))
const takeOver = (id: string, by = operator) =>
  by.call(api.partnersOperator.takeOver, { params: { id }, body: { reason: 'Nothing happened' } })
const orderOf = async (id: string) => expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
const titlesOf = async (person: Person) =>
  expectData(await person.call(api.notifications.list)).items.flatMap(({ news }) =>
    news.kind === 'partner-news' ? [news.names.en] : [],
  )

/** An order of `amount` units with some of them done. */
async function begun(partner: Person, amount: number, done: number): Promise<{ id: string; buyer: Person }> {
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId, amount)
  expectData(await partner.call(api.partnersDesk.take, { params: { id } }))
  if (done) expectData(await partner.call(api.partnersDesk.progress, { params: { id }, body: { done } }))
  return { id, buyer }
}

const ways: Record<string, (partner: Person, id: string) => Promise<unknown>> = {
  'is given back': async (partner, id) =>
    expectData(await partner.call(api.partnersDesk.giveBack, { params: { id }, body: { reason: 'Ill' } })),
  'is taken over': async (_, id) => expectData(await takeOver(id)),
  'was of a partnership that ended at once': (partner) => end(partner, true),
}
for (const [how, leave] of Object.entries(ways))
  test(`of an order by the day that ${how} the days that began stay the partner’s, the rest is the shop’s`, async () => {
    const partner = await createPartner()
    const serviceId = await createServiceOf(partner, SHARE, { price: PRICE, billing: 'day' })
    const id = await order(await shop.createBuyer(1_000_000), serviceId, 10)
    await deliver(partner, id)
    await server.owner.transaction((tx) =>
      tx.run(sql`update orders.orders set days_from = now() - interval '60 hours' where id = ${id}`),
    )
    const { earningLost } = expectData(await partner.call(api.partnersDesk.order, { params: { id } }))
    assert.equal(earningLost, shareOf(10 * PRICE) - shareOf(3 * PRICE))
    await leave(partner, id)
    assert.equal((await sumsOf(partner)).held, shareOf(3 * PRICE))
    assert.deepEqual(await shop.brokenBooks(), [])
    await server.owner.transaction((tx) =>
      tx.run(sql`update orders.orders set days_from = now() - interval '10 days', expires_at = now() where id = ${id}`),
    )
    await expireOrders(context)
    await release()
    assert.deepEqual(await sumsOf(partner), { held: 0, earned: shareOf(3 * PRICE), paidOut: 0 })
    assert.deepEqual(await shop.brokenBooks(), [])
  })

test('units that were delivered before an order was taken over stay paid, whoever ends it, unless the customer gets that back as well', async () => {
  const ends: [number, (id: string) => Promise<unknown>][] = [
    [
      shareOf(2 * PRICE),
      async (id) =>
        expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } })),
    ],
    [
      shareOf(2 * PRICE),
      async (id) =>
        expectData(await operator.call(api.ordersOperator.fail, { params: { id }, body: { reason: 'No more' } })),
    ],
    [
      0,
      async (id) =>
        expectData(await operator.call(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } })),
    ],
    [
      shareOf(PRICE),
      async (id) => {
        expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
        const body = { amount: 4 * PRICE, reason: 'Sorry' }
        expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
      },
    ],
  ]
  for (const [earned, endIt] of ends) {
    const partner = await createPartner()
    const { id } = await begun(partner, 5, 2)
    const { partner: before } = await orderOf(id)
    assert.equal(before?.shareBack, shareOf(5 * PRICE) - shareOf(2 * PRICE))
    expectData(await takeOver(id))
    await endIt(id)
    await release()
    assert.deepEqual(await sumsOf(partner), { held: 0, earned, paidOut: 0 })
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refund after the release takes of a limited share what the rest does not cover', async () => {
  const partner = await createPartner()
  const { id } = await begun(partner, 5, 2)
  expectData(await takeOver(id))
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
  await release()
  const refund = async (units: number) =>
    expectData(
      await operator.call(
        api.ordersOperator.refundPart,
        { params: { id }, body: { amount: units * PRICE, reason: 'Sorry' } },
        { idempotencyKey: randomUUID() },
      ),
    )
  await refund(3)
  await refund(1)
  await eventually(async () => (await sumsOf(partner)).earned === shareOf(PRICE))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('an order that is taken over leaves the partner’s desk for the shop’s; it is on record, and the partner is told why', async () => {
  const partner = await createPartner()
  const { id } = await begun(partner, 5, 0)
  expectRefusal(await takeOver(id, partner), 403, 'FORBIDDEN')
  const taken = expectData(await takeOver(id)).order
  assert.equal(taken.orderStatus, 'in-progress')
  expectRefusal(await partner.call(api.partnersDesk.order, { params: { id } }), 404, 'NOT_FOUND')
  const { partner: was } = await orderOf(id)
  assert.deepEqual([was?.state, was?.earning, was?.reason, was?.shareBack], ['given-back', 0, 'Nothing happened', null])
  expectRefusal(await takeOver(id), 409, 'CONFLICT')
  const { items } = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  assert.equal(items[0]?.action, 'orders.take-over')
  assert.ok(items[0].changes.some((it) => it.after === 'Nothing happened'))
  await eventually(async () => (await titlesOf(partner)).includes(`The shop took over order ${taken.orderCode}`))
  const done = await order(await shop.createBuyer(100_000), await createServiceOf(partner))
  await deliver(partner, done)
  expectRefusal(await takeOver(done), 409, 'INVALID_TRANSITION')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a partnership that is about to end does so with its last order, and the partner is told', async () => {
  const partner = await createPartner()
  const { id } = await begun(partner, 1, 0)
  assert.equal((await end(partner, false)).state, 'leaving')
  await endLeaving(context)
  assert.equal(expectData(await partner.call(api.partners.mine)).state, 'leaving')
  expectData(await partner.call(api.partnersDesk.deliver, { params: { id }, body: { rest: 'delivered' } }))
  await endLeaving(context)
  const mine = expectData(await partner.call(api.partners.mine))
  assert.deepEqual([mine.state, mine.reason, mine.sums.held], ['ended', 'Moving on', shareOf(PRICE)])
  expectRefusal(await partner.call(api.partnersDesk.overview), 403, 'FORBIDDEN')
  await eventually(async () => (await titlesOf(partner)).some((it) => it.startsWith('Your partnership has ended')))
  assert.equal((await end(await createPartner(), false)).state, 'ended')
})

test('no order stays on a desk that nobody can open: of who is blocked and ended, and of who was no partner any more', async () => {
  const [ended, leaving, gone] = [await createPartner(), await createPartner(), await createPartner()]
  const orders = await Promise.all([ended, leaving, gone].map((it) => begun(it, 5, 2)))
  await block(ended)
  assert.equal((await end(ended, false)).state, 'ended')
  await end(leaving, false)
  await block(leaving)
  await end(gone, true)
  // Placed in the moment in which the partnership ended.
  const late = await order(await shop.createBuyer(100_000), await createServiceOf(await createPartner()))
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set partner_id = ${gone.id} where id = ${late}`),
  )
  await endLeaving(context)
  for (const { id } of [...orders, { id: late }]) {
    assert.equal((await orderOf(id)).partner?.shareBack, null)
    expectData(await operator.call(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } }))
  }
  const left = await operator.call(api.partnersOperator.list, { query: { state: 'leaving' } })
  assert.ok(!expectData(left).items.some((it) => it.person.id === leaving.id))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what is held for an account that is closed goes back to the shop instead of being paid', async () => {
  const partner = await createPartner()
  const id = await order(await shop.createBuyer(100_000), await createServiceOf(partner, SHARE, { price: PRICE }))
  await deliver(partner, id)
  const refund = { params: { id }, body: { amount: PRICE, reason: 'By mistake' } }
  const { order: refunded } = expectData(await operator.call(api.ordersOperator.refundPart, refund))
  await end(partner, true)
  const body = { password: partner.password, giveUpBalance: 0 }
  expectData(await partner.call(api.accountClosure.close, { body }))
  const { items } = expectData(
    await operator.call(api.reversals.transactions, { params: { id: refunded.customer.id } }),
  )
  const code = items.find((it) => it.type === 'refund')?.transactionCode ?? ''
  const reversed = { params: { code }, body: { reason: 'It was delivered' } }
  expectData(await operator.call(api.reversals.reverse, reversed, { idempotencyKey: randomUUID() }))
  assert.equal((await orderOf(id)).partner?.earning, shareOf(PRICE))
  await release()
  const { partner: was } = await orderOf(id)
  assert.deepEqual([was?.state, was?.earning], ['given-back', 0])
  assert.deepEqual(await shop.brokenBooks(), [])
})
