import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareLines, type ShownLine } from './compare-lines.ts'

const signs = { same: ' ', removed: '-', added: '+' }
const drawn = (lines: ShownLine[]) =>
  lines.map((it) => (it.kind === 'left-out' ? `(${it.count})` : signs[it.kind] + it.text))
const compare = (before: string, after: string) =>
  drawn(compareLines(before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n')))

test('only lines that differ are shown, with two around them, and how many are between', () => {
  assert.deepEqual(compare('a b c d e f g h i j', 'a b c X e f g h i'), [
    '(1)',
    ' b',
    ' c',
    '-d',
    '+X',
    ' e',
    ' f',
    '(1)',
    ' h',
    ' i',
    '-j',
  ])
})

test('what stayed is found also between changes, and lines that went come before those that came', () => {
  assert.deepEqual(compare('a x b y c', 'a b q c'), [' a', '-x', ' b', '-y', '+q', ' c'])
  assert.deepEqual(compare('a b c', 'c a b'), ['+c', ' a', ' b', '-c'])
})

test('a text that is new or gone is shown whole; one that stayed not at all', () => {
  assert.deepEqual(drawn(compareLines(null, 'a\r\nb')), ['+a', '+b'])
  assert.deepEqual(drawn(compareLines('a\nb', null)), ['-a', '-b'])
  assert.deepEqual(compare('a b c', 'a b c'), ['(3)'])
})

test('of a line that gave way to another the words that differ are marked', () => {
  const marked = (before: string, after: string) =>
    compareLines(before, after).map((it) => 'text' in it && it.changed && it.text.slice(...it.changed))
  assert.deepEqual(marked('Hoàn tiền trong 3 ngày.', 'Hoàn tiền trong 30 ngày.'), ['3', '30'])
  assert.deepEqual(marked('We refund.', 'We refund always.'), ['refund.', 'refund always.'])
  assert.deepEqual(marked('one', 'two'), [undefined, undefined])
})

test('texts of very many lines are compared without waiting for the best match', () => {
  const lines = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join('\n')
  const shown = compareLines(`first\n${lines('a')}\nlast`, `first\n${lines('b')}\nlast`)
  assert.equal(shown.length, 10_002)
  assert.deepEqual(drawn(shown.slice(0, 2)), [' first', '-a0'])
})
