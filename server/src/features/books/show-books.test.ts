import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const show = async (check?: 'now') => {
  const answer = await shop.operator.call(api.ledger.books, { query: check ? { check } : {} })
  return expectData(answer)
}
/** As if the last check had read ten years of orders. */
const takeLong = () =>
  server.owner.transaction((tx) => tx.run(sql`update books.last_check set took_ms = 60000, asked_at = null`))

test('books that are checked in a moment are checked whenever somebody looks', async () => {
  const first = await show()
  const second = await show()
  assert.ok(second.checkedAt > first.checkedAt)
  assert.deepEqual([first.isChecking, second.isChecking, second.ok], [false, false, true])
})

test('where a check takes long, what the last one found is shown, and a new one runs once for all who ask', async () => {
  const { isChecking: _, ...last } = await show()
  await takeLong()
  assert.deepEqual(await show(), { ...last, isChecking: false })
  const { id } = await shop.createBuyer(1_000)
  const change = (by: number) =>
    server.owner.transaction((tx) =>
      tx.run(sql`update ledger.accounts set balance = balance + ${by} where path = ${`customer:${id}:available`}`),
    )
  await change(7)
  assert.deepEqual([await show('now'), await show('now')], Array(2).fill({ ...last, isChecking: true }))
  const asked = await server.owner.transaction((tx) =>
    tx.all(sql`select from platform.outbox where name = 'books.check-now'`),
  )
  assert.ok(asked.length <= 1)
  // The check found it in a moment, so the next look checks again.
  const found = await eventually(async () => {
    const books = await show()
    return !books.ok && books
  })
  assert.equal(found.isChecking, false)
  await change(-7)
  assert.equal((await show()).ok, true)
})

test('a check that was asked for and never came is asked for again', async () => {
  await show()
  await takeLong()
  await show('now')
  await server.owner.transaction((tx) =>
    tx.run(sql`update books.last_check set took_ms = 60000, asked_at = now() - interval '1 hour'`),
  )
  assert.equal((await show()).isChecking, false)
  assert.equal((await show('now')).isChecking, true)
})
