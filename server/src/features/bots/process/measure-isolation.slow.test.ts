import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { test } from 'node:test'
import { loadBots } from '@runmart/bots/registry'
import { isolation, usualLimits } from '#test/bots/run-bot.ts'
import { eventually } from '#test/eventually.ts'
import { commandOfText } from './isolation-command.ts'
import { measureIsolation } from './measure-isolation.ts'
import { buildOwnRoot } from './own-root.ts'
import { runProbe } from './probe/run-probe.ts'
import { spawnCommand } from './spawn-isolated.ts'
import { type LineAnswer, startBotProcess } from './start-bot-process.ts'

test('what holds here is measured once', async () => {
  assert.equal(await measureIsolation(), isolation)
  assert.equal(isolation.full, isolation.missing.length === 0)
  for (const promise of ['files', 'environment', 'processes', 'memory'] as const)
    assert.ok(!isolation.missing.includes(promise), promise)
})

const root = process.getuid?.() === 0
const means = ['setpriv', '--pdeathsig', 'KILL', '--', 'unshare', ...(root ? [] : ['--user', '--map-current-user'])]
const hasMeans =
  spawnSync(means[0] ?? '', [...means.slice(1), '--mount', '--net', '--pid', '--fork', '--', 'true']).status === 0
test('where the system has the means, nothing is missing', { skip: !hasMeans && 'no namespaces here' }, () => {
  assert.deepEqual(isolation.missing, [])
})

test('layers that are not there are told', async () => {
  const bare = await runProbe({ namespaces: null, ownRoot: null, setpriv: false, ownUser: false, reservedKb: null })
  assert.deepEqual(bare?.missing, ['mounts', 'signals', 'orphans'])
})

test('a machine that cannot build a root still runs bots, and tells', async () => {
  const without = await runProbe({ ...isolation.layers, ownRoot: null })
  assert.deepEqual(without?.missing, [...new Set(['mounts', ...isolation.missing])])
  const { PATH } = process.env
  process.env.PATH = '/nowhere'
  assert.equal(await buildOwnRoot('root'), null)
  process.env.PATH = PATH
})

test('every bot that ships runs in its process', async () => {
  for (const { bot, file } of (await loadBots([])).all) {
    const answers: LineAnswer[] = []
    const child = startBotProcess({
      installed: { bot, file },
      settings: Object.fromEntries(Object.keys(bot.settings).map((name) => [name, 'a:1'])),
      language: 'en',
      limits: usualLimits,
      isolation,
      webFetch: async () => ({ problem: 'unknownHost' }),
      answered: (batch) => answers.push(...batch),
      log: () => {},
    })
    child.give([{ line: 0, text: bot.example }])
    await eventually(() => answers.length)
    child.kill()
    await child.ended
    assert.notEqual(answers[0]?.status, 'skipped', `${bot.id}: ${answers[0]?.text}`)
  }
})

const { layers } = isolation
const alone = !(layers.namespaces && layers.ownUser) && 'this machine has no such layers'
test('where no root can be built, user and namespaces refuse what they can', { skip: alone }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runmart-layers-'))
  const secret = join(folder, 'secret')
  await writeFile(secret, 'secret', { mode: 0o600 })
  const text = `import { readFileSync, writeFileSync } from 'node:fs'
    import { networkInterfaces } from 'node:os'
    const [, pid, secret] = process.argv
    const attacks = [() => process.kill(pid, 0), () => readFileSync(secret), () => writeFileSync(secret + '.new', '')]
    const codes = attacks.map((attack) => { try { attack() } catch (problem) { return problem.code } })
    console.log(process.getuid(), Object.keys(networkInterfaces()).length, ...codes)`
  const command = commandOfText({ ...layers, ownRoot: null }, 256, 61_184, text)
  const child = spawnCommand({ ...command, words: [...command.words, String(process.pid), secret] })
  assert.equal((await readText(child.stdout)).trim(), '61184 0 ESRCH EACCES EACCES')
  assert.ok(!existsSync(`${secret}.new`))
  await rm(folder, { recursive: true })
})
