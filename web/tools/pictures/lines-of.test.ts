import assert from 'node:assert/strict'
import test from 'node:test'
import { linesOf } from './lines-of.ts'

test('a title is broken into lines of about the same length, and a short one not at all', () => {
  assert.deepEqual(linesOf('About Runmart', 24), ['About Runmart'])
  assert.deepEqual(linesOf('How to write a .txt file for a bot', 24), ['How to write a .txt', 'file for a bot'])
  assert.deepEqual(linesOf('Как устроены пополнения и возвраты', 24), ['Как устроены', 'пополнения и возвраты'])
})

test('a word longer than a line stays whole', () => {
  assert.deepEqual(linesOf('Конфиденциальность', 10), ['Конфиденциальность'])
})

test('a letter that HTML writes as a name is one letter', () => {
  assert.deepEqual(linesOf('Q&amp;A', 3), ['Q&amp;A'])
  assert.deepEqual(linesOf('Q&amp;A a', 5), ['Q&amp;A a'])
})
