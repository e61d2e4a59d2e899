import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator, removeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { versionOf } from '#test/version-of.ts'
import { seedDemoSettings } from './index.ts'
import { creditRipe } from './ripen-credits.ts'

const CAP = 1_000_000
const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const config = { sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' } }
const server = await startTestServer({
  ...config,
  depositLimits: { manualCreditCap: CAP, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
})
await server.db.transaction(seedDemoSettings)
const log = createLog('silent', 'test')

const owner = await server.createCustomer()
const second = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, owner.email))

/** Gives the second person the right to money, or another one. */
const employ = (rights: ('money' | 'orders')[]) =>
  server.db.transaction((tx) => makeOperator(tx, second.email, { isOwner: false, rights }))
beforeEach(async () => {
  await server.db.transaction((tx) => tx.run(sql`delete from deposits.manual_credits`))
  await employ(['money'])
})

const credit = (by: Person, customer: Person, amount: number, idempotencyKey?: string) =>
  by.call(
    api.depositsOperator.credit,
    { body: { customerId: customer.id, amount, reason: 'sorry for the wait' } },
    idempotencyKey ? { idempotencyKey } : {},
  )
const enter = (by: Person, customer: Person, amount: number, reference: string) =>
  by.call(api.depositsOperator.addMissed, { body: { customerId: customer.id, amount, reference, note: 'statement' } })
const list = async (by: Person, query: object = {}) => expectData(await by.call(api.pendingCredits.list, { query }))
const approve = (by: Person, id: string) => by.call(api.pendingCredits.approve, { params: { id } })
const cancel = (by: Person, id: string) => by.call(api.pendingCredits.cancel, { params: { id } })
const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const runClock = () => creditRipe({ db: server.db, log })
const passHours = (hours: number) =>
  server.db.transaction((tx) =>
    tx.run(sql`update deposits.manual_credits set ripens_at = ripens_at - make_interval(hours => ${hours}),
      asked_at = asked_at - make_interval(hours => ${hours})`),
  )
const auditOf = async (id: string) =>
  (
    await server.db.transaction((tx) =>
      tx.all<{ action: string }>(sql`select action from audit.entries where subject = ${id} order by id`),
    )
  ).map((it) => it.action)
const booksAgree = async () =>
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )

/** Requests more than the cap and returns the id of the waiting credit. */
async function ask(by: Person, customer: Person, amount = CAP + 1): Promise<string> {
  const answer = await credit(by, customer, amount)
  expectRefusal(answer, 409, 'APPROVAL_NEEDED')
  return (!answer.success && answer.data?.pendingId) || assert.fail('no id')
}

test('credits by hand and missed transfers count together; above the cap nothing is credited, also at once', async () => {
  const customer = await server.createCustomer()
  expectData(await credit(owner, customer, 400_000))
  expectData(await enter(owner, customer, 500_000, 'FT-CAP-1'))
  assert.deepEqual([(await list(owner)).left, (await list(second)).left], [100_000, CAP])
  expectRefusal(await credit(owner, customer, 100_001), 409, 'APPROVAL_NEEDED')
  expectRefusal(await enter(owner, customer, 100_001, 'FT-CAP-2'), 409, 'APPROVAL_NEEDED')
  assert.equal(await balanceOf(customer), 900_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => credit(owner, customer, 60_000)))
  assert.equal(answers.filter((it) => it.success).length, 1)
  assert.equal(await balanceOf(customer), 960_000)
  await passHours(25)
  assert.equal((await list(owner)).left, CAP)
  expectData(await credit(owner, customer, CAP))
  await booksAgree()
})

test('a gift that waited is credited as a gift', async () => {
  const customer = await server.createCustomer()
  const body = { customerId: customer.id, amount: CAP + 1, reason: 'ten years with us', kind: 'gift' } as const
  expectRefusal(await owner.call(api.depositsOperator.credit, { body }), 409, 'APPROVAL_NEEDED')
  const [waiting] = (await list(second)).items
  assert.equal(waiting?.kind, 'gift')
  expectData(await approve(second, waiting?.id ?? ''))
  const { items } = expectData(await customer.call(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.kind, it.amount]),
    [['gift', CAP + 1]],
  )
  await booksAgree()
})

