import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { startBinanceStandIn, type Trouble } from '#outside/binance/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'
import { pollBinance } from './poll-binance.ts'

const binance = await startBinanceStandIn()
after(() => binance.close())
const server = await startTestServer({ binance: binance.access })
const off = await startTestServer({ binance: { apiKey: '', apiSecret: '', apiUrl: '' } })
await server.db.transaction(seedDemoSettings)
const log = createLog('silent', 'test')

const letTimePass = () => server.db.transaction((tx) => tx.run(sql`update deposits.feeds set asked_at = '-infinity'`))
const check = async (person: Person) => {
  await letTimePass()
  return person.call(api.deposits.checkCrypto)
}
const poll = () => pollBinance(server.db, server.shop, log)
const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const statusOf = (transactionId: string) =>
  server.db.transaction(
    async (tx) =>
      (
        await tx.find<{ status: string }>(
          sql`select status from deposits.transfers where external_id = ${transactionId}`,
        )
      )?.status,
  )

const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))
const reasonOf = async (transactionId: string) =>
  expectData(await operator.call(api.depositsOperator.transfers, { query: { q: transactionId } })).items[0]?.reason
const feedProblem = async () =>
  expectData(await operator.call(api.depositsOperator.transfers)).feeds.find((it) => it.feed === 'binance')?.problem

// Proves S1.7, S3.31, S3.36, S3.65, S4.7.
test('a transfer with my content is credited when I ask, at the rate of that moment, and shown with it', async () => {
  const customer = await server.createCustomer()
  binance.arrive({ amount: '98.814', note: `  ${(await transferContent(customer)).toLowerCase()} thanks` })
  const { credited, balance } = expectData(await check(customer))
  assert.equal(balance, 2_581_565)
  assert.deepEqual(
    credited.map((it) => [it.type, it.amount, it.originalAmount, it.originalCurrency, it.exchangeRate]),
    [['crypto_deposit', 2_581_565, '98.814', 'USDT', '26125.5']],
  )
  expectData(await check(customer))
  assert.equal(await balanceOf(customer), 2_581_565)
})

// Proves S7.33.
test('everybody together asks the exchange at most once in ten seconds', async () => {
  const [one, two] = [await server.createCustomer(), await server.createCustomer()]
  await letTimePass()
  const before = binance.calls()
  const answers = await Promise.all(
    [...Array.from({ length: 10 }, () => one), ...Array.from({ length: 10 }, () => two)].map((it) =>
      it.call(api.deposits.checkCrypto),
    ),
  )
  for (const answer of answers) assert.ok(Date.parse(expectData(answer).nextCheckAt) > Date.now())
  assert.equal(binance.calls() - before, 1)
  assert.equal(await poll(), 'too-early')
})

// Proves R44.
test('what is not a deposit in USDT is not taken for one', async () => {
  const customer = await server.createCustomer()
  const note = await transferContent(customer)
  for (const item of [
    { amount: '-5', note },
    { amount: '0', note },
    { currency: 'BTC', note },
    { orderType: 'PAYOUT', note },
    { amount: '1e3', note },
    { amount: 'NaN', note },
  ])
    binance.arrive(item)
  expectData(await check(customer))
  assert.equal(await balanceOf(customer), 0)
})

// Proves S9.15.
test('without the right content a transfer waits; who knows its id and amount claims it once, less five percent', async () => {
  const [owner, other] = [await server.createCustomer(), await server.createCustomer()]
  const { transactionId, orderId } = binance.arrive({ amount: '10.01', note: 'for my balance' })
  expectData(await check(owner))
  assert.equal(await statusOf(transactionId), 'unmatched')
  const claim = (who: Person, id: string, amount: string) =>
    who.call(api.deposits.claimCrypto, { body: { transactionId: id, amount } })
  expectRefusal(await claim(other, transactionId, '10'), 404, 'NOT_FOUND')
  expectRefusal(await claim(other, 'P_none', '10.01'), 404, 'NOT_FOUND')
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(owner, orderId, '10.010')))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  // 10.01 × 26125.5 = 261516.255; five percent of 261516, rounded down, is 13075.
  assert.equal(await balanceOf(owner), 261_516 - 13_075)
  expectRefusal(await claim(other, transactionId, '10.01'), 409, 'ALREADY_USED')
  assert.deepEqual(await reasonOf(transactionId), { code: 'claimed' })
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )
})

test('the deduction is what operators have set when a transfer is credited, told before; earlier credits keep theirs', async () => {
  const customer = await server.createCustomer()
  const setDeduction = async (wrongContentPercent: number) => {
    const { settings, version } = expectData(await operator.call(api.depositsOperator.settings))
    const body = { ...settings, wrongContentPercent, version }
    expectData(await operator.call(api.depositsOperator.saveSettings, { body }))
  }
  const toldPercent = async () => expectData(await customer.call(api.deposits.information)).rules.wrongContentFeePercent
  const claimOne = async () => {
    const { transactionId } = binance.arrive({ amount: '10.01', note: 'for my balance' })
    expectData(await check(customer))
    const body = { transactionId, amount: '10.01' }
    return expectData(await customer.call(api.deposits.claimCrypto, { body })).transaction
  }
  try {
    await setDeduction(12)
    assert.equal(await toldPercent(), 12)
    const { transactionCode: code, amount } = await claimOne()
    // Twelve percent of 261516, rounded down, is 31381.
    assert.equal(amount, 261_516 - 31_381)
    await setDeduction(0)
    assert.equal(await toldPercent(), 0)
    assert.equal((await claimOne()).amount, 261_516)
    expectData(await operator.call(api.reversals.reverse, { params: { code }, body: { reason: 'not yours' } }))
    assert.equal(await balanceOf(customer), 261_516)
  } finally {
    await setDeduction(5)
  }
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )
})

