import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { releaseDueShares } from '#features/partners/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { claimed, goodsOf } from '#test/warranty-shop.ts'
import { passUnanswered } from './partner-claims.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, sumsOf } = partnerShop(server, shop)
const [partner, other] = [await createPartner(), await createPartner()]
const serviceId = await createServiceOf(partner, 7_000, { price: 1_000, warrantyDays: 30 })
const buyer = await shop.createBuyer(9_000_000)

/** A claim about two of ten units that a partner delivered. */
async function claimOfPartner(of: Person = partner, service = serviceId) {
  const id = await order(buyer, service, 10)
  await deliver(of, id)
  return { orderId: id, claim: await claimed(buyer, id, { missing: 2, text: 'Two are gone' }) }
}
const mine = async (person: Person) =>
  expectData(await person.call(api.warrantyPartner.list, { query: { isMine: 'true', limit: '100' } }))
const asOperator = async (orderId: string) => {
  const params = { id: orderId }
  const [claim] = expectData(await operator.call(api.warrantyOperator.ofOrder, { params })).claims
  assert.ok(claim)
  return claim
}
const auditOf = async (subject: string) =>
  expectData(await operator.call(api.audit.list, { query: { subject } })).items.map((it) => [
    it.action,
    it.operator?.username,
  ])
const reason = { reason: 'They were there yesterday' }

test('a claim about a partner’s order is on their desk, without the customer’s mail, and waits for nobody else', async () => {
  const { waiting: before } = expectData(await operator.call(api.warrantyOperator.list, { query: {} }))
  const { orderId, claim } = await claimOfPartner()
  const { items, waiting } = await mine(partner)
  assert.equal(waiting, items.length)
  const shown = items.find((it) => it.id === claim.id)
  assert.deepEqual([shown?.isMine, shown?.customer, shown?.mostRefund], [true, buyer.username, 2_000])
  assert.ok(!JSON.stringify(items).includes(buyer.email))
  const ofOrder = expectData(await partner.call(api.warrantyPartner.ofOrder, { params: { id: orderId } }))
  assert.deepEqual(
    ofOrder.claims.map((it) => it.id),
    [claim.id],
  )
  const { turn, partner: whose } = await asOperator(orderId)
  assert.deepEqual([turn, whose?.username], ['partner', partner.username])
  assert.ok(whose?.passesAt && Date.parse(whose.passesAt) > Date.now() + 2 * 86_400_000)
  const { waiting: after } = expectData(await operator.call(api.warrantyOperator.list, { query: {} }))
  assert.equal(after, before)
  const told = await eventually(async () => {
    const { items: news } = expectData(await partner.call(api.notifications.list))
    return news.find((it) => it.news.kind === 'partner-news' && it.news.names.en.includes('reports a defect'))
  })
  assert.ok(told)
})

test('another partner finds none of it, by no call', async () => {
  const { orderId, claim } = await claimOfPartner()
  const params = { id: claim.id }
  assert.equal((await mine(other)).items.length, 0)
  for (const answer of [
    await other.call(api.warrantyPartner.ofOrder, { params: { id: orderId } }),
    await other.call(api.warrantyPartner.replace, { params, body: { text: 'Again' } }),
    await other.call(api.warrantyPartner.refund, { params, body: { amount: 1, ...reason } }),
    await other.call(api.warrantyPartner.pass, { params, body: reason }),
    await partner.call(api.warrantyPartner.pass, { params: { id: randomUUID() }, body: reason }),
  ])
    expectRefusal(answer, 404, 'NOT_FOUND')
  expectRefusal(await buyer.call(api.warrantyPartner.pass, { params, body: reason }), 403, 'FORBIDDEN')
})

