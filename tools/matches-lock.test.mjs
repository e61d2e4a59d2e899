import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInstalled, matchesLock } from './matches-lock.mjs'
import { checkout } from './paths.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const lock = {
  packages: {
    '': { name: 'shop' },
    web: { version: '1.0.0' },
    'node_modules/web': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-linux-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/b-linux-arm64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  },
}
const { 'node_modules/b-linux-arm64': otherArch, '': _, ...here } = lock.packages

test('what the lock wants for this machine is enough', () => {
  assert.equal(matchesLock({ packages: here }, lock, machine), true)
})

for (const [title, packages] of [
  ['another version', { ...here, 'node_modules/a': { version: '1.0.1' } }],
  ['something missing', { 'node_modules/web': { link: true }, web: { version: '1.0.0' } }],
  ['something that is no longer wanted', { ...here, 'node_modules/c': { version: '1.0.0' } }],
  ['packages of another machine', { ...here, 'node_modules/b-linux-arm64': otherArch }],
]) {
  // Proves R71.
  test(`${title} is not what the lock wants`, () => {
    assert.equal(matchesLock({ packages }, lock, machine), false)
  })
}

test('packages are installed anew where one has no folder, or neither stamp nor lock vouches for them', () => {
  const there = { 'node_modules/pg': {}, web: {}, 'node_modules/web': { link: true } }
  const isDone = (packages, isStamped) => isInstalled({ packages }, { isStamped, lock, checkout })
  assert.equal(isDone(there, true), true)
  assert.equal(isDone({ ...there, 'node_modules/pg-gone': {} }, true), false)
  assert.equal(isDone(there, false), false)
})
