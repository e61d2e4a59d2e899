import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { refillShop } from '#test/refill-shop.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { operator } = shop
const { deliver, claim, refillOf, claimOf } = refillShop(server, shop)

const run = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const mine = async ({ call }: Person, id: string) =>
  expectData(await call(api.warranty.mine, { params: { id } })).claims[0]
const exchangesOf = async (id: string) =>
  expectData(await operator.call(api.supplierOrders.ofOrder, { params: { id } })).exchanges
const waiting = async () => expectData(await operator.call(api.warrantyOperator.list, { query: {} })).waiting
const isSent = (claimId: string) => eventually(async () => (await refillOf(claimId)).state === 'sent')
function answerThere({ panel }: TestSupplier, status: string) {
  for (const refill of panel.refills.values()) refill.status = status
}

test('a claim about what a supplier delivered is refilled by itself, and replaced once the supplier says so', async () => {
  const before = await waiting()
  const delivered = await deliver()
  const { buyer, id, supplier } = delivered
  const claimable = async () => expectData(await buyer.call(api.warranty.mine, { params: { id } })).claimable
  const atFirst = await claimable()
  const made = await claim(delivered)
  assert.deepEqual([made.status, made.isRefilling], ['waiting', true])
  await isSent(made.id)
  assert.equal(supplier.panel.calls('refill'), 1)
  assert.equal(await waiting(), before)
  assert.equal((await claimOf(id)).turn, 'supplier')
  await shop.askRefills(supplier)
  assert.equal((await mine(buyer, id))?.isRefilling, true)
  answerThere(supplier, 'Completed')
  await shop.askRefills(supplier)
  const { status, decidedBy } = await claimOf(id, (it) => it.status !== 'waiting')
  assert.deepEqual([status, decidedBy], ['replaced', null])
  assert.equal(await claimable(), atFirst, 'what was refilled may be lost again')
  assert.equal((await mine(buyer, id))?.isRefilling, false)
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  assert.deepEqual([timeline.at(-1)?.event, timeline.at(-1)?.by], ['replaced', 'system'])
  const news = await eventually(async () => {
    const { items } = expectData(await buyer.call(api.notifications.list))
    return items.find((it) => it.news.kind === 'claim-decided')?.news
  })
  assert.ok(news.kind === 'claim-decided' && news.outcome === 'replaced')
  const said = await exchangesOf(id)
  assert.deepEqual(
    said.filter((it) => it.action.startsWith('refill')).map((it) => [it.action, it.outcome]),
    [
      ['refill_status', 'done'],
      ['refill_status', 'done'],
      ['refill', 'done'],
    ],
  )
  assert.ok(!JSON.stringify(said).includes(supplier.panel.access.key))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refill that the supplier rejects waits for an operator with its words, who decides as ever', async () => {
  const delivered = await deliver()
  const made = await claim(delivered)
  await isSent(made.id)
  answerThere(delivered.supplier, 'Rejected')
  await shop.askRefills(delivered.supplier)
  const passed = await claimOf(delivered.id, (it) => it.turn === 'shop')
  assert.deepEqual([passed.status, passed.note], ['waiting', 'The supplier says: Rejected'])
  assert.equal((await mine(delivered.buyer, delivered.id))?.isRefilling, false)
  const body = { text: 'We asked another supplier for it' }
  const params = { id: made.id }
  assert.equal(
    expectData(await operator.call(api.warrantyOperator.replace, { params, body })).claim.reason,
    'We asked another supplier for it',
  )
})

test('where the offer takes no refills, an operator decides and nobody is asked', async () => {
  const delivered = await deliver({ canRefill: false })
  const made = await claim(delivered)
  assert.equal(made.isRefilling, false)
  assert.equal((await claimOf(delivered.id)).turn, 'shop')
  await shop.sendRefills()
  assert.equal(delivered.supplier.panel.calls('refill'), 0)
})

