import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botStatuses } from '@runmart/contract/bots-states'
import type { Order } from '@runmart/contract/orders-order'
import { orderStatuses } from '@runmart/contract/orders-states'
import { renderScreen } from '#test/render.tsx'
import { pendingOrder } from '#test/samples.ts'
import { OrderStates } from './order-status.tsx'

const shown: [orderStatus: Order['orderStatus'], botStatus: Order['botStatus'], words: string][] = [
  ['pending', 'waiting', 'Bot: Waiting'],
  ['in-progress', 'started', 'Bot: Initialized'],
  ['in-progress', 'running', 'Bot: Running'],
  ['in-progress', 'paused', 'Bot: Paused'],
  ['in-progress', 'error', 'Bot: Error'],
  ['in-progress', 'stopped', 'Bot: Stopped'],
  ['pending', 'waiting', 'Pending'],
  ['in-progress', 'running', 'In progress'],
  ['success', 'stopped', 'Done'],
  ['failed', 'stopped', 'Failed'],
  ['cancel', 'stopped', 'Cancelled'],
  ['refund', 'stopped', 'Refunded'],
]

// Proves S3.16, S3.19, S3.57, S3.58, S3.60, S3.62, S3.72, S3.77, S3.79, S3.80, S3.81.
test('every state of an order and of a bot has its word', async () => {
  assert.deepEqual(new Set(shown.map(([orderStatus]) => orderStatus)), new Set(orderStatuses))
  assert.deepEqual(new Set(shown.map(([, botStatus]) => botStatus)), new Set(botStatuses))
  for (const [orderStatus, botStatus, words] of shown) {
    const { screen } = await renderScreen(
      <OrderStates order={{ ...pendingOrder, orderStatus, botStatus, progress: null }} />,
    )
    assert.ok(screen.getByText(words))
  }
})

test('an order that waits for its date is scheduled, and pending from then on', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const later = await renderScreen(<OrderStates order={{ ...pendingOrder, botStatus: null, startsAt: at(60_000) }} />)
  assert.ok(later.screen.getByText('Scheduled'))
  const come = await renderScreen(<OrderStates order={{ ...pendingOrder, botStatus: null, startsAt: at(-60_000) }} />)
  assert.ok(come.screen.getByText('Pending'))
})

test('a run that was stopped, or whose lines failed, is not simply done', async () => {
  const ended: Order = { ...pendingOrder, orderStatus: 'success', botStatus: 'stopped' }
  const runs: [Order['progress'], string][] = [
    [{ total: 400, ok: 200, failed: 33 }, 'Stopped'],
    [{ total: 400, ok: 0, failed: 400 }, 'Done, 400 failed'],
    [{ total: 400, ok: 400, failed: 0 }, 'Done'],
    [null, 'Done'],
  ]
  for (const [progress, words] of runs) {
    const { screen, view } = await renderScreen(<OrderStates order={{ ...ended, progress }} />)
    assert.ok(screen.getByText(words))
    view.unmount()
  }
})

test('the state of a bot is of no interest once its order is over', async () => {
  const order: Order = { ...pendingOrder, orderStatus: 'cancel', botStatus: 'stopped' }
  const { screen } = await renderScreen(<OrderStates order={order} />)
  assert.equal(screen.queryAllByText(/Bot/).length, 0)
})
