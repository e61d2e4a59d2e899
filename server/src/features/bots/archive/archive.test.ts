import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, afterEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { api } from '@runmart/contract'
import type { LineStatus } from '@runmart/contract/bots'
import { insertInput } from '#features/orders/input-queries.ts'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { startStoreStandIn } from '#outside/object-store/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import type { Transactions } from '#platform/http/route.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { deleteOldFiles } from '../delete-files.ts'
import { endOfLog, insertNote } from '../log-queries.ts'
import { insertResults, type StoredResult } from '../result-queries.ts'
import { findRun, insertRun } from '../run-queries.ts'
import { archiveEnded } from './archive-ended.ts'
import { archiveRun } from './archive-run.ts'
import { removeArchives } from './remove-archives.ts'

const standIn = await startStoreStandIn()
const server = await startTestServer({ objectStore: standIn.access })
const { db } = server
const shop = await createShop(server)
const service = await shop.createService({
  provider: 'USER_PROVIDED',
  serviceType: 'AUTO_BOT',
  botId: 'link-checker',
  price: 0,
  category: 'proxy',
})
const buyer = await shop.createBuyer(1_000)
const store = objectStore(standIn.access)
const log = createLog('silent', 'test')
const context = { db, log }

after(() => standIn.close())
afterEach(() => {
  standIn.objects.clear()
  Object.assign(standIn, { trouble: 'none', troubles: 1_000_000, asked: [] })
})

/** Lines with all that may be in a line: other scripts, signs that some take for ends of lines, signs of JSON. */
const inputOf = (line: number) => `https://shop.example/đường-dẫn?${line}&"\\\u2028\u0085\t{}`
const statusOf = (line: number): LineStatus => (line % 7 === 0 ? 'skipped' : line % 3 === 0 ? 'failed' : 'ok')

/** A run over so many lines that ended after some of them. */
async function hasRun({ lines = 30, reached = 20, isOpen = false }): Promise<string> {
  const body = { serviceId: service, amount: lines, contactInfo: '@me', preOrder: true }
  const { id } = expectData(await buyer.call(api.orders.user, { body })).order
  const inputs = Array.from({ length: lines }, (_, index) => inputOf(index + 1))
  const results = Array.from({ length: reached }, (_, index): StoredResult => {
    const line = index + 1
    return { line, status: statusOf(line), text: `kết quả ${line}\n"✓"`, problem: line === 14 ? 'tooLate' : null }
  })
  await server.owner.transaction(async (tx) => {
    const order = { id, customerId: buyer.id }
    await insertInput(tx, order, { botId: 'link-checker', fileName: 'links.txt', lines: inputs, settings: null })
    await insertRun(tx, {
      orderId: id,
      customerId: buyer.id,
      botId: 'link-checker',
      fileName: 'links.txt',
      total: lines,
    })
    insertResults(tx, id, results)
    await tx.run(sql`update bots.runs set ended_at = now() - interval '2 hours' where order_id = ${id}`)
    if (!isOpen)
      await tx.run(sql`
        update orders.orders set status = 'success', bot_status = 'stopped', finished_at = now() where id = ${id}`)
  })
  return id
}

const runOf = async (orderId: string) => {
  const run = await db.transaction((tx) => findRun(tx, orderId))
  assert.ok(run)
  return run
}
const rowsHere = (orderId: string) =>
  server.owner.transaction((tx) =>
    tx.get<{ results: number; content: number; hashes: number }>(sql`
      select (select count(*)::int from bots.results where order_id = ${orderId}) as results,
        length(content) as content, count(sha256) over ()::int as hashes from orders.inputs where order_id = ${orderId}`),
  )
/** What its customer is answered, to the letter. */
const ask = async (orderId: string, query = '') => {
  const headers = { authorization: `Bearer ${buyer.accessToken}` }
  const answer = await fetch(`${server.url}/api/user/order/${orderId}/results?${query}`, { headers })
  return { status: answer.status, text: await answer.text() }
}
const download = (orderId: string) => ask(orderId, 'format=csv')

/** Another process that archives a run. */
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

/** The days go by. */
const age = (orderId: string, days: number) =>
  server.owner.transaction(async (tx) => {
    await tx.run(sql`
      update bots.runs set ended_at = ended_at - make_interval(days => ${days}) where order_id = ${orderId}`)
    await tx.run(sql`
      update orders.orders set finished_at = finished_at - make_interval(days => ${days}) where id = ${orderId}`)
  })
const KEEP_DAYS = 30
/** The days that files are kept are over. */
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

test('what is archived is shown to its customer alone', async () => {
  const id = await hasRun({})
  await archiveRun(db, store, id)
  const stranger = await server.createCustomer()
  expectRefusal(await stranger.call(api.bots.results, { params: { id }, query: {} }), 404, 'NOT_FOUND')
  expectRefusal(await server.as(null)(api.bots.results, { params: { id }, query: {} }), 401, 'UNAUTHENTICATED')
  assert.ok(standIn.asked.every((it) => !it.startsWith('GET')))
})

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

test('kill -9 after it was put there and before that was noted: nothing is lost, nothing is left over', async () => {
  const id = await hasRun({})
  const before = await download(id)
  await server.owner.transaction(async (tx) => {
    // Who is to delete the results waits here, with the object in the store.
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
  await archiveEnded(context, store)
  assert.ok(troubles - standIn.troubles <= 9, 'after some failures it does not go on asking')
  assert.deepEqual(await Promise.all(ids.map(download)), before)
  assert.equal(standIn.objects.size, 0)
  standIn.trouble = 'none'
  await archiveEnded(context, store)
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
  await archiveEnded(context, store)
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
  await removeArchives(context, store)
  assert.equal(standIn.objects.size, 2)
  standIn.trouble = 'none'
  await removeArchives(context, store)
  assert.equal(standIn.objects.size, 0)
  assert.deepEqual([(await runOf(archived)).archiveKey, (await runOf(killed)).archiveKey], [null, null])
  assert.match((await ask(archived)).text, /"total":0/)
  const { length } = standIn.asked
  await removeArchives(context, store)
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

test('100,000 lines move, and are read again', async () => {
  const id = await hasRun({ lines: 100_000, reached: 99_999 })
  await archiveRun(db, store, id)
  const { items, total } = expectData(
    await buyer.call(api.bots.results, { params: { id }, query: { page: '1000', limit: '100' } }),
  )
  const last = { line: 100_000, input: inputOf(100_000), status: 'skipped', text: '', problem: null }
  assert.deepEqual([total, items.length, items.at(-1)], [100_000, 100, last])
})
