import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAmount } from './read-amount.ts'

test('an amount may be written as people write it; anything else is left for the contract to refuse', () => {
  for (const typed of ['1500000', '1.500.000', '1,500,000 ₫', '1 500 000đ', ' 1\u00a0500\u00a0000 ₫ '])
    assert.equal(readAmount(typed), 1_500_000)
  assert.equal(readAmount('  '), undefined)
  assert.equal(readAmount('abc'), 'abc')
  assert.equal(readAmount('-5'), '-5')
})
