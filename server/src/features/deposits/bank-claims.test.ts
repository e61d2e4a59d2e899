import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { checkBooks } from '#features/books/index.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { deleteOldReceipts } from './bank-claim-queries.ts'
import { seedDemoSettings } from './index.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const server = await startTestServer({ sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' } })
await server.db.transaction(seedDemoSettings)
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

const today = new Date().toISOString().slice(0, 10)
let references = 0
const newReference = () => `FT${Date.now()}${references++}`
/** The smallest possible picture. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const claim = ({ call }: Person, reference: string, more: object = {}) =>
  call(api.bankClaims.claim, { body: { reference, amount: 150_000, sentOn: today, ...more } })
const mine = async ({ call }: Person) => expectData(await call(api.bankClaims.mine)).items
const waiting = async (customer: Person) =>
  expectData(await operator.call(api.bankClaims.list, { query: { status: 'waiting', limit: '100' } })).items.find(
    (it) => it.customer.id === customer.id,
  )
const decided = async (query: object) =>
  expectData(await operator.call(api.bankClaims.list, { query: { status: 'decided', limit: '100', ...query } }))
const refuse = async (customer: Person, reason: string) => {
  const params = { id: (await waiting(customer))?.id ?? '' }
  return expectData(await operator.call(api.bankClaims.refuse, { params, body: { reason } })).claim.id
}
const balanceOf = async (person: Person) => expectData(await person.call(api.accounts.me)).user.balance
const booksAgree = async () =>
  assert.deepEqual(
    (await server.db.snapshot(checkBooks)).checks.filter((it) => it.found),
    [],
  )
const arrive = (referenceCode: string, content: string, transferAmount = 150_000) =>
  sepay.tell(server.url, { id: sepay.nextId(), content, transferAmount, referenceCode })

// Proves S4.6.
test('a claim credits nothing; operators get it with the transfer that looks like it, and assigning that one settles it', async () => {
  const customer = await server.createCustomer()
  const reference = newReference()
  expectData(await claim(customer, reference.toLowerCase(), { receipt: png }))
  assert.equal(await balanceOf(customer), 0)
  assert.deepEqual((await waiting(customer))?.suggestions, [])

  await arrive(reference, 'no content at all')
  const found = await eventually(async () => {
    const it = await waiting(customer)
    return it?.suggestions[0]?.transfer.status === 'unmatched' ? it : null
  })
  assert.deepEqual([found.suggestions.map((it) => it.by), found.hasReceipt], [['reference'], true])
  assert.equal(await balanceOf(customer), 0)
  const { type, content } = expectData(await operator.call(api.bankClaims.receipt, { params: { id: found.id } }))
  assert.deepEqual([type, content], ['image/png', png])

  const params = { id: found.suggestions[0]?.transfer.id ?? '' }
  expectData(
    await operator.call(api.depositsOperator.assign, { params, body: { customerId: customer.id, note: 'claimed' } }),
  )
  assert.equal(await balanceOf(customer), 150_000)
  assert.equal((await mine(customer))[0]?.status, 'credited')
  expectRefusal(await claim(customer, reference), 409, 'ALREADY_USED')
  await booksAgree()
})

test('a transfer that arrives later with the right content settles the claim by itself, and is credited once', async () => {
  const customer = await server.createCustomer()
  const reference = newReference()
  expectData(await claim(customer, reference))
  await arrive(reference, `thanks ${await transferContent(customer)}`)
  await eventually(async () => (await mine(customer))[0]?.status === 'credited')
  assert.equal(await balanceOf(customer), 150_000)
  await booksAgree()
})

test('a transfer of another reference is suggested by amount and day, and settles the claim that the operator names', async () => {
  const customer = await server.createCustomer()
  expectData(await claim(customer, newReference(), { amount: 173_951 }))
  await arrive(newReference(), 'no content', 173_951)
  const found = await eventually(async () => {
    const it = await waiting(customer)
    return it?.suggestions[0] ? it : null
  })
  assert.equal(found.suggestions[0]?.by, 'amount')
  const body = { customerId: customer.id, note: 'same amount', claimId: found.id }
  const params = { id: found.suggestions[0]?.transfer.id ?? '' }
  expectData(await operator.call(api.depositsOperator.assign, { params, body }))
  assert.equal((await mine(customer))[0]?.status, 'credited')
})

test('a transfer that no feed reports is entered by its reference, which settles the claim', async () => {
  const customer = await server.createCustomer()
  const reference = newReference()
  expectData(await claim(customer, reference))
  const body = { customerId: customer.id, amount: 150_000, reference, note: 'on the statement' }
  expectData(await operator.call(api.depositsOperator.addMissed, { body }))
  assert.equal((await mine(customer))[0]?.status, 'credited')
  assert.equal(await balanceOf(customer), 150_000)
})

test('one claim per reference: sent again it is the same, another’s is refused, and after a refusal the owner may claim it', async () => {
  const [stranger, owner] = [await server.createCustomer(), await server.createCustomer()]
  const reference = newReference()
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(stranger, reference)))
  assert.equal(new Set(answers.map((it) => expectData(it).claim.id)).size, 1)
  assert.deepEqual(Object.keys(expectRefusal(await claim(owner, reference), 400, 'VALIDATION')), ['reference'])
  const params = { id: (await waiting(stranger))?.id ?? '' }
  const body = { reason: 'The sender is somebody else.' }
  expectData(await operator.call(api.bankClaims.refuse, { params, body }))
  expectRefusal(await operator.call(api.bankClaims.refuse, { params, body }), 409, 'CONFLICT')
  assert.deepEqual([(await mine(stranger))[0]?.status, (await mine(stranger))[0]?.reason], ['refused', body.reason])
  await server.mailbox.waitFor(stranger.email, /refused/)
  expectRefusal(await claim(stranger, reference), 400, 'VALIDATION')
  expectData(await claim(owner, reference))
  assert.equal(await balanceOf(owner), 0)
})

test('what cannot be is refused with a sentence: days, pictures, too many, operators', async () => {
  const customer = await server.createCustomer()
  const fieldOf = async (more: object) =>
    Object.keys(expectRefusal(await claim(customer, newReference(), more), 400, 'VALIDATION'))
  assert.deepEqual(await fieldOf({ sentOn: '2026-02-30' }), ['sentOn'])
  assert.deepEqual(await fieldOf({ sentOn: '2020-01-01' }), ['sentOn'])
  assert.deepEqual(await fieldOf({ sentOn: '2099-01-01' }), ['sentOn'])
  const html = Buffer.from('<html><script>alert(1)</script></html>').toString('base64')
  for (const receipt of [html, `${png.slice(0, 24)}`, 'not base64 at all', ''])
    assert.deepEqual(await fieldOf({ receipt }), ['receipt'])
  expectRefusal(await claim(operator, newReference()), 403, 'FORBIDDEN')
  for (let at = 0; at < 5; at++) expectData(await claim(customer, newReference()))
  expectRefusal(await claim(customer, newReference()), 409, 'CLAIMS_OPEN')
})

test('pictures are deleted some time after the decision, and not before', async () => {
  const customer = await server.createCustomer()
  expectData(await claim(customer, newReference(), { receipt: png }))
  const params = { id: (await waiting(customer))?.id ?? '' }
  const age = (days: number) =>
    server.db.transaction((tx) =>
      tx.run(
        sql`update deposits.bank_claims set decided_at = now() - make_interval(days => ${days}) where id = ${params.id}`,
      ),
    )
  const sweep = () => server.db.transaction((tx) => deleteOldReceipts(tx, 30))
  await sweep()
  expectData(await operator.call(api.bankClaims.receipt, { params }))
  expectData(await operator.call(api.bankClaims.refuse, { params, body: { reason: 'no' } }))
  await age(29)
  await sweep()
  expectData(await operator.call(api.bankClaims.receipt, { params }))
  await age(31)
  await sweep()
  expectRefusal(await operator.call(api.bankClaims.receipt, { params }), 404, 'NOT_FOUND')
})

// Proves S10.34.
test('what was decided is listed, the latest first, with who decided, why, and the transfer it was settled with', async () => {
  const [payer, stranger] = [await server.createCustomer(), await server.createCustomer()]
  const reference = newReference()
  expectData(await claim(payer, reference))
  await arrive(reference, 'no content at all')
  const transfer = await eventually(async () => {
    const it = (await waiting(payer))?.suggestions[0]?.transfer
    return it?.status === 'unmatched' ? it : null
  })
  // The assignment of a transfer with the same reference also settles the claim.
  const body = { customerId: payer.id, note: 'on the statement' }
  expectData(await operator.call(api.depositsOperator.assign, { params: { id: transfer.id }, body }))
  expectData(await claim(stranger, newReference()))
  await refuse(stranger, 'Nothing arrived.')

  const { items } = await decided({})
  const [last, before] = items
  assert.deepEqual(
    [last?.customer.id, last?.status, last?.reason, last?.decidedBy?.username, last?.transfer],
    [stranger.id, 'refused', 'Nothing arrived.', operator.username, null],
  )
  assert.deepEqual(
    [before?.customer.id, before?.status, before?.decidedBy?.username, before?.transfer?.id, before?.transfer?.note],
    [payer.id, 'credited', operator.username, transfer.id, 'on the statement'],
  )
  assert.ok(items.every((it) => it.decidedAt && it.status !== 'waiting'))
  assert.ok((await decided({ status: 'refused' })).items.every((it) => it.status === 'refused'))
})

test('claims that a transfer settles by itself were decided by nobody', async () => {
  const customer = await server.createCustomer()
  const reference = newReference()
  expectData(await claim(customer, reference))
  await arrive(reference, await transferContent(customer))
  await eventually(async () => (await mine(customer))[0]?.status === 'credited')
  const [found] = (await decided({ customerId: customer.id })).items
  assert.deepEqual([found?.decidedBy, found?.transfer?.bankReference], [null, reference])
})

test('claims are found by customer and by reference, page by page; of one customer what waits comes first', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  const references = [newReference(), newReference(), newReference()]
  expectData(await claim(customer, references[0] ?? ''))
  expectData(await claim(other, newReference()))
  for (const reference of references.slice(1)) expectData(await claim(customer, reference))
  const ofCustomer = async (query: object) => {
    const answer = expectData(
      await operator.call(api.bankClaims.list, { query: { customerId: customer.id, ...query } }),
    )
    return { total: answer.total, references: answer.items.map((it) => it.reference) }
  }
  const [oldest, , newest] = (await ofCustomer({ status: 'waiting' })).references
  assert.deepEqual([oldest, newest], [references[0], references[2]])
  const claims = expectData(await operator.call(api.bankClaims.list, { query: { customerId: customer.id } })).items
  for (const { id } of claims.slice(0, 2))
    expectData(await operator.call(api.bankClaims.refuse, { params: { id }, body: { reason: 'no' } }))
  const [first, second, third] = references
  assert.deepEqual(await ofCustomer({}), { total: 3, references: [first, third, second] })
  assert.deepEqual(await ofCustomer({ status: 'decided', limit: '1', page: '2' }), {
    total: 2,
    references: [third],
  })

  const byName = await decided({ q: customer.username.toUpperCase() })
  assert.deepEqual([byName.total, byName.items.every((it) => it.customer.id === customer.id)], [2, true])
  assert.deepEqual(
    (await decided({ q: references[1]?.toLowerCase() })).items.map((it) => it.reference),
    [references[1]],
  )
  assert.equal((await decided({ q: 'nobody is called so' })).total, 0)
  assert.equal((await decided({ customerId: 'no id' })).total, 0)
})