for (const trouble of ['cut', 'error', 'garbage', 'fails', 'blank'] as const)
  test(`a refill whose answer is unclear (${trouble}) is never asked for again, and waits for an operator with what is known`, async () => {
    const delivered = await deliver()
    const { panel } = delivered.supplier
    panel.trouble = trouble
    const made = await claim(delivered)
    const passed = await claimOf(delivered.id, (it) => it.turn === 'shop')
    assert.ok(passed.note)
    panel.trouble = 'none'
    for (let turn = 0; turn < 3; turn++) await shop.sendRefills()
    assert.equal(panel.calls('refill'), 1)
    assert.equal((await refillOf(made.id)).state, 'ended')
    assert.equal((await exchangesOf(delivered.id))[0]?.action, 'refill')
  })

test('a refill that surely reached nobody is asked for again until the supplier takes it', async () => {
  const delivered = await deliver()
  const { panel } = delivered.supplier
  panel.trouble = 'often'
  const made = await claim(delivered)
  await eventually(async () => (await refillOf(made.id)).tries === 1)
  assert.equal((await claimOf(delivered.id)).turn, 'supplier')
  panel.trouble = 'none'
  await run(sql`update suppliers.suppliers set calls_left = 90, calls_at = now() where id = ${delivered.supplier.id}`)
  await eventually(async () => {
    await shop.sendRefills()
    return (await refillOf(made.id)).state === 'sent'
  })
  assert.equal(panel.refills.size, 1)
})

test('what the supplier refuses to refill is for an operator, in its words', async () => {
  const delivered = await deliver()
  const { panel } = delivered.supplier
  for (const it of panel.orders.keys()) panel.refills.set(1, { order: it, status: 'Pending' })
  await claim(delivered)
  const { note } = await claimOf(delivered.id, (it) => it.turn === 'shop')
  assert.equal(note, 'Refill is already in progress')
})

test('an operator may decide before the supplier has, and is not overruled by what it says later', async () => {
  const delivered = await deliver()
  const made = await claim(delivered)
  await isSent(made.id)
  const body = { amount: 1_000, reason: 'It takes too long' }
  expectData(await operator.call(api.warrantyOperator.refund, { params: { id: made.id }, body }))
  answerThere(delivered.supplier, 'Completed')
  await shop.askRefills(delivered.supplier)
  assert.equal(delivered.supplier.panel.calls('refill_status'), 0)
  assert.equal((await claimOf(delivered.id)).status, 'refunded')
  assert.equal(await shop.balanceOf(delivered.buyer), 1_000)
})

test('a refill of which the supplier knows nothing, or that takes days, waits for an operator', async () => {
  const [forgotten, slow] = [await deliver(), await deliver()]
  const [first, second] = [await claim(forgotten), await claim(slow)]
  await isSent(first.id)
  await isSent(second.id)
  forgotten.supplier.panel.refills.clear()
  for (let turn = 0; turn < 5; turn++) {
    assert.equal((await claimOf(forgotten.id)).turn, 'supplier')
    await shop.askRefills(forgotten.supplier)
  }
  assert.equal((await claimOf(forgotten.id, (it) => it.turn === 'shop')).note, 'Refill not found')
  await shop.askRefills(slow.supplier)
  await run(sql`update suppliers.refills set sent_at = now() - interval '6 days' where claim_id = ${second.id}`)
  await shop.sendRefills()
  assert.match((await claimOf(slow.id, (it) => it.turn === 'shop')).note ?? '', /not done after 5 days: Pending/)
})

test('a hundred refills are asked for in one call', async () => {
  const delivered = await deliver()
  const made = await claim(delivered)
  await isSent(made.id)
  const { panel, id } = delivered.supplier
  for (let number = 1; number < 100; number++) panel.refills.set(number, { order: 1, status: 'Pending' })
  await run(sql`
    insert into suppliers.refills (claim_id, order_id, supplier_id, external_id, state, refill_id, sent_at)
    select gen_random_uuid(), gen_random_uuid(), ${id}, '1', 'sent', number, now() from generate_series(1, 99) as number`)
  await shop.askRefills(delivered.supplier)
  assert.equal(panel.calls('refill_status'), 1)
})