test('a partner says what was delivered again: the claim is replaced, the customer reads it, and it is audited', async () => {
  const { orderId, claim } = await claimOfPartner()
  const params = { id: claim.id }
  expectRefusal(await partner.call(api.warrantyPartner.replace, { params, body: {} }), 400, 'VALIDATION')
  const body = { text: 'Two more came today' }
  const { claim: answered } = expectData(await partner.call(api.warrantyPartner.replace, { params, body }))
  assert.deepEqual([answered.status, answered.reason, answered.isMine], ['replaced', body.text, false])
  const [read] = expectData(await buyer.call(api.warranty.mine, { params: { id: orderId } })).claims
  assert.deepEqual([read?.status, read?.reason], ['replaced', body.text])
  assert.deepEqual((await auditOf(orderId))[0], ['warranty.replace', partner.username])
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: orderId } }))
  assert.deepEqual([timeline.at(-1)?.event, timeline.at(-1)?.by], ['replaced', 'operator'])
  expectRefusal(await partner.call(api.warrantyPartner.pass, { params, body: reason }), 409, 'CONFLICT')
})

test('items are replaced from the partner’s own stock', async () => {
  const stocked = await createServiceOf(partner, 7_000, { price: 1_000, warrantyDays: 30 })
  const lines = Array.from({ length: 3 }, () => randomUUID())
  expectData(await partner.call(api.partnersServices.addStock, { params: { id: stocked }, body: { lines } }))
  const id = await order(buyer, stocked, 2)
  const [broken] = await goodsOf(buyer.call, id)
  assert.ok(broken)
  const claim = await claimed(buyer, id, { items: [broken.id] })
  const params = { id: claim.id }
  expectData(await partner.call(api.warrantyPartner.replace, { params, body: {} }))
  assert.ok((await goodsOf(buyer.call, id)).some((it) => it.replaces === broken.id))
})

