import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { startBinanceStandIn } from '#outside/binance/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'
import { creditRipeClaims } from './ripen-claims.ts'

const binance = await startBinanceStandIn()
after(() => binance.close())
const server = await startTestServer({
  binance: binance.access,
  depositLimits: { manualCreditCap: 50_000_000, claimWaitAbove: 1_000_000, claimWaitHours: 6 },
})
await server.db.transaction(seedDemoSettings)
const log = createLog('silent', 'test')
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

let nextPayer = 579_313_011
const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const claim = (by: Person, it: { transactionId: string; amount: string }) =>
  by.call(api.deposits.claimCrypto, { body: { transactionId: it.transactionId, amount: it.amount } })
const myClaims = async (by: Person) => expectData(await by.call(api.deposits.claims)).items
const transferOf = async ({ transactionId }: { transactionId: string }) =>
  expectData(await operator.call(api.depositsOperator.transfers, { query: { q: transactionId } })).items[0] ??
  assert.fail('no transfer')
const runClock = () => creditRipeClaims({ db: server.db, log })
const passHours = (hours: number) =>
  server.db.transaction((tx) =>
    tx.run(sql`update deposits.claims set ripens_at = ripens_at - make_interval(hours => ${hours})`),
  )

/** Receives a transfer without content; above 38.28 USDT it is large. */
async function arrive(amount: string, counterpartyId = nextPayer++, note = '') {
  const item = binance.arrive({ amount, note, counterpartyId })
  await server.db.transaction((tx) => tx.run(sql`update deposits.feeds set asked_at = '-infinity'`))
  expectData(await operator.call(api.deposits.checkCrypto))
  return { ...item, counterpartyId }
}

/** Returns the time of the credit of a waiting claim; null if an operator decides. */
async function expectWaiting(answer: Awaited<ReturnType<typeof claim>>): Promise<string | null> {
  expectRefusal(answer, 409, 'CLAIM_WAITS')
  return (!answer.success && answer.data?.ripensAt) || null
}

// Proves R44.
test('a payer who paid for somebody else before: the claim waits for an operator', async () => {
  const [first, thief] = [await server.createCustomer(), await server.createCustomer()]
  const { counterpartyId } = await arrive('3', undefined, await transferContent(first))
  const transfer = await arrive('4', counterpartyId)
  assert.equal(await expectWaiting(await claim(thief, transfer)), null)
  assert.equal(await balanceOf(thief), 0)
  const { status, claims } = await transferOf(transfer)
  assert.deepEqual(
    [status, claims?.map((it) => [it.customer.username, it.ripensAt, it.doubt])],
    ['unmatched', [[thief.username, null, 'other-payer']]],
  )
  assert.deepEqual(
    (await myClaims(thief)).map((it) => [it.transactionId, it.amount, it.status, it.ripensAt]),
    [[transfer.transactionId, '4', 'waiting', null]],
  )
  await runClock()
  const params = { id: (await transferOf(transfer)).id }
  expectData(
    await operator.call(api.depositsOperator.assign, {
      params,
      body: { customerId: first.id, note: 'the same payer' },
    }),
  )
  assert.equal((await myClaims(thief))[0]?.status, 'refused')
  // The payer's own customer needs no operator.
  const own = await arrive('5', counterpartyId)
  expectData(await claim(first, own))
})

test('two transfers of one unknown payer, claimed by two customers at the same instant: one is credited, one waits', async () => {
  const [one, other] = [await server.createCustomer(), await server.createCustomer()]
  const transfer = await arrive('6')
  const twin = await arrive('6', transfer.counterpartyId)
  const answers = await Promise.all([claim(one, transfer), claim(other, twin)])
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const answer of answers) if (!answer.success) assert.equal(await expectWaiting(answer), null)
})

test('a large claim waits for its hours, says when, and is credited once', async () => {
  const customer = await server.createCustomer()
  const transfer = await arrive('40')
  const ripensAt = (await expectWaiting(await claim(customer, transfer))) ?? assert.fail('no time')
  assert.ok(Math.abs(Date.parse(ripensAt) - Date.now() - 6 * 3_600_000) < 60_000)
  assert.equal(await expectWaiting(await claim(customer, transfer)), ripensAt)
  assert.deepEqual(
    (await myClaims(customer)).map((it) => [it.status, it.ripensAt]),
    [['waiting', ripensAt]],
  )
  await passHours(5)
  await runClock()
  assert.equal(await balanceOf(customer), 0)
  await passHours(1)
  await Promise.all([runClock(), runClock(), runClock()])
  // 40 × 26125.5 less five percent.
  assert.equal(await balanceOf(customer), 1_045_020 - 52_251)
  assert.deepEqual(await myClaims(customer), [])
  assert.deepEqual((await transferOf(transfer)).reason, { code: 'claimed' })
})

