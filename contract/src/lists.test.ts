import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { allEndpoints } from './index.ts'

const lists = allEndpoints.flatMap(({ path, query }) => {
  const { page, limit } = (query && 'shape' in query ? query.shape : {}) as Record<string, z.ZodMiniType>
  return page && limit ? [{ path, limit }] : []
})
const mostOf = (limit: z.ZodMiniType) => [100, 101, 200, 201].findLast((it) => z.safeParse(limit, String(it)).success)

test('operators may ask every list of theirs for 200 rows, everybody else for 100, and nobody for more', () => {
  assert.ok(lists.length > 40)
  assert.deepEqual(
    lists.map(({ path, limit }) => [path, mostOf(limit)]),
    lists.map(({ path }) => [path, path.startsWith('/operator/') ? 200 : 100]),
  )
})
