import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEntry } from '@runmart/contract/bots'
import { applyRunEvents, MAX_LOG_ENTRIES, mergeLog, type RunWithLog } from './run-events.ts'

const entry = (id: number): LogEntry => ({ id, at: '2026-11-15T10:00:00.000Z', from: 'bot', text: `line ${id}` })
const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => entry(first + at))
const progress = { total: 10, ok: 0, failed: 0, skipped: 0, perSecond: null, secondsLeft: null }
const runWith = (log: LogEntry[]) => ({ order: { id: '7' }, run: { progress }, log }) as unknown as RunWithLog
const ids = ({ log }: RunWithLog) => log.map(({ id }) => id)

test('what is said twice, after a broken line, is kept once and in order', () => {
  const events = [3, 4, 2, 5].map((id) => ({ kind: 'log', data: entry(id) }) as const)
  assert.deepEqual(ids(applyRunEvents(runWith(span(1, 3)), events)), [1, 2, 3, 4, 5])
})

test('progress changes the figures and nothing else', () => {
  const before = runWith(span(1, 3))
  const after = applyRunEvents(before, [{ kind: 'progress', data: { ...progress, ok: 4 } }])
  assert.equal(after.run.progress.ok, 4)
  assert.equal(after.log, before.log)
  assert.equal(after.order, before.order)
})

test('a new answer with only the end of the log does not take away what was shown', () => {
  assert.deepEqual(ids(mergeLog(runWith(span(1, 6)), runWith(span(5, 8)))), [1, 2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(ids(mergeLog(runWith(span(1, 6)), runWith(span(4, 5)))), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(ids(mergeLog(undefined, runWith(span(4, 5)))), [4, 5])
})

test('an answer that begins after what was shown leaves no gap', () => {
  assert.deepEqual(ids(mergeLog(runWith(span(1, 6)), runWith(span(9, 12)))), [9, 10, 11, 12])
  assert.deepEqual(ids(mergeLog(runWith(span(1, 6)), runWith([]))), [1, 2, 3, 4, 5, 6])
})

test('a log without end stays bounded', () => {
  const after = applyRunEvents(runWith(span(1, MAX_LOG_ENTRIES)), [{ kind: 'log', data: entry(MAX_LOG_ENTRIES + 1) }])
  assert.equal(after.log.length, MAX_LOG_ENTRIES)
  assert.equal(after.log.at(-1)?.id, MAX_LOG_ENTRIES + 1)
})
