import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { createDatabase } from '#test/database.ts'
import { customerAccount, findTotals, house, latestTransactions, post } from './index.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'))
const owner = openDatabase(database.url, createLog('silent', 'test'), { connections: 2, asOwner: true })
after(async () => {
  await db.close()
  await owner.close()
  await database.drop()
})

const deposit = (customer: string, amount: number, reference: string) =>
  db.transaction((tx) =>
    post(tx, { kind: 'deposit', reference, legs: { [house.manual]: -amount, [customerAccount(customer)]: amount } }),
  )
const spend = (customer: string, amount: number, reference: string) =>
  db.transaction((tx) =>
    post(tx, { kind: 'order_ref', reference, legs: { [customerAccount(customer)]: -amount, 'house:sales': amount } }),
  )
const balanceOf = async (customer: string) => (await db.transaction((tx) => findTotals(tx, customer))).balance

async function booksAgree(): Promise<void> {
  const { sum, wrong } = await db.transaction((tx) =>
    tx.get<{ sum: number; wrong: number }>(sql`select
      (select coalesce(sum(amount), 0) from ledger.entries)::bigint as sum,
      (select count(*) from ledger.accounts a where a.balance is not null
        and a.balance <> (select coalesce(sum(amount), 0) from ledger.entries e where e.account_id = a.id))::int as wrong`),
  )
  assert.deepEqual({ sum, wrong }, { sum: 0, wrong: 0 })
}

test('money comes in once per reference, however often it is told', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => deposit('lan', 50_000, 'bank:1')))
  assert.equal(results.filter(Boolean).length, 1)
  assert.equal(await balanceOf('lan'), 50_000)
  await booksAgree()
})

// Proves R40.
test('sixty orders at once with money for one: one is paid, nothing goes below zero', async () => {
  await deposit('minh', 10_000, 'bank:2')
  const orders = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => spend('minh', 10_000, `order:${i}`)))
  assert.equal(orders.filter((order) => order.status === 'fulfilled').length, 1)
  for (const order of orders)
    if (order.status === 'rejected')
      assert.ok(order.reason instanceof Refusal && order.reason.code === 'INSUFFICIENT_BALANCE')
  assert.equal(await balanceOf('minh'), 0)
  await booksAgree()
})

test('a posting that does not sum to zero, or names an account twice, does not exist', async () => {
  await assert.rejects(
    db.transaction((tx) => post(tx, { kind: 'deposit', reference: 'x', legs: { [customerAccount('x')]: 1 } })),
    /sum to zero/,
  )
  await assert.rejects(
    db.transaction((tx) =>
      tx.run(sql`select ledger.post('deposit', 'y', 'TX-Y', '{}', array['a', 'a'], array[1, -1]::bigint[])`),
    ),
    /each account once/,
  )
})

// Proves R51.
test('what is written is never changed: the product lacks the right, and even its owner is stopped', async () => {
  for (const statement of [
    sql`update ledger.entries set amount = 1`,
    sql`delete from ledger.entries`,
    sql`update ledger.transactions set kind = 'refund'`,
    sql`update ledger.transactions set details = '{"orderCode": "another"}'`,
    sql`truncate ledger.transactions cascade`,
  ]) {
    await assert.rejects(
      db.transaction((tx) => tx.run(statement)),
      /permission denied/,
    )
    await assert.rejects(
      owner.transaction((tx) => tx.run(statement)),
      /append-only/,
    )
  }
  for (const statement of [
    sql`update ledger.accounts set balance = 1000000`,
    sql`insert into ledger.accounts (path, balance) values ('customer:x', 5)`,
    sql`insert into ledger.entries (transaction_id, account_id, amount) values (1, 1, 5)`,
  ])
    await assert.rejects(
      db.transaction((tx) => tx.run(statement)),
      /permission denied/,
    )
})

test("an account is a customer's or the house's, nothing else", async () => {
  const legs = { 'custmer:typo:available': 5, [house.manual]: -5 }
  await assert.rejects(
    db.transaction((tx) => post(tx, { kind: 'deposit', reference: 'typo', legs })),
    /accounts_path_check/,
  )
})

test('each movement shows the balance after it, newest first', async () => {
  await deposit('ivan', 300, 'bank:3')
  await spend('ivan', 100, 'order:ivan')
  const transactions = await db.transaction((tx) => latestTransactions(tx, 'ivan', 10))
  assert.deepEqual(
    transactions.map((it) => [it.type, it.amount, it.balanceAfter]),
    [
      ['order_ref', -100, 200],
      ['deposit', 300, 300],
    ],
  )
  assert.match(transactions[0]?.transactionCode ?? '', /^TX-[2-9A-HJ-NP-Z]{9}$/)
})
