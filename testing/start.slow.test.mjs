import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, launchShop, newDataDir, removeDataDir, until } from './launched-shop.mjs'

const KILLS = 8
/** A kill costs the requests under way; their share depends on the number of requests between two kills. */
const REQUESTS_BETWEEN_KILLS = 200

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
  for (const name of ['start-all', 'start-api', 'start-worker']) assert.ok(shop.part(`server/build/${name}.js`), name)
  assert.match(shop.said, new RegExp(`http://localhost:${port}`))
  assert.match(shop.said, /demo@runmart\.local +demo-of-the-start-test-1/)
  assert.match(shop.said, /operator@runmart\.local +demo-of-the-start-test-1/)
})

test('the product works with a login that cannot become the owner, and is not told the one that can', async () => {
  assert.match(shop.said, /database {2}the product has a login of its own, which cannot become the owner/)
  for (const part of ['start-api', 'start-worker'])
    for (const pid of shop.parts(part)) {
      if (!existsSync(`/proc/${pid}/environ`)) continue
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      assert.ok(environment.some((it) => it.startsWith('APP_DATABASE_URL=postgresql://runmart_login:')))
      assert.ok(environment.every((it) => !it.includes('postgresql://runmart:')))
    }
})

test('kill -9 of the worker: it comes back by itself', async () => {
  const victim = shop.part('start-worker')
  process.kill(victim, 'SIGKILL')
  await until('another worker', () => shop.part('start-worker') && shop.part('start-worker') !== victim)
  await until('word of it', () => shop.said.includes('The worker is back.'))
  await shop.ready()
})

test('kill -9 of one API process after the other, under load: no outage, and nothing acknowledged is lost', async (t) => {
  assert.equal(shop.parts('start-api').length, 2)
  const token = await demoToken()
  const load = putUnderLoad(token)
  t.after(() => load.end())
  for (let round = 0; round < KILLS; round++) {
    await until('requests', () => load.asked() >= (round + 1) * REQUESTS_BETWEEN_KILLS)
    const before = shop.parts('start-api')
    const said = comebacks()
    process.kill(before[round % before.length], 'SIGKILL')
    await until('the process that was killed', () => comebacks() > said && shop.parts('start-api').length === 2)
  }
  const { asked, failed, unready, acknowledged } = await load.end()
  assert.ok(asked > 200, `only ${asked} requests`)
  assert.equal(unready, 0, 'the shop was away')
  assert.ok(failed <= asked / 100, `${failed} of ${asked} requests failed`)
  assert.ok(acknowledged.length > 20)
  for (const account of acknowledged) assert.equal(await signIn(account), true, `${account.email} is lost`)
})

test('the metrics of all API processes come with one answer, each under its name', async () => {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  for (const name of ['api-1', 'api-2'])
    assert.match(text, new RegExp(`process_resident_memory_bytes.*process="${name}"`))
})

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
  const parts = [...shop.parts('start-api'), shop.part('start-worker')]
  process.kill(shop.part('start-all'), 'SIGKILL')
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
  const all = [shop.part('start-all'), ...shop.parts('start-api'), shop.part('start-worker'), postmaster()]
  shop.signal('SIGTERM')
  assert.equal(await shop.ended, 0)
  await until('the end of all', () => !all.some(isAlive))
  assert.equal(existsSync(join(dataDir, 'running')), false)
  shop = launchShop({ dataDir, port })
  await shop.announced()
})

test('a copy of the data folder of a running shop names the shop that it was copied from', async () => {
  const copy = await newDataDir()
  await mkdir(copy)
  await cp(join(dataDir, 'running'), join(copy, 'running'))
  const refused = launchShop({ dataDir: copy, port: await freePort() })
  assert.equal(await refused.ended, 1)
  assertSentence(refused.said, /^\S+ is a copy of \S+ that was made while Runmart ran there \(process \d+\)/)
  await removeDataDir(copy)
})

test('a data folder in a place that takes none ends the start at once', async () => {
  const refused = launchShop({ dataDir: '/proc/runmart', port: await freePort() })
  assert.equal(await refused.ended, 1)
  assertSentence(refused.said, /^The data folder \/proc\/runmart cannot be written/)
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

function newAccount() {
  const name = `u${randomBytes(6).toString('hex')}`
  return { username: name, email: `${name}@example.org`, password: 'correct-horse-7-battery' }
}

async function register() {
  const account = newAccount()
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

const comebacks = () => shop.said.match(/The API \d is back\./g)?.length ?? 0

async function demoToken() {
  const answer = await post('/api/user/auth/login', {
    email: 'demo@runmart.local',
    password: 'demo-of-the-start-test-1',
  })
  return (await answer.json()).data.accessToken
}

/** Requests pages, registers accounts and checks /readyz, each at a bounded rate, until stopped. */
function putUnderLoad(token) {
  const seen = { asked: 0, failed: 0, unready: 0, acknowledged: [] }
  const stopping = new AbortController()
  const again = async (pauseMs, act) => {
    while (!stopping.signal.aborted) {
      await act()
      await sleep(pauseMs)
    }
  }
  const count = (isFine) => {
    seen.asked++
    if (!isFine) seen.failed++
  }
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` }
    count((await fetch(`${shop.url}/api/user/auth/me`, { headers }).catch(() => null))?.ok)
  }
  const write = async () => {
    const account = newAccount()
    const answer = await post('/api/user/auth/register', account).catch(() => null)
    count(answer?.ok)
    if (answer?.ok) seen.acknowledged.push(account)
  }
  // A killed process cuts off its request, which counts as failed; an immediate retry must succeed.
  const check = async () => {
    const isAnswered = await answersAfresh('/readyz')
    count(isAnswered)
    if (!isAnswered && !(await answersAfresh('/readyz'))) seen.unready++
  }
  const all = [again(30, read), again(30, read), again(150, write), again(50, check)]
  return {
    asked: () => seen.asked,
    async end() {
      stopping.abort()
      await Promise.all(all)
      return seen
    },
  }
}

/** Whether a new connection gets 200. */
function answersAfresh(path) {
  return new Promise((resolve) => {
    const request = get(`${shop.url}${path}`, { agent: false, timeout: 10_000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}
