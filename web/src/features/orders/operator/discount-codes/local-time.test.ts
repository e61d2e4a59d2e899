import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromLocal, toLocal } from './local-time.ts'

test('local time in, UTC out, and back', () => {
  process.env.TZ = 'Asia/Ho_Chi_Minh'
  assert.equal(fromLocal('2026-11-15T10:30'), '2026-11-15T03:30:00.000Z')
  assert.equal(toLocal('2026-11-15T03:30:00.000Z'), '2026-11-15T10:30')
  assert.equal(fromLocal(''), null)
  assert.equal(toLocal(null), '')
  assert.equal(fromLocal('soon'), 'soon')
})
