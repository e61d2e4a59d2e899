import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { vietQr } from '@runmart/contract/deposits-vietqr'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { cassoStandIn } from '#outside/casso/stand-in.ts'
import { type Notice, startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'
import { matchTransfer } from './match-transfer.ts'
import { pollSepay } from './poll-sepay.ts'
import { settleTransfers } from './settle-transfers.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const cassoSecrets = { secureToken: 'a token of the old kind', key: 'a key of the new kind' }
const server = await startTestServer({ sepay: { apiKey: '', secret: SECRET, ...sepay.access }, casso: cassoSecrets })
const closed = await startTestServer({ sepay: { apiKey: '', secret: '', apiToken: '', apiUrl: '' } })
const real = await startTestServer({ demoPassword: null, demoBank: false })
await server.db.transaction(seedDemoSettings)
const bank = { nextId: sepay.nextId, tell: (notice: Notice, secret?: string) => sepay.tell(server.url, notice, secret) }
const casso = cassoStandIn(server.url, cassoSecrets)

const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const arrives = (person: Person, balance: number) => eventually(async () => (await balanceOf(person)) === balance)
const statusOf = (externalId: number) =>
  server.db.transaction(
    async (tx) =>
      (
        await tx.find<{ status: string }>(
          sql`select status from deposits.transfers where external_id = ${String(externalId)}`,
        )
      )?.status,
  )
const booksAgree = async () =>
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )

// Proves S3.42, S7.31, S9.16, S9.17.
test('deposit information works signed out; signed in it carries my content and a QR for it', async () => {
  const open = expectData(await server.as(null)(api.deposits.information))
  assert.deepEqual([open.bank?.transferContent, open.bank?.qr, open.crypto?.content], [null, null, null])
  assert.deepEqual(open.rules, {
    autoUpdateMinutes: 5,
    manualConfirmAfterSeconds: 60,
    wrongContentFeePercent: 5,
    minDeposit: 10_000,
  })
  expectRefusal(await server.as('nonsense')(api.deposits.information), 401, 'UNAUTHENTICATED')

  const customer = await server.createCustomer()
  const { bank: mine, crypto } = expectData(await customer.call(api.deposits.information))
  assert.match(mine?.transferContent ?? '', /^NAP[2-9A-HJ-NP-Z]{7}$/)
  assert.equal(crypto?.content, mine?.transferContent)
  assert.equal(mine?.qr, vietQr({ bin: '970436', account: '1023020330000', content: mine?.transferContent ?? '' }))
  assert.equal(await transferContent(customer), mine?.transferContent)
})

// Proves S1.6, S3.31, S3.35, S3.66.
test('a transfer with my content is credited by itself, whatever the bank wraps around it', async () => {
  const customer = await server.createCustomer()
  const code = await transferContent(customer)
  const answer = await bank.tell({ content: `MBVCB.14.${code.toLowerCase()}329014.CT tu 029`, transferAmount: 123_457 })
  assert.deepEqual([answer.status, await answer.json()], [200, { success: true }])
  await arrives(customer, 123_457)
  const { items } = expectData(await customer.call(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.type, it.status, it.amount, it.balanceAfter]),
    [['bank_deposit', 'success', 123_457, 123_457]],
  )
  assert.match(items[0]?.transferContent ?? '', new RegExp(code, 'i'))
  await booksAgree()
})

// Proves R45.
test('the same notice fifty times at once and again later: one credit, every answer 200', async () => {
  const customer = await server.createCustomer()
  const notice = { id: bank.nextId(), content: await transferContent(customer), transferAmount: 70_000 }
  const answers = await Promise.all(Array.from({ length: 50 }, () => bank.tell(notice)))
  assert.ok(answers.every((answer) => answer.status === 200))
  await arrives(customer, 70_000)
  assert.equal((await bank.tell(notice)).status, 200)
  await bank.tell({ content: await transferContent(customer), transferAmount: 1 })
  await arrives(customer, 70_001)
  await booksAgree()
})

test('a job that runs many times at once, and the sweep, credit it once', async () => {
  const customer = await server.createCustomer()
  const id = bank.nextId()
  await bank.tell({ id, content: await transferContent(customer), transferAmount: 5_000 })
  await arrives(customer, 5_000)
  const { transferId } = await server.db.transaction((tx) =>
    tx.get<{ transferId: string }>(
      sql`select id as "transferId" from deposits.transfers where external_id = ${String(id)}`,
    ),
  )
  await Promise.all(Array.from({ length: 20 }, () => server.db.transaction((tx) => matchTransfer(tx, transferId))))
  assert.equal(await balanceOf(customer), 5_000)
})

