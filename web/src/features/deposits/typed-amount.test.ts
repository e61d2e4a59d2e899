import assert from 'node:assert/strict'
import test from 'node:test'
import { toDong } from '@runmart/contract/deposits-exchange'
import { subtractPercent } from './typed-amount.ts'

test('USDT become dong exactly, rounded down', () => {
  assert.equal(toDong('98.814', '26125.5'), 2_581_565)
  assert.equal(toDong('0.00000001', '26125.5'), 0)
  assert.equal(toDong('1', '26125.5'), 26_125)
})

test('a deduction is rounded down, which favours who pays it', () => {
  assert.equal(subtractPercent(2_581_565, 5), 2_581_565 - 129_078)
  assert.equal(subtractPercent(19, 5), 19)
})
