import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternate, median, spread, spreadOfRatios } from './rounds.ts'

test('ours and yardstick take turns, and the round that warms up does not count', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  const found = await alternate({ ours: measure('ours'), yardstick: measure('yardstick') }, { rounds: 2 })
  assert.deepEqual(order, ['ours', 'yardstick', 'ours', 'yardstick', 'ours', 'yardstick'])
  assert.deepEqual(found, { ours: [3, 5], yardstick: [4, 6] })
})

test('without warming up every round counts', async () => {
  assert.deepEqual(await alternate({ one: () => 1 }, { rounds: 3, warmUp: false }), { one: [1, 1, 1] })
})

test('a spread is the middle, the least and the most, to three digits', () => {
  assert.deepEqual(spread([3, 1, 20]), { median: 3, min: 1, max: 20 })
  assert.deepEqual(spread([1234.5, 0.123456, 12.345]), { median: 12.3, min: 0.123, max: 1235 })
  assert.equal(median([4, 1, 3, 2]), 2.5)
})

test('ratios are taken round by round', () => {
  assert.deepEqual(spreadOfRatios([10, 40, 90], [10, 20, 30]), { median: 2, min: 1, max: 3 })
})
