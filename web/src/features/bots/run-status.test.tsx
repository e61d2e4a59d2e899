import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '@runmart/contract/orders-order'
import { renderScreen } from '#test/render.tsx'
import { botOrder, botRun } from '#test/samples.ts'
import { RunStatus } from './run-status.tsx'

// Proves S3.82.
test('a run whose paid days are over says expired', async () => {
  const ended: Order = {
    ...botOrder,
    orderStatus: 'success',
    botStatus: 'stopped',
    expiresAt: '2026-01-18T12:00:00.000Z',
  }
  const { screen } = await renderScreen(<RunStatus order={ended} run={{ ...botRun, billing: 'day' }} />)
  assert.ok(screen.getByText('Expired'))
})

test('a run that found no place says that it queues', async () => {
  const { screen, t } = await renderScreen(<RunStatus order={botOrder} run={{ ...botRun, queued: true }} />)
  assert.ok(screen.getByText(t('runConsole.queued')))
})

test('a run that was stopped before its last line is not done; a whole one says what failed', async () => {
  const stopped: Order = { ...botOrder, orderStatus: 'success', botStatus: 'stopped' }
  const progress = { ...botRun.progress, total: 1_000, ok: 0, failed: 446, skipped: 7 }
  const cut = await renderScreen(<RunStatus order={stopped} run={{ ...botRun, progress }} />)
  assert.equal(cut.view.container.textContent, cut.t('botStates.stopped'))
  cut.view.unmount()
  const whole = { ...botRun, progress: { ...progress, ok: 554, skipped: 0 } }
  const done = await renderScreen(<RunStatus order={stopped} run={whole} />)
  assert.equal(done.view.container.textContent, done.t('orders.doneWithFailed', { count: 446 }))
})
