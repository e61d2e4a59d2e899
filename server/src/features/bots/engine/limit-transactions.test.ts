import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from '#test/database.ts'
import { limitTransactions } from './limit-transactions.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'), { connections: 8 })
after(async () => {
  await db.close()
  await database.drop()
})

test('so many transactions run at once, the others in turn, and one that fails leaves its place', async () => {
  const limited = limitTransactions(db, 3)
  const begun: number[] = []
  let now = 0
  let most = 0
  const work = (number: number) =>
    limited.transaction(async (tx) => {
      begun.push(number)
      most = Math.max(most, ++now)
      await tx.run(sql`select pg_sleep(0.02)`)
      now--
      if (number % 2) throw new Error(`odd ${number}`)
      return number
    })
  const ended = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => work(at)))
  assert.equal(most, 3)
  assert.deepEqual(begun, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  assert.deepEqual(
    ended.map((it) => (it.status === 'fulfilled' ? it.value : it.reason.message)),
    begun.map((number) => (number % 2 ? `odd ${number}` : number)),
  )
})
