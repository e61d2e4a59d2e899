import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { inCheckout } from './paths.mjs'

const copied = ['server/src', 'server/package.json', 'contract', 'i18n', 'bots', 'tools', 'package-lock.json']

/** A checkout whose sources a test may change. */
let copy

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'runmart-bundle-'))
  for (const path of copied) cpSync(inCheckout(path), join(copy, path), { recursive: true })
  symlinkSync(inCheckout('node_modules'), join(copy, 'node_modules'))
  build()
})

after(() => rmSync(copy, { recursive: true, force: true }))

test('unchanged sources are not bundled again, changed ones are, and a stack trace names the source and its line', () => {
  const program = join(copy, 'server/build/start-api.js')
  const madeAt = statSync(program).mtimeMs
  build()
  assert.equal(statSync(program).mtimeMs, madeAt)

  const source = join(copy, 'server/src/start-api.ts')
  const [broken, before] = ["  if (config) throw new Error('broken on purpose')\n", '  const bots = await installBots']
  const text = readFileSync(source, 'utf8').replace(before, broken + before)
  writeFileSync(source, text)
  build()
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:1/nowhere',
    DATA_DIR: join(copy, 'data'),
  }
  const { stderr } = spawnSync(process.execPath, [program], { cwd: copy, env, encoding: 'utf8' })
  assert.match(stderr, /Error: broken on purpose/)
  const line = text.slice(0, text.indexOf(broken)).split('\n').length
  assert.ok(stderr.includes(`${source}:${line}`), stderr)
  assert.match(stderr, /at runServiceProcess \(.*server\/src\/platform\/service-process\.ts:\d+\)/)
})

test("the texts that bots' processes are made of lie in the bundle without types", () => {
  const texts = readdirSync(join(copy, 'server/build/stripped'))
  assert.ok(texts.length > 20)
  // The name is a hash of the typed text, so that a changed bot never uses the old one.
  assert.ok(texts.every((name) => /^[0-9a-f]{64}\.js$/.test(name)))
})

/** As `npm start` does it. */
function build() {
  const script = "const { buildServer } = await import('./tools/build-server.mjs'); await buildServer(process.execPath)"
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: copy })
}
