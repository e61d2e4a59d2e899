import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { ShownBooks } from '@runmart/contract/books'
import { type Sql, sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { checkAndKeep } from './check-books.ts'
import { noteAsked } from './queries.ts'

const server = await startTestServer()
const shop = await createShop(server)
const show = async () => expectData(await shop.operator.call(api.ledger.books))
const check = async () => expectData(await shop.operator.call(api.ledger.checkBooks))
const change = (statement: Sql) => server.owner.transaction((tx) => tx.run(statement))
const differencesOf = (books: ShownBooks) => books.checks.flatMap((it) => it.differences)
/** Pretends that the last check took a minute. */
const takeLong = () => change(sql`update books.last_check set took_ms = 60000`)
const takeAMoment = () => change(sql`update books.last_check set took_ms = 0`)

test('books that are checked in a moment are checked whenever somebody looks or asks', async () => {
  const all = [await show(), await show(), await check()]
  assert.equal(new Set(all.map((it) => it.checkedAt)).size, 3)
  for (const { isChecking, ok } of all) assert.deepEqual([isChecking, ok], [false, true])
})

test('who asks while a check runs waits for that one', async () => {
  const first = checkAndKeep(server.db)
  assert.equal(checkAndKeep(server.db), first)
  await first
  assert.notEqual(checkAndKeep(server.db), first)
})

test('where a check takes long, what the last one found is shown, and a new one is asked for once until it comes', async () => {
  const { isChecking: _, ...last } = await show()
  await takeLong()
  assert.deepEqual(await show(), { ...last, isChecking: false })
  const ask = () => server.db.transaction(noteAsked)
  assert.deepEqual([await ask(), await ask()], [true, false])
  assert.deepEqual(await show(), { ...last, isChecking: true })
  // The result never came.
  await change(sql`update books.last_check set asked_at = now() - interval '1 hour'`)
  assert.equal((await show()).isChecking, false)
  const { id, username } = await shop.createBuyer(1_000)
  const account = `customer:${id}:available`
  await change(sql`update ledger.accounts set balance = balance + 7 where path = ${account}`)
  assert.deepEqual(await check(), { ...last, isChecking: true })
  const found = await eventually(async () => {
    const books = await show()
    return !books.isChecking && books
  })
  assert.equal(found.ok, false)
  const told = differencesOf(found)
  assert.deepEqual(told, [
    {
      about: [{ kind: 'account', id: account, name: username, page: id }],
      fault: null,
      figures: [{ name: 'balance', has: 1_007, should: 1_000 }],
    },
  ])
  await takeLong()
  assert.deepEqual(differencesOf(await show()), told)
  await takeAMoment()
  await change(sql`update ledger.accounts set balance = balance - 7 where path = ${account}`)
  assert.equal((await show()).ok, true)
})

test('what a later version found and this one cannot put into words is left out', async () => {
  const { id } = await shop.createBuyer(1_000)
  const account = `customer:${id}:available`
  await change(sql`update ledger.accounts set balance = balance + 7 where path = ${account}`)
  assert.equal(differencesOf(await check()).length, 1)
  await change(sql`
    update books.last_check set took_ms = 60000,
      result = replace(result::text, '"kind": "account"', '"kind": "planet"')::jsonb`)
  const shown = await show()
  assert.deepEqual(
    shown.checks.flatMap((it) => it.examples),
    [`${account}: balance 1007 instead of 1000`],
  )
  assert.deepEqual(differencesOf(shown), [])
  await takeAMoment()
  await change(sql`update ledger.accounts set balance = balance - 7 where path = ${account}`)
})
