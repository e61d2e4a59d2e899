import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedState } from './feed-state.ts'

const feed = {
  feed: 'sepay',
  configured: true,
  isIll: false,
  lastOkAt: null,
  lastProblemAt: null,
  lastProblem: null,
  problem: null,
} as const
const at = '2026-01-01T00:00:00.000Z'

test('a way in is off, ready, working, or ill as the server says', () => {
  assert.equal(feedState({ ...feed, configured: false, lastProblemAt: at }), 'off')
  assert.equal(feedState(feed), 'quiet')
  assert.equal(feedState({ ...feed, lastOkAt: at }), 'on')
  assert.equal(feedState({ ...feed, lastOkAt: at, isIll: true }), 'problem')
})
