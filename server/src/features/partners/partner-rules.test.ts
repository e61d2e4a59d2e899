import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf } = partnerShop(server, shop)
const reason = { reason: 'Because' }

test('what a blocked partner offers is under maintenance until they are unblocked, whatever status operators gave it', async () => {
  const partner = await createPartner()
  const [serviceId, soldOut] = [
    await createServiceOf(partner),
    await createServiceOf(partner, 7_000, { status: 'sold_out' }),
  ]
  const buyer = await shop.createBuyer(1_000_000)
  const statusOf = async (id: string) =>
    expectData(await buyer.call(api.catalog.services)).items.find((it) => it.id === id)?.status
  const place = () => buyer.call(api.orders.partner, { body: { data: { serviceId, amount: 1, contactInfo: '@me' } } })
  const params = { id: partner.id }
  expectData(await operator.call(api.accountsOperator.block, { params, body: reason }))
  assert.deepEqual([await statusOf(serviceId), await statusOf(soldOut)], ['maintenance', 'sold_out'])
  expectRefusal(await place(), 409, 'SERVICE_UNAVAILABLE_NOW')
  const { service } = expectData(await operator.call(api.catalog.offeredService, { params: { id: serviceId } }))
  assert.equal(service.draft.status, 'active')
  const { items } = expectData(await operator.call(api.today.waiting))
  assert.ok(!items.some((it) => it.kind === 'unsupplied-services'))
  const other = await shop.createService({ provider: 'PARTNER_PROVIDED' })
  const body = { partner: { id: partner.id, share: 5_000 } }
  const give = await operator.call(api.partnersOperator.setService, { params: { id: other }, body })
  expectRefusal(give, 400, 'VALIDATION')
  expectData(await operator.call(api.accountsOperator.unblock, { params, body: reason }))
  assert.deepEqual([await statusOf(serviceId), await statusOf(soldOut)], ['active', 'sold_out'])
  expectData(await place())
  expectData(await operator.call(api.accountsOperator.block, { params, body: reason }))
  const ofShop = { params: { id: serviceId }, body: { partner: null } }
  expectData(await operator.call(api.partnersOperator.setService, ofShop))
  assert.equal(await statusOf(serviceId), 'active')
})

test('a partner cannot become staff, by no way, as long as the partnership runs, nor staff a partner', async () => {
  const partner = await createPartner()
  const grant = { isOwner: false, rights: ['orders' as const] }
  const save = () => operator.call(api.accountsOperator.saveStaff, { params: { id: partner.id }, body: grant })
  expectRefusal(await save(), 409, 'IS_PARTNER')
  await assert.rejects(
    server.db.transaction((tx) => makeOperator(tx, partner.email, grant)),
    /IS_PARTNER/,
  )
  const invitation = { email: partner.email, language: 'en' as const, ...grant }
  expectData(await operator.call(api.staffInvitations.create, { body: invitation }))
  const token = tokenIn(await server.mailbox.waitFor(partner.email, /invited to work/))
  const accept = () => partner.call(api.staffInvitations.accept, { body: { token } })
  expectRefusal(await accept(), 409, 'IS_PARTNER')
  const end = { params: { id: partner.id }, body: { reason: 'Joins us', atOnce: false } }
  expectData(await operator.call(api.partnersOperator.end, end))
  expectData(await accept())
  const again = { params: { id: partner.id }, body: { share: 1 } }
  expectRefusal(await operator.call(api.partnersOperator.accept, again), 409, 'CONFLICT')
})