// Proves R52.
test('what waits is in the list; a second person approves it once, whatever comes at the same time', async () => {
  const customer = await server.createCustomer()
  const third = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, third.email, { isOwner: false, rights: ['money'] }))
  const id = await ask(owner, customer)
  const { items, total, cap, left, hasApprover } = await list(second)
  assert.deepEqual([total, cap, left, hasApprover], [1, CAP, CAP, true])
  assert.deepEqual(
    items.map((it) => [it.id, it.customer.username, it.amount, it.reason, it.askedBy.username, it.ripensAt]),
    [[id, customer.username, CAP + 1, 'sorry for the wait', owner.username, null]],
  )
  expectRefusal(await approve(owner, id), 403, 'FORBIDDEN')
  await server.db.transaction((tx) => tx.run(sql`update deposits.manual_credits set ripens_at = now()`))
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, (_, at) => approve(at % 2 ? second : third, id))),
    runClock(),
    runClock(),
  ])
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'CONFLICT')
  assert.equal(await balanceOf(customer), CAP + 1)
  expectRefusal(await cancel(owner, id), 409, 'CONFLICT')
  const done = await auditOf(id)
  assert.equal(done.length, 2)
  assert.equal(done[0], 'credit.ask')
  assert.match(done[1] ?? '', /^credit\.(approve|ripen)$/)
  assert.equal((await list(owner)).left, CAP)
  assert.equal((await list(owner)).total, 0)
  await server.db.transaction((tx) => removeOperator(tx, third.email))
  await booksAgree()
})

test('approving needs a fresh sign-in and the right, and is not for the one who gets the money', async () => {
  const customer = await server.createCustomer()
  const id = await ask(owner, customer)
  const age = (seconds: number) =>
    server.db.transaction((tx) =>
      tx.run(
        sql`update accounts.sessions set confirmed_at = now() - make_interval(secs => ${seconds}) where user_id = ${second.id}`,
      ),
    )
  await age(301)
  expectRefusal(await approve(second, id), 403, 'STEP_UP_REQUIRED')
  await age(0)
  await employ(['orders'])
  expectRefusal(await approve(second, id), 403, 'FORBIDDEN')
  expectRefusal(await cancel(second, id), 403, 'FORBIDDEN')
  await employ(['money'])
  expectRefusal(await approve(second, 'x'), 404, 'NOT_FOUND')
  expectRefusal(await approve(second, await ask(owner, second)), 403, 'FORBIDDEN')
  expectData(await approve(second, id))
  assert.equal(await balanceOf(customer), CAP + 1)
})

test('the same request under its key waits once, and says so again', async () => {
  const customer = await server.createCustomer()
  const answers = await Promise.all(Array.from({ length: 5 }, () => credit(owner, customer, CAP + 5, 'one-key')))
  const ids = answers.map((it) => {
    expectRefusal(it, 409, 'APPROVAL_NEEDED')
    return !it.success && it.data?.pendingId
  })
  assert.equal(new Set(ids).size, 1)
  assert.equal((await list(owner)).total, 1)
})

// Proves R52.
test('with nobody to approve it, it waits 24 hours, every owner has a mail at once, and then it is credited once', async () => {
  await employ(['orders'])
  const customer = await server.createCustomer()
  const answer = await credit(owner, customer, CAP + 2)
  expectRefusal(answer, 409, 'APPROVAL_NEEDED')
  const ripensAt = (!answer.success && answer.data?.ripensAt) || assert.fail('no time')
  assert.ok(Math.abs(Date.parse(ripensAt) - Date.now() - 24 * 3_600_000) < 60_000)
  const mail = await server.mailbox.waitFor(owner.email, /Credit of 1,000,002\s₫ is waiting/)
  assert.match(mail.text ?? '', new RegExp(`${owner.username} wants to credit 1,000,002\\s₫`))
  // The mail leaves the reason and the customer to the back office.
  assert.doesNotMatch(mail.text ?? '', new RegExp(`sorry for the wait|${customer.username}`))
  assert.match(mail.text ?? '', /will be credited on/)
  assert.equal((await list(owner)).hasApprover, false)
  await passHours(23)
  await runClock()
  assert.equal(await balanceOf(customer), 0)
  await passHours(1)
  await Promise.all([runClock(), runClock(), runClock()])
  assert.equal(await balanceOf(customer), CAP + 2)
  await booksAgree()
})

