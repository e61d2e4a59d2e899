import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeFolder } from './make-folder.ts'

test('a folder is made with its parents, and once more without harm', (t) => {
  const home = mkdtempSync(join(tmpdir(), 'runmart-'))
  t.after(() => rmSync(home, { recursive: true }))
  const folder = join(home, 'a', 'b', 'c')
  makeFolder(folder)
  makeFolder(folder)
  assert.ok(statSync(folder).isDirectory())
})

test('a place that takes no folder is refused with the reason', { skip: process.platform !== 'linux' }, (t) => {
  const home = mkdtempSync(join(tmpdir(), 'runmart-'))
  t.after(() => rmSync(home, { recursive: true }))
  writeFileSync(join(home, 'file'), '')
  assert.throws(() => makeFolder(join(home, 'file')), { code: 'EEXIST' })
  assert.throws(() => makeFolder(join(home, 'file', 'inner')), { code: 'ENOTDIR' })
  assert.throws(() => makeFolder('/proc/runmart/inner'), { code: 'ENOENT' })
})