test('late, repeated, tiny and large transfers are each credited as they came', async () => {
  const customer = await server.createCustomer()
  const code = await transferContent(customer)
  for (const transferAmount of [1, 999, 20_000_000_000, 999]) await bank.tell({ content: code, transferAmount })
  await arrives(customer, 1 + 999 + 20_000_000_000 + 999)
})

test('a transfer of a customer who was blocked meanwhile is his all the same', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set status = 'blocked' where id = ${customer.id}`),
  )
  const id = bank.nextId()
  await bank.tell({ id, content, transferAmount: 60_000 })
  await eventually(async () => (await statusOf(id)) === 'credited')
  await booksAgree()
})

// Proves R44.
test('what nobody can be found for, or went to another account, waits for the operator; money that left is no deposit', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  const [code, otherCode] = [await transferContent(customer), await transferContent(other)]
  const waiting = [
    { id: bank.nextId(), content: 'thanh toan don hang' },
    { id: bank.nextId(), content: `${code} ${otherCode}` },
    { id: bank.nextId(), content: code, accountNumber: '999999' },
  ]
  for (const notice of waiting) assert.equal((await bank.tell(notice)).status, 200)
  for (const { id } of waiting) await eventually(async () => (await statusOf(id)) === 'unmatched')
  const operator = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, operator.email))
  const { items } = expectData(
    await operator.call(api.depositsOperator.transfers, { query: { status: 'unmatched', limit: '100' } }),
  )
  assert.deepEqual(
    waiting.map(({ id }) => items.find((it) => it.externalId === String(id))?.reason),
    [{ code: 'no-customer' }, { code: 'several-customers' }, { code: 'other-account', account: '999999' }],
  )
  const out = { id: bank.nextId(), content: code, transferType: 'out' }
  assert.equal((await bank.tell(out)).status, 200)
  assert.equal(await statusOf(out.id), undefined)
  assert.equal(await balanceOf(customer), 0)
})

// Proves R43.
test('forged notices write nothing', async () => {
  const customer = await server.createCustomer()
  const code = await transferContent(customer)
  const count = () =>
    server.db.transaction((tx) => tx.get<{ n: number }>(sql`select count(*)::int as n from deposits.transfers`))
  const before = await count()
  assert.equal((await bank.tell({ content: code }, 'not the secret')).status, 401)
  assert.equal((await bank.tell({ content: code }, '')).status, 401)
  for (const headers of [
    {},
    { authorization: 'Apikey ' },
    { authorization: 'Apikey undefined' },
    { host: 'localhost' },
    { 'secure-token': '' },
  ])
    for (const path of ['sepay', 'casso']) {
      const answer = await fetch(`${server.url}/api/webhooks/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
        body: '{"id":1}',
      })
      assert.equal(answer.status, 401)
    }
  assert.deepEqual(await count(), before)
})

test('without any secret the door does not exist', async () => {
  assert.equal((await sepay.tell(closed.url, { content: 'x' }, '')).status, 404)
})

test('a genuine notice in an unknown form is refused, and the operator sees that the feed has a problem', async () => {
  assert.equal((await bank.tell({ transferAmount: '5' as never })).status, 400)
  const { problem } = await server.db.transaction((tx) =>
    tx.get<{ problem: string }>(sql`select last_problem as problem from deposits.feeds where feed = 'sepay'`),
  )
  assert.match(problem, /could not be read/)
})

test('both generations of Casso are believed by their own signatures, each transfer once', async () => {
  const customer = await server.createCustomer()
  const description = await transferContent(customer)
  const old = [
    { id: 1, description, amount: 1_000, reference: 'C1' },
    { id: 2, description, amount: 2_000, reference: 'C2' },
    { id: 3, description, amount: -500, reference: 'C3' },
  ]
  const fresh = { id: 4, description, amount: 4_000, reference: 'C4' }
  for (let i = 0; i < 3; i++) {
    assert.equal((await casso.tellOld(old)).status, 200)
    assert.equal((await casso.tell(fresh)).status, 200)
  }
  await arrives(customer, 7_000)
  const forger = cassoStandIn(server.url, { secureToken: 'guess', key: 'guess' })
  assert.equal((await forger.tellOld(old)).status, 401)
  assert.equal((await forger.tell(fresh)).status, 401)
})

// Proves R44.
test('two feeds tell of the same transfer: the second waits for the operator', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const reference = `FT${randomInt(1e9)}`
  await bank.tell({ content, referenceCode: reference, transferAmount: 40_000 })
  await arrives(customer, 40_000)
  const id = randomInt(1e9)
  await casso.tell({ id, description: content, amount: 40_000, reference })
  await eventually(async () => (await statusOf(id)) === 'unmatched')
  assert.equal(await balanceOf(customer), 40_000)
})

