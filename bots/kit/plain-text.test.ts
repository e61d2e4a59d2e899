import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainText } from './plain-text.ts'

test('what could break a table or turn a line around is gone', () => {
  assert.equal(plainText(' a\r\n\tb\u202Ec\u0007d\u2028 '), 'a b c d')
})

test('what is joined stays joined: a family of emoji, a Persian word', () => {
  for (const text of ['👩\u200D👩\u200D👧', 'می\u200Cخواهم']) assert.equal(plainText(text), text)
})

test('a long text is cut between characters', () => {
  assert.equal(plainText('👩👩👩', 4), '👩…')
})
