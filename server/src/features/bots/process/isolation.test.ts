import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { serveStandIn } from '#outside/serve-stand-in.ts'
import { processes, sockets, ways } from '#test/bots/attacks-directly/direct-attacks.ts'
import { isolation, runBot, startBot } from '#test/bots/run-bot.ts'
import { commandOfText } from './isolation-command.ts'
import { languageNames, sourceOf } from './pack-sources.ts'
import { spawnCommand } from './spawn-isolated.ts'
import { innermostPid } from './watch-memory.ts'

const folder = await mkdtemp(join(tmpdir(), 'runmart-no-way-out-'))
after(() => rm(folder, { recursive: true }))
const without = (promise: (typeof isolation.missing)[number]) => isolation.missing.includes(promise) && 'not kept here'

const moduleNames = builtinModules.map((name) => `node:${name.replace('node:', '')}`)

test('a bot has no module of Node, by whatever way, and imports nothing but its own and the kit', async () => {
  const attacks = moduleNames.flatMap((name) => Object.keys(ways).map((way) => `ways ${way} ${name}`))
  const { results } = await runBot('attacks-directly', attacks)
  for (const [at, attack] of attacks.entries()) assert.equal(results[at]?.status, 'failed', attack)

  const others = [...moduleNames, 'pg', '../run-bot.ts', fileURLToPath(import.meta.resolve('@runmart/bots'))]
  const imports = await runBot(
    'attacks-directly',
    others.map((name) => `ways import ${name}`),
  )
  for (const [at, name] of others.entries())
    assert.equal(imports.results[at]?.text, `a bot imports its own files and the kit, not ${name}`)
})

test('of the globals and of process, a bot has what is named and nothing else', async () => {
  const web = `
    AbortController AbortSignal Blob Buffer CompressionStream CustomEvent DOMException DecompressionStream Event EventTarget
    ReadableStream TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLPattern URLSearchParams
    WritableStream atob btoa clearImmediate clearInterval clearTimeout crypto global performance process queueMicrotask
    setImmediate setInterval setTimeout structuredClone`
  const globals = [...new Set([...Object.getOwnPropertyNames(globalThis), ...builtinModules, ...moduleNames])]
  const notLanguage = globals.filter((name) => !languageNames.includes(name))
  const ofProcess = Object.getOwnPropertyNames(process)
  const lines = [...notLanguage.map((name) => `global ${name}`), ...ofProcess.map((name) => `process ${name}`)]
  const { results } = await runBot('reads-environment', lines)
  const found = lines.filter((_, at) => results[at]?.text !== 'false')
  const left = found.filter((line) => line.startsWith('process ')).map((line) => line.slice(8))
  assert.deepEqual(
    found.filter((line) => line.startsWith('global ')).toSorted(),
    web
      .trim()
      .split(/\s+/)
      .map((it) => `global ${it}`),
  )
  for (const name of ['binding', 'getBuiltinModule', 'report', 'execve', 'dlopen', 'kill', 'permission', 'chdir'])
    assert.ok(!left.includes(name), name)
  assert.ok(left.length <= 30, left.join())
})

const fresh = join(folder, 'fresh')
const secret = join(folder, 'secret')
const source = fileURLToPath(import.meta.url)
const fileAttacks = [
  ...['/etc/passwd', secret, source, '/proc/self/environ', '/proc/1/environ'].map((path) => `files read ${path}`),
  ...['open', 'later', 'look', 'remove', 'append', 'environment', 'unix'].map((way) => `files ${way} ${secret}`),
  ...[folder, process.cwd(), tmpdir()].map((path) => `files list ${path}`),
  ...['write', 'make', 'link', 'sqlite', 'snapshot', 'report', 'listenUnix'].flatMap((way) =>
    [fresh, '/fresh', '/tmp/runmart-fresh', '/dev/shm/runmart-fresh'].map((path) => `files ${way} ${path}`),
  ),
]
const assertNoFileChanged = () =>
  assert.deepEqual([secret, fresh, '/fresh', '/tmp/runmart-fresh', '/dev/shm/runmart-fresh'].map(existsSync), [
    ...[true, false, false, false, false],
  ])
before(() => writeFile(secret, 'SECRET=1', { mode: 0o666 }))
before(() => chmod(folder, 0o777))

test('a bot reads, lists and writes no file, not by sqlite, reports or snapshots either', async () => {
  const { results } = await runBot('attacks-directly', [...fileAttacks, 'files list /'])
  for (const [at, attack] of fileAttacks.entries()) assert.equal(results[at]?.status, 'failed', attack)
  assertNoFileChanged()
})

test('a bot starts no process, no thread, no native code and no inspector', async () => {
  const attacks = Object.keys(processes).map((way) => `processes ${way} ${process.pid}`)
  const { results, ending } = await runBot('attacks-directly', attacks)
  assert.equal(ending, null)
  for (const [at, attack] of attacks.entries()) assert.equal(results[at]?.status, 'failed', attack)
})

