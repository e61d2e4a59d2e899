import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastDays, localTime, monthSpan, spanOf, today } from './days.ts'

const at = (moment: string) => Temporal.Instant.from(moment)
const hours = (date: string, timeZone: string) => {
  const { since, before } = spanOf({ from: date, to: date }, timeZone)
  return (Date.parse(before ?? '') - Date.parse(since ?? '')) / 3_600_000
}

test('a day begins at midnight where the customer is', () => {
  assert.deepEqual(spanOf({ from: '2026-11-16', to: '2026-11-16' }, 'Asia/Ho_Chi_Minh'), {
    since: '2026-11-15T17:00:00Z',
    before: '2026-11-16T17:00:00Z',
  })
  assert.deepEqual(spanOf({ from: '2026-11-16' }, 'America/New_York'), { since: '2026-11-16T05:00:00Z', before: null })
  assert.deepEqual(spanOf({ to: '2026-12-31' }, 'UTC'), { since: null, before: '2027-01-01T00:00:00Z' })
  assert.deepEqual(spanOf({}, 'UTC'), { since: null, before: null })
})

test('where clocks change a day has 23 or 25 hours, and begins later where midnight is skipped', () => {
  assert.equal(hours('2026-03-08', 'America/New_York'), 23)
  assert.equal(hours('2026-11-01', 'America/New_York'), 25)
  assert.equal(hours('2026-11-02', 'America/New_York'), 24)
  // In Lebanon 01:00 follows 23:59.
  assert.equal(spanOf({ from: '2025-03-30' }, 'Asia/Beirut').since, '2025-03-29T22:00:00Z')
  assert.equal(hours('2025-03-30', 'Asia/Beirut'), 23)
})

test('just after local midnight it is the new day there, and still the old one elsewhere', () => {
  const moment = at('2026-11-15T17:00:01Z')
  assert.equal(today('Asia/Ho_Chi_Minh', moment), '2026-11-16')
  assert.equal(today('UTC', moment), '2026-11-15')
  assert.equal(today('America/New_York', moment), '2026-11-15')
})

test('the last days follow each other without a gap, over months and changes of the clock', () => {
  const days = lastDays(30, 'America/New_York', at('2026-11-10T04:59:59Z'))
  assert.deepEqual([days[0]?.date, days.at(-1)?.date], ['2026-10-11', '2026-11-09'])
  assert.deepEqual([days[0]?.start, days.at(-1)?.start], ['2026-10-11T04:00:00Z', '2026-11-09T05:00:00Z'])
  assert.equal(new Set(days.map((day) => day.date)).size, 30)
})

test('a month lies between the midnights of its first day and the next one’s', () => {
  assert.deepEqual(monthSpan('2026-12', 'Asia/Ho_Chi_Minh'), {
    since: '2026-11-30T17:00:00Z',
    before: '2026-12-31T17:00:00Z',
  })
  assert.deepEqual(monthSpan('2026-03', 'America/New_York'), {
    since: '2026-03-01T05:00:00Z',
    before: '2026-04-01T04:00:00Z',
  })
})

test('clocks show their time of a moment to the second', () => {
  assert.equal(localTime('2026-11-15T17:39:05.999Z', 'Asia/Ho_Chi_Minh'), '2026-11-16 00:39:05')
  assert.equal(localTime('2026-11-15T05:00:00Z', 'America/New_York'), '2026-11-15 00:00:00')
})
