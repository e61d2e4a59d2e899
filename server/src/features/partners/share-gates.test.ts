import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { customerAccount, house, payableKinds, post } from '#features/ledger/index.ts'
import { payDueCommissions } from '#features/referrals/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { shareRefunds } from '#test/share-refunds.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { versionOf } from '#test/version-of.ts'
import { releaseDueShares } from './release-shares.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf, checkingOf } = partnerShop(server, shop)
const { noJobs, refundPart } = shareRefunds(server, shop)
const PRICE = 10_000

async function give(person: Person, amount: number): Promise<void> {
  const legs = { [house.gifts]: -amount, [customerAccount(person.id)]: amount }
  await server.db.transaction((tx) => post(tx, { kind: 'gift', reference: randomUUID(), legs }))
}

async function payCommissions(): Promise<void> {
  await eventually(noJobs)
  await server.owner.transaction((tx) => tx.run(sql`update referrals.commissions set held_until = now()`))
  await payDueCommissions({ db: server.db, log: createLog('silent', 'test') })
}

/** The kinds that raised a user's payable money. */
async function raised(): Promise<Set<string>> {
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ kind: string }>(sql`
      select distinct t.kind from ledger.transactions t
      join ledger.entries e on e.transaction_id = t.id join ledger.accounts a on a.id = e.account_id
      where t.kind = any (${Object.keys(payableKinds)}) and a.balance is not null and e.amount > 0`),
  )
  return new Set(rows.map((it) => it.kind))
}

/** An order of a partner's service by a referred customer, released and paid. */
async function earnBy({ gift, money }: { gift: number; money: number }) {
  const [partner, referrer] = [await createPartner(), await createPartner()]
  const serviceId = await createServiceOf(partner, 5_000, { price: PRICE })
  const buyer = money > 0 ? await shop.createBuyer(money) : await server.createCustomer()
  if (gift > 0) await give(buyer, gift)
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.users set referred_by = ${referrer.id} where id = ${buyer.id}`),
  )
  const id = await order(buyer, serviceId, (gift + money) / PRICE)
  await deliver(partner, id)
  await release()
  await payCommissions()
  return { id, earned: [(await sumsOf(partner)).earned, await shop.balanceOf(referrer)] }
}

/** The cause of each posting that raises payable money; add new kinds here. */
const raisedBy: Record<keyof typeof payableKinds, 'order' | 'nothing'> = {
  commission: 'order',
  partner_share_released: 'order',
  partner_share_back: 'nothing',
}

// Proves R80.
test('an order paid with a gift raises nothing that can be paid out, whatever the posting', async () => {
  const gift = await earnBy({ gift: 4 * PRICE, money: 0 })
  assert.deepEqual(gift.earned, [0, 0])
  assert.deepEqual(await raised(), new Set())
  await refundPart(gift.id, PRICE)
  await eventually(noJobs)
  await release()
  await payCommissions()
  assert.deepEqual(await raised(), new Set())
  const paid = await earnBy({ gift: 0, money: 4 * PRICE })
  assert.deepEqual(paid.earned, [2 * PRICE, (4 * PRICE * 5) / 100])
  const expected = Object.entries(raisedBy).flatMap(([kind, by]) => (by === 'order' ? [kind] : []))
  assert.deepEqual(await raised(), new Set(expected))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('of an order paid with gifts in part, share and commission are of the rest, also after a refund', async () => {
  const { id, earned } = await earnBy({ gift: PRICE, money: 3 * PRICE })
  assert.deepEqual(earned, [(3 * PRICE) / 2, (3 * PRICE * 5) / 100])
  await refundPart(id, PRICE)
  await eventually(noJobs)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refund while the share is held leaves the gift out of it', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 5_000, { price: PRICE })
  const buyer = await shop.createBuyer(3 * PRICE)
  await give(buyer, PRICE)
  const id = await order(buyer, serviceId, 4)
  await deliver(partner, id)
  await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
  assert.equal((await sumsOf(partner)).held, (3 * PRICE) / 2)
  await refundPart(id, PRICE)
  assert.equal((await sumsOf(partner)).held, PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** A partner and a customer with one browser, and their delivered order after its hold. */
async function orderFromOneself() {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 5_000, { price: PRICE })
  const buyer = await shop.createBuyer(10 * PRICE)
  const id = await order(buyer, serviceId)
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update accounts.sessions set mark = sha256(${partner.id}::bytea) where user_id in (${partner.id}, ${buyer.id})`,
    ),
  )
  await deliver(partner, id)
  await release()
  return { partner, buyer, serviceId, id }
}
const reviewOf = async (partner: Person) =>
  expectData(await operator.call(api.partnersReviews.list)).items.find((it) => it.partner.id === partner.id)

