import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { api } from '@runmart/contract'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { sql } from '#platform/db/sql.ts'
import type { Transactions } from '#platform/http/route.ts'
import { createLog } from '#platform/log.ts'
import { archiveShop } from '#test/archive-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectRefusal } from '#test/expect-answer.ts'
import { runConcurrently } from '#test/shop.ts'
import { deleteOldFiles } from '../delete-files.ts'
import { endOfLog, insertNote } from '../log-queries.ts'
import { archiveEnded } from './archive-ended.ts'
import { archiveRun } from './archive-run.ts'
import { removeArchives } from './remove-archives.ts'

const { standIn, server, buyer, hasRun, inputOf, runOf, rowsHere, ask, download } = await archiveShop()
const { db } = server
const store = objectStore(standIn.access)
const log = createLog('silent', 'test')
const context = { db, log }

afterEach(() => {
  standIn.objects.clear()
  Object.assign(standIn, { trouble: 'none', troubles: 1_000_000, asked: [] })
})

/** Moves an order's run this many days into the past. */
const age = (orderId: string, days: number) =>
  server.owner.transaction(async (tx) => {
    await tx.run(sql`
      update bots.runs set ended_at = ended_at - make_interval(days => ${days}) where order_id = ${orderId}`)
    await tx.run(sql`
      update orders.orders set finished_at = finished_at - make_interval(days => ${days}) where id = ${orderId}`)
  })
const KEEP_DAYS = 30
/** Moves the orders past the days of keeping and deletes their files. */
const forget = async (...orderIds: string[]) => {
  for (const id of orderIds) await age(id, KEEP_DAYS)
  await deleteOldFiles(db, log, KEEP_DAYS)
}

test('a run that is over moves: the same lines and results are read from there, whatever is asked for', async () => {
  const id = await hasRun({})
  const questions = ['', 'page=3', 'page=4', 'status=failed', 'status=ok,skipped&page=2&limit=5', 'format=csv']
  questions.push('format=txt&status=failed,skipped')
  const before = await Promise.all(questions.map((it) => ask(id, it)))
  assert.match(before[0]?.text ?? '', /"total":30/)
  assert.deepEqual(standIn.asked, [])
  await archiveRun(db, store, id)
  assert.deepEqual(await Promise.all(questions.map((it) => ask(id, it))), before)
  assert.deepEqual(await rowsHere(id), { results: 0, content: 0, hashes: 1 })
  assert.equal(standIn.asked.filter((it) => /^GET /.test(it)).length, questions.length)
})

// Proves R65.
test('what is archived is shown to its customer alone', async () => {
  const id = await hasRun({})
  await archiveRun(db, store, id)
  const stranger = await server.createCustomer()
  expectRefusal(await stranger.call(api.bots.results, { params: { id }, query: {} }), 404, 'NOT_FOUND')
  expectRefusal(await server.as(null)(api.bots.results, { params: { id }, query: {} }), 401, 'UNAUTHENTICATED')
  assert.ok(standIn.asked.every((it) => !it.startsWith('GET')))
})

// Proves R34.
test('what lies in the store is one object under a name that tells nothing and cannot be guessed', async () => {
  const id = await hasRun({})
  await archiveRun(db, store, id)
  const [[key = '', object] = []] = [...standIn.objects]
  assert.match(key, /^runs\/[0-9a-f]{32}\.jsonl\.gz$/)
  assert.ok(!key.includes(id.replaceAll('-', '').slice(0, 8)))
  assert.deepEqual([standIn.objects.size, object?.type], [1, 'application/gzip'])
  const rows = gunzipSync(object?.bytes ?? '')
    .toString()
    .split('\n')
  assert.deepEqual([rows.length, JSON.parse(rows[29] ?? '')], [31, { line: 30, input: inputOf(30) }])
  const other = await hasRun({})
  await archiveRun(db, store, other)
  assert.equal(standIn.objects.size, 2)
})

test('an order that is open keeps its files in the database', async () => {
  const id = await hasRun({ isOpen: true })
  await archiveRun(db, store, id)
  assert.deepEqual(standIn.asked, [])
  assert.equal((await runOf(id)).archiveKey, null)
})

test('the answer of the store is lost: asked again, and nothing is there twice', async () => {
  const id = await hasRun({})
  const before = await download(id)
  standIn.trouble = 'lost'
  await assert.rejects(archiveRun(db, store, id), ExternalServiceError)
  assert.deepEqual([(await runOf(id)).archivedAt, await download(id)], [null, before])
  standIn.troubles = 2
  await archiveRun(db, store, id)
  assert.deepEqual([...standIn.objects.keys()], [(await runOf(id)).archiveKey])
  assert.deepEqual(await download(id), before)
})

