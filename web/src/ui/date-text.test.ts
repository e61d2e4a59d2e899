import assert from 'node:assert/strict'
import test from 'node:test'
import { relativeText } from './date-text.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number) => relativeText('en', new Date(now.getTime() - seconds * 1000), now)

test('near moments are told by their distance', () => {
  assert.equal(ago(5), 'now')
  assert.equal(ago(59), 'now')
  assert.equal(ago(60), '1 minute ago')
  assert.equal(ago(3599), '59 minutes ago')
  assert.equal(ago(7200), '2 hours ago')
  assert.equal(ago(86_400), 'yesterday')
})

test('past a week the date says more', () => {
  assert.match(ago(8 * 86_400), /Nov 12, 2026/)
})

test('moments to come are told too', () => {
  assert.equal(ago(-120), 'in 2 minutes')
})
