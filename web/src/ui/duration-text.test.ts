import assert from 'node:assert/strict'
import test from 'node:test'
import { durationText } from './duration-text.ts'

test('a span is told in its largest fitting unit', () => {
  assert.equal(durationText('en', 59), '0 min')
  assert.equal(durationText('en', 45 * 60), '45 min')
  assert.equal(durationText('en', 30 * 3600), '30 hr')
  assert.equal(durationText('en', 3 * 86_400), '3 days')
  assert.equal(durationText('en', -5), '0 min')
})

test('every language has its own words', () => {
  assert.equal(durationText('vi', 3 * 3600), '3 giờ')
  assert.equal(durationText('ru', 3 * 3600), '3 ч')
})
