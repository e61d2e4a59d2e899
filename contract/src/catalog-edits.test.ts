import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogEdits, MAX_EDITED } from './catalog-edits.ts'

test('one edit takes as many services as can be selected, and no more', () => {
  const change = { id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', version: 1, seenAvailability: null, set: { price: 1 } }
  const takes = (count: number) =>
    catalogEdits.editMany.body?.safeParse({ changes: Array.from({ length: count }, () => change) }).success
  assert.deepEqual([takes(MAX_EDITED), takes(MAX_EDITED + 1)], [true, false])
})
