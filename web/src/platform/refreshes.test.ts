import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '@runmart/contract'
import { orders } from '@runmart/contract/orders'
import { refreshes, slow } from './refreshes.ts'

const known = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`))
const queried = new Set([orders.quote.path, ...allEndpoints.filter((it) => it.method === 'GET').map((it) => it.path)])

test('every row of the table names endpoints that exist', () => {
  assert.deepEqual(
    Object.keys(refreshes).filter((it) => !known.has(it)),
    [],
  )
})

test('only what is fetched by a query becomes stale', () => {
  const stale = [...Object.values(refreshes).flat(), ...slow]
  assert.deepEqual(
    stale.filter((it) => !queried.has(it as never)),
    [],
  )
})
