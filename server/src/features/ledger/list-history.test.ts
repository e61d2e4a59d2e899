import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { localTime } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { customerAccount, house, post } from './index.ts'

const server = await startTestServer()
const customer = await server.createCustomer()
const amounts = Array.from({ length: 25 }, (_, i) => (i % 5 === 4 ? -1_000 : 5_000 + i))
for (const [i, amount] of amounts.entries())
  await server.db.transaction((tx) =>
    post(tx, {
      kind: amount > 0 ? 'bank_deposit' : 'order_ref',
      reference: `h${i}`,
      details: { description: i === 24 ? '=1+1' : 'he said "hi", twice', orderCode: `RM-${i}` },
      legs: { [customerAccount(customer.id)]: amount, [amount > 0 ? house.bank : 'house:sales']: -amount },
    }),
  )

// Proves R51, S1.10, S3.32, S9.1.
test('pages run from the newest, ten at a time, and add up to the balance at every row', async () => {
  const first = expectData(await customer.call(api.ledger.history))
  assert.deepEqual([first.items.length, first.total, first.page, first.limit], [10, 25, 1, 10])
  const rest = expectData(await customer.call(api.ledger.history, { query: { limit: '100' } as never }))
  let running = 0
  for (const item of rest.items.toReversed()) {
    running += item.amount
    assert.equal(item.balanceAfter, running)
  }
  assert.equal(running, expectData(await customer.call(api.accounts.me)).user.balance)
  const third = expectData(await customer.call(api.ledger.history, { query: { page: '3' } as never }))
  assert.deepEqual(third.items, rest.items.slice(20))
})

// Proves R22, S3.34, S7.29.
test("filters narrow it; odd ones are refused, and nobody sees another's", async () => {
  const deposits = expectData(
    await customer.call(api.ledger.history, { query: { type: 'bank_deposit', limit: '100' } as never }),
  )
  assert.equal(deposits.total, amounts.filter((amount) => amount > 0).length)
  assert.equal(expectData(await customer.call(api.ledger.history, { query: { status: 'pending' } })).total, 0)
  // Days are the customer's: their day may begin while Greenwich still has the day before.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  assert.equal(
    expectData(await customer.call(api.ledger.history, { query: { from: '2020-01-01', to: '2020-01-02' } })).total,
    0,
  )
  assert.ok(
    expectData(await customer.call(api.ledger.history, { query: { from: '2020-01-01', to: tomorrow } })).total >= 24,
  )
  for (const query of [
    { limit: '101' },
    { limit: '1e9' },
    { page: '0' },
    { page: '-1' },
    { type: 'x' },
    { from: 'yesterday' },
    { from: '0000-01-01' },
  ])
    expectRefusal(await customer.call(api.ledger.history, { query: query as never }), 400, 'VALIDATION')
  const other = await server.createCustomer()
  assert.equal(expectData(await other.call(api.ledger.history)).total, 0)
})

const download = async (accessToken: string, language: string) => {
  const answer = await fetch(`${server.url}/api/user/transaction/history?format=csv`, {
    headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
  })
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="runmart-transactions.csv"$/)
  return (await answer.text()).trim().split('\r\n')
}

// Proves R31.
test('all of it downloads as a table, with nothing a spreadsheet would run', async () => {
  const lines = await download(customer.accessToken, 'en')
  assert.equal(lines.length, 26)
  assert.match(lines[1] ?? '', /,Service order,.*,RM-24,Done,-1000,\d+,.*,'=1\+1,$/)
  assert.match(lines[2] ?? '', /,Bank deposit,.*,"he said ""hi"", twice",$/)
})

test('the table is in the words, the numbers and the time of its reader, and names what was bought', async () => {
  const shop = await createShop(server)
  const text = (name: string) => ({ name, description: 'What it does' })
  const texts = { en: text('Group page'), vi: text('Trang hội'), ru: text('Страница') }
  const buyer = await shop.createBuyer(10_000)
  const serviceId = await shop.createService({ category: 'telegram', texts })
  const body = { serviceId, amount: 2, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() }))
  expectData(await buyer.call(api.accounts.editProfile, { body: { timeZone: 'America/New_York' } }))
  const { createdAt } = expectData(await buyer.call(api.ledger.history)).items[0] ?? {}
  const [head, charge] = await download(buyer.accessToken, 'vi')
  assert.match(head ?? '', /^Thời gian \(America\/New_York\);Mã;Loại;Dịch vụ;Danh mục;Đơn hàng;/)
  const local = localTime(createdAt ?? '', 'America/New_York')
  assert.match(
    charge ?? '',
    new RegExp(`^${local};TX-\\w+;Đơn dịch vụ;Trang hội;Telegram;${order.orderCode};Hoàn thành;-2000;8000;`),
  )
  const { items } = expectData(await server.as(buyer.accessToken, 'ru')(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.serviceName, it.category, it.categoryName]),
    [
      ['Страница', 'telegram', 'Telegram'],
      [null, null, null],
    ],
  )
})

test('one transaction is found by its code, by its owner alone', async () => {
  const [newest] = expectData(await customer.call(api.ledger.history)).items
  const params = { code: newest?.transactionCode ?? '' }
  assert.deepEqual(expectData(await customer.call(api.ledger.transaction, { params })).transaction, newest)
  const other = await server.createCustomer()
  expectRefusal(await other.call(api.ledger.transaction, { params }), 404, 'NOT_FOUND')
  expectRefusal(await customer.call(api.ledger.transaction, { params: { code: 'TX-NONE' } }), 404, 'NOT_FOUND')
})

test("the rows of a page are found by an index, not by reading everybody's", async () => {
  const plan = await server.db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    return tx.all<{ 'QUERY PLAN': string }>(sql`
      explain select e.id from ledger.entries e where e.account_id = 1 order by e.id desc limit 10`)
  })
  assert.match(plan.map((row) => row['QUERY PLAN']).join('\n'), /entries_of_account/)
})