test('a wrong claim is reversed with its fee; after that an operator alone decides whose the transfer is', async () => {
  const [wrong, right] = [await server.createCustomer(), await server.createCustomer()]
  const { transactionId } = binance.arrive({ amount: '10.01', note: 'whose' })
  expectData(await check(wrong))
  const claim = () => wrong.call(api.deposits.claimCrypto, { body: { transactionId, amount: '10.01' } })
  const { transactionCode: code } = expectData(await claim()).transaction
  expectData(await operator.call(api.reversals.reverse, { params: { code }, body: { reason: 'not yours' } }))
  assert.equal(await balanceOf(wrong), 0)
  expectRefusal(await claim(), 409, 'CONFLICT')
  expectData(await check(wrong))
  assert.deepEqual([await statusOf(transactionId), await reasonOf(transactionId)], ['unmatched', { code: 'reversed' }])
  const { items } = expectData(await operator.call(api.depositsOperator.transfers, { query: { q: transactionId } }))
  const params = { id: items[0]?.id ?? '' }
  expectData(
    await operator.call(api.depositsOperator.assign, { params, body: { customerId: right.id, note: 'screenshot' } }),
  )
  assert.equal(await balanceOf(right), 261_516 - 13_075)
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )
})

test('a transfer worth nothing waits, and holds up nobody', async () => {
  const [dust, other] = [await server.createCustomer(), await server.createCustomer()]
  const { transactionId } = binance.arrive({ amount: '0.00001', note: await transferContent(dust) })
  binance.arrive({ amount: '2.000000001', note: await transferContent(other) })
  expectData(await check(other))
  assert.equal(await balanceOf(other), 52_251)
  assert.equal(await statusOf(transactionId), 'unmatched')
  assert.deepEqual(await reasonOf(transactionId), { code: 'worth-nothing' })
  expectRefusal(
    await dust.call(api.deposits.claimCrypto, { body: { transactionId, amount: '0.00001' } }),
    409,
    'CONFLICT',
  )
})

test("an operator, who sees everybody's transfers, cannot claim one", async () => {
  const operator = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, operator.email))
  const { transactionId } = binance.arrive({ amount: '7', note: '' })
  expectData(await check(await server.createCustomer()))
  expectRefusal(
    await operator.call(api.deposits.claimCrypto, { body: { transactionId, amount: '7' } }),
    403,
    'FORBIDDEN',
  )
})

test('more transfers than one answer holds are all found, each once', async () => {
  const customer = await server.createCustomer()
  const note = await transferContent(customer)
  const now = Date.now()
  for (let i = 0; i < 120; i++) binance.arrive({ amount: '1', note, transactionTime: now - 600_000 + i * 2_000 })
  expectData(await check(customer))
  assert.equal(await balanceOf(customer), 120 * 26_125)
  await letTimePass()
  await poll()
  assert.equal(await balanceOf(customer), 120 * 26_125)
})

// Proves R70.
test('whatever trouble the exchange is in, nothing changes, the operator sees it, and it heals', async () => {
  const customer = await server.createCustomer()
  const { transactionId } = binance.arrive({ note: await transferContent(customer) })
  const codes = {
    hang: 'timed-out',
    cut: 'unreachable',
    error: 'bad-status',
    garbage: 'unreadable-answer',
    huge: 'answer-too-large',
    redirect: 'unreachable',
    'changed-types': 'unreadable-answer',
  } satisfies Record<Exclude<Trouble, 'none'>, string>
  for (const [trouble, code] of Object.entries(codes)) {
    binance.trouble = trouble as Trouble
    expectRefusal(await check(customer), 503, 'UNAVAILABLE')
    const { problem } = await server.db.transaction((tx) =>
      tx.get<{ problem: string | null }>(
        sql`select last_problem as problem from deposits.feeds where feed = 'binance'`,
      ),
    )
    assert.ok(problem, trouble)
    assert.equal((await feedProblem())?.code, code, trouble)
    assert.equal(await statusOf(transactionId), undefined)
  }
  binance.trouble = 'none'
  expectData(await check(customer))
  await eventually(async () => (await statusOf(transactionId)) === 'credited')
  const { problem } = await server.db.transaction((tx) =>
    tx.get<{ problem: string | null }>(sql`select last_problem as problem from deposits.feeds where feed = 'binance'`),
  )
  assert.equal(problem, null)
  assert.equal(await feedProblem(), null)
})

test("a wrong key or secret is the exchange's no, not a deposit", async () => {
  for (const access of [
    { ...binance.access, apiKey: 'wrong' },
    { ...binance.access, apiSecret: 'wrong' },
  ]) {
    await letTimePass()
    assert.equal(await pollBinance(server.db, { ...server.shop, binance: access }, log), 'failed')
    assert.equal((await feedProblem())?.code, 'access-denied')
  }
})

test('where Binance is not configured a check says that it is not possible', async () => {
  const customer = await off.createCustomer()
  expectRefusal(await customer.call(api.deposits.checkCrypto), 503, 'NOT_CONFIGURED')
})

test('a Binance ID alone is no way to pay in: it is not offered, and nothing can be claimed', async () => {
  await off.db.transaction(seedDemoSettings)
  const customer = await off.createCustomer()
  const { bank, crypto, ready } = expectData(await customer.call(api.deposits.information))
  assert.ok(bank)
  assert.deepEqual([crypto, ready], [null, { bank: true, crypto: false }])
  const body = { transactionId: 'P_1', amount: '5' }
  expectRefusal(await customer.call(api.deposits.claimCrypto, { body }), 503, 'NOT_CONFIGURED')
})
