import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext } from './next-path.ts'

test('a path of our own is kept, with its query and fragment', () => {
  assert.equal(safeNext('/orders?page=2#top', '/dashboard'), '/orders?page=2#top')
})

for (const next of [
  null,
  '',
  'orders',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])
  test(`${JSON.stringify(next)} leads home`, () => assert.equal(safeNext(next, '/dashboard'), '/dashboard'))
