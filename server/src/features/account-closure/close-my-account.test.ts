import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { TOTP } from 'otpauth'
import { contentOf } from '#features/deposits/index.ts'
import { earnCommission } from '#features/referrals/earn-commission.ts'
import { sql } from '#platform/db/sql.ts'
import { findTablesWith, receiveTransfer } from '#test/customer-with-data.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })

const close = ({ call, password }: Person, giveUpBalance = 0, more: object = {}) =>
  call(api.accountClosure.close, { body: { password, giveUpBalance, ...more } })
const houseClosed = async () =>
  expectData(await shop.operator.call(api.ledger.books)).house.find((it) => it.account === 'house:closed')?.balance ?? 0
const order = async ({ call }: Person, amount = 1) =>
  expectData(await call(api.orders.owner, { body: { serviceId: service, amount, contactInfo: '@me' } })).order
const deliver = async (id: string) => {
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id } }))
  expectData(await shop.operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
}

// Proves R13.
test('every door is shut: sessions, password, link, code; operators see a closed account', async () => {
  const person = await server.createCustomer()
  const elsewhere = await server.signIn(person)
  const { referralCode } = expectData(await person.call(api.accounts.me)).user
  expectData(await close(person))
  expectRefusal(await person.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await elsewhere.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  const { refreshToken } = elsewhere
  expectRefusal(await server.as(null)(api.accounts.refresh, { body: { refreshToken } }), 401, 'UNAUTHENTICATED')
  const { email, password } = person
  expectRefusal(await server.as(null)(api.accounts.login, { body: { email, password } }), 401, 'BAD_CREDENTIALS')
  const { items } = expectData(await shop.operator.call(api.accounts.customers, { query: { q: person.id } }))
  assert.deepEqual(
    items.map((it) => [it.status, it.username.startsWith('closed-'), it.fullName]),
    [['closed', true, '']],
  )
  const found = await server.db.transaction((tx) =>
    tx.find(sql`select from accounts.users where referral_code = ${referralCode}`),
  )
  assert.equal(found, null)
})

test('a balance is given up only by name: another sum, or none, closes nothing', async () => {
  const person = await shop.createBuyer(5_000)
  for (const sum of [0, 4_999, 5_001]) {
    const answer = await close(person, sum)
    expectRefusal(answer, 409, 'BALANCE_LEFT')
    assert.deepEqual(answer.data, { balance: 5_000 })
  }
  expectRefusal(await close(person, -1), 400, 'VALIDATION')
  assert.equal(await shop.balanceOf(person), 5_000)
  expectData(await close(person, 5_000))
})

test('open orders have to end first, and are named', async () => {
  const person = await shop.createBuyer(5_000)
  const { id, orderCode } = await order(person)
  const answer = await close(person, 4_000)
  expectRefusal(answer, 409, 'ORDERS_OPEN')
  assert.deepEqual(answer.data, { orders: [{ id, code: orderCode }], count: 1 })
  expectData(await person.call(api.orders.cancel, { params: { id } }))
  expectData(await close(person, 5_000))
})

test('ten times at once: one closes, the others find nobody', async () => {
  const person = await shop.createBuyer(5_000)
  const before = await houseClosed()
  const answers = await runConcurrently(10, () => close(person, 5_000))
  assert.deepEqual(answers.map((it) => it.status).sort(), [200, ...Array(9).fill(401)])
  assert.equal((await houseClosed()) - before, 5_000)
})

test('closing and ordering at once: never an open order of a closed account, never a dong lost', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await shop.createBuyer(5_000)
    await Promise.all([
      close(person, 5_000),
      person.call(api.orders.owner, { body: { serviceId: service, amount: 5, contactInfo: '@me' } }),
    ])
    const [state] = await server.db.transaction((tx) =>
      tx.all<{ status: string; open: number }>(sql`
        select u.status, (select count(*)::int from orders.orders o where o.customer_id = u.id) as open
        from accounts.users u where u.id = ${person.id}`),
    )
    assert.ok(state?.status === 'closed' ? state.open === 0 : state?.open === 1, JSON.stringify(state))
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('closing and editing the profile at once: a closed account gets no new name', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await server.createCustomer()
    const edits = runConcurrently(5, (at) =>
      person.call(api.accounts.editProfile, { body: { phone: `+84 900 000 00${at}` } }),
    )
    await Promise.all([close(person), edits])
    const { status, phone } = await server.db.transaction((tx) =>
      tx.get<{ status: string; phone: string }>(sql`select status, phone from accounts.users where id = ${person.id}`),
    )
    assert.deepEqual([status, phone], ['closed', ''])
  }
})

test('a stolen session cannot close; neither can an operator himself', async () => {
  const person = await server.createCustomer()
  assert.ok(expectRefusal(await close({ ...person, password: 'not it' }), 400, 'VALIDATION').password)
  expectRefusal(await close(shop.operator), 403, 'FORBIDDEN')
  expectData(await person.call(api.accounts.me))
})

