import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator, removeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const CAP = 1_000_000
const server = await startTestServer({
  depositLimits: { manualCreditCap: CAP, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
})
const shop = await createShop(server)
const customers = await referralCustomers(server, shop, 10_000)
await customers.setCommission(50, 0)
const { operator } = shop
const second = await server.createCustomer()
const employSecond = () =>
  server.db.transaction((tx) => makeOperator(tx, second.email, { isOwner: false, rights: ['money'] }))
await employSecond()

const bank = { way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'NGUYEN VAN A' } as const
const request = ({ call }: Person, amount: number, more: object = {}, idempotencyKey = randomUUID()) =>
  call(api.payouts.request, { body: { amount, ...bank, ...more } }, { idempotencyKey })
const overviewOf = async ({ call }: Person) => expectData(await call(api.payouts.overview))
const pay = (by: Person, id: string, reference = 'FT1') =>
  by.call(api.payouts.pay, { params: { id }, body: { reference } }, { idempotencyKey: randomUUID() })
const refuse = (by: Person, id: string) =>
  by.call(api.payouts.refuse, { params: { id }, body: { reason: 'No such account' } }, { idempotencyKey: randomUUID() })
const houseOf = async (account: string) =>
  expectData(await operator.call(api.ledger.books)).house.find((it) => it.account === account)?.balance ?? 0
const auditOf = (subject: string) =>
  server.db.transaction((tx) =>
    tx.all<{ action: string }>(sql`select action from audit.entries where subject = ${subject} order by id`),
  )
/** The number of payouts to pay, as operators read it on their first page. */
const countToPay = async () =>
  expectData(await operator.call(api.today.waiting)).items.find((it) => it.kind === 'payouts')?.count ?? 0
/** Ages the session's last confirmation. */
const letSessionAge = ({ id }: Person) =>
  server.db.transaction((tx) =>
    tx.run(sql`update accounts.sessions set confirmed_at = now() - interval '1 hour' where user_id = ${id}`),
  )

/** A referrer with these earnings. */
async function createEarner(earned: number): Promise<Person> {
  const earner = await customers.createReferrer()
  const friend = await customers.createReferred(earner, earned * 2)
  await customers.buy(friend, (earned * 2) / 10_000)
  await eventually(async () => (await shop.balanceOf(earner)) === earned)
  return earner
}

// Proves S3.64.
test('commissions leave the balance when asked for; an operator pays and notes the reference, and the books know it', async () => {
  const earner = await createEarner(500_000)
  const [bankBefore, waitingBefore] = [await houseOf('house:deposits:bank'), await houseOf('house:payouts')]
  const { payout } = expectData(await request(earner, 300_000))
  assert.deepEqual([payout.status, payout.bank, payout.account], ['waiting', 'Vietcombank', '0123456789'])
  assert.equal(await shop.balanceOf(earner), 200_000)
  const { available, earned, paidOut } = await overviewOf(earner)
  assert.deepEqual([available, earned, paidOut], [200_000, 500_000, 300_000])
  assert.equal((await houseOf('house:payouts')) - waitingBefore, 300_000)
  assert.equal(await countToPay(), 1)
  const [movement] = expectData(await earner.call(api.ledger.history)).items
  assert.deepEqual([movement?.type, movement?.kind, movement?.amount], ['deposit', 'payout', -300_000])

  expectData(await pay(operator, payout.id, 'FT26111612345'))
  assert.equal(await countToPay(), 0)
  assert.equal(await houseOf('house:payouts'), waitingBefore)
  assert.equal((await houseOf('house:deposits:bank')) - bankBefore, 300_000)
  const [item] = (await overviewOf(earner)).items
  assert.deepEqual([item?.status, item?.reference], ['paid', 'FT26111612345'])
  await server.mailbox.waitFor(earner.email, /Payout sent/)
  assert.deepEqual(await auditOf(payout.id), [{ action: 'payout.pay' }])
  expectRefusal(await pay(operator, payout.id), 409, 'CONFLICT')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('only what was earned is paid out, at most the balance, from the minimum, and one at a time', async () => {
  const earner = await createEarner(500_000)
  const credit = { customerId: earner.id, amount: 1_000_000, reason: 'not earned', kind: 'gift' as const }
  expectData(await operator.call(api.depositsOperator.credit, { body: credit }))
  const refusedOf = async (asking: ReturnType<typeof request>) => expectRefusal(await asking, 400, 'VALIDATION')
  const fieldsOf = async (asking: ReturnType<typeof request>) => Object.keys(await refusedOf(asking))
  assert.deepEqual(await refusedOf(request(earner, 500_001)), { amount: 'At most 500,000\u00a0₫' })
  assert.deepEqual(await refusedOf(request(earner, 199_999)), { amount: 'At least 200,000\u00a0₫' })
  assert.deepEqual(await fieldsOf(request(earner, 200_000, { bankBin: '' })), ['bankBin'])
  const binance = { way: 'binance', bankBin: '', account: 'letters' }
  assert.deepEqual(await fieldsOf(request(earner, 200_000, binance)), ['account'])
  expectData(await request(earner, 200_000, { ...binance, account: '712345672' }))
  expectRefusal(await request(earner, 200_000), 409, 'PAYOUT_OPEN')
  assert.equal((await overviewOf(earner)).available, 300_000)
  expectRefusal(await request(operator, 200_000), 403, 'FORBIDDEN')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('of many requests at once one is taken, and the same key gives the same answer', async () => {
  const earner = await createEarner(500_000)
  const answers = await runConcurrently(10, () => request(earner, 400_000))
  assert.equal(answers.filter((it) => it.success).length, 1)
  assert.equal(await shop.balanceOf(earner), 100_000)
  const [first] = (await overviewOf(earner)).items
  expectData(await earner.call(api.payouts.cancel, { params: { id: first?.id ?? '' } }))
  const key = randomUUID()
  const same = await runConcurrently(10, () => request(earner, 400_000, {}, key))
  assert.equal(new Set(same.map((it) => expectData(it).payout.id)).size, 1)
  assert.equal(await shop.balanceOf(earner), 100_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a request and an order cannot spend the same money', async () => {
  const earner = await createEarner(300_000)
  const service = await shop.createService({ price: 300_000 })
  const order = () =>
    earner.call(
      api.orders.owner,
      { body: { serviceId: service, amount: 1, contactInfo: '@me' } },
      { idempotencyKey: randomUUID() },
    )
  const answers = await Promise.all([request(earner, 300_000), order()])
  assert.equal(answers.filter((it) => it.success).length, 1)
  assert.equal(await shop.balanceOf(earner), 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what is refused or cancelled is back on the balance at once, once, and can be asked for again', async () => {
  const earner = await createEarner(500_000)
  const { payout } = expectData(await request(earner, 300_000))
  expectData(await refuse(operator, payout.id))
  assert.equal(await shop.balanceOf(earner), 500_000)
  assert.deepEqual((await overviewOf(earner)).items[0]?.reason, 'No such account')
  await server.mailbox.waitFor(earner.email, /refused/)
  expectRefusal(await refuse(operator, payout.id), 409, 'CONFLICT')
  const again = expectData(await request(earner, 500_000)).payout
  const decisions = await Promise.all([
    earner.call(api.payouts.cancel, { params: { id: again.id } }),
    pay(operator, again.id),
    refuse(second, again.id),
  ])
  assert.equal(decisions.filter((it) => it.success).length, 1)
  const stranger = await server.createCustomer()
  expectRefusal(await stranger.call(api.payouts.cancel, { params: { id: again.id } }), 404, 'NOT_FOUND')
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves S3.56.
test('in the list of transactions a payout is pending until it is paid, refused or cancelled', async () => {
  const earner = await createEarner(900_000)
  const payoutsIn = async (status: 'pending' | 'success' | 'failed' | 'cancel') =>
    expectData(await earner.call(api.ledger.history, { query: { status } }))
      .items.filter((it) => it.kind === 'payout')
      .map((it) => [it.status, it.amount])
  const ask = async (amount: number) => expectData(await request(earner, amount)).payout.id
  expectData(await pay(operator, await ask(200_000)))
  expectData(await refuse(operator, await ask(210_000)))
  expectData(await earner.call(api.payouts.cancel, { params: { id: await ask(220_000) } }))
  await ask(230_000)
  assert.deepEqual(await payoutsIn('success'), [['success', -200_000]])
  assert.deepEqual(await payoutsIn('failed'), [['failed', -210_000]])
  assert.deepEqual(await payoutsIn('cancel'), [['cancel', -220_000]])
  assert.deepEqual(await payoutsIn('pending'), [['pending', -230_000]])
  const { items, total } = expectData(await earner.call(api.ledger.history))
  const ofKind = await earner.call(api.ledger.history, { query: { kind: 'payout_return' } })
  assert.deepEqual(
    expectData(ofKind).items.map((it) => it.amount),
    [220_000, 210_000],
  )
  // A commission and four payouts, two of them returned.
  assert.deepEqual([total, items[0]?.balanceAfter], [7, 470_000])
})

test('asking, paying and refusing need a fresh sign-in; an operator decides nothing about an own payout', async () => {
  const earner = await createEarner(500_000)
  await letSessionAge(earner)
  expectRefusal(await request(earner, 300_000), 403, 'STEP_UP_REQUIRED')
  expectData(await earner.call(api.accounts.confirm, { body: { password: earner.password } }))
  const { payout } = expectData(await request(earner, 300_000))
  await letSessionAge(operator)
  expectRefusal(await pay(operator, payout.id), 403, 'STEP_UP_REQUIRED')
  expectRefusal(await refuse(operator, payout.id), 403, 'STEP_UP_REQUIRED')
  expectData(await operator.call(api.accounts.confirm, { body: { password: operator.password } }))
  await server.db.transaction((tx) => makeOperator(tx, earner.email, { isOwner: false, rights: ['money'] }))
  expectRefusal(await pay(earner, payout.id), 403, 'FORBIDDEN')
  await server.db.transaction((tx) => removeOperator(tx, earner.email))
})

test('above the daily cap a second operator confirms; alone, one waits a day', async () => {
  const earner = await createEarner(3_000_000)
  const { payout } = expectData(await request(earner, 1_500_000))
  const ripensAtOf = async (paying: ReturnType<typeof pay>) => {
    const answer = await paying
    expectRefusal(answer, 409, 'APPROVAL_NEEDED')
    return answer.success ? undefined : answer.data?.ripensAt
  }
  assert.equal(await ripensAtOf(pay(second, payout.id)), null)
  expectRefusal(await pay(second, payout.id), 409, 'APPROVAL_NEEDED')
  expectRefusal(await earner.call(api.payouts.cancel, { params: { id: payout.id } }), 409, 'CONFLICT')
  const { items } = expectData(await operator.call(api.payouts.list, { query: { status: 'waiting' } }))
  assert.equal(items.find((it) => it.id === payout.id)?.notedBy?.username, second.username)
  expectData(await pay(operator, payout.id))

  await server.db.transaction((tx) => removeOperator(tx, second.email))
  const next = expectData(await request(earner, 1_500_000)).payout
  assert.ok(await ripensAtOf(pay(operator, next.id)))
  await server.db.transaction((tx) =>
    tx.run(sql`update payouts.payouts set ripens_at = now() - interval '1 second' where id = ${next.id}`),
  )
  expectData(await pay(operator, next.id))
  assert.deepEqual(
    (await auditOf(next.id)).map((it) => it.action),
    ['payout.ask', 'payout.pay'],
  )
  await employSecond()
  assert.deepEqual(await shop.brokenBooks(), [])
})