test('what was cancelled in time is never credited; who asked may cancel', async () => {
  await employ(['orders'])
  const customer = await server.createCustomer()
  const id = await ask(owner, customer)
  expectData(await cancel(owner, id))
  await passHours(24)
  await runClock()
  expectRefusal(await cancel(owner, id), 409, 'CONFLICT')
  assert.equal(await balanceOf(customer), 0)
  assert.deepEqual(await auditOf(id), ['credit.ask', 'credit.cancel'])
})

test('the clock credits nothing for who lost the right, or to an account that was closed', async () => {
  await employ(['orders'])
  const [leaver, customer] = [await server.createCustomer(), await server.createCustomer()]
  const waiting = [await ask(owner, leaver), await ask(owner, customer)]
  const { password } = leaver
  expectData(await leaver.call(api.accountClosure.close, { body: { password, giveUpBalance: 0 } }))
  assert.equal((await list(owner)).total, 1)
  const other = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, other.email))
  await server.db.transaction((tx) => removeOperator(tx, owner.email))
  await passHours(24)
  await runClock()
  assert.equal(await balanceOf(customer), 0)
  assert.equal((await list(other)).total, 0)
  assert.deepEqual(await auditOf(waiting[1] ?? ''), ['credit.ask', 'credit.cancel'])
  await server.db.transaction((tx) => makeOperator(tx, owner.email))
  Object.assign(owner, await server.signIn(owner))
  await server.db.transaction((tx) => removeOperator(tx, other.email))
})

test('a missed transfer that waits is not in the inbox; reported meanwhile, it is credited by that alone', async () => {
  const customer = await server.createCustomer()
  const references = ['FT-WAIT-1', 'FT-WAIT-2']
  for (const reference of references)
    expectRefusal(await enter(owner, customer, CAP + 3, reference), 409, 'APPROVAL_NEEDED')
  const inbox = expectData(await owner.call(api.depositsOperator.transfers, { query: { q: 'FT-WAIT' } }))
  assert.equal(inbox.total, 0)
  const content = await transferContent(customer)
  await sepay.tell(server.url, { content, referenceCode: 'FT-WAIT-1', transferAmount: CAP + 3 })
  await eventually(async () => (await balanceOf(customer)) === CAP + 3)
  const { items } = await list(second)
  assert.deepEqual(
    items.map((it) => it.reference),
    references,
  )
  assert.ok(expectRefusal(await approve(second, items[0]?.id ?? ''), 400, 'VALIDATION').reference)
  expectData(await approve(second, items[1]?.id ?? ''))
  assert.equal(await balanceOf(customer), 2 * (CAP + 3))
  expectData(await cancel(second, items[0]?.id ?? ''))
  expectRefusal(await enter(owner, customer, CAP + 3, 'ft wait 2'), 400, 'VALIDATION')
  await booksAgree()
})

/** The transfer with this reference in the operators' list. */
const transferOf = async (reference: string) => {
  const { items } = expectData(await owner.call(api.depositsOperator.transfers, { query: { q: reference } }))
  return items[0] ?? assert.fail(reference)
}
const assign = (by: Person, id: string, customer: Person, claimId?: string) => {
  const body = { customerId: customer.id, note: 'it is theirs', ...(claimId && { claimId }) }
  return by.call(api.depositsOperator.assign, { params: { id }, body })
}
const takeBack = async (by: Person, reference: string) => {
  const params = { code: (await transferOf(reference)).reversibleCode ?? '' }
  return expectData(await by.call(api.reversals.reverse, { params, body: { reason: 'wrong customer' } }))
}

