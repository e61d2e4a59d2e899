import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressBar } from './show-progress.ts'

test('the bar tells count, share, rate and time left', () => {
  assert.equal(progressBar(120, 500, 10), '[█████░░░░░░░░░░░░░░░░░░░] 120/500 · 24 % · 12.0/s · 0:32 left')
  assert.equal(progressBar(0, 500, 0), '[░░░░░░░░░░░░░░░░░░░░░░░░] 0/500 · 0 % · 0.0/s')
  assert.equal(progressBar(1, 10_001, 1), '[░░░░░░░░░░░░░░░░░░░░░░░░] 1/10001 · 0 % · 1.0/s · 2:46:40 left')
  assert.equal(progressBar(5, 5, 2), '[████████████████████████] 5/5 · 100 % · 2.5/s')
})
