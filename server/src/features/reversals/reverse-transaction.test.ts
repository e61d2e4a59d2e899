import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { customerAccount, findGiftsLeft, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const service = await shop.createService({ price: 10_000 })

const userOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user
const historyOf = async (person: Person) => expectData(await person.call(api.ledger.history))
const latestCode = async (person: Person) => (await historyOf(person)).items[0]?.transactionCode ?? ''
const reverse = (code: string, reason = 'wrong customer', by = operator) =>
  by.call(api.reversals.reverse, { params: { code }, body: { reason } })
const credit = async (person: Person, amount: number, kind: 'deposit' | 'gift' = 'deposit') => {
  const body = { customerId: person.id, amount, reason: 'paid in cash', kind }
  return expectData(await operator.call(api.depositsOperator.credit, { body })).transaction.transactionCode
}
const debit = async (person: Person, amount: number) => {
  const body = { customerId: person.id, amount, reason: 'paid twice' }
  return expectData(await operator.call(api.depositsOperator.debit, { body })).transaction.transactionCode
}
const buy = async (person: Person, amount: number) => {
  const body = { serviceId: service, amount, contactInfo: '@me' }
  const { order } = expectData(await person.call(api.orders.owner, { body }))
  expectData(await operator.call(api.ordersOperator.take, { params: { id: order.id } }))
  return order.id
}
const booksAgree = async () => assert.deepEqual(await shop.brokenBooks(), [])

// Proves R52.
test('a credit by hand is reversed once, whoever presses and how often, by a linked posting with its reason', async () => {
  const customer = await server.createCustomer()
  const second = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, second.email))
  const colleague = await server.signIn(second)
  const code = await credit(customer, 70_000)
  const answers = await runConcurrently(8, (i) => reverse(code, 'wrong customer', i % 2 ? operator : colleague))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
  assert.equal((await userOf(customer)).balance, 0)
  const { items, owed } = await historyOf(customer)
  const reversal = items.find((it) => it.reverses === code)
  assert.deepEqual(
    [reversal?.kind, reversal?.type, reversal?.amount, reversal?.description],
    ['reversal', 'deposit', -70_000, 'wrong customer'],
  )
  assert.equal(items.find((it) => it.transactionCode === code)?.reversedBy, reversal?.transactionCode)
  assert.deepEqual([items.length, owed], [2, 0])
  const audit = await server.db.transaction((tx) =>
    tx.all<{ details: object }>(sql`
      select details from audit.entries where action = 'transaction.reverse' and subject = ${customer.id}`),
  )
  assert.deepEqual(
    audit.map((it) => it.details),
    [{ code, amount: 70_000, owed: 0, reason: 'wrong customer' }],
  )
  await booksAgree()
})

test('the same key reverses once and answers the same', async () => {
  const customer = await server.createCustomer()
  const code = await credit(customer, 5_000, 'gift')
  const press = () =>
    operator.call(
      api.reversals.reverse,
      { params: { code }, body: { reason: 'twice' } },
      { idempotencyKey: `reverse-${code}` },
    )
  const [first, again] = [await press(), await press()]
  assert.deepEqual(expectData(first), expectData(again))
  assert.equal((await userOf(customer)).balance, 0)
})

test('a reversed deposit takes the tier back; a reversed gift leaves it', async () => {
  const customer = await server.createCustomer()
  const small = await credit(customer, 4_000_000)
  const gift = await credit(customer, 30_000_000, 'gift')
  const big = await credit(customer, 6_000_000)
  const tierOf = async () => {
    const { totalDeposit, currentDiscount } = await userOf(customer)
    return [totalDeposit, currentDiscount]
  }
  assert.deepEqual(await tierOf(), [10_000_000, 5])
  expectData(await reverse(gift))
  assert.deepEqual(await tierOf(), [10_000_000, 5])
  expectData(await reverse(big))
  assert.deepEqual(await tierOf(), [4_000_000, 0])
  const today = async () => expectData(await customer.call(api.dashboard.summary)).deposits.last30Days.at(-1)?.amount
  assert.equal(await today(), 4_000_000)
  expectData(await reverse(small))
  assert.deepEqual([...(await tierOf()), await today()], [0, 0, 0])
  await booksAgree()
})