test('many workers at once: one object, and it is whole', async () => {
  const id = await hasRun({ lines: 5_000, reached: 4_500 })
  const before = await download(id)
  await runConcurrently(6, () => archiveRun(db, store, id))
  await archiveRun(db, store, id)
  assert.equal(standIn.objects.size, 1)
  assert.deepEqual(await download(id), before)
})

test('a worker that slept while another did it all does not put an empty file over a full one', async () => {
  const id = await hasRun({})
  const before = await download(id)
  const sleepy: Transactions = {
    transaction: db.transaction,
    async snapshot(work) {
      await archiveRun(db, store, id)
      return db.snapshot(work)
    },
  }
  await archiveRun(sleepy, store, id)
  assert.deepEqual(await download(id), before)
})

test('the store is away: results stay readable, and move when it is back', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => hasRun({})))
  const before = await Promise.all(ids.map(download))
  standIn.trouble = 'slow-down'
  const { troubles } = standIn
  await archiveEnded(context, { objectStore: store })
  assert.ok(troubles - standIn.troubles <= 9, 'after some failures it does not go on asking')
  assert.deepEqual(await Promise.all(ids.map(download)), before)
  assert.equal(standIn.objects.size, 0)
  standIn.trouble = 'none'
  await archiveEnded(context, { objectStore: store })
  for (const id of ids) assert.ok((await runOf(id)).archivedAt)
  assert.deepEqual(await Promise.all(ids.map(download)), before)
})

test('archived, and the store is away, has lost it, or broke it: come back later, and nothing is made up', async () => {
  const id = await hasRun({})
  await archiveRun(db, store, id)
  const isAway = async () =>
    void expectRefusal(await buyer.call(api.bots.results, { params: { id }, query: {} }), 503, 'UNAVAILABLE')
  for (const trouble of ['slow-down', 'lost', 'garbage'] as const) {
    standIn.trouble = trouble
    await isAway()
  }
  standIn.trouble = 'none'
  for (const [, object] of standIn.objects) object.bytes = object.bytes.subarray(0, -20)
  await isAway()
  standIn.objects.clear()
  await isAway()
})

test('without a store: files are kept as long as was said, from the end of the order on, and not longer', async () => {
  const [due, young, open] = [await hasRun({}), await hasRun({}), await hasRun({ isOpen: true })]
  await db.transaction((tx) => insertNote(tx, due, 'finished'))
  await age(young, KEEP_DAYS - 1)
  await age(open, KEEP_DAYS + 1)
  await forget(due)
  assert.deepEqual(await db.transaction((tx) => endOfLog(tx, due, 10)), [])
  assert.deepEqual([(await runOf(due)).filesGone, (await ask(due)).text.includes('"total":0')], [true, true])
  for (const id of [young, open]) assert.match((await ask(id)).text, /"total":30/)
})

test('what moves is what ended a while ago, also when nobody wrote down that the run has', async () => {
  const [ended, fresh, cancelled, open] = [
    await hasRun({}),
    await hasRun({}),
    await hasRun({}),
    await hasRun({ isOpen: true }),
  ]
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update bots.runs set ended_at = now() where order_id = ${fresh}`)
    await tx.run(sql`update bots.runs set ended_at = null where order_id = ${cancelled}`)
  })
  await archiveEnded(context, { objectStore: store })
  for (const id of [ended, cancelled]) assert.ok((await runOf(id)).archivedAt)
  for (const id of [fresh, open]) assert.equal((await runOf(id)).archiveKey, null)
})

test('forgotten files leave the store too, also those that were put there by one who was killed', async () => {
  const [archived, killed] = [await hasRun({}), await hasRun({})]
  await archiveRun(db, store, archived)
  standIn.trouble = 'lost'
  await assert.rejects(archiveRun(db, store, killed), ExternalServiceError)
  await forget(archived, killed)
  standIn.trouble = 'cut'
  await removeArchives(context, { objectStore: store })
  assert.equal(standIn.objects.size, 2)
  standIn.trouble = 'none'
  await removeArchives(context, { objectStore: store })
  assert.equal(standIn.objects.size, 0)
  assert.deepEqual([(await runOf(archived)).archiveKey, (await runOf(killed)).archiveKey], [null, null])
  assert.match((await ask(archived)).text, /"total":0/)
  const { length } = standIn.asked
  await removeArchives(context, { objectStore: store })
  assert.equal(standIn.asked.length, length)
})

test('forgotten while it is being put there: it does not stay', async () => {
  const id = await hasRun({})
  Object.assign(standIn, { trouble: 'hang', troubles: 1 })
  const archiving = archiveRun(db, objectStore(standIn.access, 1_000), id)
  await eventually(() => standIn.troubles === 0)
  await forget(id)
  await archiving
  assert.equal(standIn.objects.size, 0)
  assert.equal((await runOf(id)).archivedAt, null)
})
