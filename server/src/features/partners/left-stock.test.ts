import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { claimed, goodsOf } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, sumsOf } = partnerShop(server, shop)
const reason = { reason: 'They left' }
const buyer = await shop.createBuyer(9_000_000)
const newLines = (count: number) => Array.from({ length: count }, () => randomUUID())

/** A service of a new partner with this many of their items. */
async function stockedOf(count: number, it: { warrantyDays?: number } = {}) {
  const partner = await createPartner()
  const id = await createServiceOf(partner, 7_000, { price: 1_000, ...it })
  if (count) await fill(partner, id, count)
  return { partner, id }
}
const fill = async (partner: Person, id: string, count: number) =>
  expectData(await partner.call(api.partnersServices.addStock, { params: { id }, body: { lines: newLines(count) } }))
const end = async ({ id }: Person) =>
  expectData(await operator.call(api.partnersOperator.end, { params: { id }, body: { ...reason, atOnce: true } }))
const accept = async ({ id }: Person) =>
  expectData(
    await operator.call(
      api.partnersOperator.accept,
      { params: { id }, body: { share: 7_000 } },
      { idempotencyKey: randomUUID() },
    ),
  )
const give = (id: string, partner: Person | null) =>
  operator.call(api.partnersOperator.setService, {
    params: { id },
    body: { partner: partner && { id: partner.id, share: 7_000 } },
  })
const addAsOperator = (id: string) => operator.call(api.stock.add, { params: { id }, body: { lines: newLines(2) } })
const stockOf = async (id: string) => expectData(await operator.call(api.stock.stock, { params: { id } })).stock
const serviceOf = async (id: string) =>
  expectData(await operator.call(api.catalog.offeredService, { params: { id } })).service
const withdrawHeld = (id: string) => operator.call(api.stock.withdrawHeld, { params: { id }, body: reason })
const buy = (id: string) =>
  buyer.call(
    api.orders.partner,
    { body: { data: { serviceId: id, amount: 1, contactInfo: '@me' } } },
    { idempotencyKey: randomUUID() },
  )

/** Puts an archived service on sale again, as an operator can. */
async function offer(id: string): Promise<void> {
  const { draft, version } = await serviceOf(id)
  const body = { draft: { ...draft, visibility: 'shown' as const }, version, seenAvailability: draft.availability }
  expectData(await operator.call(api.catalog.editService, { params: { id }, body }))
}

test('what a former partner left is not sold by the shop: it is withdrawn first, all together, and on record', async () => {
  const { partner, id } = await stockedOf(250)
  await end(partner)
  await offer(id)
  expectRefusal(await buy(id), 409, 'SERVICE_UNAVAILABLE_NOW')
  const held = await stockOf(id)
  assert.deepEqual([held?.counts.free, held?.held?.partner?.username], [250, partner.username])
  expectRefusal(await addAsOperator(id), 400, 'VALIDATION')
  const { stock } = expectData(await withdrawHeld(id))
  assert.equal(stock.held?.isBeingWithdrawn, true)
  await eventually(async () => (await stockOf(id))?.counts.withdrawn === 250)
  await eventually(async () => !expectData(await addAsOperator(id)).stock.held)
  const { items } = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  const entry = items.find((it) => it.action === 'stock.withdraw-held')
  assert.ok(entry?.changes.some((it) => it.after === '250'))
  assert.ok(entry?.changes.some((it) => it.after === partner.id))
  assert.ok(!entry?.changes.some((it) => it.after === partner.username), 'names are not kept for ever')
  expectRefusal(await withdrawHeld(id), 409, 'CONFLICT')
  const { id: orderId } = expectData(await buy(id)).order
  assert.equal((await goodsOf(buyer.call, orderId)).length, 1)
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: 0, paidOut: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('the catalogue tells of none of it', async () => {
  const { partner, id } = await stockedOf(3)
  assert.equal((await serviceOf(id)).draft.availability, 3)
  expectData(await give(id, null))
  assert.equal((await serviceOf(id)).draft.availability, 0)
  expectData(await give(id, partner))
  assert.equal((await serviceOf(id)).draft.availability, 3)
})

test('a service is given to nobody with items of somebody else, a partner’s or the shop’s', async () => {
  const { partner, id } = await stockedOf(1)
  const other = await createPartner()
  expectRefusal(await give(id, other), 400, 'VALIDATION')
  await end(partner)
  expectRefusal(await give(id, other), 400, 'VALIDATION')
  expectData(await withdrawHeld(id))
  await eventually(async () => (await give(id, other)).success)
  await fill(other, id, 1)
  await offer(id)
  expectData(await buy(id))
  assert.equal((await sumsOf(other)).held, 700)

  const own = await shop.createService({ provider: 'PARTNER_PROVIDED', price: 1_000 })
  expectData(await addAsOperator(own))
  expectRefusal(await give(own, other), 400, 'VALIDATION')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('who is taken back gets the service with its stock, and the share of what is sold', async () => {
  const { partner, id } = await stockedOf(2)
  await end(partner)
  await accept(partner)
  expectData(await give(id, partner))
  await offer(id)
  assert.equal((await stockOf(id))?.held, undefined)
  expectData(await buy(id))
  assert.equal((await sumsOf(partner)).held, 700)
})

test('a broken item is replaced by one of whoever sold it, not of who has the service now', async () => {
  const { partner, id } = await stockedOf(1, { warrantyDays: 30 })
  const sold = await order(buyer, id, 1)
  const [broken] = await goodsOf(buyer.call, sold)
  assert.ok(broken)
  await end(partner)
  const other = await createPartner()
  expectData(await give(id, other))
  await fill(other, id, 2)
  const claim = await claimed(buyer, sold, { items: [broken.id] })
  const answer = await operator.call(api.warrantyOperator.replace, { params: { id: claim.id }, body: {} })
  expectRefusal(answer, 409, 'SERVICE_UNAVAILABLE_NOW')
  assert.equal((await stockOf(id))?.counts.free, 2)
})

// Proves S10.55.
test('whatever happens to a service meanwhile, nothing of a partner’s is sold without their share', async () => {
  const { partner, id } = await stockedOf(30)
  const moves = async () => {
    for (let round = 0; round < 6; round++) {
      expectData(await give(id, null))
      expectData(await give(id, partner))
    }
  }
  const sales = async () => {
    for (let round = 0; round < 10; round++) await buy(id)
  }
  await Promise.all([moves(), sales(), sales(), sales()])
  const { sold, shared } = await server.owner.transaction((tx) =>
    tx.get<{ sold: number; shared: number }>(sql`
      select count(*)::int as sold, count(*) filter (where o.partner_id = ${partner.id})::int as shared
      from orders.orders o where o.service_id = ${id}`),
  )
  assert.ok(sold > 0)
  assert.equal(shared, sold)
  assert.deepEqual(await shop.brokenBooks(), [])
})