// Proves R80.
test('signs that partner and customer are one hold the share for an operator, who approves it', async () => {
  const { partner, buyer } = await orderFromOneself()
  assert.deepEqual([await sumsOf(partner), await checkingOf(partner)], [{ held: 0, earned: 0, paidOut: 0 }, PRICE / 2])
  const { customer, signs, count, amount } = (await reviewOf(partner)) ?? assert.fail()
  assert.deepEqual([customer.id, signs.includes('same-device'), count, amount], [buyer.id, true, 1, PRICE / 2])
  const waiting = expectData(await operator.call(api.today.waiting)).items
  assert.ok(waiting.some((it) => it.kind === 'commissions'))
  const body = { partnerId: partner.id, customerId: buyer.id, count, amount }
  expectRefusal(await operator.call(api.partnersReviews.allow, { body: { ...body, amount: 1 } }), 409, 'CONFLICT')
  expectData(await operator.call(api.partnersReviews.allow, { body }))
  assert.equal(await reviewOf(partner), undefined)
  await release()
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: PRICE / 2, paidOut: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a share that an operator refuses is the shop’s for good, also after a refund', async () => {
  const { partner, buyer, id } = await orderFromOneself()
  const body = { partnerId: partner.id, customerId: buyer.id, count: 1, amount: PRICE / 2, reason: 'one person' }
  expectData(await operator.call(api.partnersReviews.refuse, { body }))
  expectRefusal(await operator.call(api.partnersReviews.refuse, { body }), 409, 'CONFLICT')
  await refundPart(id, PRICE / 2)
  await release()
  assert.deepEqual([await sumsOf(partner), await checkingOf(partner)], [{ held: 0, earned: 0, paidOut: 0 }, 0])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('the operators’ payout says what of its customer still waits for a review', async () => {
  const { partner, serviceId } = await orderFromOneself()
  const buyer = await shop.createBuyer(100 * PRICE)
  const id = await order(buyer, serviceId, 40)
  await deliver(partner, id)
  await release()
  const body = { amount: 20 * PRICE, way: 'binance', account: '123456789', accountName: 'LAN' } as const
  expectData(await partner.call(api.payouts.request, { body }, { idempotencyKey: randomUUID() }))
  const [payout] = expectData(await operator.call(api.payouts.list, { query: { customerId: partner.id } })).items
  assert.equal(payout?.checking, PRICE / 2)
})

// Proves R80.
test('share and commission together are never more than the price, whichever is saved last', async () => {
  const partner = await createPartner(9_500)
  const serviceId = await createServiceOf(partner, 9_500)
  const share = { params: { id: serviceId }, body: { partner: { id: partner.id, share: 9_501 } } }
  assert.ok(
    'partner.share' in expectRefusal(await operator.call(api.partnersOperator.setService, share), 400, 'VALIDATION'),
  )
  const settings = { commissionPercent: 6, holdDays: 7, version: await versionOf(operator, 'referrals') }
  const general = expectRefusal(await operator.call(api.referrals.saveSettings, { body: settings }), 400, 'VALIDATION')
  assert.ok('commissionPercent' in general)
  const rate = { params: { id: partner.id }, body: { percent: 6, reason: 'Refers many', version: 0 } }
  assert.ok('percent' in expectRefusal(await operator.call(api.referralRates.save, rate), 400, 'VALIDATION'))
  const { settings: now, version } = expectData(await operator.call(api.partnersOperator.settings))
  const offered = { body: { ...now, share: 9_501, version } }
  assert.ok(
    'share' in expectRefusal(await operator.call(api.partnersOperator.saveSettings, offered), 400, 'VALIDATION'),
  )
  const applied = await server.createCustomer()
  expectData(await applied.call(api.partners.apply, { body: { offer: 'Sign-ups', contact: '@partner' } }))
  const accept = { params: { id: applied.id }, body: { share: 9_501 } }
  assert.ok('share' in expectRefusal(await operator.call(api.partnersOperator.accept, accept), 400, 'VALIDATION'))
})
