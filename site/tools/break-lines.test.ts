import assert from 'node:assert/strict'
import test from 'node:test'
import { breakLines } from './break-lines.ts'

test('a title is broken into lines of about the same length, and a short one not at all', () => {
  assert.deepEqual(breakLines('About Runmart', 24), ['About Runmart'])
  assert.deepEqual(breakLines('How to write a .txt file for a bot', 24), ['How to write a .txt', 'file for a bot'])
  assert.deepEqual(breakLines('Как устроены пополнения и возвраты', 24), ['Как устроены', 'пополнения и возвраты'])
})

test('a word longer than a line stays whole', () => {
  assert.deepEqual(breakLines('Конфиденциальность', 10), ['Конфиденциальность'])
})

test('a letter that HTML writes as a name is one letter', () => {
  assert.deepEqual(breakLines('Q&amp;A', 3), ['Q&amp;A'])
  assert.deepEqual(breakLines('Q&amp;A a', 5), ['Q&amp;A a'])
})
