import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodBefore } from './read-period.ts'

const cases = [
  ['a whole month with the month before', '2026-03-01/2026-03-31', '2026-02-01/2026-02-28'],
  [
    'the first days of a month with the same days of the month before',
    '2026-11-01/2026-11-19',
    '2026-10-01/2026-10-19',
  ],
  ['as far as that has them', '2026-03-01/2026-03-30', '2026-02-01/2026-02-28'],
  ['also in January', '2027-01-01/2027-01-05', '2026-12-01/2026-12-05'],
  ['a day with the day before, also the first of a month', '2026-11-01/2026-11-01', '2026-10-31/2026-10-31'],
  ['other days with as many before them', '2026-11-03/2026-11-09', '2026-10-27/2026-11-02'],
  ['days of several months with as many before them', '2026-10-01/2026-11-02', '2026-08-29/2026-09-30'],
] as const

for (const [title, period, before] of cases)
  test(`a report compares ${title}`, () => {
    const [from = '', to = ''] = period.split('/')
    assert.equal(Object.values(periodBefore({ from, to })).join('/'), before)
  })
