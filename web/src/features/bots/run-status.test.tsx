import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Run } from '@runmart/contract/bots'
import type { Order } from '@runmart/contract/orders'
import { renderScreen } from '#test/render.tsx'
import { pendingOrder } from '#test/samples.ts'
import { RunStatus } from './run-status.tsx'

const run: Run = {
  botId: 'telegram-notifier',
  fileName: 'news.txt',
  billing: 'day',
  progress: { total: 1, ok: 1, failed: 0, skipped: 0, perSecond: null, secondsLeft: null },
  queued: false,
  startedAt: null,
  endedAt: null,
  filesUntil: null,
  filesGone: false,
}
const order: Order = { ...pendingOrder, serviceType: 'AUTO_BOT', orderStatus: 'in-progress', botStatus: 'started' }

test('a run whose paid days are over says expired', async () => {
  const ended: Order = { ...order, orderStatus: 'success', botStatus: 'stopped', expiresAt: '2026-01-18T12:00:00.000Z' }
  const { screen } = await renderScreen(<RunStatus order={ended} run={run} />)
  assert.ok(screen.getByText('Expired'))
})

test('a run that found no place says that it queues', async () => {
  const { screen, t } = await renderScreen(<RunStatus order={order} run={{ ...run, queued: true }} />)
  assert.ok(screen.getByText(t('runConsole.queued')))
})
