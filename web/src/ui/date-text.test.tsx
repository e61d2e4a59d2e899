import assert from 'node:assert/strict'
import test from 'node:test'
import { updateSession } from '#platform/session-state.ts'
import { customer } from '#test/samples.ts'
import { dateTimeText, relativeText } from './date-text.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (seconds: number, language: 'en' | 'vi' = 'en') =>
  relativeText(language, new Date(now.getTime() - seconds * 1000), now)

test('near moments are told by their distance', () => {
  assert.equal(ago(5), 'just now')
  assert.equal(ago(59), 'just now')
  assert.equal(ago(59, 'vi'), 'vừa xong')
  assert.equal(ago(60), '1 min ago')
  assert.equal(ago(3599), '59 min ago')
  assert.equal(ago(7200), '2 hr ago')
  assert.equal(ago(86_399), '23 hr ago')
})

test('from a day on the date says more', () => {
  assert.match(ago(86_400 * 8), /12\s(Nov)\s2026/)
})

test('moments to come are told too', () => {
  assert.equal(ago(-30), 'now')
  assert.equal(ago(-120), 'in 2 min')
})

test('times are those of the customer, and in the back office those of the shop', () => {
  const at = new Date('2026-11-20T18:30:00Z')
  updateSession({ user: { ...customer, timeZone: 'America/New_York', shopTimeZone: 'Asia/Ho_Chi_Minh' } })
  history.replaceState(null, '', '/orders')
  assert.equal(dateTimeText('ru', at), '20.11.2026, 13:30')
  history.replaceState(null, '', '/operator/orders')
  assert.equal(dateTimeText('ru', at), '21.11.2026, 01:30')
  history.replaceState(null, '', '/')
  updateSession({ user: null })
})