test('another customer’s claim in that time sends both to the operator, also at the instant it ripens', async () => {
  const [thief, payer] = [await server.createCustomer(), await server.createCustomer()]
  const transfer = await arrive('41')
  assert.ok(await expectWaiting(await claim(thief, transfer)))
  assert.equal(await expectWaiting(await claim(payer, transfer)), null)
  assert.equal(await expectWaiting(await claim(thief, transfer)), null)
  assert.deepEqual(
    (await transferOf(transfer)).claims?.map((it) => [it.customer.username, it.doubt]),
    [
      [thief.username, 'several-claims'],
      [payer.username, 'several-claims'],
    ],
  )
  await passHours(7)
  await runClock()
  assert.deepEqual([await balanceOf(thief), await balanceOf(payer)], [0, 0])

  const late = await arrive('42')
  assert.ok(await expectWaiting(await claim(thief, late)))
  await passHours(6)
  const [answer] = await Promise.all([claim(payer, late), runClock(), runClock()])
  const [got, other] = [await balanceOf(thief), await balanceOf(payer)]
  if (!answer.success && answer.code === 'ALREADY_USED') assert.ok(got > 0)
  else assert.deepEqual([await expectWaiting(answer), got], [null, 0])
  assert.equal(other, 0)
})

test('of twenty claims by two customers at once, a large transfer is credited to nobody, a small one once', async () => {
  const people = [await server.createCustomer(), await server.createCustomer()]
  const race = (transfer: { transactionId: string; amount: string }) =>
    Promise.all(Array.from({ length: 20 }, (_, at) => claim(people[at % 2] as Person, transfer)))
  const large = await race(await arrive('43'))
  for (const answer of large) expectRefusal(answer, 409, 'CLAIM_WAITS')
  await passHours(6)
  await runClock()
  for (const person of people) assert.equal(await balanceOf(person), 0)
  const small = await race(await arrive('7'))
  assert.equal(small.filter((it) => it.success).length, 1)
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )
})

test('an operator’s decision in that time holds: nothing ripens after it', async () => {
  const [thief, payer] = [await server.createCustomer(), await server.createCustomer()]
  const [assigned, ignored] = [await arrive('44'), await arrive('45')]
  for (const transfer of [assigned, ignored]) assert.ok(await expectWaiting(await claim(thief, transfer)))
  const paramsOf = async (it: typeof assigned) => ({ id: (await transferOf(it)).id })
  expectData(
    await operator.call(api.depositsOperator.assign, {
      params: await paramsOf(assigned),
      body: { customerId: payer.id, note: 'called' },
    }),
  )
  expectData(
    await operator.call(api.depositsOperator.ignore, { params: await paramsOf(ignored), body: { note: 'ours' } }),
  )
  await passHours(7)
  await runClock()
  assert.equal(await balanceOf(thief), 0)
  assert.deepEqual(
    (await myClaims(thief)).map((it) => it.status),
    ['refused', 'refused'],
  )
})

test('what a customer claimed and did not get is listed for operators, with what became of it; what they got is not', async () => {
  const [claimer, payer] = [await server.createCustomer(), await server.createCustomer()]
  const listed = async (by: Person, query: object = {}) =>
    expectData(await operator.call(api.depositsOperator.claimedBy, { params: { id: by.id }, query }))
  const [lost, waits] = [await arrive('48'), await arrive('49')]
  for (const transfer of [lost, waits]) await expectWaiting(await claim(claimer, transfer))
  expectData(await claim(claimer, await arrive('9')))
  expectData(
    await operator.call(api.depositsOperator.assign, {
      params: { id: (await transferOf(lost)).id },
      body: { customerId: payer.id, note: 'called' },
    }),
  )
  const { items, total } = await listed(claimer)
  assert.deepEqual(
    [total, items.map((it) => [it.externalId, it.status, it.customer?.id, it.claims?.[0]?.customer.id])],
    [
      2,
      [
        [waits.transactionId, 'unmatched', undefined, claimer.id],
        [lost.transactionId, 'credited', payer.id, claimer.id],
      ],
    ],
  )
  assert.equal((await listed(claimer, { limit: '1', page: '2' })).items[0]?.externalId, lost.transactionId)
  assert.equal((await listed(payer)).total, 0)
})

test('a transfer whose credit was undone is for nobody to claim again: an operator decides', async () => {
  const [thief, payer] = [await server.createCustomer(), await server.createCustomer()]
  const transfer = await arrive('8')
  expectData(await claim(thief, transfer))
  await server.db.transaction((tx) =>
    tx.run(sql`update deposits.transfers set status = 'unmatched', customer_id = null, credited = null
      where external_id = ${transfer.transactionId}`),
  )
  assert.equal(await expectWaiting(await claim(thief, transfer)), null)
  assert.equal(await expectWaiting(await claim(payer, transfer)), null)
})

test('a claim of somebody who was blocked meanwhile, or whose payer paid for another meanwhile, does not ripen', async () => {
  const [blocked, thief, payer] = [
    await server.createCustomer(),
    await server.createCustomer(),
    await server.createCustomer(),
  ]
  const transfer = await arrive('46')
  const known = await arrive('47')
  assert.ok(await expectWaiting(await claim(blocked, transfer)))
  assert.ok(await expectWaiting(await claim(thief, known)))
  const body = { reason: 'stolen screenshots' }
  expectData(await operator.call(api.accountsOperator.block, { params: { id: blocked.id }, body }))
  await arrive('1', known.counterpartyId, await transferContent(payer))
  await passHours(6)
  await runClock()
  assert.equal((await transferOf(transfer)).status, 'unmatched')
  const { status, claims } = await transferOf(known)
  assert.deepEqual([status, claims?.map((it) => [it.ripensAt, it.doubt])], ['unmatched', [[null, 'other-payer']]])
  assert.equal(await balanceOf(thief), 0)
})
