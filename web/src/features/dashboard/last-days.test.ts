import assert from 'node:assert/strict'
import test from 'node:test'
import { lastDays } from './last-days.ts'

test('deposits and spending of a day stand together, oldest first', () => {
  const deposits = [
    { date: '2026-11-20', amount: 500 },
    { date: '2026-11-19', amount: 0 },
  ]
  const spend = [{ date: '2026-11-20', amount: 120 }]
  assert.deepEqual(lastDays(deposits, spend), [
    { date: '2026-11-19', deposited: 0, spent: 0 },
    { date: '2026-11-20', deposited: 500, spent: 120 },
  ])
})

test('spending counts the same whichever sign it comes with', () => {
  assert.equal(lastDays([], [{ date: '2026-11-20', amount: -120 }])[0]?.spent, 120)
})
