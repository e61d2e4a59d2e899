import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstDate, nextDate } from './dates.ts'

const clock = (time: string, ...weekdays: number[]) =>
  ({ by: 'clock', time, weekdays: weekdays.length ? weekdays : [1, 2, 3, 4, 5, 6, 7] }) as const

test('by the clock the first start is today if its time is still to come, else on the next of its days', () => {
  const monday = '2026-11-16T02:30:00Z'
  assert.equal(firstDate(clock('09:31'), 'Asia/Ho_Chi_Minh', monday), '2026-11-16T02:31:00Z')
  assert.equal(firstDate(clock('09:30'), 'Asia/Ho_Chi_Minh', monday), '2026-11-17T02:30:00Z')
  assert.equal(firstDate(clock('09:30', 1), 'Asia/Ho_Chi_Minh', monday), '2026-11-23T02:30:00Z')
  assert.equal(firstDate(clock('23:59', 7, 3), 'Asia/Ho_Chi_Minh', monday), '2026-11-18T16:59:00Z')
})

test('it is the customer’s day of the week, not that of the shop or of UTC', () => {
  assert.equal(firstDate(clock('00:30', 1), 'Asia/Ho_Chi_Minh', '2026-11-15T12:00:00Z'), '2026-11-15T17:30:00Z')
})

// Proves S10.51.
test('the time of day stays that of the customer’s clock when summer time begins and ends', () => {
  const nine = clock('09:00')
  assert.equal(firstDate(nine, 'Europe/Berlin', '2026-03-28T08:00:00Z'), '2026-03-29T07:00:00Z')
  assert.equal(firstDate(nine, 'Europe/Berlin', '2026-10-24T07:00:00Z'), '2026-10-25T08:00:00Z')
})

test('a time that clocks skip comes a little later that day, one that comes twice counts once', () => {
  const night = clock('02:30')
  assert.equal(firstDate(night, 'Europe/Berlin', '2026-03-28T12:00:00Z'), '2026-03-29T01:30:00Z')
  assert.equal(firstDate(night, 'Europe/Berlin', '2026-10-24T12:00:00Z'), '2026-10-25T00:30:00Z')
  assert.equal(firstDate(night, 'Europe/Berlin', '2026-10-25T00:30:20Z'), '2026-10-26T01:30:00Z')
})

test('every so many hours is counted from the beginning; what passed meanwhile is left out', () => {
  const six = { by: 'hours', hours: 6 } as const
  const first = firstDate(six, 'Europe/Berlin', '2026-10-24T20:00:00Z')
  assert.equal(first, '2026-10-25T02:00:00.000Z')
  const next = (now: string) => nextDate(six, first, 'Europe/Berlin', now)
  assert.equal(next('2026-10-25T02:00:40Z'), '2026-10-25T08:00:00.000Z')
  assert.equal(next('2026-10-27T01:59:59Z'), '2026-10-27T02:00:00.000Z')
  assert.equal(next('2026-10-27T02:00:00Z'), '2026-10-27T08:00:00.000Z')
})