test('what a second person approved is not given to somebody else by one person, who takes it back alone', async () => {
  const [meant, other] = [await server.createCustomer(), await server.createCustomer()]
  expectRefusal(await enter(owner, meant, CAP + 4, 'FT-AGAIN-1'), 409, 'APPROVAL_NEEDED')
  expectData(await approve(second, (await list(second)).items[0]?.id ?? ''))
  await takeBack(owner, 'FT-AGAIN-1')
  const { id } = await transferOf('FT-AGAIN-1')
  expectRefusal(await assign(owner, id, other), 409, 'APPROVAL_NEEDED')
  assert.equal(await balanceOf(other), 0)

  const [waiting] = (await list(second)).items
  assert.deepEqual(
    [waiting?.kind, waiting?.customer.username, waiting?.amount, waiting?.reference, waiting?.transfer?.id],
    ['transfer', other.username, CAP + 4, 'FT-AGAIN-1', id],
  )
  assert.equal((await transferOf('FT-AGAIN-1')).askedFor?.username, other.username)
  // One decision at a time: operators can neither assign nor ignore the transfer while its credit waits.
  expectRefusal(await assign(second, id, meant), 409, 'CONFLICT')
  expectRefusal(
    await second.call(api.depositsOperator.ignore, { params: { id }, body: { note: 'nobody' } }),
    409,
    'CONFLICT',
  )
  const pending = waiting?.id ?? ''
  expectRefusal(await approve(owner, pending), 403, 'FORBIDDEN')
  const approved = expectData(await approve(second, pending)).credit
  assert.deepEqual([approved.status, approved.transfer?.customer?.username], ['credited', other.username])
  assert.deepEqual([await balanceOf(meant), await balanceOf(other)], [0, CAP + 4])
  const credited = await transferOf('FT-AGAIN-1')
  assert.deepEqual([credited.status, credited.askedFor], ['credited', null])
  await booksAgree()
})

test('a transfer that was credited before counts towards the cap; cancelled, it is asked for anew', async () => {
  const [first, other] = [await server.createCustomer(), await server.createCustomer()]
  expectData(await enter(owner, first, 600_000, 'FT-AGAIN-2'))
  await takeBack(owner, 'FT-AGAIN-2')
  const { id } = await transferOf('FT-AGAIN-2')
  expectRefusal(await assign(owner, id, other), 409, 'APPROVAL_NEEDED')
  expectData(await cancel(owner, (await list(owner)).items[0]?.id ?? ''))
  assert.deepEqual([(await transferOf('FT-AGAIN-2')).status, await balanceOf(other)], ['unmatched', 0])
  expectData(await assign(second, id, other))
  assert.deepEqual([await balanceOf(other), (await list(second)).left], [600_000, CAP - 600_000])
  await booksAgree()
})

test('a transfer that the bank reported is assigned without a cap once; taken back, it waits, with the claim it answers', async () => {
  await employ(['orders'])
  const [first, claimer] = [await server.createCustomer(), await server.createCustomer()]
  const reference = 'FT-AGAIN-3'
  await sepay.tell(server.url, { content: 'no code', referenceCode: reference, transferAmount: CAP + 5 })
  await eventually(async () => (await transferOf(reference)).status === 'unmatched')
  const { id } = await transferOf(reference)
  expectData(await assign(owner, id, first))
  await takeBack(owner, reference)
  const claimed = { reference: 'FT-OTHER-3', amount: CAP + 5, sentOn: new Date().toISOString().slice(0, 10) }
  const { claim } = expectData(await claimer.call(api.bankClaims.claim, { body: claimed }))
  expectRefusal(await assign(owner, id, claimer, claim.id), 409, 'APPROVAL_NEEDED')
  await passHours(24)
  await Promise.all([runClock(), runClock()])
  assert.deepEqual([await balanceOf(first), await balanceOf(claimer)], [0, CAP + 5])
  const { items } = expectData(await claimer.call(api.bankClaims.mine))
  assert.deepEqual(
    items.map((it) => it.status),
    ['credited'],
  )
  await booksAgree()
})

