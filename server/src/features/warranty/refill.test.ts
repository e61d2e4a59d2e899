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
  assert.deepEqual([passed.status, passed.note], ['waiting', 'own:refill-refused:Rejected'])
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
  assert.match((await claimOf(slow.id, (it) => it.turn === 'shop')).note ?? '', /^own:refill-long:5:Pending$/)
})

/** Refills with these numbers that a supplier has for other claims. */
async function addRefills({ id, panel }: TestSupplier, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) panel.refills.set(number, { order: 1, status: 'Pending' })
  await run(sql`
    insert into suppliers.refills (claim_id, order_id, supplier_id, external_id, state, refill_id, sent_at)
    select gen_random_uuid(), gen_random_uuid(), ${id}, '1', 'sent', number, now() from unnest(${numbers}::int[]) as number`)
}

type Told = { number: string; status: string | null; problem: string | null; isSoon: boolean }
const toldBy = ({ id }: TestSupplier): Promise<Told[]> =>
  server.owner.transaction((tx) =>
    tx.all(sql`
      select refill_id as number, status, problem, due_at < now() + interval '2 minutes' as "isSoon"
      from suppliers.refills where supplier_id = ${id} order by refill_id::int`),
  )
const statusesAt = async (supplier: TestSupplier) => (await toldBy(supplier)).map((it) => it.status ?? it.problem)

test('a hundred refills are asked for in one call', async () => {
  const delivered = await deliver()
  const made = await claim(delivered)
  await isSent(made.id)
  const { supplier } = delivered
  await addRefills(
    supplier,
    Array.from({ length: 99 }, (_, at) => at + 1),
  )
  await shop.askRefills(supplier)
  assert.equal(supplier.panel.calls('refill_status'), 1)
})

for (const refillLists of ['refused', 'ignored'] as const)
  test(`a supplier by whom lists of refills are ${refillLists} is asked for one by one, and remembered so`, async () => {
    const supplier = await shop.addSupplier()
    const { panel } = supplier
    panel.habits.refillLists = refillLists
    await addRefills(supplier, [1, 2, 3, 4])
    await shop.askRefills(supplier)
    assert.deepEqual(await statusesAt(supplier), Array(4).fill('Pending'))
    assert.equal(panel.calls('refill_status'), 1 + 4)
    panel.refills.delete(2)
    answerThere(supplier, 'In progress')
    // Refused before the supplier answers any other.
    await run(
      sql`update suppliers.refills set due_at = due_at - interval '1 hour' where supplier_id = ${supplier.id} and refill_id = '2'`,
    )
    await shop.askRefills(supplier)
    assert.equal(panel.calls('refill_status'), 1 + 4 + 4, 'no list is tried again')
    const told = await toldBy(supplier)
    assert.deepEqual(
      told.map((it) => it.status),
      ['In progress', 'Pending', 'In progress', 'In progress'],
    )
    assert.deepEqual([told[1]?.problem, told[0]?.problem], ['Refill not found', null])
  })

test('one by one they are asked for within the calls that the supplier allows; the others come a minute later', async () => {
  const supplier = await shop.addSupplier({ callsAMinute: 60 })
  const { panel } = supplier
  panel.habits.refillLists = 'refused'
  panel.callsAMinute = 60
  await addRefills(
    supplier,
    Array.from({ length: 30 }, (_, at) => at + 1),
  )
  await shop.askRefills(supplier)
  const told = await toldBy(supplier)
  const asked = told.filter((it) => it.status === 'Pending').length
  assert.ok(asked > 0 && asked < 30, `${asked} were asked for`)
  assert.equal(told.filter((it) => it.status === null && it.isSoon).length, 30 - asked)
  assert.equal(panel.refusedCalls, 0)
})

test('a supplier that refuses lists and each refill alone has said nothing about any of them', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.habits.refillLists = 'refused'
  await addRefills(supplier, [1, 2, 3])
  supplier.panel.refills.clear()
  for (let turn = 0; turn < 6; turn++) await shop.askRefills(supplier)
  assert.deepEqual(await statusesAt(supplier), [null, null, null])
  const { problem } = await server.owner.transaction((tx) =>
    tx.get<{ problem: string }>(
      sql`select refill_problem as problem from suppliers.suppliers where id = ${supplier.id}`,
    ),
  )
  assert.equal(problem, 'Refill not found')
})

test('nor has one that is known to be asked one by one and refuses all for a while; of one alone it has', async () => {
  const supplier = await shop.addSupplier()
  const { panel } = supplier
  panel.habits.refillLists = 'refused'
  await addRefills(supplier, [1, 2])
  await shop.askRefills(supplier)
  panel.refills.clear()
  for (let turn = 0; turn < 6; turn++) await shop.askRefills(supplier)
  assert.deepEqual(
    (await toldBy(supplier)).map((it) => [it.status, it.problem]),
    [
      ['Pending', null],
      ['Pending', null],
    ],
  )
  await run(sql`delete from suppliers.refills where supplier_id = ${supplier.id} and refill_id = '2'`)
  await shop.askRefills(supplier)
  assert.equal((await toldBy(supplier))[0]?.problem, 'Refill not found')
})

test('a refill that cannot be noted keeps none of the others from it', async () => {
  const supplier = await shop.addSupplier()
  await addRefills(supplier, [1, 2, 3])
  await run(sql`
    create function suppliers.refuse_second() returns trigger language plpgsql as $$
    begin
      if new.status is distinct from old.status and new.refill_id = '2' then raise exception 'not this one'; end if;
      return new;
    end $$`)
  await run(sql`
    create trigger refuse_second before update on suppliers.refills for each row execute function suppliers.refuse_second()`)
  await shop.askRefills(supplier)
  await run(sql`drop trigger refuse_second on suppliers.refills`)
  assert.deepEqual(await statusesAt(supplier), ['Pending', 'own:not-stored', 'Pending'])
  await shop.askRefills(supplier)
  assert.deepEqual(await statusesAt(supplier), ['Pending', 'Pending', 'Pending'])
})
