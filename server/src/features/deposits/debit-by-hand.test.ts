import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { creditRipe } from './ripen-credits.ts'

const CAP = 1_000_000
const depositLimits = { manualCreditCap: CAP, claimWaitAbove: 20_000_000, claimWaitHours: 6 }
const server = await startTestServer({ depositLimits })
const shop = await createShop(server)
const { operator: owner } = shop

const debit = (by: Person, customer: Person, amount: number, idempotencyKey = randomUUID()) =>
  by.call(
    api.depositsOperator.debit,
    { body: { customerId: customer.id, amount, reason: 'paid twice' } },
    { idempotencyKey },
  )
const booksAgree = async () => assert.deepEqual(await shop.brokenBooks(), [])
/** Deletes the debits of other tests, so that they do not count here. */
const beginAnew = () => server.db.transaction((tx) => tx.run(sql`delete from deposits.manual_credits`))
async function employ(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights: ['money'] }))
  return server.signIn(person)
}

test('a debit leaves the balance once, with its reason; the customer sees it and is told; the tier stays', async () => {
  const customer = await shop.createBuyer(12_000_000)
  const key = randomUUID()
  const answers = await runConcurrently(4, () => debit(owner, customer, 50_000, key))
  const [first] = answers
  assert.ok(first)
  for (const it of answers) assert.deepEqual(expectData(it), expectData(first))
  const { user } = expectData(await customer.call(api.accounts.me))
  assert.deepEqual([user.balance, user.totalDeposit, user.currentDiscount], [11_950_000, 12_000_000, 5])
  const [latest] = expectData(await customer.call(api.ledger.history)).items
  assert.deepEqual(
    [latest?.kind, latest?.type, latest?.amount, latest?.description],
    ['debit', 'deposit', -50_000, 'paid twice'],
  )
  await eventually(async () => {
    const { items } = expectData(await customer.call(api.notifications.list))
    return items.some(({ news }) => news.kind === 'credit-reversed' && news.isDebit && news.reason === 'paid twice')
  })
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: customer.id } }))
  assert.deepEqual(
    items.map((it) => it.action),
    ['debit'],
  )
  const { house } = expectData(await owner.call(api.ledger.books))
  assert.equal(house.find((it) => it.account === 'house:debits')?.balance, 50_000)
  await booksAgree()
})

test('never below zero: more than there is is refused, also when many are made at once', async () => {
  await beginAnew()
  const customer = await shop.createBuyer(100_000)
  assert.ok(expectRefusal(await debit(owner, customer, 100_001), 400, 'VALIDATION').amount)
  const answers = await runConcurrently(6, () => debit(owner, customer, 40_000))
  assert.equal(answers.filter((it) => it.success).length, 2)
  assert.equal(await shop.balanceOf(customer), 20_000)
  await booksAgree()
})

test('oneself, without a reason, an amount that is none, without the right or a fresh sign-in: refused', async () => {
  await beginAnew()
  const customer = await shop.createBuyer(100_000)
  expectRefusal(await debit(owner, owner, 1), 403, 'FORBIDDEN')
  expectRefusal(await debit(customer, customer, 1), 403, 'FORBIDDEN')
  for (const amount of [0, -1, 1.5]) expectRefusal(await debit(owner, customer, amount), 400, 'VALIDATION')
  const silent = { customerId: customer.id, amount: 1, reason: ' ' }
  assert.ok(expectRefusal(await owner.call(api.depositsOperator.debit, { body: silent }), 400, 'VALIDATION').reason)
  const proved = (at: string) =>
    server.db.transaction((tx) =>
      tx.run(sql`update accounts.sessions set confirmed_at = ${at}::timestamptz where user_id = ${owner.id}`),
    )
  await proved('2020-01-01')
  expectRefusal(await debit(owner, customer, 1), 403, 'STEP_UP_REQUIRED')
  await proved(new Date().toISOString())
  assert.equal(await shop.balanceOf(customer), 100_000)
})

