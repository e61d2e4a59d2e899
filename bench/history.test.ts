import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { appendRun, findLast, newRun, readHistory } from './history.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'runmart-bench-')), 'results/history.jsonl')

test('a run is compared with the last of the same kind of machine that measured the same', () => {
  const kept = file()
  const run = newRun()
  const { machine } = run
  const larger = { ...machine, cores: machine.cores + 1 }
  appendRun({ ...run, figures: { orders: { rate: 1 }, ledger: { rate: 10 } } }, kept)
  appendRun({ ...run, figures: { orders: { rate: 2 } } }, kept)
  appendRun({ ...run, machine: larger, figures: { orders: { rate: 3 }, bots: { rate: 30 } } }, kept)
  const history = readHistory(kept)
  assert.deepEqual(findLast(history, machine, 'orders'), { rate: 2 })
  assert.deepEqual(findLast(history, machine, 'ledger'), { rate: 10 })
  assert.equal(findLast(history, machine, 'bots'), null)
})

test('a run that measured nothing is not kept', () => {
  const kept = file()
  appendRun(newRun(), kept)
  assert.deepEqual(readHistory(kept), [])
})

test('a run says which version of what was measured where', () => {
  const { commit, machine, node, postgres } = newRun()
  assert.match(commit, /^([0-9a-f]{10}\+?|unknown)$/)
  assert.ok(machine.cores >= 1 && machine.memoryGb >= 1)
  assert.match(node, /^\d+\./)
  assert.match(postgres, /^\d+\./)
})
