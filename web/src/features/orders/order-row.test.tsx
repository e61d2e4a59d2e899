import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderScreen } from '#test/render.tsx'
import { botOrder, customer } from '#test/samples.ts'
import { OrderRow } from './order-row.tsx'

test('the row of a run says how many lines failed', async () => {
  const progress = { total: 400, ok: 0, failed: 400 }
  const order = { ...botOrder, orderStatus: 'success', botStatus: 'stopped', progress } as const
  const { screen, t } = await renderScreen(<OrderRow order={order} />, { user: customer })
  assert.ok(screen.getByText(t('orders.doneWithFailed', { count: 400 })))
})
