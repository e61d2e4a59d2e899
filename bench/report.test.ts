import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from './report.ts'

const spread = (min: number, median: number, max: number) => ({ min, median, max })

test('the first run of a machine has nothing to compare with', () => {
  assert.deepEqual(rowsOf({ rate: spread(90, 100, 110), once: 3 }, null), {
    rate: { value: 100, min: 90, max: 110 },
    once: { value: 3 },
  })
})

test('a change counts only where no round of one run saw what a round of the other did', () => {
  const last = { faster: spread(90, 100, 110), same: spread(90, 100, 110), once: 2 }
  const rows = rowsOf({ faster: spread(140, 150, 160), same: spread(95, 105, 115), once: 1 }, last)
  assert.deepEqual(rows.faster, { value: 150, min: 140, max: 160, 'last run': 100, change: '+50 %' })
  assert.equal(rows.same?.change, '+5 %, within the spread')
  assert.equal(rows.once?.change, '-50 %')
})

test('what could not be measured has no change', () => {
  assert.equal(rowsOf({ rate: 'pgbench is not installed' }, { rate: 5 }).rate?.change, '')
  assert.equal(rowsOf({ added: 1 }, { other: 5 }).added?.change, undefined)
})
