import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { versionOf } from '#test/version-of.ts'
import { releaseDueShares } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, registerLongAgo, release, sumsOf } = partnerShop(server, shop)
const application = { offer: 'Telegram members, 500 a day', contact: '@lan' }
const stateOf = async (person: Awaited<ReturnType<typeof createPartner>>) =>
  expectData(await person.call(api.partners.mine)).state

test('from an application to a payout: applied, accepted, delivered, held, released, paid out', async () => {
  const person = await server.createCustomer()
  await registerLongAgo(person)
  assert.equal(await stateOf(person), 'none')
  expectRefusal(await person.call(api.partnersDesk.overview), 403, 'FORBIDDEN')
  const applied = expectData(await person.call(api.partners.apply, { body: application }))
  assert.deepEqual([applied.state, applied.application?.offer], ['applied', application.offer])
  const { items } = expectData(await operator.call(api.today.waiting))
  assert.ok(items.some((it) => it.kind === 'partner-applications'))

  const params = { id: person.id }
  const accepted = expectData(await operator.call(api.partnersOperator.accept, { params, body: { share: 7_500 } }))
  assert.deepEqual([accepted.partner.state, accepted.partner.share], ['partner', 7_500])
  assert.equal(expectData(await person.call(api.accounts.me)).user.isPartner, true)

  const serviceId = await createServiceOf(person, 7_500, { price: 400_001 })
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId)
  const share = Math.floor((400_001 * 7_500) / 10_000)
  assert.deepEqual(await sumsOf(person), { held: share, earned: 0, paidOut: 0 })
  await deliver(person, id)
  assert.equal(await shop.balanceOf(person), 0)
  await release()
  assert.deepEqual(await sumsOf(person), { held: 0, earned: share, paidOut: 0 })
  assert.equal(await shop.balanceOf(person), share)
  const [movement] = expectData(await person.call(api.ledger.history)).items
  assert.deepEqual([movement?.kind, movement?.type, movement?.amount], ['share', 'deposit', share])

  const minimum = { minimum: 1_000, version: await versionOf(operator, 'payouts') }
  expectData(await operator.call(api.payouts.saveSettings, { body: minimum }))
  assert.equal(expectData(await person.call(api.payouts.overview)).available, share)
  const body = { amount: share, way: 'binance', account: '123456789', accountName: 'LAN' } as const
  const { payout } = expectData(await person.call(api.payouts.request, { body }, { idempotencyKey: randomUUID() }))
  const paid = { params: { id: payout.id }, body: { reference: 'B-1' } }
  expectData(await operator.call(api.payouts.pay, paid))
  assert.deepEqual(await sumsOf(person), { held: 0, earned: share, paidOut: share })
  assert.equal(expectData(await person.call(api.payouts.overview)).available, 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('one application waits at a time; applying again changes what it says, and a refused one may apply again', async () => {
  const person = await server.createCustomer()
  const params = { id: person.id }
  expectData(await person.call(api.partners.apply, { body: application }))
  const again = expectData(await person.call(api.partners.apply, { body: { ...application, contact: '@new' } }))
  assert.equal(again.application?.contact, '@new')
  const list = () => operator.call(api.partnersOperator.list, { query: { state: 'applied' } })
  assert.equal(expectData(await list()).items.filter((it) => it.person.id === person.id).length, 1)
  expectData(await operator.call(api.partnersOperator.refuse, { params, body: { reason: 'Too little said' } }))
  expectRefusal(
    await operator.call(api.partnersOperator.refuse, { params, body: { reason: 'Again' } }),
    409,
    'CONFLICT',
  )
  expectRefusal(await operator.call(api.partnersOperator.accept, { params, body: { share: 1 } }), 409, 'CONFLICT')
  const refused = expectData(await person.call(api.partners.mine))
  assert.deepEqual([refused.state, refused.reason], ['refused', 'Too little said'])
  assert.equal(expectData(await person.call(api.partners.apply, { body: application })).state, 'applied')
})

test('nobody decides about themselves, an operator cannot apply, and accepting twice is refused', async () => {
  expectRefusal(await operator.call(api.partners.apply, { body: application }), 409, 'CONFLICT')
  const params = { id: operator.id }
  expectRefusal(await operator.call(api.partnersOperator.accept, { params, body: { share: 1 } }), 403, 'FORBIDDEN')
  const partner = await createPartner()
  const twice = { params: { id: partner.id }, body: { share: 9_000 } }
  expectRefusal(await operator.call(api.partnersOperator.accept, twice), 409, 'CONFLICT')
  expectRefusal(await partner.call(api.partners.apply, { body: application }), 409, 'CONFLICT')
  const unknown = { params: { id: randomUUID() }, body: { share: 1 } }
  expectRefusal(await operator.call(api.partnersOperator.accept, unknown), 404, 'NOT_FOUND')
})

test('a leaving partner finishes what is at hand and adds nothing; the services are not sold any more', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId)
  const params = { id: partner.id }
  const ended = await operator.call(api.partnersOperator.end, { params, body: { reason: 'Moving on', atOnce: false } })
  assert.deepEqual([expectData(ended).partner.state, expectData(ended).partner.openOrders], ['leaving', 1])
  const body = { data: { serviceId, amount: 1, contactInfo: '@me' } }
  assert.equal((await buyer.call(api.orders.partner, { body })).success, false)
  const { visibility } = expectData(await operator.call(api.catalog.offeredService, { params: { id: serviceId } }))
    .service.draft
  assert.equal(visibility, 'archived')
  expectRefusal(
    await partner.call(api.partnersServices.addStock, { params: { id: serviceId }, body: { lines: ['a'] } }),
    409,
    'CONFLICT',
  )
  await deliver(partner, id)
  await release()
  assert.equal((await sumsOf(partner)).earned, Math.floor(9_999 * 0.7))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a desk that is closed at once refuses its partner; open orders are the shop’s with their shares, delivered ones stay paid', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const [done, open] = [await order(buyer, serviceId), await order(buyer, serviceId)]
  await deliver(partner, done)
  const params = { id: partner.id }
  expectData(await operator.call(api.partnersOperator.end, { params, body: { reason: 'Cheated', atOnce: true } }))
  expectRefusal(await partner.call(api.partnersDesk.overview), 403, 'FORBIDDEN')
  expectRefusal(await partner.call(api.partnersDesk.take, { params: { id: open } }), 403, 'FORBIDDEN')
  assert.deepEqual((await sumsOf(partner)).held, Math.floor(9_999 * 0.7))
  const left = expectData(await operator.call(api.ordersOperator.order, { params: { id: open } }))
  assert.deepEqual([left.partner?.state, left.partner?.earning, left.partner?.reason], ['given-back', 0, 'Cheated'])
  expectData(await operator.call(api.ordersOperator.take, { params: { id: open } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: open }, body: { rest: 'delivered' } }))
  await release()
  assert.equal(await shop.balanceOf(partner), Math.floor(9_999 * 0.7))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('the hold is the one that was set when an order ended; changing it later changes only what ends later', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const buyer = await shop.createBuyer(1_000_000)
  const save = async (holdDays: number) => {
    const { version, settings } = expectData(await operator.call(api.partnersOperator.settings))
    const body = { ...settings, holdDays, version }
    return expectData(await operator.call(api.partnersOperator.saveSettings, { body }))
  }
  assert.equal((await save(0)).settings.holdDays, 0)
  await deliver(partner, await order(buyer, serviceId))
  const clock = () => releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
  await clock()
  assert.equal((await sumsOf(partner)).held, 0)
  await save(30)
  await deliver(partner, await order(buyer, serviceId))
  await clock()
  await save(0)
  await clock()
  assert.equal((await sumsOf(partner)).held, Math.floor(9_999 * 0.7))
  await save(7)
})

