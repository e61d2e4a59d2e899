import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './database.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { sql } from './sql.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'), { asOwner: true })
after(async () => {
  await db.close()
  await database.drop()
})

test('more than a batch goes; a row that somebody works on is left for the next time, and nobody waits', async () => {
  await db.transaction((tx) => tx.run(sql`create table public.old as select n from generate_series(1, 12000) as n`))
  const left = () => db.transaction((tx) => tx.all<{ n: number }>(sql`select n from public.old order by n`))
  await db.transaction(async (tx) => {
    await tx.run(sql`update public.old set n = n where n = 7`)
    await deleteInBatches(db, sql`public.old`, sql`n <= 11000`)
    assert.deepEqual([(await left()).length, (await left())[0]?.n], [1001, 7])
  })
  await deleteInBatches(db, sql`public.old`, sql`n <= 11000`)
  assert.deepEqual([(await left()).length, (await left())[0]?.n], [1000, 11_001])
})
