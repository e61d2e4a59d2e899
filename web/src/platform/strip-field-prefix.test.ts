import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '@runmart/contract/client'
import { stripFieldPrefix } from './strip-field-prefix.ts'

test('fields below a name lose it, others keep theirs', () => {
  const data = { fields: { 'draft.price': 'no', version: 'no', drafty: 'no' } }
  const refused = { success: false, status: 400, message: '', data, error: 'no', code: 'VALIDATION' } as const
  const renamed = stripFieldPrefix<null>(refused, 'draft')
  assert.deepEqual(renamed.data, { fields: { price: 'no', version: 'no', drafty: 'no' } })
  const fine: Answer<number> = { success: true, status: 200, message: '', data: 1, error: null, code: null }
  assert.equal(stripFieldPrefix(fine, 'draft'), fine)
})