/** Runs the same attacks in a process with all of Node, behind all layers except Node's permissions. */
async function attackBehind(attacks: string[], permissions: boolean): Promise<(string | null)[]> {
  const text = `${sourceOf(import.meta.resolve('#test/bots/attacks-directly/direct-attacks.ts'))}
    // Exceptions outside the attack count as a refusal; the attack then never ends.
    process.on('uncaughtException', () => {})
    const later = () => new Promise((resolve) => setTimeout(resolve, 1_000, 'no answer'))
    const results = []
    for (const words of JSON.parse(process.argv[1])) results.push(await Promise.race([attack(words), later()]))
    process.stdout.write(JSON.stringify(results), () => process.exit(0))`
  const command = commandOfText(isolation.layers, 256, isolation.layers.ownUser ? 61_183 : null, text)
  const words = [...command.words, JSON.stringify(attacks.map((it) => it.split(' ')))]
  if (permissions) words.splice(words.indexOf('--no-warnings'), 0, '--permission')
  const child = spawnCommand({ ...command, words })
  const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)])
  assert.ok(stdout, stderr)
  return JSON.parse(stdout)
}

test("behind the missing modules stand Node's permissions, which refuse the same but sqlite", async () => {
  const attacks = [
    ...fileAttacks.filter((it) => !it.includes('sqlite')),
    ...Object.keys(processes)
      .filter((way) => way !== 'signal')
      .map((way) => `processes ${way}`),
  ]
  const refusals = await attackBehind(attacks, true)
  for (const [at, attack] of attacks.entries())
    assert.match(refusals[at] ?? 'got through', /^ERR_(ACCESS_DENIED|DLOPEN_DISABLED|INSPECTOR)/, attack)
  assertNoFileChanged()
})

test("behind Node's permissions stands an empty root, which refuses the same", {
  skip: without('mounts'),
}, async () => {
  for (const permissions of [true, false]) {
    const refusals = await attackBehind(fileAttacks, permissions)
    for (const [at, attack] of fileAttacks.entries()) assert.notEqual(refusals[at], null, attack)
    assertNoFileChanged()
  }
  const started = ['spawn', 'spawnSync', 'exec', 'execve', 'addon'].map((way) => `processes ${way}`)
  const refusals = await attackBehind(started, false)
  for (const [at, attack] of started.entries()) assert.notEqual(refusals[at], null, attack)
})

test('the root of a bot holds what Node maps and nothing else, and is read-only', {
  skip: without('mounts'),
}, async () => {
  const { ownRoot } = isolation.layers
  const text = `import { readdirSync } from 'node:fs'
    const found = readdirSync('/', { recursive: true, withFileTypes: true }).filter((it) => !it.isDirectory())
    console.log(JSON.stringify(found.map((it) => it.parentPath.replace(/\\/$/, '') + '/' + it.name)))`
  const child = spawnCommand(commandOfText(isolation.layers, 256, isolation.layers.ownUser ? 61_183 : null, text))
  const found: string[] = JSON.parse(await readText(child.stdout))
  assert.deepEqual(found.toSorted(), ownRoot?.files.toSorted())
  for (const path of found) assert.match(path, /^\/(node|setpriv)$|\.so\b/)
})

test('a bot has no privilege and can get none', { skip: without('mounts') }, async () => {
  await using run = startBot('does-nothing')
  await run.child.ready
  const status = readFileSync(`/proc/${innermostPid(run.child.pid ?? 0)}/status`, 'utf8')
  for (const kind of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
    assert.match(status, new RegExp(`^${kind}:\\t0+$`, 'm'))
  assert.match(status, /^NoNewPrivs:\t1$/m)
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
  const hidden = createServer(() => called++).listen(`\0${path}`)
  t.after(() => Promise.all([site.close(), unix.close(), hidden.close()]))
  const { port } = new URL(site.url)
  const attacks = [
    ...Object.keys(sockets).map((way) => `sockets ${way} ${port}`),
    ...[`files unix ${path}`, `files unix \0${path}`, `files listenUnix ${path}2`],
  ]
  const { results } = await runBot('attacks-directly', attacks, { limits: { lineMs: 3_000 } })
  for (const [at, attack] of attacks.entries()) assert.notEqual(results[at]?.status, 'ok', attack)
  const refusals = await attackBehind(attacks, true)
  for (const [at, attack] of attacks.entries()) assert.notEqual(refusals[at], null, attack)
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
  const attacks = [process.pid, other.child.pid, -1].map((pid) => `processes signal ${pid}`)
  const refusals = await attackBehind(attacks, false)
  for (const [at, attack] of attacks.entries()) assert.notEqual(refusals[at], null, attack)
})
