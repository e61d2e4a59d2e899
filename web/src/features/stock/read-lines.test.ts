import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_ITEM, MAX_LINES_ADDED, STOCK_BODY } from '@runmart/contract/stock'
import { findTooLong, partsOf, readLines } from './read-lines.ts'

test('empty lines are left out, and the others keep their numbers', () => {
  assert.deepEqual(readLines('one\r\n\r\n  two \n\t\nthree\n'), [
    { line: 1, value: 'one' },
    { line: 3, value: 'two' },
    { line: 5, value: 'three' },
  ])
  assert.deepEqual(readLines(' \n'), [])
})

test('many lines are sent in parts, none lost and none too large', () => {
  const many = readLines(Array.from({ length: MAX_LINES_ADDED * 2 + 5 }, (_, at) => `key-${at}`).join('\n'))
  assert.deepEqual(
    partsOf(many).map((part) => part.length),
    [MAX_LINES_ADDED, MAX_LINES_ADDED, 5],
  )
  const long = readLines(Array.from({ length: 2_000 }, () => 'ж'.repeat(MAX_ITEM)).join('\n'))
  const parts = partsOf(long)
  assert.deepEqual(parts.flat(), long)
  for (const part of parts) {
    const body = JSON.stringify({ lines: part.map((it) => it.value), expiresAt: new Date().toISOString() })
    assert.ok(new TextEncoder().encode(body).length <= STOCK_BODY)
  }
})

test('the first line that is too long is named', () => {
  assert.equal(findTooLong(readLines(`ok\n\n${'x'.repeat(MAX_ITEM + 1)}`))?.line, 3)
  assert.equal(findTooLong(readLines('x'.repeat(MAX_ITEM))), undefined)
})
