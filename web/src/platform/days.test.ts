import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, dayOf, isDay, isMonth, localTime, momentOf, startOfDay } from './days.ts'

const at = (moment: string) => new Date(moment)
const start = (moment: string, timeZone: string) => startOfDay(at(moment), timeZone).toISOString()

test('only days and months of the calendar are ones', () => {
  assert.deepEqual(['2026-11-15', '2026-02-29', '2026-13-45', 'yesterday', ''].map(isDay), [
    true,
    false,
    false,
    false,
    false,
  ])
  assert.deepEqual(['2026-11', '2026-13', '2026', '2026-11-15'].map(isMonth), [true, false, false, false])
})

test('days and months follow each other over the ends of months and years', () => {
  assert.deepEqual([addDays('2026-12-31', 1), addDays('2026-03-01', -1)], ['2027-01-01', '2026-02-28'])
  assert.deepEqual([addMonths('2026-12', 1), addMonths('2026-01', -1)], ['2027-01', '2025-12'])
})

test('a moment belongs to the day that it is there', () => {
  assert.equal(dayOf(at('2026-11-15T17:00:00Z'), 'Asia/Ho_Chi_Minh'), '2026-11-16')
  assert.equal(dayOf(at('2026-11-15T17:00:00Z'), 'America/New_York'), '2026-11-15')
})

test('a day begins at midnight, also when clocks change on it', () => {
  assert.equal(start('2026-11-16T03:00:00.123Z', 'Asia/Ho_Chi_Minh'), '2026-11-15T17:00:00.000Z')
  assert.equal(start('2026-03-08T20:00:00Z', 'America/New_York'), '2026-03-08T05:00:00.000Z')
  assert.equal(start('2026-11-01T20:00:00Z', 'America/New_York'), '2026-11-01T04:00:00.000Z')
  assert.equal(start('2026-11-01T04:30:00Z', 'America/New_York'), '2026-11-01T04:00:00.000Z')
  // Lebanon skips midnight on that day.
  assert.equal(start('2025-03-30T12:00:00Z', 'Asia/Beirut'), '2025-03-29T22:00:00.000Z')
})

test('what clocks show becomes the same moment again, and nonsense becomes none', () => {
  for (const local of ['2026-11-16T00:39', '2026-03-08T01:59', '2026-11-01T03:00'])
    for (const timeZone of ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/Moscow'])
      assert.equal(localTime(momentOf(local, timeZone), timeZone), local)
  assert.ok(Number.isNaN(momentOf('soon', 'UTC').getTime()))
})
