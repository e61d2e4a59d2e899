import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paths } from '#platform/paths.ts'
import { homeOf, safeNext } from './next-path.ts'

test('operators begin with what waits for them, customers with their own page', () => {
  assert.equal(homeOf({ role: 'operator' }), paths.operator)
  assert.equal(homeOf({ role: 'customer' }), paths.dashboard)
})

test('a path of our own is kept, with its query and fragment', () => {
  assert.equal(safeNext('/orders?page=2#top', '/dashboard'), '/orders?page=2#top')
})

for (const next of [
  null,
  '',
  'orders',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.\\/evil.example',
  '/%2e//evil.example',
  '//[',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])
  test(`${JSON.stringify(next)} leads home`, () => assert.equal(safeNext(next, '/dashboard'), '/dashboard'))

// Proves R30.
test('whatever is asked for, the browser stays on our own address', () => {
  const pieces = ['', '/', '\\', '.', '..', '%2e', ':', '@', '?', '#', '\t', '\n', ' ', 'evil.example', 'https:', '[']
  const longer = (texts: string[]) => texts.flatMap((text) => pieces.map((piece) => text + piece))
  for (const next of longer(longer(longer(longer(['/', '']))))) {
    const path = safeNext(next, '/dashboard')
    assert.equal(new URL(path, 'https://shop.example').origin, 'https://shop.example', JSON.stringify(next))
  }
})