// Proves S3.64.
test('what was spent is owed, seen by both, and taken from what comes in next before it can be spent', async () => {
  const customer = await server.createCustomer()
  const code = await credit(customer, 70_000)
  await buy(customer, 5)
  const seen = expectData(await operator.call(api.reversals.transaction, { params: { code } }))
  assert.deepEqual([seen.transaction.isReversible, seen.balance, seen.owed], [true, 20_000, 0])
  assert.equal(expectData(await reverse(code)).owed, 50_000)
  const rests = async () => [(await userOf(customer)).balance, (await historyOf(customer)).owed]
  await eventually(async () => {
    const { items } = expectData(await customer.call(api.notifications.list))
    return items.some(({ news }) => news.kind === 'credit-reversed' && news.amount === 70_000 && news.owed === 50_000)
  })
  assert.deepEqual(await rests(), [0, 50_000])
  await credit(customer, 30_000)
  assert.deepEqual(await rests(), [0, 20_000])
  await credit(customer, 30_000)
  assert.deepEqual(await rests(), [10_000, 0])
  const { items } = await historyOf(customer)
  assert.deepEqual(
    items.map((it) => [it.kind, it.amount, it.balanceAfter]),
    [
      ['repayment', -20_000, 10_000],
      ['deposit', 30_000, 30_000],
      ['repayment', -30_000, 0],
      ['deposit', 30_000, 30_000],
      ['reversal', -70_000, 0],
      ['debt', 50_000, 70_000],
      ['order', -50_000, 20_000],
      ['deposit', 70_000, 70_000],
    ],
  )
  assert.deepEqual([...new Set(items.filter((it) => it.type === 'deposit').map((it) => it.reverses))], [code, null])
  await booksAgree()
})

test('reversing while the customer spends: the sum is exact, and the balance never below zero', async () => {
  for (let round = 0; round < 5; round++) {
    const customer = await server.createCustomer()
    const code = await credit(customer, 50_000)
    const [answer] = await Promise.all([reverse(code), ...(await runConcurrently(3, () => tryToBuy(customer)))])
    const { owed } = expectData(answer)
    const { items } = await historyOf(customer)
    const spent = items.filter((it) => it.kind === 'order').reduce((sum, it) => sum - it.amount, 0)
    assert.deepEqual([(await userOf(customer)).balance, owed], [0, spent])
  }
  await booksAgree()

  function tryToBuy(person: Person) {
    return person.call(api.orders.owner, { body: { serviceId: service, amount: 2, contactInfo: '@me' } })
  }
})

test('a transfer credited to the wrong customer waits again and is credited to the right one, once', async () => {
  const [wrong, right] = [await server.createCustomer(), await server.createCustomer()]
  const body = { customerId: wrong.id, amount: 40_000, reference: 'FT77', note: 'from the statement' }
  const { transfer } = expectData(await operator.call(api.depositsOperator.addMissed, { body }))
  const code = await latestCode(wrong)
  assert.equal(transfer.reversibleCode, code)
  const answers = await runConcurrently(4, () => reverse(code))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { status: 'unmatched' } }))
  const waiting = items.find((it) => it.id === transfer.id)
  assert.deepEqual([waiting?.reason, waiting?.reversibleCode, waiting?.customer], [{ code: 'reversed' }, null, null])
  expectRefusal(await operator.call(api.depositsOperator.addMissed, { body }), 400, 'VALIDATION')
  const assign = () =>
    operator.call(api.depositsOperator.assign, {
      params: { id: transfer.id },
      body: { customerId: right.id, note: 'his' },
    })
  expectData(await assign())
  expectRefusal(await assign(), 409, 'CONFLICT')
  assert.deepEqual([(await userOf(wrong)).balance, (await userOf(right)).balance], [0, 40_000])
  expectRefusal(await reverse(code), 409, 'ALREADY_USED')
  expectData(await reverse(await latestCode(right)))
  expectData(await assign())
  assert.deepEqual([(await userOf(right)).balance, (await userOf(right)).totalDeposit], [40_000, 40_000])
  await booksAgree()
})

