import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { createCustomerWithData, findTablesWith } from '#test/customer-with-data.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
await runBots(server)

const close = ({ call, password }: Person, giveUpBalance: number) =>
  call(api.accountClosure.close, { body: { password, giveUpBalance } })
const houseClosed = async () =>
  expectData(await shop.operator.call(api.ledger.books)).house.find((it) => it.account === 'house:closed')?.balance ?? 0

// Proves R64.
test('nothing personal is left anywhere; what was paid stays, and the books hold', async () => {
  const { person, traces } = await createCustomerWithData(server, shop)
  const { items } = expectData(await person.call(api.orders.history))
  // The audit log keeps the operators' reasons for credits, refunds and refusals in their own words. It keeps nothing
  // else.
  const { said, ...gone } = traces
  const words = [person.email, person.username, ...Object.values(gone)]
  const placesOfReasons = async () => (await findTablesWith(server, [said])).sort().join()
  assert.ok((await findTablesWith(server, words)).length >= 10, 'the search would find it')
  const balance = await shop.balanceOf(person)
  const before = await houseClosed()
  assert.equal((await close(person, balance)).message, 'Your account is closed. Goodbye, and thank you.')
  const mail = await server.mailbox.waitFor(person.email, /closed/)
  assert.match(mail.text ?? '', new RegExp(`Hi ${person.username}`))
  assert.match(mail.text ?? '', new RegExp(`pay out 1,000.₫ to Vietcombank.••••${traces.account.slice(-4)}`, 'u'))

  // The shop keeps the payout's destination until it is paid.
  await eventually(async () => (await findTablesWith(server, words)).join() === 'payouts.payouts')
  const { items: waiting } = expectData(await shop.operator.call(api.payouts.list, { query: { status: 'waiting' } }))
  const params = { id: waiting.find((it) => it.customer.id === person.id)?.id ?? '' }
  expectData(await shop.operator.call(api.payouts.pay, { params, body: { reference: 'FT-LAST' } }))
  assert.match((await server.mailbox.waitFor(person.email, /Payout sent/)).text ?? '', /^Hello,/)
  await eventually(async () => (await findTablesWith(server, words)).length === 0)
  assert.equal(await placesOfReasons(), 'audit.entries,audit.search_texts')
  assert.equal((await houseClosed()) - before, balance)
  const paid = await server.db.transaction((tx) =>
    tx.all<{ id: string; total: number }>(
      sql`select id, total from orders.orders where customer_id = ${person.id} order by id desc`,
    ),
  )
  assert.deepEqual(
    paid,
    items.map((it) => ({ id: it.id, total: it.totalCash })),
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('address and username are free again, for an account that knows nothing of the old one', async () => {
  const { person } = await createCustomerWithData(server, shop)
  expectData(await close(person, await shop.balanceOf(person)))
  const { username, email } = person
  const body = { username, email, password: 'a wholly new password' }
  expectData(await server.as(null)(api.accounts.register, { body }))
  const again = await server.signIn(body)
  assert.notEqual(again.id, person.id)
  const { user } = expectData(await again.call(api.accounts.me))
  assert.deepEqual([user.balance, user.totalDeposit, user.fullName], [0, 0, ''])
  assert.equal(expectData(await again.call(api.orders.history)).total, 0)
})
