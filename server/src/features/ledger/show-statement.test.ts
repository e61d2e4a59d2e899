import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { customerAccount, house, post } from './index.ts'

const server = await startTestServer()

/** Posts a customer's movements in this order, with these times. */
async function postAt(customer: Person, movements: readonly (readonly [amount: number, at: string])[]) {
  for (const [amount, at] of movements) {
    const legs = { [customerAccount(customer.id)]: amount, [amount > 0 ? house.bank : 'house:sales']: -amount }
    const kind = amount > 0 ? 'bank_deposit' : 'order_ref'
    await server.db.transaction((tx) => post(tx, { kind, reference: randomUUID(), legs }))
    // Only the owner of the tables may do this, and only in tests: history does not change.
    await server.owner.transaction(async (tx) => {
      await tx.run(sql`alter table ledger.entries disable trigger user`)
      await tx.run(sql`
        update ledger.entries set created_at = ${at} where id = (select max(e.id) from ledger.entries e
          join ledger.accounts a on a.id = e.account_id where a.path = ${customerAccount(customer.id)})`)
      await tx.run(sql`alter table ledger.entries enable trigger user`)
    })
  }
}

const statementOf = async (customer: Person, month: string) =>
  expectData(await customer.call(api.ledger.statement, { params: { month } }))

test('a month begins with what there was and ends with what is left, in the customer’s days', async () => {
  const customer = await server.createCustomer()
  await postAt(customer, [
    [1_000, '2026-09-30T16:59:59Z'],
    [500, '2026-09-30T17:00:00Z'],
    [-200, '2026-10-15T10:00:00Z'],
    [70, '2026-10-31T17:00:00Z'],
  ])
  const october = await statementOf(customer, '2026-10')
  assert.equal(october.timeZone, 'Asia/Ho_Chi_Minh')
  assert.deepEqual(
    [october.opening, october.in, october.out, october.closing, october.total],
    [1_000, 500, 200, 1_300, 2],
  )
  assert.deepEqual(
    october.items.map((it) => [it.amount, it.balanceAfter]),
    [
      [500, 1_500],
      [-200, 1_300],
    ],
  )
  expectData(await customer.call(api.accounts.editProfile, { body: { timeZone: 'UTC' } }))
  assert.deepEqual(
    (await statementOf(customer, '2026-10')).items.map((it) => it.amount),
    [-200, 70],
  )
})

test('each month goes on where the one before ended, also when what was posted later had begun earlier', async () => {
  const customer = await server.createCustomer()
  await postAt(customer, [
    [1_000, '2026-09-10T00:00:00Z'],
    [50, '2026-10-01T10:00:00.200Z'],
    [-300, '2026-09-30T16:59:59.900Z'],
    [5, '2026-10-20T10:00:00Z'],
    [9, '2026-11-01T00:00:00Z'],
  ])
  const months = await Promise.all(['2026-09', '2026-10', '2026-11'].map((month) => statementOf(customer, month)))
  assert.deepEqual(
    months.map((it) => [it.opening, it.closing]),
    [
      [0, 700],
      [700, 755],
      [755, 764],
    ],
  )
  for (const { opening, items, closing } of months)
    assert.equal(items.at(-1)?.balanceAfter, closing, `${opening} and what follows`)
})

test('a month without movements keeps the balance; what is no month is refused, and nobody sees another’s', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  await postAt(customer, [[1_000, '2026-09-10T00:00:00Z']])
  const { opening, closing, items } = await statementOf(customer, '2026-10')
  assert.deepEqual([opening, closing, items], [1_000, 1_000, []])
  assert.equal((await statementOf(other, '2026-09')).closing, 0)
  for (const month of ['2026-13', '2026', 'now', '1026-01'])
    expectRefusal(await customer.call(api.ledger.statement, { params: { month } }), 400, 'VALIDATION')
})
