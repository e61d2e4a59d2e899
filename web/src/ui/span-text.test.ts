import assert from 'node:assert/strict'
import test from 'node:test'
import { spanText } from './span-text.ts'

test('a span is told in its largest fitting unit', () => {
  assert.equal(spanText('en', 59), '0 min')
  assert.equal(spanText('en', 45 * 60), '45 min')
  assert.equal(spanText('en', 30 * 3600), '30 hr')
  assert.equal(spanText('en', 3 * 86_400), '3 days')
  assert.equal(spanText('en', -5), '0 min')
})

test('every language has its own words', () => {
  assert.equal(spanText('vi', 3 * 3600), '3 giờ')
  assert.equal(spanText('ru', 3 * 3600), '3 ч')
})
