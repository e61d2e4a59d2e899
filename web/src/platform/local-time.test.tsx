import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operator } from '#test/samples.ts'
import { fromLocal, toLocal } from './local-time.ts'
import { updateSession } from './session-state.ts'

test('the shop’s time in, UTC out, and back', () => {
  updateSession({ user: { ...operator, timeZone: 'America/New_York', shopTimeZone: 'Asia/Ho_Chi_Minh' } })
  history.replaceState(null, '', '/operator/codes')
  assert.equal(fromLocal('2026-11-15T10:30'), '2026-11-15T03:30:00.000Z')
  assert.equal(toLocal('2026-11-15T03:30:00.000Z'), '2026-11-15T10:30')
  assert.equal(fromLocal(''), null)
  assert.equal(toLocal(null), '')
  assert.equal(fromLocal('soon'), 'soon')
  history.replaceState(null, '', '/')
  updateSession({ user: null })
})
