import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { jobAreas } from '@runmart/contract/jobs'
import { sql } from '#platform/db/sql.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { work } from '#src/worker.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
// No words exist for this language, so the job that writes the mail fails.
const NAME = 'account-closure.send-mail'
const doomed = job<object>(NAME)
const listed = async () => expectData(await operator.call(api.jobs.givenUp)).items
const waiting = async () => expectData(await operator.call(api.today.waiting)).items.find((it) => it.kind === 'jobs')

async function giveUpOne(): Promise<string> {
  const before = new Set((await listed()).map((it) => it.id))
  await server.db.transaction((tx) =>
    enqueue(tx, doomed, { username: 'of a mail', language: 'xx' }, { maxAttempts: 1 }),
  )
  return (await eventually(async () => (await listed()).find((it) => !before.has(it.id)))).id
}

test('a job that fails at its last try is listed with why, without what it carries, and waits for somebody', async () => {
  assert.equal(await waiting(), undefined)
  const id = await giveUpOne()
  const [found] = await listed()
  assert.deepEqual([found?.id, found?.name, found?.attempts], [id, NAME, 1])
  assert.ok(found?.problem)
  assert.ok(!JSON.stringify(found).includes('of a mail'))
  assert.equal((await waiting())?.count, 1)
  assert.equal((await waiting())?.oldestAt, found?.gaveUpAt)
})

test('of why it failed no links, tokens or addresses are told: mail servers quote them', async () => {
  const id = await giveUpOne()
  const quoted =
    'Mail to <Lan.Nguyen+shop@example.com> failed: 554 blocked: https://shop.example/reset#key=abc shop.example#key=abc token=xyz'
  await server.db.transaction((tx) =>
    tx.run(sql`update graphile_worker._private_jobs set last_error = ${quoted} where id = ${id}::bigint`),
  )
  assert.equal((await listed()).find((it) => it.id === id)?.problem, 'Mail to <…> failed: 554 blocked: … … …')
})

test('a job is tried again on demand, and who asked for it is written down', async () => {
  const id = await giveUpOne()
  const gaveUpAt = async () => (await listed()).find((it) => it.id === id)?.gaveUpAt
  const first = await gaveUpAt()
  assert.deepEqual(expectData(await operator.call(api.jobs.retry, { body: { ids: [id] } })), { count: 1 })
  await eventually(async () => {
    const again = await gaveUpAt()
    return again !== undefined && again !== first
  })
  assert.equal((await auditOf('jobs.retry')).length, 1)
})

test('a job is removed for good', async () => {
  const id = await giveUpOne()
  expectData(await operator.call(api.jobs.remove, { body: { ids: [id] } }))
  assert.ok(!(await listed()).some((it) => it.id === id))
  expectRefusal(await operator.call(api.jobs.remove, { body: { ids: [id] } }), 404, 'NOT_FOUND')
  assert.deepEqual(await auditOf('jobs.remove'), [NAME])
})

test('what each job is about has words, and there are none for what no job is about', () => {
  const areas = new Set([...work.handlers, ...work.cronJobs].map(({ name }) => name.replace(/\..*/, '')))
  assert.deepEqual([...areas].sort(), [...jobAreas].sort())
})

test('a job that still has tries left is nobody’s to retry or remove', async () => {
  await server.db.transaction((tx) =>
    enqueue(tx, doomed, {}, { runAt: new Date(Date.now() + 3_600_000), key: 'in an hour' }),
  )
  const { id } = await eventually(() =>
    server.db.transaction((tx) =>
      tx.find<{ id: string }>(sql`select id::text from graphile_worker.jobs where key = 'in an hour'`),
    ),
  )
  expectRefusal(await operator.call(api.jobs.retry, { body: { ids: [id] } }), 404, 'NOT_FOUND')
  expectRefusal(await operator.call(api.jobs.remove, { body: { ids: [id] } }), 404, 'NOT_FOUND')
  expectRefusal(await operator.call(api.jobs.retry, { body: { ids: ['one'] } }), 400, 'VALIDATION')
})

const auditOf = async (action: 'jobs.retry' | 'jobs.remove') =>
  expectData(await operator.call(api.audit.list, { query: { action } })).items.map((it) => it.subject)