test('a refund by an operator is reversed: the order is paid again, and can be refunded again', async () => {
  const customer = await shop.createBuyer(50_000)
  const id = await buy(customer, 5)
  const refund = async () => {
    const body = { amount: 20_000, reason: 'late' }
    expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
    return latestCode(customer)
  }
  const shown = async () => {
    const { order, timeline } = expectData(await customer.call(api.orders.order, { params: { id } }))
    const { event, refunded, note } = timeline.at(-1) ?? {}
    return [order.refunded, event, refunded, note]
  }
  const code = await refund()
  const answers = await runConcurrently(4, () => reverse(code, 'it was not late'))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
  assert.deepEqual(await shown(), [0, 'refund-reversed', -20_000, 'it was not late'])
  assert.equal((await userOf(customer)).balance, 0)
  await booksAgree()
  await refund()
  assert.deepEqual([(await shown())[0], (await userOf(customer)).balance], [20_000, 20_000])
  const body = { reason: 'cannot' }
  expectData(await operator.call(api.ordersOperator.refund, { params: { id }, body }))
  expectData(await reverse(await latestCode(customer), 'it was delivered'))
  assert.deepEqual([(await shown())[0], (await userOf(customer)).balance], [20_000, 20_000])
  await booksAgree()
})

test('a debit by hand is given back once, with its reason; it is no gift, and the customer is told', async () => {
  const customer = await shop.createBuyer(50_000)
  const code = await debit(customer, 30_000)
  const seen = expectData(await operator.call(api.reversals.transaction, { params: { code } }))
  assert.deepEqual([seen.transaction.isReversible, seen.balance], [true, 20_000])
  const answers = await runConcurrently(4, () => reverse(code, 'it was another customer'))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'ALREADY_USED')
  const { balance, totalDeposit } = await userOf(customer)
  assert.deepEqual([balance, totalDeposit], [50_000, 50_000])
  const { items } = await historyOf(customer)
  const [back] = items
  assert.deepEqual(
    [back?.kind, back?.amount, back?.reverses, back?.description],
    ['reversal', 30_000, code, 'it was another customer'],
  )
  assert.equal(items.find((it) => it.transactionCode === code)?.reversedBy, back?.transactionCode)
  expectRefusal(await reverse(back?.transactionCode ?? ''), 409, 'NOT_REVERSIBLE')
  assert.equal(await server.db.transaction((tx) => findGiftsLeft(tx, customer.id)), 0)
  await eventually(async () => {
    const news = expectData(await customer.call(api.notifications.list)).items.map((it) => it.news)
    return news.some((it) => it.kind === 'credit-reversed' && it.isDebit && it.amount === -30_000)
  })
  const audit = expectData(await operator.call(api.audit.list, { query: { subject: customer.id } })).items
  assert.deepEqual(
    audit.map((it) => it.action),
    ['transaction.reverse', 'debit'],
  )
  await booksAgree()
})

test('a debit that is given back pays what is owed first, and none comes back to an account that is closed', async () => {
  const customer = await server.createCustomer()
  const credited = await credit(customer, 20_000)
  const code = await debit(customer, 20_000)
  assert.equal(expectData(await reverse(credited)).owed, 20_000)
  assert.equal(expectData(await reverse(code)).owed, 0)
  assert.deepEqual([(await userOf(customer)).balance, (await historyOf(customer)).owed], [0, 0])
  const leaving = await shop.createBuyer(10_000)
  const late = await debit(leaving, 10_000)
  await server.owner.transaction((tx) =>
    tx.run(sql`update ledger.accounts set closed = true where path = ${customerAccount(leaving.id)}`),
  )
  expectRefusal(await reverse(late), 409, 'ACCOUNT_CLOSED')
  await booksAgree()
})

