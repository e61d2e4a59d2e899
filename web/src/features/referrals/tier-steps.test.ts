import assert from 'node:assert/strict'
import test from 'node:test'
import { tierSteps } from './tier-steps.ts'

const tiers = [
  { deposit: 10, discount: 5 },
  { deposit: 25, discount: 10 },
  { deposit: 50, discount: 20 },
]
const filled = (totalDeposit: number) => tierSteps({ tiers, totalDeposit }).map((step) => step.filled)
const reached = (totalDeposit: number) =>
  tierSteps({ tiers, totalDeposit })
    .filter((step) => step.isReached)
    .map((step) => step.discount)

test('a step fills only with what lies beyond the one before', () => {
  assert.deepEqual(filled(0), [0, 0, 0])
  assert.deepEqual(filled(5), [0.5, 0, 0])
  assert.deepEqual(filled(16), [1, 0.4, 0])
  assert.deepEqual(filled(90), [1, 1, 1])
})

// Proves S9.13.
test('a tier is reached with its last dong, not before', () => {
  assert.deepEqual(reached(9), [])
  assert.deepEqual(reached(10), [5])
  assert.deepEqual(reached(50), [5, 10, 20])
})
