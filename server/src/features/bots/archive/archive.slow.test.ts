import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { objectStore } from '#outside/object-store/object-store.ts'
import { sql } from '#platform/db/sql.ts'
import { archiveShop } from '#test/archive-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { archiveRun } from './archive-run.ts'

const { standIn, server, buyer, hasRun, inputOf, runOf, rowsHere, download } = await archiveShop()
const { db } = server
const store = objectStore(standIn.access)

/** Starts another process that archives a run. */
function startArchiving(orderId: string) {
  const { url, bucket, region, accessKey, secretKey } = standIn.access
  const env = {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.config.dataDir,
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
  return fork(new URL(import.meta.resolve('#test/archive-worker.ts')), [orderId], { env })
}

test('kill -9 after it was put there and before that was noted: nothing is lost, nothing is left over', async () => {
  const id = await hasRun({})
  const before = await download(id)
  await server.owner.transaction(async (tx) => {
    // The child has uploaded the object and waits here before it deletes the results.
    await tx.run(sql`select from bots.results where order_id = ${id} for update`)
    const child = startArchiving(id)
    await eventually(() => standIn.objects.size === 1)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  const { archiveKey, archivedAt } = await runOf(id)
  assert.deepEqual([archivedAt, [...standIn.objects.keys()]], [null, [archiveKey]])
  assert.deepEqual([await download(id), (await rowsHere(id)).results], [before, 20])
  await archiveRun(db, store, id)
  assert.deepEqual([...standIn.objects.keys()], [archiveKey])
  assert.ok((await runOf(id)).archivedAt)
  assert.deepEqual([await download(id), (await rowsHere(id)).results], [before, 0])
})

test('100,000 lines move, and are read again', async () => {
  const id = await hasRun({ lines: 100_000, reached: 99_999 })
  await archiveRun(db, store, id)
  const { items, total } = expectData(
    await buyer.call(api.bots.results, { params: { id }, query: { page: '1000', limit: '100' } }),
  )
  const last = { line: 100_000, input: inputOf(100_000), status: 'skipped', text: '', problem: null }
  assert.deepEqual([total, items.length, items.at(-1)], [100_000, 100, last])
})
