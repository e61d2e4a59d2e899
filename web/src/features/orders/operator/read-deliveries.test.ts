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

test('cells that were copied from a spreadsheet have a tab between them', () => {
  const { notes, bad } = readDeliveries('RM-AAAAAA\tuser|pass\n\tRM-BBBBBB | a\tb\t')
  assert.deepEqual(
    [...notes],
    [
      ['RM-AAAAAA', 'user|pass'],
      ['RM-BBBBBB', 'a\tb'],
    ],
  )
  assert.deepEqual(bad, [])
})

test('lines of one order are delivered together, in their order', () => {
  assert.equal(readDeliveries('RM-AAAAAA|one\nRM-BBBBBB|x\nrm-aaaaaa|two').notes.get('RM-AAAAAA'), 'one\ntwo')
})

test('one bad line leaves out all that its order would get, wherever it stands', () => {
  const long = 'x'.repeat(99_999)
  for (const line of [
    'RM-AAAAAA|',
    'rm-aaaaaa',
    'RM-AAAAAA;three',
    `RM-AAAAAA|${long}`,
    'RM-AAAAAA|m\uFFFDt kh\uFFFDu',
  ]) {
    const { notes, bad, leftOut } = readDeliveries(`RM-AAAAAA|one\n${line}\nRM-AAAAAACC|other\nrm-aaaaaa|two`)
    assert.deepEqual([[...notes.keys()], [...leftOut]], [['RM-AAAAAACC'], ['RM-AAAAAA']], line.slice(0, 30))
    assert.deepEqual(
      bad.map((it) => it.line),
      [2],
    )
  }
})

test('bytes that are no UTF-8 make their line unusable', () => {
  const content = new TextDecoder().decode(Buffer.from('RM-AAAAAA|user:m\xE2t\nRM-BBBBBB|user:pass', 'latin1'))
  const { notes, bad } = readDeliveries(content)
  assert.deepEqual([[...notes.keys()], bad], [['RM-BBBBBB'], [{ line: 1, problem: 'notText' }]])
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
