import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountLimits, canOrder } from './limits.ts'

const service = { status: 'active', availability: null, billing: 'unit', minAmount: 10, maxAmount: 500 } as const

test('the most is what is left, where units are counted down; days are not', () => {
  assert.deepEqual(amountLimits(service), { least: 10, most: 500 })
  assert.deepEqual(amountLimits({ ...service, availability: 37 }), { least: 10, most: 37 })
  assert.deepEqual(amountLimits({ ...service, availability: 900 }), { least: 10, most: 500 })
  assert.deepEqual(amountLimits({ ...service, availability: 37, billing: 'day' }), { least: 10, most: 500 })
})

test('what is sold out, in maintenance or down to less than the least cannot be chosen', () => {
  assert.equal(canOrder(service), true)
  assert.equal(canOrder({ ...service, availability: 10 }), true)
  assert.equal(canOrder({ ...service, availability: 9 }), false)
  assert.equal(canOrder({ ...service, availability: 1, billing: 'day' }), true)
  assert.equal(canOrder({ ...service, availability: 0, billing: 'day' }), false)
  assert.equal(canOrder({ ...service, status: 'sold_out' }), false)
  assert.equal(canOrder({ ...service, status: 'maintenance' }), false)
})
