import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { runConcurrently } from '#test/shop.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const CAP = 10_000_000
const server = await startTestServer({
  depositLimits: { manualCreditCap: CAP, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
})
const shop = await createSuppliedShop(server)
const { operator } = shop

async function employ(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  return server.signIn(person)
}
const accountOf = async ({ id }: TestSupplier) => {
  const { items } = expectData(await operator.call(api.supplierMoney.accounts))
  const account = items.find((it) => it.id === id)
  assert.ok(account)
  return account
}
type Body = CallOf<typeof api.supplierMoney.note>['body']
const note = (supplier: TestSupplier, it: Partial<Body> = {}, by = operator) =>
  by.call(
    api.supplierMoney.note,
    {
      params: { id: supplier.id },
      body: { amount: '100', dong: 2_540_000, paidFrom: 'bank', reference: 'FT1', ...it },
    },
    { idempotencyKey: randomUUID() },
  )
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Covers any start of the shop's day. */
const aroundToday = { from: dayFromNow(-1), to: dayFromNow(1) }
const booksAgree = async () => assert.deepEqual(await shop.brokenBooks(), [])
const brokenBooks = async () => expectData(await operator.call(api.ledger.books)).checks.filter((it) => it.found > 0)

// Proves S10.59.
test('what lies at a supplier is what was paid in less what orders cost, beside what it tells', async () => {
  const supplier = await shop.addSupplier()
  expectData(await note(supplier))
  const service = await shop.createSuppliedService([supplier])
  const id = await shop.order(await shop.createBuyer(10_000), service)
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  const [there] = supplier.panel.orders.values()
  assert.ok(there)
  there.status = 'Completed'
  await shop.askAll()
  // A hundred of theirs at 0.90 for a thousand, at 25,000 dong.
  const [cost, left] = [2_250, 2_540_000 - 2_250]
  assert.deepEqual(await accountOf(supplier), {
    ...{ id: supplier.id, name: `Panel ${supplier.id.slice(0, 4)}`, currency: 'USD', dongEach: '25000' },
    ...{ paidIn: 2_540_000, cost, left, balance: null, balanceAt: null, told: null, difference: null },
  })
  supplier.panel.balance = 101
  expectData(await operator.call(api.suppliers.check, { params: { id: supplier.id } }))
  const { balance, told, difference } = await accountOf(supplier)
  assert.deepEqual([balance, told, difference], ['101', 2_525_000, 2_525_000 - left])
  const query = { ...aroundToday, account: 'house:cost-of-sales' }
  const { items } = expectData(await operator.call(api.reports.entries, { query }))
  assert.ok(items.some((it) => it.note === `Panel ${supplier.id.slice(0, 4)}: 0.09 USD`))
  const books = expectData(await operator.call(api.ledger.books))
  assert.deepEqual(
    books.suppliers.find((it) => it.id === supplier.id),
    { id: supplier.id, name: `Panel ${supplier.id.slice(0, 4)}`, balance: -left },
  )
  await booksAgree()
})

test('an order that goes to a second supplier costs each of them what it charged', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  const service = await shop.createSuppliedService([first, second])
  const id = await shop.order(await shop.createBuyer(10_000), service)
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  const [there] = first.panel.orders.values()
  assert.ok(there)
  Object.assign(there, { status: 'In progress', charge: '0.04' })
  await shop.askAll()
  first.panel.orders.clear()
  for (let turn = 0; turn < 5; turn++) await shop.askAll()
  first.panel.trouble = 'closed'
  expectData(await operator.call(api.supplierOrders.resolve, { params: { id }, body: { found: false } }))
  await eventually(async () => (await shop.dispatchOf(id)).supplierId === second.id)
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  const [again] = second.panel.orders.values()
  assert.ok(again)
  again.status = 'Completed'
  await shop.askAll()
  assert.deepEqual([(await accountOf(first)).cost, (await accountOf(second)).cost], [1_000, 2_250])
  await booksAgree()
})

test('a payment is noted once, from the account that paid it, and told to the bookkeeper with the supplier’s name', async () => {
  const supplier = await shop.addSupplier()
  const body = { amount: '20.50', dong: 520_700, paidFrom: 'binance', reference: 'BN-77' } as const
  const press = () =>
    operator.call(api.supplierMoney.note, { params: { id: supplier.id }, body }, { idempotencyKey: 'top-up-once' })
  const [first, again] = [expectData(await press()), expectData(await press())]
  assert.deepEqual(first, again)
  assert.deepEqual([first.topUp.status, first.topUp.amount], ['posted', '20.5'])
  assert.equal((await accountOf(supplier)).paidIn, 520_700)
  const query = { ...aroundToday, figure: 'supplier-top-ups' } as const
  const { items } = expectData(await operator.call(api.reports.entries, { query }))
  const entry = items.find((it) => it.note.includes('BN-77'))
  assert.deepEqual([entry?.kind, entry?.amount], ['supplier_top_up', 520_700])
  assert.ok(entry)
  assert.ok(entry.note.startsWith(`Panel ${supplier.id.slice(0, 4)}: 20.5 USD`))
  assert.deepEqual(
    entry.legs.toSorted((a, b) => a.amount - b.amount),
    [
      { account: 'house:suppliers', amount: -520_700 },
      { account: 'house:deposits:binance', amount: 520_700 },
    ],
  )
  const summary = expectData(await operator.call(api.reports.summary, { query: aroundToday }))
  const { house } = expectData(await operator.call(api.ledger.books))
  assert.equal(summary.liabilities.prepaid, -(house.find((it) => it.account === 'house:suppliers')?.balance ?? 0))
  await booksAgree()
})

