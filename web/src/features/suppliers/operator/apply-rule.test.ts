import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyRule, costOf, leftOf } from './apply-rule.ts'

const rule = { factorPercent: 130, plus: 0, roundTo: 1, floor: 1 }

test('a price is cost × factor + sum, rounded up, at least the floor', () => {
  assert.equal(applyRule('22.86', rule), 30)
  assert.equal(applyRule('22.86', { ...rule, plus: 5 }), 35)
  assert.equal(applyRule('22.86', { ...rule, roundTo: 50 }), 50)
  assert.equal(applyRule('22.86', { ...rule, floor: 1_000 }), 1_000)
})

test('no digit is lost: what is a whole price stays one', () => {
  // A float makes 0.1 × 3 more than 0.3; the price would be 31.
  assert.equal(applyRule('10', { ...rule, factorPercent: 300 }), 30)
  assert.equal(applyRule('0.1', { ...rule, factorPercent: 30_000 }), 30)
  assert.equal(applyRule('0.00000001', rule), 1)
})

test('what one costs, and what is left of a price', () => {
  assert.equal(costOf('0.02286', 1_000), '22.86')
  assert.equal(costOf('23', 2), '46')
  assert.equal(leftOf('30', '22.86'), '7.14')
  assert.equal(leftOf('20', '22.86'), '-2.86')
  assert.equal(leftOf('22', '22.5'), '-0.5')
  assert.equal(leftOf('1.8', '1.50'), '0.3')
})
