import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'
import { splitText } from './split-text.ts'

test('a long text becomes several messages, between lines and never within a character', () => {
  assert.deepEqual(splitText('  short  '), ['short'])
  assert.deepEqual(splitText(' \n '), [])
  const lines = `${'a'.repeat(3_000)}\n${'b'.repeat(3_000)}`
  assert.deepEqual(splitText(lines), lines.split('\n'))
  const faces = `x${'😀'.repeat(MAX_MESSAGE_TEXT)}`
  const parts = splitText(faces)
  assert.equal(parts.join(''), faces)
  assert.ok(parts.every((it) => it.isWellFormed() && it.length <= MAX_MESSAGE_TEXT))
})