test('a payment that was noted by mistake is taken back once, whoever presses', async () => {
  const supplier = await shop.addSupplier()
  const { topUp } = expectData(await note(supplier, { dong: 30_000 }))
  const colleague = await employ()
  const answers = await runConcurrently(6, (at) =>
    (at % 2 ? operator : colleague).call(
      api.supplierMoney.reverse,
      { params: { id: topUp.id }, body: { reason: 'Entered twice' } },
      { idempotencyKey: randomUUID() },
    ),
  )
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'CONFLICT')
  const { paidIn, left } = await accountOf(supplier)
  assert.deepEqual([paidIn, left], [0, 0])
  const entries = expectData(await operator.call(api.audit.list, { query: { subject: supplier.id } }))
  assert.deepEqual(
    entries.items.map((it) => it.action),
    ['suppliers.top-up-reverse', 'suppliers.top-up'],
  )
  await booksAgree()
})

// Proves S10.59.
test('above the daily cap a payment waits for a second operator, and is withdrawn without a trace in the ledger', async () => {
  const [noting, second] = [await employ(), await employ()]
  const supplier = await shop.addSupplier()
  expectData(await note(supplier, { dong: CAP - 1 }, noting))
  const [one, other] = [
    await note(supplier, { dong: 2, reference: 'L1' }, noting),
    await note(supplier, { dong: CAP }, noting),
  ]
  for (const answer of [one, other]) expectRefusal(answer, 409, 'APPROVAL_NEEDED')
  assert.equal((await accountOf(supplier)).paidIn, CAP - 1)
  const query = { supplierId: supplier.id, status: 'waiting' } as const
  const { items } = expectData(await second.call(api.supplierMoney.topUps, { query }))
  assert.equal(items.length, 2)
  const waiting = async (who: Person) =>
    expectData(await who.call(api.today.waiting)).items.find((it) => it.kind === 'top-ups')?.count ?? 0
  assert.deepEqual([await waiting(noting), await waiting(second)], [0, 2])
  const params = { id: items.find((it) => it.reference === 'L1')?.id ?? '' }
  const confirm = (by: Person) => by.call(api.supplierMoney.confirm, { params }, { idempotencyKey: randomUUID() })
  expectRefusal(await confirm(noting), 403, 'FORBIDDEN')
  expectData(await confirm(second))
  expectRefusal(await confirm(second), 409, 'CONFLICT')
  assert.equal((await accountOf(supplier)).paidIn, CAP + 1)
  const left = { id: items.find((it) => it.reference !== 'L1')?.id ?? '' }
  const body = { reason: 'Never sent' }
  const { topUp } = expectData(await noting.call(api.supplierMoney.reverse, { params: left, body }))
  assert.equal(topUp.status, 'withdrawn')
  assert.equal((await accountOf(supplier)).paidIn, CAP + 1)
  expectRefusal(await noting.call(api.supplierMoney.reverse, { params, body }), 403, 'FORBIDDEN')
  expectData(await second.call(api.supplierMoney.reverse, { params, body }))
  assert.equal((await accountOf(supplier)).paidIn, CAP - 1)
  await booksAgree()
})

test('what is no sum is refused, and who may not handle money sees nothing of it', async () => {
  const supplier = await shop.addSupplier()
  for (const wrong of [{ amount: '0' }, { amount: '1,5' }, { dong: 0 }, { reference: ' ' }])
    expectRefusal(await note(supplier, wrong), 400, 'VALIDATION')
  const params = { id: randomUUID() }
  expectRefusal(await operator.call(api.supplierMoney.confirm, { params }), 404, 'NOT_FOUND')
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights: ['catalog'] }))
  const clerk = await server.signIn(person)
  expectRefusal(await clerk.call(api.supplierMoney.accounts), 403, 'FORBIDDEN')
  expectRefusal(await note(supplier, {}, clerk), 403, 'FORBIDDEN')
})

test('two orders whose costs are wrong by the same sum in opposite directions are both found', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(20_000)
  const ids = [await shop.order(buyer, service), await shop.order(buyer, service)]
  for (const id of ids) await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  for (const there of supplier.panel.orders.values()) there.status = 'Completed'
  await shop.askAll()
  await booksAgree()
  const spoilt = server.owner.transaction(async (tx) => {
    await tx.run(sql`
      update suppliers.dispatches set cost = cost + case order_id when ${ids[0]}::uuid then 7 else -7 end
      where order_id = any (${ids}::uuid[])`)
    const wrong = (await checkBooks(tx)).checks.filter((it) => it.found)
    assert.deepEqual(
      wrong.map((it) => [it.name, it.found]),
      [['supplier-costs-equal-postings', 2]],
    )
    throw new Error('put back')
  })
  await assert.rejects(spoilt, /put back/)
})

// Proves S10.59.
test('the books name the supplier whose figures differ from the ledger', async () => {
  const [right, wrong] = [await shop.addSupplier(), await shop.addSupplier()]
  for (const it of [right, wrong]) expectData(await note(it, { dong: 1_000 }))
  const legs = { 'house:cost-of-sales': -7, 'house:suppliers': 7 }
  const details = { supplierId: wrong.id }
  await server.db.transaction((tx) => post(tx, { kind: 'supplier_cost', reference: 'by hand', details, legs }))
  const broken = await brokenBooks()
  assert.deepEqual(
    broken.map((it) => [it.name, it.found]),
    [
      ['supplier-costs-equal-postings', 1],
      ['supplier-accounts-equal-postings', 1],
    ],
  )
  const { about = [] } = broken[1]?.differences[0] ?? {}
  assert.deepEqual(about, [{ kind: 'supplier', id: wrong.id, name: `Panel ${wrong.id.slice(0, 4)}`, page: wrong.id }])
})
