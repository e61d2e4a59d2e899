import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedState } from './feed-state.ts'

const feed = {
  feed: 'sepay',
  configured: true,
  lastOkAt: null,
  lastProblemAt: null,
  lastProblem: null,
  problem: null,
} as const
const [before, after] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']

test('a way in is off, ready, working, or failing since it last worked', () => {
  assert.equal(feedState({ ...feed, configured: false, lastProblemAt: after }), 'off')
  assert.equal(feedState(feed), 'quiet')
  assert.equal(feedState({ ...feed, lastOkAt: before }), 'on')
  assert.equal(feedState({ ...feed, lastProblemAt: before }), 'problem')
  assert.equal(feedState({ ...feed, lastOkAt: before, lastProblemAt: after }), 'problem')
  assert.equal(feedState({ ...feed, lastOkAt: after, lastProblemAt: before }), 'on')
})
