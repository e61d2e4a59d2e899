import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { StartupError } from '../startup-error.ts'
import { findPostmaster } from './postmaster.ts'
import { startEmbeddedPostgres } from './start.ts'
import type { EmbeddedPostgres } from './start-server.ts'

let dataDir: string
let database: EmbeddedPostgres
const print = () => {}

before(async () => {
  dataDir = await newFolder()
  database = await startEmbeddedPostgres({ dataDir, print })
})

after(async () => {
  await database.stop()
  await rm(dirname(dataDir), { recursive: true })
})

test('an empty folder becomes a database that keeps its password to itself', async () => {
  assert.equal(database.adopted, false)
  assert.deepEqual(await ask('select 1 as one'), [{ one: 1 }])
  const wrong = new Client({ connectionString: database.url.replace(/:[^:@]+@/, ':guess@') })
  await assert.rejects(wrong.connect(), /password authentication failed/)
})

test('a live server is adopted, also when several ask at once', async () => {
  const others = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, print })))
  assert.deepEqual(
    others.map(({ url, adopted }) => ({ url, adopted })),
    others.map(() => ({ url: database.url, adopted: true })),
  )
})

test('kill -9 of the server: what was acknowledged is there after the next start', async () => {
  await ask('create table kept (n int)')
  let acknowledged = 0
  const client = new Client({ connectionString: database.url })
  client.on('error', () => {})
  await client.connect()
  const writing = (async () => {
    for (;;) {
      await client.query('insert into kept values ($1)', [acknowledged])
      acknowledged++
    }
  })().catch(() => {})
  while (acknowledged < 200) await new Promise((done) => setTimeout(done, 10))
  await killServer()
  await writing
  database = await startEmbeddedPostgres({ dataDir, print })
  assert.equal(database.adopted, false)
  const [row] = await ask('select count(*)::int as count from kept')
  assert.ok(Number(row?.count) >= acknowledged, `${row?.count} rows of ${acknowledged}`)
})

test('a lock file whose process number belongs to another program now does not stop a start', async () => {
  await database.stop()
  const data = join(dataDir, 'postgres', 'data')
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`)
  database = await startEmbeddedPostgres({ dataDir, print })
  assert.equal(database.adopted, false)
  assert.deepEqual(await ask('select 1 as one'), [{ one: 1 }])
})

test('a folder that is no database, of another version or of another user, is refused with a sentence', async () => {
  const broken = await newFolder()
  await mkdir(join(broken, 'postgres', 'data'), { recursive: true })
  await assert.rejects(startEmbeddedPostgres({ dataDir: broken, print }), sentence(/is not a PostgreSQL database/))
  await writeFile(join(broken, 'postgres', 'data', 'PG_VERSION'), '12\n')
  await assert.rejects(startEmbeddedPostgres({ dataDir: broken, print }), sentence(/was made by PostgreSQL 12/))
  await writeFile(join(broken, 'postgres', 'data', 'PG_VERSION'), '18\n')
  await assert.rejects(startEmbeddedPostgres({ dataDir: broken, print }), sentence(/password is gone/))
  await writeFile(join(broken, 'postgres', 'password'), 'restored')
  if (process.getuid?.() === 0) {
    const other = sentence(/belongs to user 0, but user \w+ runs it: run "chown -R \w+ \S+" as root/)
    await assert.rejects(startEmbeddedPostgres({ dataDir: broken, print }), other)
  }
  const { uid, gid } = await stat(join(broken, 'postgres'))
  await chown(join(broken, 'postgres', 'data'), uid, gid)
  await assert.rejects(startEmbeddedPostgres({ dataDir: broken, print }), sentence(/does not start: /))
  await rm(dirname(broken), { recursive: true })
})

test('a disk without room for a database is told in one sentence', {
  skip: process.getuid?.() !== 0 && 'needs root, who may mount a small disk',
}, async () => {
  const small = await newFolder()
  const disk = ['-t', 'tmpfs', '-o', 'size=48m,mode=755', 'none', small]
  await promisify(execFile)('mount', disk)
  try {
    await assert.rejects(
      startEmbeddedPostgres({ dataDir: small, print }),
      sentence(/has 4\d MiB left, but a new database/),
    )
  } finally {
    await promisify(execFile)('umount', [small])
    await rm(dirname(small), { recursive: true })
  }
})

test('root in a home only he may enter: the database moves to where its user can go, and is found there again', {
  skip: process.getuid?.() !== 0 && 'needs root',
}, async () => {
  const closed = await newFolder(0o700)
  const logged: string[] = []
  const first = await startEmbeddedPostgres({ dataDir: closed, print: (line) => logged.push(line) })
  const home = (await readFile(join(closed, 'postgres-is-elsewhere.txt'), 'utf8')).trim()
  const second = await startEmbeddedPostgres({ dataDir: closed, print })
  await first.stop()
  assert.equal(second.url, first.url)
  assert.match(logged.join('\n'), new RegExp(`lives in ${home}`))
  await Promise.all([dirname(closed), home].map((folder) => rm(folder, { recursive: true })))
})

function sentence(expected: RegExp) {
  return (error: unknown) => {
    assert.ok(error instanceof StartupError)
    assert.match(error.message, expected)
    assert.doesNotMatch(error.message, /\n/)
    return true
  }
}

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function killServer(): Promise<void> {
  const server = await findPostmaster(join(dataDir, 'postgres', 'data'))
  assert.ok(server)
  process.kill(server.pid, 'SIGKILL')
}

/** As root the database runs as another user, who can only pass through a folder of mode 0755. */
async function newFolder(mode = 0o755): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'runmart-'))
  await chmod(parent, mode)
  await mkdir(join(parent, 'data'))
  return join(parent, 'data')
}