test('two feeds tell of the same transfer in the same instant: one credit', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  for (let round = 0; round < 12; round++) {
    const reference = `RACE${round}.${randomInt(1e9)}`
    await Promise.all([
      bank.tell({ content, referenceCode: reference, transferAmount: 1_000 }),
      casso.tell({ id: randomInt(1e9), description: content, amount: 1_000, reference: reference.toLowerCase() }),
    ])
  }
  const settled = () =>
    server.db.transaction((tx) =>
      tx.get<{ open: number }>(sql`select count(*)::int as open from deposits.transfers where status = 'new'`),
    )
  await eventually(async () => (await settled()).open === 0)
  assert.equal(await balanceOf(customer), 12_000)
  await booksAgree()
})

test('text and times that cannot be stored or read do not stop the others', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  assert.equal((await bank.tell({ content: `a\0b ${content}`, transferAmount: 700 })).status, 200)
  await arrives(customer, 700)
  const body = JSON.stringify({
    error: 0,
    data: [{ id: 9, tid: 'X', description: content, amount: 5, when: 'yesterday' }],
  })
  const headers = { 'content-type': 'application/json', 'secure-token': cassoSecrets.secureToken }
  const answer = await fetch(`${server.url}/api/webhooks/casso`, { method: 'POST', headers, body })
  assert.equal(answer.status, 400)
  const { problem } = await server.db.transaction((tx) =>
    tx.get<{ problem: string }>(sql`select last_problem as problem from deposits.feeds where feed = 'casso'`),
  )
  assert.match(problem, /could not be read: .*yesterday/)
})

/** Polls SePay's list, as the cron job does. */
async function poll(): Promise<void> {
  await server.db.transaction((tx) =>
    tx.run(sql`update deposits.feeds set asked_at = '-infinity' where feed = 'sepay'`),
  )
  await pollSepay({ db: server.db, log: createLog('silent', 'test') }, server.shop)
}

// Proves R45.
test('a transfer whose webhook got lost is found in the list; webhook and list at once credit it once', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const lost = { id: sepay.nextId(), content, transferAmount: 11_000 }
  const both = { id: sepay.nextId(), content, transferAmount: 22_000 }
  for (const notice of [lost, both]) sepay.list(notice)
  await Promise.all([...Array.from({ length: 10 }, () => bank.tell(both)), ...Array.from({ length: 5 }, poll)])
  await arrives(customer, 33_000)
  await poll()
  await bank.tell({ content, transferAmount: 1 })
  await arrives(customer, 33_001)
  await booksAgree()
})

// Proves R91.
test('a notice above the limit of the owner is credited once the polled list has the transfer with this sum', async () => {
  const setLimit = (limit: number) =>
    server.db.transaction((tx) => tx.run(sql`update deposits.settings set notice_limit = ${limit}`))
  await setLimit(50_000)
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const notice = (transferAmount: number) => ({ id: sepay.nextId(), content, transferAmount })
  const [small, large, late] = [notice(50_000), notice(50_001), notice(60_000)]
  for (const it of [large, late, small]) assert.equal((await bank.tell(it)).status, 200)
  await arrives(customer, 50_000)
  sepay.list({ ...large, transferAmount: 50_002 })
  await poll()
  assert.equal(await statusOf(large.id), 'new')
  sepay.list(large)
  await poll()
  await arrives(customer, 100_001)
  // The list did not confirm it in time: it waits for an operator, unless the list confirms it later.
  await server.db.transaction((tx) =>
    tx.run(sql`update deposits.transfers set unlisted_until = now() where external_id = ${String(late.id)}`),
  )
  const settle = () => settleTransfers({ db: server.db, log: createLog('silent', 'test') })
  await settle()
  assert.equal(await statusOf(late.id), 'unmatched')
  sepay.list(late)
  await poll()
  await arrives(customer, 160_001)
  await setLimit(0)
  await booksAgree()
})

// Proves R46.
test('in a demo a transfer can be simulated, through the real door; a real shop has no such call', async () => {
  const customer = await server.createCustomer()
  expectData(await customer.call(api.deposits.simulate, { body: { amount: 250_000 } }))
  await arrives(customer, 250_000)
  const person = await real.createCustomer()
  expectRefusal(await person.call(api.deposits.simulate, { body: { amount: 250_000 } }), 404, 'NOT_FOUND')
})
