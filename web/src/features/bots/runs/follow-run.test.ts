import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEntry } from '@runmart/contract/bots'
import { hearMore, type KnownRun, keepLog, LOG_KEPT } from './follow-run.ts'

const said = (id: number): LogEntry => ({ id, at: '2026-11-15T10:00:00.000Z', from: 'bot', text: `line ${id}` })
const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => said(first + at))
const progress = { total: 10, ok: 0, failed: 0, skipped: 0, perSecond: null, secondsLeft: null }
const known = (log: LogEntry[]) => ({ order: { id: '7' }, run: { progress }, log }) as unknown as KnownRun
const ids = ({ log }: KnownRun) => log.map(({ id }) => id)

test('what is said twice, after a broken line, is kept once and in order', () => {
  const events = [3, 4, 2, 5].map((id) => ({ kind: 'log', data: said(id) }) as const)
  assert.deepEqual(ids(hearMore(known(span(1, 3)), events)), [1, 2, 3, 4, 5])
})

test('progress changes the figures and nothing else', () => {
  const before = known(span(1, 3))
  const after = hearMore(before, [{ kind: 'progress', data: { ...progress, ok: 4 } }])
  assert.equal(after.run.progress.ok, 4)
  assert.equal(after.log, before.log)
  assert.equal(after.order, before.order)
})

test('a new answer with only the end of the log does not take away what was shown', () => {
  assert.deepEqual(ids(keepLog(known(span(1, 6)), known(span(5, 8)))), [1, 2, 3, 4, 5, 6, 7, 8])
  assert.deepEqual(ids(keepLog(known(span(1, 6)), known(span(4, 5)))), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(ids(keepLog(undefined, known(span(4, 5)))), [4, 5])
})

test('an answer that begins after what was shown leaves no gap', () => {
  assert.deepEqual(ids(keepLog(known(span(1, 6)), known(span(9, 12)))), [9, 10, 11, 12])
  assert.deepEqual(ids(keepLog(known(span(1, 6)), known([]))), [1, 2, 3, 4, 5, 6])
})

test('a log without end stays bounded', () => {
  const after = hearMore(known(span(1, LOG_KEPT)), [{ kind: 'log', data: said(LOG_KEPT + 1) }])
  assert.equal(after.log.length, LOG_KEPT)
  assert.equal(after.log.at(-1)?.id, LOG_KEPT + 1)
})