// Proves S10.34.
test('what was decided is listed with who decided and when; what an operator credited alone is not', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  expectData(await credit(owner, customer, 1_000))
  const approved = await ask(owner, customer)
  const cancelled = await ask(owner, other)
  const waiting = await ask(owner, customer, CAP + 5)
  const answer = expectData(await approve(second, approved)).credit
  assert.deepEqual([answer.status, answer.decidedBy?.username], ['credited', second.username])
  expectData(await cancel(owner, cancelled))

  const { items, total } = await list(second, { status: 'decided' })
  assert.deepEqual(
    [total, items.map((it) => [it.id, it.status, it.decidedBy?.username, Boolean(it.decidedAt)])],
    [
      2,
      [
        [cancelled, 'cancelled', owner.username, true],
        [approved, 'credited', second.username, true],
      ],
    ],
  )
  const idsOf = async (query: object) => (await list(second, query)).items.map((it) => it.id)
  assert.deepEqual(await idsOf({}), [waiting])
  assert.deepEqual(await idsOf({ status: 'cancelled' }), [cancelled])
  assert.deepEqual(await idsOf({ status: 'decided', q: customer.username }), [approved])
  assert.deepEqual(await idsOf({ status: 'any', customerId: customer.id }), [waiting, approved])
  assert.deepEqual(await idsOf({ status: 'decided', limit: '1', page: '2' }), [approved])
  assert.deepEqual(await idsOf({ customerId: 'no id' }), [])
})

test('what the clock decided was decided by nobody', async () => {
  await employ(['orders'])
  const [customer, leaver] = [await server.createCustomer(), await server.createCustomer()]
  await ask(owner, customer)
  await ask(owner, leaver)
  expectData(await leaver.call(api.accountClosure.close, { body: { password: leaver.password, giveUpBalance: 0 } }))
  await passHours(24)
  await runClock()
  assert.deepEqual(
    (await list(owner, { status: 'decided' })).items.map((it) => [it.status, it.decidedBy, Boolean(it.decidedAt)]),
    [
      ['credited', null, true],
      ['cancelled', null, true],
    ],
  )
})

test('every owner gets a mail when bank account, Binance ID or rate change: who, before, after and when', async () => {
  const other = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, other.email))
  const { settings } = expectData(await owner.call(api.depositsOperator.settings))
  const save = async (it: object) =>
    owner.call(api.depositsOperator.saveSettings, {
      body: { ...settings, ...it, version: await versionOf(owner, 'deposits') },
    })
  expectData(await save({ minDeposit: 20_000, exchangeRate: '26125.50' }))
  expectData(await save({ bankBin: '970407', bankAccountNumber: '19033344455', binanceId: '', exchangeRate: '25000' }))
  for (const { email } of [owner, other]) {
    const { text = '' } = await server.mailbox.waitFor(email, /Deposit settings were changed/)
    assert.match(text, new RegExp(`${owner.username} changed the deposit settings on .*\\(GMT\\+7\\)`))
    assert.match(text, /Bank: Vietcombank → Techcombank/)
    assert.match(text, /Account number: 1023020330000 → 19033344455/)
    assert.match(text, /Binance ID: 712345672 → \(empty\)/)
    assert.match(text, /₫ per 1 USDT: 26125\.5 → 25000/)
    assert.doesNotMatch(text, /holder/)
    assert.equal(server.mailbox.mailsTo(email).filter((it) => /Deposit settings/.test(it.subject ?? '')).length, 1)
  }
  assert.deepEqual(
    server.mailbox.mailsTo(second.email).filter((it) => /Deposit settings/.test(it.subject ?? '')),
    [],
  )
  expectData(await save({}))
  await server.db.transaction((tx) => removeOperator(tx, other.email))
})
