import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Reader } from './reader.ts'
import { compile, sql } from './sql.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'), { asOwner: true })
after(async () => {
  await db.close()
  await database.drop()
})
await db.transaction((tx) => tx.run(sql`create table public.numbers (id int primary key, n bigint not null)`))

// Proves R25.
test('values never become text; pieces of SQL nest', () => {
  const where = sql`name = ${"'; drop table users --"}`
  const { text, values } = compile(sql`select * from t where ${where} and age > ${5}`)
  assert.equal(text, 'select * from t where name = $1 and age > $2')
  assert.deepEqual(values, ["'; drop table users --", 5])
})

test('a transaction whose failed statement was swallowed does not pass for written', async () => {
  const work = db.transaction(async (tx) => {
    await tx.run(sql`insert into public.numbers values (1, 1)`)
    await tx.run(sql`select 1 / 0`).catch(() => {})
  })
  await assert.rejects(work, /ended as ROLLBACK/)
  assert.equal(await db.transaction((tx) => tx.find(sql`select from public.numbers where id = 1`)), null)
})

test('what only reads cannot write, not even through a function, and sees what was committed a moment ago', async () => {
  await db.transaction((tx) => tx.run(sql`insert into public.numbers values (7, 7)`))
  await db.transaction((tx) =>
    tx.run(
      sql`create function public.write_number() returns void language sql as 'insert into public.numbers values (8, 8)'`,
    ),
  )
  const readOnly = /read-only transaction/
  await assert.rejects(
    db.read((reader) => reader.all(sql`insert into public.numbers values (8, 8)`)),
    readOnly,
  )
  await assert.rejects(
    db.read((reader) => reader.get(sql`select public.write_number()`)),
    readOnly,
  )
  const [found, missing] = await db.read((reader) =>
    Promise.all([7, 8].map((id) => reader.find<{ n: number }>(sql`select n from public.numbers where id = ${id}`))),
  )
  assert.deepEqual([found?.n, missing], [7, null])
})

test('readers hold no connection between statements, so that one may wait for another', async () => {
  const count = (reader: Reader) => reader.get(sql`select count(*) from public.numbers`)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.read(async (reader) => {
        await count(reader)
        await db.read(count)
        await assert.rejects(reader.all(sql`select 1 / 0`), /division by zero/)
        await count(reader)
      }),
    ),
  )
})

test('of many that read at once each gets its own rows, and one that fails touches no other', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      db.read((reader) => reader.get<{ n: number }>(sql`select 10 / (${n}::int - 20) as "unused", ${n}::int as n`)),
    ),
  )
  assert.deepEqual(
    answers.map((it) => (it.status === 'fulfilled' ? it.value.n : String(it.reason))),
    answers.map((_, n) => (n === 20 ? 'error: division by zero' : n)),
  )
})

test('a time is read to the millisecond, in UTC, however it is written', async () => {
  const times = ['2026-01-31 08:30:00.123456+00', '2026-01-31 08:30:00.1+00', '2026-01-31 08:30:00+00']
  const read = (text: string, zone: string) =>
    db.transaction(async (tx) => {
      await tx.run(sql`select set_config('timezone', ${zone}, true)`)
      return (await tx.get<{ at: string }>(sql`select ${text}::timestamptz as at`)).at
    })
  for (const zone of ['UTC', 'Asia/Ho_Chi_Minh'])
    assert.deepEqual(await Promise.all(times.map((it) => read(it, zone))), [
      '2026-01-31T08:30:00.123Z',
      '2026-01-31T08:30:00.100Z',
      '2026-01-31T08:30:00.000Z',
    ])
})

test('a statement after the end fails instead of opening a transaction that nobody ends', async () => {
  let late: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => tx.run(sql`select 1`))
    late.catch(() => {})
  })
  await assert.rejects(late, /is over/)
})

test('a wait for a lock ends, as a refusal that may be repeated', async () => {
  await db.transaction((tx) => tx.run(sql`insert into public.numbers values (20, 0)`))
  await db.transaction(async (holder) => {
    await holder.run(sql`update public.numbers set n = 1 where id = 20`)
    const waiting = db.transaction((tx) => tx.run(sql`update public.numbers set n = 2 where id = 20`))
    await assert.rejects(waiting, (problem) => problem instanceof Refusal && problem.code === 'UNAVAILABLE')
  })
})

