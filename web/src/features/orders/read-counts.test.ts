import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCounts } from './read-counts.ts'

const links = [
  { line: 1, amount: 1500, done: 0 },
  { line: 2, amount: 20, done: 5 },
  { line: 3, amount: 20, done: 20 },
]

test('only what grew is sent, however it is written', () => {
  assert.deepEqual(readCounts('en', links, { 1: '1,500', 2: '5', 3: ' ' }), {
    changes: [{ line: 1, done: 1500 }],
    wrong: new Map(),
  })
})

test('less than is done, more than was ordered and what is no number are wrong', () => {
  assert.deepEqual(
    [...readCounts('en', links, { 1: '1501', 2: '4', 3: 'all' }).wrong],
    [
      [1, 'lessThanDone'],
      [2, 'lessThanDone'],
      [3, 'numberFormat'],
    ],
  )
  assert.deepEqual([...readCounts('en', links, { 1: '1.500' }).wrong], [[1, 'numberFormat']])
  assert.deepEqual(readCounts('en', links, { 1: '1501' }).changes, [])
})
