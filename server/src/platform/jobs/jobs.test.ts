import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { retryJobs } from '#test/retry-jobs.ts'
import { slowWork } from '#test/stuck-worker.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import type { Shop } from '../shop.ts'
import { cronJob, enqueue, enqueueMany, job, jobHandler } from './job.ts'
import { startJobRunner } from './job-runner.ts'
import { startOutboxRelay } from './outbox-relay.ts'
import { holdWorkerLock } from './worker-lock.ts'

const database = await createDatabase()
const log = createLog('silent', 'test')
const db = openDatabase(database.url, log, { asOwner: true })
const count = job<{ by: number }>('test.count')
const failOnce = job<object>('test.fail-once')
const hang = job<object>('test.hang')
const hurry = job<object>('test.hurry')
let counted = 0
let failures = 0
let hanging = 0
let hurried = 0
const released = Promise.withResolvers<void>()

await db.transaction(async (tx) => {
  await tx.run(sql`create table public.began (id int)`)
  await tx.run(sql`create table public.finished (id int)`)
})
const relay = startOutboxRelay(db, database.url, log)
const presence = await holdWorkerLock(db, database.url, log, { onLost() {} })
const handlers = [
  jobHandler(count, async ({ by }) => {
    counted += by
  }),
  jobHandler(failOnce, async () => {
    if (failures++ === 0) throw new Error('the first time fails')
  }),
  jobHandler(hang, async () => {
    hanging++
    await released.promise
  }),
  jobHandler(
    hurry,
    async () => {
      hurried++
    },
    { isUrgent: true },
  ),
]
const engine = await startJobRunner({ db, log, shop: {} as Shop }, { handlers, cronJobs: [] }, presence.addHolder)
after(async () => {
  await relay.stop()
  await engine.stop()
  await presence.stop()
  await db.close()
  await database.drop()
})

const rowsIn = async (table: 'began' | 'finished') =>
  (
    await db.transaction((tx) =>
      tx.all(table === 'began' ? sql`select from public.began` : sql`select from public.finished`),
    )
  ).length

test('a job asked for in a transaction that commits is done, each once', async () => {
  await Promise.all(Array.from({ length: 200 }, () => db.transaction((tx) => enqueue(tx, count, { by: 1 }))))
  await eventually(() => counted >= 200)
  await sleep(200)
  assert.equal(counted, 200)
})

test('a job asked for in a transaction that fails never existed', async () => {
  const before = counted
  const failing = db.transaction(async (tx) => {
    enqueue(tx, count, { by: 1_000 })
    throw new Error('rolled back')
  })
  await assert.rejects(failing, /rolled back/)
  await db.transaction((tx) => enqueue(tx, count, { by: 1 }))
  await eventually(() => counted > before)
  assert.equal(counted, before + 1)
})

test('a job that fails is tried again', async () => {
  await db.transaction((tx) => enqueue(tx, failOnce, {}))
  await eventually(() => failures >= 1)
  await eventually(async () => {
    await retryJobs(db)
    return failures >= 2
  })
})

test('the same wish with the same key is done once', async () => {
  const before = counted
  const runAt = new Date(Date.now() + 4_000)
  await Promise.all(
    Array.from({ length: 5 }, () => db.transaction((tx) => enqueue(tx, count, { by: 1 }, { key: 'same', runAt }))),
  )
  await eventually(() => counted > before)
  await sleep(300)
  assert.equal(counted, before + 1)
})

test('an urgent job does not wait for others, however many hang', async () => {
  await db.transaction((tx) => enqueueMany(tx, hang, Array(30).fill({})))
  await eventually(() => hanging >= 10)
  await db.transaction((tx) => enqueue(tx, hurry, {}))
  await eventually(() => hurried === 1)
  released.resolve()
  await eventually(() => hanging === 30)
})

test('kill -9 of a worker: its job goes on elsewhere within seconds', async () => {
  const child = fork(new URL(import.meta.resolve('#test/stuck-worker.ts')), {
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const died = once(child, 'exit')
  await db.transaction((tx) => enqueue(tx, slowWork, { id: 1 }))
  await eventually(async () => (await rowsIn('began')) === 1)
  child.kill('SIGKILL')
  await died

  const finish = jobHandler(slowWork, async ({ id }, { db: jobDb }) => {
    await jobDb.transaction((tx) => tx.run(sql`insert into public.finished (id) values (${id})`))
  })
  const rescuer = await startJobRunner(
    { db, log, shop: {} as Shop },
    { handlers: [finish], cronJobs: [] },
    presence.addHolder,
  )
  try {
    await eventually(async () => (await rowsIn('finished')) === 1)
  } finally {
    await rescuer.stop()
  }
})

test('a scheduled job runs only in a shop that has what it needs', async () => {
  const cronJobs = [
    cronJob('0 0 1 1 *', 'test.always', async () => {}),
    cronJob('0 0 1 1 *', 'test.with-mailbox', async () => {}, 'mailbox'),
    cronJob('0 0 1 1 *', 'test.with-google', async () => {}, 'google'),
  ]
  const shop = { mailbox: null, google: { clientId: 'shop' } } as Shop
  const scheduler = await startJobRunner({ db, log, shop }, { handlers: [], cronJobs }, presence.addHolder)
  const listScheduled = () =>
    db.transaction((tx) =>
      tx.all<{ name: string }>(
        sql`select identifier as name from graphile_worker._private_known_crontabs where identifier like 'test.%' order by 1`,
      ),
    )
  try {
    await eventually(async () => (await listScheduled()).length > 0)
    assert.deepEqual(
      (await listScheduled()).map((it) => it.name),
      ['test.always', 'test.with-google'],
    )
  } finally {
    await scheduler.stop()
  }
})