test('who was a partner and is staff now decides nothing about orders by which they earn', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const [open, done] = [await order(buyer, serviceId), await order(buyer, serviceId)]
  await deliver(partner, done)
  const part = { params: { id: done }, body: { amount: 1, reason: 'Sorry' } }
  expectData(await operator.call(api.ordersOperator.refundPart, part))
  const end = { params: { id: partner.id }, body: { reason: 'Joins us', atOnce: true } }
  expectData(await operator.call(api.partnersOperator.end, end))
  await server.db.transaction((tx) => makeOperator(tx, partner.email, { isOwner: true, rights: [] }))
  const colleague = await server.signIn(partner)
  expectRefusal(await colleague.call(api.ordersOperator.take, { params: { id: open } }), 403, 'FORBIDDEN')
  expectRefusal(
    await colleague.call(api.ordersOperator.refund, { params: { id: open }, body: reason }),
    403,
    'FORBIDDEN',
  )
  const preview = { body: { act: 'refund' as const, ids: [open] } }
  const { can, cannot } = expectData(await colleague.call(api.ordersDesk.preview, preview))
  assert.deepEqual([can.length, cannot[0]?.problem.why], [0, 'own'])
  const { items } = expectData(await buyer.call(api.ledger.history))
  const code = items.find((it) => it.type === 'refund')?.transactionCode ?? ''
  const reversal = await colleague.call(
    api.reversals.reverse,
    { params: { code }, body: reason },
    { idempotencyKey: randomUUID() },
  )
  expectRefusal(reversal, 403, 'FORBIDDEN')
  expectData(await operator.call(api.ordersOperator.take, { params: { id: open } }))
})

test('of a sold item a partner sees the order’s code, and of no customer anything', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const params = { id: serviceId }
  const lines = [randomUUID(), randomUUID()]
  expectData(await partner.call(api.partnersServices.addStock, { params, body: { lines } }))
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId)
  expectData(await buyer.call(api.goods.mine, { params: { id } }))
  const { orderCode } = expectData(await buyer.call(api.orders.order, { params: { id } })).order
  const { items } = expectData(await partner.call(api.partnersServices.stockItems, { params }))
  assert.deepEqual(
    items.map((it) => [it.state, it.orderCode]),
    [
      ['free', null],
      ['sold', orderCode],
    ],
  )
  for (const item of items)
    assert.deepEqual(Object.keys(item).sort(), ['addedAt', 'expiresAt', 'id', 'orderCode', 'reason', 'size', 'state'])
})

test('the books name each order whose released share the ledger does not tell of, also where all together agree', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const ids = [await order(buyer, serviceId), await order(buyer, serviceId)]
  for (const id of ids) await deliver(partner, id)
  await release()
  assert.deepEqual(await shop.brokenBooks(), [])
  const move = (by: number) =>
    server.owner.transaction((tx) =>
      tx.run(sql`
        update orders.shares set amount = amount + case when order_id = ${ids[0]} then ${by}::int else -${by}::int end
        where order_id = any (${ids}::uuid[])`),
    )
  await move(5)
  const [broken = '', ...others] = await shop.brokenBooks()
  assert.deepEqual(others, [])
  for (const id of ids) {
    const { order: it } = expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
    assert.match(broken, new RegExp(`${it.orderCode}: released (7004|6994) instead of 6999`))
  }
  await move(-5)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('reports of what operators did leave out what partners did with their orders', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const [delivered, failed] = [await order(buyer, serviceId), await order(buyer, serviceId)]
  await deliver(partner, delivered)
  expectData(await partner.call(api.partnersDesk.fail, { params: { id: failed }, body: reason }))
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const query = { from: day(Date.now() - 86_400_000), to: day(Date.now() + 86_400_000) }
  const { items } = expectData(await operator.call(api.reports.operators, { query }))
  assert.ok(!items.some((it) => it.id === partner.id))
  for (const act of ['delivered', 'refunded'] as const) {
    const asked = { ...query, operatorId: partner.id, act }
    assert.deepEqual(expectData(await operator.call(api.reports.entries, { query: asked })).items, [])
  }
  assert.equal((await sumsOf(partner)).held, Math.floor(9_999 * 0.7))
})

test('who applies reads which share the shop usually gives', async () => {
  const { settings } = expectData(await operator.call(api.partnersOperator.settings))
  const customer = await server.createCustomer()
  assert.equal(expectData(await customer.call(api.partners.mine)).usualShare, settings.share)
})
