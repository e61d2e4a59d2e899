import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachLine } from '@runmart/contract/orders-lines'
import { replaceLines, splitLines } from './text-lines.ts'

const file = '\uFEFFfirst\r\n\r\nsecond\rthird\n  fourth  '

test('lines have the numbers that the server gives them', () => {
  const lines = splitLines(file)
  eachLine(file, (text, line) => assert.equal(lines[line - 1]?.trim(), text))
  assert.equal(lines.length, 5)
})

test('corrected and removed lines change, the others keep their numbers', () => {
  const better = replaceLines(
    file,
    new Map([
      [3, 'better'],
      [4, ''],
    ]),
  )
  const found: [number, string][] = []
  eachLine(better, (text, line) => found.push([line, text]))
  assert.deepEqual(found, [
    [1, 'first'],
    [3, 'better'],
    [5, 'fourth'],
  ])
})
