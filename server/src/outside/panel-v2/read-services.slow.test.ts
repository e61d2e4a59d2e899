import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { readServices } from './read-services.ts'

// Proves R77.
test('a list of ten million empty services ends its own process, and nothing else', async () => {
  const before = process.memoryUsage.rss()
  await assert.rejects(readServices(`[${'{},'.repeat(10_000_000)}{}]`), {
    kind: 'unclear',
    message: ownProblem('too-large'),
  })
  assert.ok(process.memoryUsage.rss() - before < 400 * 1024 * 1024)
})
