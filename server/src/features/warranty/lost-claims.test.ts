import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { claimed } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver } = partnerShop(server, shop)
const buyer = await shop.createBuyer(9_000_000)
const reason = { reason: 'Moved away' }

/** A claim about one of ten days: the order is open and can fail. */
async function claimOfOpen(partner: Person) {
  const it = { price: 1_000, warrantyDays: 30, billing: 'day' } as const
  const id = await order(buyer, await createServiceOf(partner, 7_000, it), 10)
  await deliver(partner, id)
  return { orderId: id, claim: await claimed(buyer, id, { missing: 1, text: 'Down all day' }) }
}
const asOperator = async (orderId: string) => {
  const [claim] = expectData(await operator.call(api.warrantyOperator.ofOrder, { params: { id: orderId } })).claims
  assert.ok(claim)
  return claim
}
const listOf = async (partner: Person) =>
  expectData(await partner.call(api.warrantyPartner.list, { query: { limit: '100' } }))

const ways: Record<string, (partner: Person, id: string) => Promise<unknown>> = {
  'taken over': async (_, id) =>
    expectData(await operator.call(api.partnersOperator.takeOver, { params: { id }, body: reason })),
  'given back': async (partner, id) =>
    expectData(await partner.call(api.partnersDesk.giveBack, { params: { id }, body: reason })),
}
for (const [how, lose] of Object.entries(ways))
  test(`a claim about an order that is ${how} is the shop’s at once, and nothing of it is left on the desk`, async () => {
    const partner = await createPartner()
    const { orderId, claim } = await claimOfOpen(partner)
    const passed = await claimOfOpen(partner)
    expectData(await partner.call(api.warrantyPartner.pass, { params: { id: passed.claim.id }, body: reason }))
    assert.equal((await listOf(partner)).total, 2)
    await lose(partner, orderId)
    await lose(partner, passed.orderId)
    assert.equal((await asOperator(orderId)).turn, 'shop')
    assert.equal((await asOperator(passed.orderId)).note, reason.reason)
    const left = await listOf(partner)
    assert.deepEqual([left.items, left.waiting], [[], 0])
    const params = { id: claim.id }
    for (const answer of [
      await partner.call(api.warrantyPartner.ofOrder, { params: { id: orderId } }),
      await partner.call(api.warrantyPartner.replace, { params, body: { text: 'Again' } }),
      await partner.call(api.warrantyPartner.refund, { params, body: { amount: 1, ...reason } }),
      await partner.call(api.warrantyPartner.pass, { params, body: reason }),
    ])
      expectRefusal(answer, 404, 'NOT_FOUND')
    expectData(await operator.call(api.warrantyOperator.refuse, { params, body: reason }))
  })

test('with a partnership all of its claims are the shop’s in the same moment, of open and of delivered orders', async () => {
  const partner = await createPartner()
  const open = await claimOfOpen(partner)
  const done = await order(buyer, await createServiceOf(partner, 7_000, { price: 1_000, warrantyDays: 30 }), 10)
  await deliver(partner, done)
  await claimed(buyer, done, { missing: 1 })
  const body = { ...reason, atOnce: true }
  expectData(await operator.call(api.partnersOperator.end, { params: { id: partner.id }, body }))
  for (const id of [open.orderId, done]) assert.equal((await asOperator(id)).turn, 'shop')
})

// Proves S10.54.
test('a claim is answered by its partner or passes with the order, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const partner = await createPartner()
    const { orderId, claim } = await claimOfOpen(partner)
    const [answered, taken] = await Promise.all([
      partner.call(api.warrantyPartner.replace, { params: { id: claim.id }, body: { text: 'Up again' } }),
      operator.call(api.partnersOperator.takeOver, { params: { id: orderId }, body: reason }),
    ])
    expectData(taken)
    if (!answered.success) expectRefusal(answered, 404, 'NOT_FOUND')
    const { status, turn } = await asOperator(orderId)
    assert.deepEqual([status, turn], answered.success ? ['replaced', 'partner'] : ['waiting', 'shop'])
  }
})
