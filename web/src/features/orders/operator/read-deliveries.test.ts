import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDeliveries } from './read-deliveries.ts'

test('a line is a code, a bar and a text, which may have bars of its own', () => {
  const { notes, bad } = readDeliveries('\uFEFFRM-AAAAAA|user|pass\r\n\r\n rm-bbbbbbcc | key ')
  assert.deepEqual(
    [...notes],
    [
      ['RM-AAAAAA', 'user|pass'],
      ['RM-BBBBBBCC', 'key'],
    ],
  )
  assert.deepEqual(bad, [])
})

test('lines of one order are delivered together, in their order', () => {
  assert.equal(readDeliveries('RM-AAAAAA|one\nRM-BBBBBB|x\nrm-aaaaaa|two').notes.get('RM-AAAAAA'), 'one\ntwo')
})

test('a line that cannot be used is named, and the others are', () => {
  const long = 'x'.repeat(100_001)
  const { notes, bad } = readDeliveries(`RM-AAAAAA\nhello|x\nRM-BBBBBB| \nRM-CCCCCC|ok\nRM-DDDDDD|${long}`)
  assert.deepEqual([...notes.keys()], ['RM-CCCCCC'])
  assert.deepEqual(bad, [
    { line: 1, problem: 'lineFormat' },
    { line: 2, problem: 'lineFormat' },
    { line: 3, problem: 'lineEmpty' },
    { line: 5, problem: 'lineTooLong' },
  ])
})
