import assert from 'node:assert/strict'
import test from 'node:test'
import type { Transaction } from '@runmart/contract/ledger'
import { todaysChange } from './todays-change.ts'

const now = new Date(2026, 10, 20, 15)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const moved = (createdAt: string, amount: number, balanceAfter: number) =>
  ({ createdAt, amount, balanceAfter }) as Transaction

test('nothing ever happened: no change', () => {
  assert.equal(todaysChange({ balance: 0, latestTransactions: [] }, now), 0)
})

test('counts from the last balance of the days before', () => {
  const latestTransactions = [moved(at(20, 9), -200, 1300), moved(at(20, 8), 500, 1500), moved(at(19, 23), 1000, 1000)]
  assert.equal(todaysChange({ balance: 1300, latestTransactions }, now), 300)
})

test('only older movements: no change today', () => {
  assert.equal(todaysChange({ balance: 1000, latestTransactions: [moved(at(18, 9), 1000, 1000)] }, now), 0)
})

test('an account that began today counts from nothing', () => {
  const latestTransactions = [moved(at(20, 9), -200, 800), moved(at(20, 8), 1000, 1000)]
  assert.equal(todaysChange({ balance: 800, latestTransactions }, now), 800)
})

test('a busy day that the list does not cover is not guessed', () => {
  assert.equal(todaysChange({ balance: 800, latestTransactions: [moved(at(20, 9), -200, 800)] }, now), null)
})
