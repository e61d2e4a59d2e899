import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { serveStandIn } from '#outside/serve-stand-in.ts'
import { isolation, runBot, startBot } from '#test/bots/run-bot.ts'

const folder = await mkdtemp(join(tmpdir(), 'runmart-no-way-out-'))
after(() => rm(folder, { recursive: true }))
const without = (promise: (typeof isolation.missing)[number]) => isolation.missing.includes(promise) && 'not kept here'

test('a bot reads, lists and writes no file, and imports nothing but its own and the kit', async () => {
  const secret = join(folder, 'secret')
  await writeFile(secret, 'secret', { mode: 0o666 })
  const fresh = join(folder, 'fresh')
  const other = fileURLToPath(import.meta.resolve('@runmart/bots'))
  const attacks = [
    ...['/etc/passwd', secret, other, '/proc/self/environ', '/proc/1/environ'].map((path) => `read ${path}`),
    ...[`open ${secret}`, `later ${secret}`, `look ${secret}`, `remove ${secret}`, `append ${secret}`],
    ...[`list ${folder}`, 'list /', `list ${process.cwd()}`],
    ...[`write ${fresh}`, `make ${fresh}`, `link ${fresh}`],
  ]
  const { results } = await runBot('reads-files', attacks)
  for (const [at, attack] of attacks.entries())
    assert.deepEqual([results[at]?.status, results[at]?.text], ['failed', 'ERR_ACCESS_DENIED'], attack)
  assert.deepEqual([existsSync(fresh), existsSync(secret)], [false, true])
  const imports = await runBot('reads-files', [
    `import ${other}`,
    'import pg',
    'import ../run-bot.ts',
    'import node:os',
  ])
  assert.deepEqual(
    imports.results.map(({ status, text }) => [status, text]),
    [
      ['failed', `a bot imports its own files and the kit, not ${other}`],
      ['failed', 'a bot imports its own files and the kit, not pg'],
      ['failed', 'a bot imports its own files and the kit, not ../run-bot.ts'],
      ['ok', 'import worked'],
    ],
  )
})

test('a bot starts no process, no thread, no native code and no inspector', async () => {
  const ways = ['spawn', 'spawnSync', 'exec', 'fork', 'cluster', 'worker', 'addon', 'inspector', 'binding', 'context']
  const { results } = await runBot('starts-processes', ways)
  for (const [at, way] of ways.entries()) {
    assert.equal(results[at]?.status, 'failed', way)
    assert.match(results[at]?.text ?? '', /^ERR_(ACCESS_DENIED|DLOPEN_DISABLED|INVALID_MODULE|INSPECTOR)/, way)
  }
})

test('a bot sees no environment, no place and is nobody', async () => {
  process.env.DATABASE_PASSWORD = 'secret'
  const { results } = await runBot('reads-environment', ['x'])
  const { env, argv, cwd, uid } = JSON.parse(results[0]?.text ?? '')
  assert.deepEqual([env, argv, cwd], [{}, [], '/'])
  if (process.getuid?.() === 0) assert.ok(uid >= 61_184 && uid <= 65_519, `${uid}`)
})

test('a bot opens no connection, asks no name and waits for no caller', { skip: without('network') }, async (t) => {
  let called = 0
  const site = await serveStandIn((_, response) => {
    called++
    response.end()
  })
  const path = join(folder, 'door')
  const unix = createServer(() => called++).listen(path)
  t.after(() => Promise.all([site.close(), unix.close()]))
  const { port } = new URL(site.url)
  const attacks = [
    ...['tcp', 'http', 'fetch', 'websocket', 'udp'].map((way) => `${way} ${port}`),
    ...[`unix ${path}`, `listenUnix ${path}2`, 'listen', 'lookup', 'resolve'],
  ]
  const { results } = await runBot('opens-sockets', attacks, { limits: { lineMs: 3_000 } })
  for (const [at, attack] of attacks.entries()) assert.notEqual(results[at]?.status, 'ok', attack)
  assert.equal(called, 0)
})

test('a bot can signal neither us nor the bot of another', { skip: without('signals') }, async () => {
  await using other = startBot('does-nothing')
  other.child.give([{ line: 1, text: '' }])
  await other.answered(1)
  const { results } = await runBot('signals-others', [`${process.pid}`, 'parent', `${other.child.pid}`, '-1'])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['failed', 'failed', 'failed', 'failed'],
    JSON.stringify(results),
  )
})