// Proves R27.
test('a whole number that JSON cannot hold is refused rather than rounded', async () => {
  await assert.rejects(
    db.transaction((tx) => tx.all(sql`select ${'9007199254740993'}::bigint as n`)),
    /too large to read/,
  )
})

test('two transactions that lock in opposite order both end well', async () => {
  await db.transaction((tx) => tx.run(sql`insert into public.numbers values (10, 0), (11, 0)`))
  const move = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.run(sql`update public.numbers set n = n + 1 where id = ${first}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.run(sql`update public.numbers set n = n + 1 where id = ${second}`)
    })
  await Promise.all([move(10, 11), move(11, 10)])
  const rows = await db.transaction((tx) =>
    tx.all<{ n: number }>(sql`select n from public.numbers where id in (10, 11)`),
  )
  assert.deepEqual(
    rows.map((row) => row.n),
    [2, 2],
  )
})

test('cut connections are a refusal that may be repeated, and the pool heals by itself', async () => {
  const cut = db.transaction(async (tx) => {
    const { pid } = await tx.get<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.transaction((other) => other.run(sql`select pg_terminate_backend(${pid})`))
    await tx.run(sql`select 1`)
  })
  await assert.rejects(cut, (problem) => problem instanceof Refusal && problem.code === 'UNAVAILABLE')
  await db.transaction((tx) => tx.run(sql`select 1`))
})

test('while the database is away every transaction is refused in bounded time', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:9/none', createLog('silent', 'test'))
  await assert.rejects(
    away.transaction((tx) => tx.run(sql`select 1`)),
    (problem) => problem instanceof Refusal && problem.code === 'UNAVAILABLE',
  )
  await away.close()
})

test('what travels with a beginning that fails is not done, and the pool goes on', async () => {
  const began = () =>
    db.quickTransaction(
      (tx) =>
        Promise.all([
          tx.run(sql`insert into public.numbers values (31, 31)`),
          tx.find(sql`select from public.numbers where id = 31`),
        ]),
      { lock_timeout: 'not a time' },
    )
  await Promise.all(
    Array.from({ length: 30 }, () => assert.rejects(began, /invalid value for parameter "lock_timeout"/)),
  )
  const [, isThere] = await db.quickTransaction((tx) =>
    Promise.all([
      tx.run(sql`insert into public.numbers values (32, 32)`),
      tx.all(sql`select id from public.numbers where id in (31, 32)`),
    ]),
  )
  assert.deepEqual(isThere, [{ id: 32 }])
})

test('work is done after the commit, and not after a rollback', async () => {
  let done = 0
  await db.transaction(async (tx) => tx.afterCommit(() => done++))
  const failing = db.transaction(async (tx) => {
    tx.afterCommit(() => done++)
    throw new Refusal('CONFLICT')
  })
  await assert.rejects(failing)
  assert.equal(done, 1)
})

test('migrating what is migrated changes nothing, also from four nodes at once', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)))
  assert.deepEqual(
    results.map((it) => it.applied),
    [[], [], [], []],
  )
})

test('a write that cannot be sent, or that the database refuses, takes the whole transaction with it', async () => {
  await db.transaction((tx) => tx.run(sql`create table public.written (id int primary key)`))
  const count = async () =>
    (await db.transaction((tx) => tx.get<{ count: number }>(sql`select count(*)::int as count from public.written`)))
      .count
  await assert.rejects(
    db.transaction((tx) => {
      tx.write(sql`insert into public.written values (1)`)
      tx.write(sql`insert into public.written values (${{ large: 1n } as never})`)
    }),
    /BigInt/,
  )
  await assert.rejects(
    db.transaction((tx) => {
      tx.write(sql`insert into public.written values (2)`)
      tx.write(sql`insert into public.written values (2)`)
      tx.write(sql`insert into public.written values (3)`)
    }),
    /duplicate key/,
  )
  await assert.rejects(
    db.transaction(async (tx) => {
      tx.write(sql`insert into public.written values (4)`)
      tx.write(sql`insert into public.nowhere values (4)`)
      await tx.all(sql`select 1`)
    }),
    /nowhere/,
  )
  assert.equal(await count(), 0)
  await db.transaction((tx) => tx.write(sql`insert into public.written values (5)`))
  assert.equal(await count(), 1)
})