test('a partner refunds a part: the customer has it, the share follows, and the books agree', async () => {
  const { claim } = await claimOfPartner()
  const [{ held }, balance] = [await sumsOf(partner), await shop.balanceOf(buyer)]
  const params = { id: claim.id }
  const refund = (amount: number, acceptRefund = 2_000) =>
    partner.call(api.warrantyPartner.refund, { params, body: { amount, acceptRefund, ...reason } })
  expectRefusal(await refund(2_001), 400, 'VALIDATION')
  expectRefusal(await refund(1_000, 1_999), 409, 'REFUND_CHANGED')
  assert.equal(expectData(await refund(1_000)).claim.refunded, 1_000)
  assert.equal(await shop.balanceOf(buyer), balance + 1_000)
  assert.equal((await sumsOf(partner)).held, held - 700)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('who is not content with what a partner did claims again, and the shop decides', async () => {
  const { orderId, claim } = await claimOfPartner()
  const params = { id: claim.id }
  expectData(await partner.call(api.warrantyPartner.refund, { params, body: { amount: 1, ...reason } }))
  await claimed(buyer, orderId, { missing: 2, text: 'One dong is not two units' })
  assert.equal((await asOperator(orderId)).turn, 'shop')
})

/** Whether an order's share is held for a claim; null where its days count anew. */
async function isHeldForClaim(orderId: string): Promise<boolean | null> {
  const { isLate } = await server.owner.transaction((tx) =>
    tx.get<{ isLate: boolean | null }>(
      sql`select release_at > now() + interval '50 days' as "isLate" from orders.shares where order_id = ${orderId}`,
    ),
  )
  return isLate
}
const refuse = async (id: string) =>
  expectData(await operator.call(api.warrantyOperator.refuse, { params: { id }, body: reason }))

test('a share is not paid out while a claim about its order waits, and then by its days', async () => {
  const { orderId, claim } = await claimOfPartner()
  assert.equal(await isHeldForClaim(orderId), true)
  await refuse(claim.id)
  assert.equal(await isHeldForClaim(orderId), null)
  await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
  assert.equal(await isHeldForClaim(orderId), false)
})

/** An order from a partner's stock with two claims of one item each. */
async function claimedTwice(person: Person) {
  const stocked = await createServiceOf(partner, 7_000, { price: 1_000, warrantyDays: 30 })
  const lines = [randomUUID(), randomUUID()]
  expectData(await partner.call(api.partnersServices.addStock, { params: { id: stocked }, body: { lines } }))
  const id = await order(person, stocked, 2)
  const [one, two] = await goodsOf(person.call, id)
  assert.ok(one && two)
  const claims = [
    await claimed(person, id, { items: [one.id] }),
    await claimed(person, id, { items: [two.id] }),
  ] as const
  return { id, claims }
}

test('of two claims about an order, the share waits until both are decided', async () => {
  const { id, claims } = await claimedTwice(buyer)
  await refuse(claims[0].id)
  assert.equal(await isHeldForClaim(id), true)
  await refuse(claims[1].id)
  assert.equal(await isHeldForClaim(id), null)
})

test('a share waits no longer for claims of a customer who closed the account', async () => {
  const leaver = await shop.createBuyer(2_000)
  const { id } = await claimedTwice(leaver)
  const body = { password: leaver.password, giveUpBalance: 0 }
  expectData(await leaver.call(api.accountClosure.close, { body }))
  assert.equal(await isHeldForClaim(id), null)
})

test('“not covered” refuses nothing: the shop decides, knowing what the partner said', async () => {
  const { orderId, claim } = await claimOfPartner()
  const params = { id: claim.id }
  const { claim: passed } = expectData(await partner.call(api.warrantyPartner.pass, { params, body: reason }))
  assert.deepEqual([passed.status, passed.isMine], ['waiting', false])
  const seen = await asOperator(orderId)
  assert.deepEqual([seen.turn, seen.note, seen.status], ['shop', reason.reason, 'waiting'])
  const [read] = expectData(await buyer.call(api.warranty.mine, { params: { id: orderId } })).claims
  assert.deepEqual([read?.status, read?.reason], ['waiting', null])
  assert.deepEqual((await auditOf(orderId))[0], ['warranty.pass', partner.username])
  for (const late of [
    await partner.call(api.warrantyPartner.pass, { params, body: reason }),
    await partner.call(api.warrantyPartner.refund, { params, body: { amount: 1, ...reason } }),
  ])
    expectRefusal(late, 409, 'CONFLICT')
  expectData(await operator.call(api.warrantyOperator.refuse, { params, body: reason }))
})

// Proves S10.53.
test('what a partner does not answer in time passes to the shop; before that an operator may decide as well', async () => {
  const [late, early] = [await claimOfPartner(), await claimOfPartner()]
  await server.owner.transaction((tx) =>
    tx.run(sql`update warranty.claims set passes_at = now() - interval '1 second' where id = ${late.claim.id}`),
  )
  await passUnanswered({ db: server.db, log: createLog('silent', 'test') })
  assert.equal((await asOperator(late.orderId)).turn, 'shop')
  assert.equal((await asOperator(early.orderId)).turn, 'partner')
  expectData(await operator.call(api.warrantyOperator.refuse, { params: { id: early.claim.id }, body: reason }))
  assert.equal((await asOperator(early.orderId)).status, 'refused')
})

test('claims of a partner whose desk is closed are the shop’s, old and new', async () => {
  const leaving = await createPartner()
  const service = await createServiceOf(leaving, 7_000, { price: 1_000, warrantyDays: 30 })
  const before = await claimOfPartner(leaving, service)
  const later = await order(buyer, service, 10)
  await deliver(leaving, later)
  const body = { reason: 'Moved away', atOnce: true }
  expectData(await operator.call(api.partnersOperator.end, { params: { id: leaving.id }, body }))
  await passUnanswered({ db: server.db, log: createLog('silent', 'test') })
  assert.equal((await asOperator(before.orderId)).turn, 'shop')
  await claimed(buyer, later, { missing: 1 })
  assert.equal((await asOperator(later)).turn, 'shop')
})

test('how many days partners have is a setting', async () => {
  const { settings, version } = expectData(await operator.call(api.partnersOperator.settings))
  assert.equal(settings.claimDays, 3)
  const saved = { body: { ...settings, claimDays: 10, version } }
  expectData(await operator.call(api.partnersOperator.saveSettings, saved))
  const { orderId } = await claimOfPartner()
  const { partner: whose } = await asOperator(orderId)
  assert.ok(whose?.passesAt && Date.parse(whose.passesAt) > Date.now() + 9 * 86_400_000)
})
