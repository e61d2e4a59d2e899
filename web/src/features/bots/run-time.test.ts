import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockText } from './run-time.ts'

test('lengths of time read like a clock', () => {
  const cases: [number, string][] = [
    [0, '0:00'],
    [7.9, '0:07'],
    [760, '12:40'],
    [11_109, '3:05:09'],
    [-3, '0:00'],
  ]
  for (const [seconds, text] of cases) assert.equal(clockText(seconds), text)
})