test('somebody who was blocked meanwhile cannot be accepted, and a blocked partner has no desk', async () => {
  const person = await server.createCustomer()
  expectData(await person.call(api.partners.apply, { body: application }))
  const params = { id: person.id }
  expectData(await operator.call(api.accountsOperator.block, { params, body: { reason: 'Fraud' } }))
  expectRefusal(await operator.call(api.partnersOperator.accept, { params, body: { share: 1 } }), 409, 'CONFLICT')
  const partner = await createPartner()
  expectData(await operator.call(api.accountsOperator.block, { params: { id: partner.id }, body: { reason: 'Fraud' } }))
  await eventually(async () => !(await partner.call(api.partnersDesk.overview)).success)
})

test('an account is not closed while its owner is a partner or is owed a share; then nothing is left of the partnership', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner)
  const id = await order(await shop.createBuyer(1_000_000), serviceId)
  const close = (giveUpBalance: number) =>
    partner.call(api.accountClosure.close, { body: { password: partner.password, giveUpBalance } })
  expectRefusal(await close(0), 409, 'PARTNERSHIP_OPEN')
  const end = { params: { id: partner.id }, body: { reason: 'Leaves', atOnce: false } }
  expectData(await operator.call(api.partnersOperator.end, end))
  expectRefusal(await close(0), 409, 'PARTNERSHIP_OPEN')
  await deliver(partner, id)
  expectRefusal(await close(0), 409, 'PARTNERSHIP_OPEN')
  await release()
  expectData(await close(await shop.balanceOf(partner)))
  expectRefusal(await operator.call(api.partnersOperator.partner, { params: { id: partner.id } }), 404, 'NOT_FOUND')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a partner is told that they are accepted, and of each order that waits for them, not of what stock delivers', async () => {
  const partner = await createPartner()
  const [serviceId, stocked] = [await createServiceOf(partner), await createServiceOf(partner)]
  const stock = { params: { id: stocked }, body: { lines: [randomUUID()] } }
  expectData(await partner.call(api.partnersServices.addStock, stock))
  const buyer = await shop.createBuyer(1_000_000)
  await order(buyer, stocked)
  const id = await order(buyer, serviceId)
  const { orderCode } = expectData(await partner.call(api.partnersDesk.order, { params: { id } })).order
  const titles = async () =>
    expectData(await partner.call(api.notifications.list)).items.flatMap(({ news }) =>
      news.kind === 'partner-news' ? [news.names.en] : [],
    )
  await eventually(async () => (await titles()).length === 2)
  const told = [`New order to deliver: A service, ${orderCode}`, 'You’re a partner of the shop now']
  assert.deepEqual((await titles()).sort(), told)
})
