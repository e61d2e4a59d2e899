import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedNames } from './use-draft.ts'

const saved = { code: 'SPRING', services: ['1', '2'] as string[] | null, active: true }

test('what is written alike is no change', () => {
  assert.deepEqual(changedNames(saved, { ...saved, code: ' SPRING ', services: ['1', '2'] }), [])
})

test('every value that differs is named, in the order of the saved ones', () => {
  assert.deepEqual(changedNames(saved, { active: false, services: null, code: 'SPRING' }), ['services', 'active'])
})
