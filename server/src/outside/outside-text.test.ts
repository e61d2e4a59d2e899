import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepable, readRows } from './outside-text.ts'

// Proves R86.
test('text of strangers is cut and holds neither NUL nor half a character', () => {
  assert.equal(keepable('a\0b', 10), 'ab')
  assert.equal(keepable(`${'x'.repeat(9)}😀`, 10), `${'x'.repeat(9)}\ufffd`)
  assert.equal(keepable('x'.repeat(1_000_000), 10).length, 10)
})

test('an odd row of a list is left out, and told', () => {
  const read = readRows([1, 'two', 3], (row) => {
    if (typeof row !== 'number') throw new Error('no number')
    return row * 10
  })
  assert.deepEqual(read, { rows: [10, 30], odd: '"two"' })
  assert.equal(readRows([1], () => 1).odd, null)
})
