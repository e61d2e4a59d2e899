import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort, launchShop, newDataDir, removeDataDir, until } from './launched-shop.mjs'

let dataDir
let port
let shop

before(async () => {
  dataDir = await newDataDir()
  port = await freePort()
  shop = launchShop({ dataDir, port })
  await shop.announced()
})

after(async () => {
  shop.signal('SIGTERM')
  await shop.ended
  await removeDataDir(dataDir)
})

test('a start ends with an address that answers and the demo sign-ins', async () => {
  assert.equal(await shop.isReady(), true)
  assert.match(shop.said, new RegExp(`http://localhost:${port}`))
  assert.match(shop.said, /demo@runmart\.local +demo-of-the-start-test-1/)
  assert.match(shop.said, /operator@runmart\.local +demo-of-the-start-test-1/)
})

for (const [name, file] of [
  ['API', 'start-api.ts'],
  ['worker', 'start-worker.ts'],
]) {
  test(`kill -9 of the ${name}: it comes back by itself`, async () => {
    const victim = shop.part(file)
    process.kill(victim, 'SIGKILL')
    await until(`another ${name}`, () => shop.part(file) && shop.part(file) !== victim)
    await until(`word of it`, () => shop.said.includes(`The ${name} is back.`))
    await shop.ready()
  })
}

test('kill -9 of the database: it comes back, with the account that was acknowledged just before', async () => {
  const account = await register()
  const victim = postmaster()
  process.kill(victim, 'SIGKILL')
  await until('another database', () => postmaster() && postmaster() !== victim)
  await until('sign-in', () => signIn(account))
})

test('a second start on the same port, or on the same data, says so in one sentence and harms nothing', async () => {
  const otherData = await newDataDir()
  const samePort = launchShop({ dataDir: otherData, port })
  assert.equal(await samePort.ended, 1)
  await removeDataDir(otherData)
  assertSentence(samePort.said, new RegExp(`^Port ${port} is in use by another program: .*PORT=${port + 1} npm start`))
  const sameData = launchShop({ dataDir, port: await freePort() })
  assert.equal(await sameData.ended, 1)
  assertSentence(sameData.said, /^Runmart is already running on .* \(process \d+\)/)
  assert.equal(await shop.isReady(), true)
})

test('kill -9 of the supervisor: API and worker end, and the next start adopts the living database', async () => {
  const account = await register()
  const database = postmaster()
  const parts = [shop.part('start-api.ts'), shop.part('start-worker.ts')]
  process.kill(shop.part('start-all.ts'), 'SIGKILL')
  assert.notEqual(await shop.ended, 0)
  await until('the end of both', () => parts.every((pid) => !isAlive(pid)))
  shop = launchShop({ dataDir, port })
  await shop.announced()
  assert.equal(postmaster(), database)
  assert.ok(await signIn(account))
})

test('kill -9 of the launcher: everything stops in order, the database too', async () => {
  const database = postmaster()
  shop.signal('SIGKILL')
  await until('the end of the database', () => !isAlive(database))
  shop = launchShop({ dataDir, port })
  await shop.announced()
})

test('SIGTERM: everything stops, the exit code is 0, nothing is left', async () => {
  const all = [shop.part('start-all.ts'), shop.part('start-api.ts'), shop.part('start-worker.ts'), postmaster()]
  shop.signal('SIGTERM')
  assert.equal(await shop.ended, 0)
  await until('the end of all', () => !all.some(isAlive))
  assert.equal(existsSync(join(dataDir, 'running')), false)
  shop = launchShop({ dataDir, port })
  await shop.announced()
})

test('a data folder that cannot be one is told in one sentence', async () => {
  const blocked = await newDataDir()
  writeFileSync(blocked, 'a file where a folder is wanted')
  const refused = launchShop({ dataDir: blocked, port: await freePort() })
  assert.equal(await refused.ended, 1)
  assertSentence(refused.said, /^The data folder .* cannot be written/)
  await removeDataDir(blocked)
})

function assertSentence(said, expected) {
  const lines = said.trim().split('\n')
  assert.equal(lines.length, 1, said)
  assert.match(lines[0], expected)
}

function postmaster() {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function register() {
  const name = `u${Date.now().toString(36)}`
  const account = { username: name, email: `${name}@example.org`, password: 'correct-horse-7-battery' }
  const answer = await post('/api/user/auth/register', account)
  assert.equal(answer.status, 200, await answer.text())
  return account
}

async function signIn({ email, password }) {
  const answer = await post('/api/user/auth/login', { email, password }).catch(() => null)
  return answer?.status === 200
}

function post(path, body) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${shop.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
