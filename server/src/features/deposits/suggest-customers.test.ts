import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { makeOperator } from '#features/accounts/index.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const server = await startTestServer({ sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' } })
await server.db.transaction(seedDemoSettings)
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

/** Sends a transfer with this memo, and returns it as an operator sees it in the inbox. */
async function waiting(content: string, by = operator): Promise<Transfer> {
  const id = sepay.nextId()
  await sepay.tell(server.url, { id, content, transferAmount: 50_000 })
  return eventually(async () => {
    const query = { status: 'unmatched' as const, q: String(id) }
    return expectData(await by.call(api.depositsOperator.transfers, { query })).items[0]
  })
}
const guesses = ({ suggestions }: Transfer) => suggestions.map((it) => [it.customer.username, it.reason, it.text])

test('a content that is nearly right suggests its owner, and credits nobody', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const body = content.slice(3)
  const other = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A')
  const slips = {
    'a blank in between': `NAP ${body.slice(0, 3)} ${body.slice(3)} cam on`,
    'one character wrong': `NAP${other(body[0])}${body.slice(1)} cam on`,
    'the last character wrong': `NAP${body.slice(0, 6)}${other(body[6])} cam on`,
    'one left out': `cam on NAP${body.slice(0, 2)}${body.slice(3)}`,
    'one too many': `NAP${body.slice(0, 4)}Z${body.slice(4)} cam on`,
    'the prefix swapped': `NPA${body} cam on`,
  }
  for (const [slip, memo] of Object.entries(slips)) {
    const transfer = await waiting(memo)
    assert.deepEqual([slip, guesses(transfer)], [slip, [[customer.username, 'content', content]]])
    assert.equal(transfer.status, 'unmatched')
  }
  assert.equal(expectData(await customer.call(api.accounts.me)).user.balance, 0)
})

test('an account that always paid for one customer, or a user name, suggests them; an account that paid for two suggests nobody', async () => {
  const [one, two] = [await server.createCustomer(), await server.createCustomer()]
  const pay = async (content: string, account: string) => {
    const id = sepay.nextId()
    await sepay.tell(server.url, { id, content: `${content}.CT tu ${account} VU HUYEN TUAN`, transferAmount: 50_000 })
    await eventually(async () => {
      const query = { status: 'credited' as const, q: String(id) }
      return expectData(await operator.call(api.depositsOperator.transfers, { query })).items[0]
    })
  }
  await pay(await transferContent(one), '0291000111222')
  assert.deepEqual(guesses(await waiting('cam on.CT tu 0291000111222 VU HUYEN TUAN')), [
    [one.username, 'payer', '0291000111222'],
  ])
  await pay(await transferContent(two), '0291000111222')
  assert.deepEqual(guesses(await waiting('cam on.CT tu 0291000111222 VU HUYEN TUAN')), [])
  assert.deepEqual(guesses(await waiting(`nap cho ${two.username.toUpperCase()} nhe`)), [
    [two.username, 'username', two.username],
  ])
  assert.deepEqual(guesses(await waiting('chuyen tien nha')), [])
  // The holder of the account in the bank's text is no username.
  assert.deepEqual(guesses(await waiting(`cam on.CT tu 0291000999888 ${two.username.toUpperCase()}`)), [])
})

test('who was blocked is suggested as that, and credited when an operator assigns it', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const body = { reason: 'stolen card' }
  expectData(await operator.call(api.accountsOperator.block, { params: { id: customer.id }, body }))
  const transfer = await waiting(`NAP ${content.slice(3)} cam on`)
  assert.deepEqual(guesses(transfer), [[customer.username, 'content', content]])
  assert.equal(transfer.suggestions[0]?.customer.status, 'blocked')
  const assign = { params: { id: transfer.id }, body: { customerId: customer.id, note: 'a blank in between' } }
  expectData(await operator.call(api.depositsOperator.assign, assign, { idempotencyKey: transfer.id }))
  const { items } = expectData(await operator.call(api.accounts.customers, { query: { q: customer.username } }))
  assert.equal(items[0]?.balance, 50_000)
})

test('who never confirmed an address, and so cannot deposit, is not suggested', async () => {
  const visitor = await server.registerVisitor()
  assert.deepEqual(guesses(await waiting(`nap cho ${visitor.username}`)), [])
})

test('who may not look for customers is told of none', async () => {
  const customer = await server.createCustomer()
  const cashier = await server.createCustomer()
  const grant = { isOwner: false, rights: ['money' as const] }
  expectData(await operator.call(api.accountsOperator.saveStaff, { params: { id: cashier.id }, body: grant }))
  const transfer = await waiting(`cho ${customer.username}`, cashier)
  assert.deepEqual(transfer.suggestions, [])
})
