import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockAt, dateOf, nextDate } from './dates.ts'

const first = (begins: string, every: 'day' | 'week' | 'month', timeZone: string, count: number) =>
  Array.from({ length: count }, (_, at) => dateOf({ begins, every }, at + 1, timeZone))

// Proves S10.46.
test('monthly on the 31st is the last day of shorter months, and the 31st again after them', () => {
  assert.deepEqual(first('2027-12-31T09:30:00', 'month', 'Asia/Ho_Chi_Minh', 4), [
    '2028-01-31T02:30:00Z',
    '2028-02-29T02:30:00Z',
    '2028-03-31T02:30:00Z',
    '2028-04-30T02:30:00Z',
  ])
})

test('the time of day stays that of the customer’s clock when summer time begins and ends', () => {
  assert.deepEqual(first('2026-03-28T09:00:00', 'day', 'Europe/Berlin', 2), [
    '2026-03-29T07:00:00Z',
    '2026-03-30T07:00:00Z',
  ])
  assert.deepEqual(first('2026-10-18T09:00:00', 'week', 'Europe/Berlin', 2), [
    '2026-10-25T08:00:00Z',
    '2026-11-01T08:00:00Z',
  ])
})

test('an hour that clocks skip comes a little later that day, one that comes twice counts once', () => {
  assert.equal(dateOf({ begins: '2026-03-28T02:30:00', every: 'day' }, 1, 'Europe/Berlin'), '2026-03-29T01:30:00Z')
  const series = { begins: '2026-10-24T02:30:00', every: 'day' } as const
  assert.equal(dateOf(series, 1, 'Europe/Berlin'), '2026-10-25T00:30:00Z')
  assert.deepEqual(nextDate(series, 1, 'Europe/Berlin', '2026-10-25T00:30:05Z'), {
    step: 2,
    at: '2026-10-26T01:30:00Z',
  })
})

test('dates that passed meanwhile are left out, and one that would follow right away', () => {
  const weekly = { begins: '2026-11-02T09:00:00', every: 'week' } as const
  const next = (now: string) => nextDate(weekly, 1, 'UTC', now)
  assert.deepEqual(next('2026-11-09T09:00:20Z'), { step: 2, at: '2026-11-16T09:00:00Z' })
  assert.deepEqual(next('2026-12-02T12:00:00Z'), { step: 5, at: '2026-12-07T09:00:00Z' })
  assert.deepEqual(next('2026-12-07T08:59:00Z'), { step: 6, at: '2026-12-14T09:00:00Z' })
})

test('whoever moves to another time zone has the same time of day there, and no date twice', () => {
  const daily = { begins: '2026-11-10T09:00:00', every: 'day' } as const
  const ordered = dateOf(daily, 1, 'Asia/Ho_Chi_Minh')
  assert.equal(ordered, '2026-11-11T02:00:00Z')
  assert.deepEqual(nextDate(daily, 1, 'America/New_York', ordered), { step: 2, at: '2026-11-12T14:00:00Z' })
})

test('a plan begins at the minute that the customer’s clock shows', () => {
  assert.equal(clockAt('2026-11-17T20:59:59.9Z', 'Asia/Ho_Chi_Minh'), '2026-11-18T03:59:00')
})
