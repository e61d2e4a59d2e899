import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownProblem, readProblem } from './suppliers-problems.ts'

test('a problem of the shop’s own is read with its values, the last of any words; those of suppliers are nobody’s code', () => {
  assert.deepEqual(readProblem(ownProblem('costs-more', 1_200, 1_000)), {
    code: 'costs-more',
    values: { cost: '1200', paid: '1000' },
  })
  const nested = ownProblem('refill-long', 5, ownProblem('not-understood', '{"status":"own:x"}'))
  assert.deepEqual(readProblem(nested)?.values, { days: '5', problem: 'own:not-understood:{"status":"own:x"}' })
  for (const words of ['Not enough funds', 'own:nothing-known', '']) assert.equal(readProblem(words), null)
})
