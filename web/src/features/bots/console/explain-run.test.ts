import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderRun } from '@runmart/contract/bots'
import { botStatuses } from '@runmart/contract/bots-states'
import { loadWebTranslations } from '@runmart/i18n/web'
import { explainRun } from './explain-run.ts'

const translations = { language: 'en', t: await loadWebTranslations('en') } as const
type Change = { order?: Partial<OrderRun['order']>; run?: Partial<OrderRun['run']> }
const progress = { total: 500, ok: 90, failed: 10, skipped: 0, perSecond: null, secondsLeft: null }
const explain = ({ order, run }: Change) =>
  explainRun(translations, {
    order: { orderStatus: 'in-progress', botStatus: 'running', expiresAt: null, refunded: 0, ...order },
    run: { billing: 'unit', queued: false, progress, ...run },
  } as OrderRun)

test('every state of a run paid by the line says something of its own', () => {
  const open = botStatuses.filter((botStatus) => botStatus !== 'stopped')
  const sentences = [
    ...open.map((botStatus) => explain({ order: { botStatus } })),
    explain({ order: { botStatus: 'started' }, run: { queued: true } }),
    ...(['success', 'failed', 'cancel', 'refund'] as const).map((orderStatus) => explain({ order: { orderStatus } })),
  ]
  assert.equal(new Set(sentences).size, sentences.length)
})

test('days name their end; a run that was stopped can be started again until then', () => {
  const order = { expiresAt: '2999-12-18T12:00:00.000Z' }
  for (const botStatus of ['running', 'paused', 'stopped', 'error'] as const)
    assert.match(explain({ order: { ...order, botStatus }, run: { billing: 'day' } }), /until 18\sDec\s2999/i)
})

test('days that are over say so', () => {
  const order = { orderStatus: 'success', botStatus: 'stopped', expiresAt: '2026-01-18T12:00:00.000Z' } as const
  assert.match(explain({ order, run: { billing: 'day' } }), /ended on 18\sJan\s2026.*You won’t be charged again/)
})

test('what came back at the end is named', () => {
  const order = { orderStatus: 'success', botStatus: 'stopped', refunded: 6_000 } as const
  assert.match(explain({ order }), /100 of 500 lines processed\. 6,000\s₫ was refunded/)
  const allDone = { progress: { ...progress, ok: 500, failed: 0 } }
  assert.match(explain({ order: { ...order, refunded: 0 }, run: allDone }), /^All lines are done\.$/)
  assert.match(explain({ order, run: allDone }), /^All lines are done\. 6,000\s₫ was refunded/)
})

test('a run whose lines failed says how many', () => {
  const order = { orderStatus: 'success', botStatus: 'stopped' } as const
  const ended = (failed: number) => ({ progress: { ...progress, ok: 500 - failed, failed } })
  assert.equal(explain({ order, run: ended(10) }), '10 of 500 lines failed.')
  assert.equal(explain({ order, run: ended(500) }), 'All 500 lines failed.')
})