test('money that comes too late waits for an operator, who cannot put it on the closed account', async () => {
  const person = await shop.createBuyer(2_000)
  const code = await server.db.transaction((tx) => contentOf(tx, person.id))
  const { id } = await order(person)
  await deliver(id)
  expectData(await close(person, await shop.balanceOf(person)))
  await receiveTransfer(server, { payer: 'A LATE PAYER', code, amount: 1_000 })
  const waiting = await eventually(async () => {
    const query = { status: 'unmatched' as const, q: 'A LATE PAYER' }
    return expectData(await shop.operator.call(api.depositsOperator.transfers, { query })).items[0]
  })
  const assign = { params: { id: waiting.id }, body: { customerId: person.id, note: 'his' } }
  expectRefusal(await shop.operator.call(api.depositsOperator.assign, assign), 409, 'ACCOUNT_CLOSED')
  const refund = { params: { id }, body: { amount: 500, reason: 'late' } }
  expectRefusal(await shop.operator.call(api.ordersOperator.refundPart, refund), 409, 'ACCOUNT_CLOSED')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('who leaves forgoes what is held for him, and earns nothing any more', async () => {
  const [referrer, friend] = [await server.createCustomer(), await shop.createBuyer(10_000)]
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.users set referred_by = ${referrer.id} where id = ${friend.id}`),
  )
  await deliver((await order(friend, 3)).id)
  const info = async () => expectData(await referrer.call(api.referrals.info))
  await eventually(async () => (await info()).checkingEarnings > 0)
  expectData(await close(referrer))
  const { id } = await order(friend, 3)
  await deliver(id)
  await server.db.transaction((tx) => earnCommission(tx, id))
  const { items } = expectData(await shop.operator.call(api.referrals.commissions))
  const commissions = items.filter((it) => it.referrer.id === referrer.id)
  assert.deepEqual(
    commissions.map((it) => [it.status, it.amount, it.referrer.username.startsWith('closed-')]),
    [['taken-back', 0, true]],
  )
})

test('with two-factor on a code is asked for as well', async () => {
  const person = await server.createCustomer()
  const { secret } = expectData(await person.call(api.accounts.startTwoFactor, { body: { password: person.password } }))
  const { recoveryCodes } = expectData(
    await person.call(api.accounts.enableTwoFactor, { body: { otp: new TOTP({ secret }).generate() } }),
  )
  assert.ok(expectRefusal(await close(person), 400, 'VALIDATION').otp)
  assert.ok(expectRefusal(await close(person, 0, { otp: '000000' }), 400, 'VALIDATION').otp)
  expectData(await close(person, 0, { otp: recoveryCodes[0] }))
})

test('what is left is paid out to where its owner says, but for gifts; the account closes and the payout stays for operators', async () => {
  const person = await shop.createBuyer(300_000)
  const gift = { customerId: person.id, amount: 50_000, reason: 'welcome', kind: 'gift' as const }
  expectData(await shop.operator.call(api.depositsOperator.credit, { body: gift }))
  const payout = { way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'NGUYEN VAN A' }
  const closedBefore = await houseClosed()
  assert.deepEqual(
    Object.keys(expectRefusal(await close(person, 350_000, { payout: { ...payout, bankBin: '' } }), 400, 'VALIDATION')),
    ['payout.bankBin'],
  )
  expectRefusal(await close(person, 300_000, { payout }), 409, 'BALANCE_LEFT')
  expectData(await close(person, 350_000, { payout }))
  const mail = await server.mailbox.waitFor(person.email, /closed/)
  assert.match(mail.text ?? '', /pay out 300,000.₫ to Vietcombank.••••6789 \(PO-/u)
  assert.equal((await houseClosed()) - closedBefore, 50_000)
  expectRefusal(await person.call(api.accounts.me), 401, 'UNAUTHENTICATED')

  const { items } = expectData(await shop.operator.call(api.payouts.list, { query: { status: 'waiting' } }))
  const left = items.find((it) => it.customer.id === person.id)
  assert.deepEqual([left?.kind, left?.amount, left?.account], ['closing', 300_000, '0123456789'])
  const params = { id: left?.id ?? '' }
  expectRefusal(
    await shop.operator.call(api.payouts.refuse, { params, body: { reason: 'wrong account' } }),
    409,
    'ACCOUNT_CLOSED',
  )
  expectData(await shop.operator.call(api.payouts.pay, { params, body: { reference: 'FT1234' } }))
  assert.match((await server.mailbox.waitFor(person.email, /Payout sent/)).text ?? '', /FT1234/)
  await eventually(async () => (await findTablesWith(server, [person.email, '0123456789'])).length === 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('of ten closings at once with a payout one is done, and the rest is paid out once', async () => {
  const person = await shop.createBuyer(100_000)
  const payout = { way: 'binance', account: '712345672', accountName: 'A' }
  const answers = await runConcurrently(10, () => close(person, 100_000, { payout }))
  assert.equal(answers.filter((it) => it.success).length, 1)
  const { items } = expectData(await shop.operator.call(api.payouts.list, { query: { limit: '100' } }))
  assert.equal(items.filter((it) => it.customer.id === person.id).length, 1)
  assert.deepEqual(await shop.brokenBooks(), [])
})
