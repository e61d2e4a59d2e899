import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillFields } from './fill-fields.ts'

test('names beside a quantity are as many as somebody likes', () => {
  const fields = { quantity: { from: 'amount' }, usernames: { from: 'input', key: 'usernames' } } as const
  const inputs = { usernames: 'one\ntwo' }
  assert.deepEqual(fillFields(fields, { quantity: 100, isPackage: false, inputs }), {
    fields: { quantity: 100, usernames: 'one\ntwo' },
  })
})

test('lines are counted however they are broken, as a supplier may count them', () => {
  const fields = { comments: { from: 'input', key: 'comments' } } as const
  const inputs = { comments: 'one\r\ntwo\rthree\u2028four\u2029five\n\nsix' }
  const filled = { fields: { comments: 'one\ntwo\nthree\nfour\nfive\nsix' } }
  assert.deepEqual(fillFields(fields, { quantity: 6, isPackage: false, inputs }), filled)
  assert.ok('problem' in fillFields(fields, { quantity: 3, isPackage: false, inputs }))
})