test('a sum out of range is told the least and the most that it can be, as money, in the language of the page', async () => {
  await beginAnew()
  const customer = await shop.createBuyer(100_000)
  const amount = 'Enter a value from 1\u00a0₫ to 100,000\u00a0₫'
  assert.deepEqual(expectRefusal(await debit(owner, customer, 100_001), 400, 'VALIDATION'), { amount })
  const credit = async (language: string, amount: number) => {
    const answer = await fetch(`${server.url}/api${api.depositsOperator.credit.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${owner.accessToken}`,
        'accept-language': language,
      },
      body: JSON.stringify({ customerId: customer.id, amount, reason: 'sorry' }),
    })
    return ((await answer.json()) as { data: { fields: object } }).data.fields
  }
  for (const wrong of [0, 10_000_000_001])
    assert.deepEqual(await credit('ru', wrong), {
      amount: 'Введите значение от 1\u00a0₫ до 10\u00a0000\u00a0000\u00a0000\u00a0₫',
    })
  assert.deepEqual(await credit('vi', -1), { amount: 'Nhập giá trị từ 1\u00a0₫ đến 10.000.000.000\u00a0₫' })
})

test('above the cap a debit waits for a second person, counts with credits, and takes nothing that was spent meanwhile', async () => {
  await beginAnew()
  const second = await employ()
  const customer = await shop.createBuyer(5_000_000)
  const body = { customerId: customer.id, amount: 600_000, reason: 'sorry' }
  expectData(await owner.call(api.depositsOperator.credit, { body }))
  const answer = await debit(owner, customer, 500_000)
  expectRefusal(answer, 409, 'APPROVAL_NEEDED')
  const [waiting] = expectData(await second.call(api.pendingCredits.list)).items
  assert.deepEqual([waiting?.kind, waiting?.amount], ['debit', 500_000])
  const params = { id: waiting?.id ?? '' }
  expectRefusal(await owner.call(api.pendingCredits.approve, { params }), 403, 'FORBIDDEN')
  assert.equal(await shop.balanceOf(customer), 5_600_000)
  expectData(await second.call(api.pendingCredits.approve, { params }))
  expectRefusal(await second.call(api.pendingCredits.approve, { params }), 409, 'CONFLICT')
  assert.equal(await shop.balanceOf(customer), 5_100_000)
  expectRefusal(await debit(owner, customer, 5_000_000), 409, 'APPROVAL_NEEDED')
  const [later] = expectData(await second.call(api.pendingCredits.list)).items
  const serviceId = await shop.createService({ price: 1_000_000 })
  expectData(await customer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } }))
  const refused = await second.call(api.pendingCredits.approve, { params: { id: later?.id ?? '' } })
  expectRefusal(refused, 402, 'INSUFFICIENT_BALANCE')
  assert.ok((await shop.balanceOf(customer)) > 4_000_000)
  await booksAgree()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set rights = '{orders}' where id = ${second.id}`),
  )
})

test('where nobody can approve, a debit waits for its hours; what is no longer there is then cancelled', async () => {
  await beginAnew()
  const [has, hasNot] = [await shop.createBuyer(3_000_000), await shop.createBuyer(3_000_000)]
  for (const it of [has, hasNot]) expectRefusal(await debit(owner, it, 2_000_000), 409, 'APPROVAL_NEEDED')
  const serviceId = await shop.createService({ price: 2_000_000 })
  expectData(await hasNot.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } }))
  await server.db.transaction((tx) => tx.run(sql`update deposits.manual_credits set ripens_at = now()`))
  await creditRipe({ db: server.db, log: createLog('silent', 'test') })
  assert.equal(await shop.balanceOf(has), 1_000_000)
  assert.ok((await shop.balanceOf(hasNot)) >= 1_000_000)
  assert.equal(expectData(await owner.call(api.pendingCredits.list)).total, 0)
  await booksAgree()
})