test('what happened by itself, what is unknown and what is my own is refused, and nothing changes', async () => {
  const customer = await shop.createBuyer(50_000)
  const id = await buy(customer, 1)
  expectData(await customer.call(api.orders.cancel, { params: { id } }))
  const codes = (await historyOf(customer)).items.map((it) => [it.kind, it.transactionCode] as const)
  const codeOf = (kind: string) => codes.find((it) => it[0] === kind)?.[1] ?? ''
  expectRefusal(await reverse(codeOf('refund')), 409, 'NOT_REVERSIBLE')
  expectRefusal(await reverse(codeOf('order')), 409, 'NOT_REVERSIBLE')
  const legs = { [customerAccount(operator.id)]: 1_000, [house.gifts]: -1_000 }
  await server.db.transaction((tx) => post(tx, { kind: 'gift', reference: 'mine', legs }))
  expectRefusal(await reverse(await latestCode(operator)), 403, 'FORBIDDEN')
  expectRefusal(await reverse('TX-NOTHING'), 404, 'NOT_FOUND')
  assert.ok(expectRefusal(await reverse('TX-NOTHING', ' '), 400, 'VALIDATION').reason)
  expectRefusal(await reverse(codeOf('deposit'), 'me', customer), 403, 'FORBIDDEN')
  expectData(await reverse(codeOf('deposit')))
  expectRefusal(await reverse(await latestCode(customer)), 409, 'NOT_REVERSIBLE')
  await booksAgree()
})

test('a reversal needs a fresh sign-in, and somebody who has not left', async () => {
  const customer = await server.createCustomer()
  const code = await credit(customer, 10_000)
  const confirmed = (at: string) =>
    server.db.transaction((tx) =>
      tx.run(sql`update accounts.sessions set confirmed_at = ${at}::timestamptz where user_id = ${operator.id}`),
    )
  await confirmed('2020-01-01')
  expectRefusal(await reverse(code), 403, 'STEP_UP_REQUIRED')
  await confirmed(new Date().toISOString())
  await buy(customer, 1)
  await server.owner.transaction((tx) =>
    tx.run(sql`update ledger.accounts set closed = true where path = ${customerAccount(customer.id)}`),
  )
  expectRefusal(await reverse(code), 409, 'ACCOUNT_CLOSED')
  const { items, owed } = await historyOf(customer)
  assert.deepEqual([items.length, owed], [2, 0])
})

test('an operator lists a customer’s transactions and sees which can be reversed', async () => {
  const customer = await server.createCustomer()
  const code = await credit(customer, 20_000)
  const id = await buy(customer, 1)
  expectData(await customer.call(api.orders.cancel, { params: { id } }))
  const list = async () =>
    expectData(await operator.call(api.reversals.transactions, { params: { id: customer.id }, query: { limit: '2' } }))
  const { items, total, balance, customer: owner } = await list()
  assert.deepEqual([items.map((it) => it.isReversible), total, balance], [[false, false], 3, 20_000])
  assert.equal(owner.username, customer.username)
  const seen = expectData(await operator.call(api.reversals.transaction, { params: { code } }))
  assert.ok(seen.transaction.isReversible)
  expectData(await reverse(code))
  const after = expectData(await operator.call(api.reversals.transaction, { params: { code } }))
  assert.equal(after.transaction.isReversible, false)
  const params = { id: 'nobody' }
  expectRefusal(await operator.call(api.reversals.transactions, { params, query: {} }), 404, 'NOT_FOUND')
  expectRefusal(await customer.call(api.reversals.transaction, { params: { code } }), 403, 'FORBIDDEN')
})

test('the books notice a reversal that is not the opposite, one too many, and a debt that nobody noted', async () => {
  const customer = await server.createCustomer()
  const code = await credit(customer, 10_000)
  const move = (kind: string, reference: string, amount: number) =>
    server.db.transaction((tx) =>
      post(tx, { kind, reference, legs: { [customerAccount(customer.id)]: amount, [house.fees]: -amount } }),
    )
  await move('reversal', code, -4_000)
  await move('refund_reversal', code, -1_000)
  await move('debt', code, 500)
  const broken = (await shop.brokenBooks()).map((it) => it.split(':')[0])
  assert.ok(broken.includes('reversals-equal-originals'))
  assert.ok(broken.includes('debts-equal-owed'))
})
