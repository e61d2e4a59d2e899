import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orders } from '@runmart/contract/orders'
import { onToast } from '#platform/toasts.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { botOrder, customer, orderView } from '#test/samples.ts'
import { OrderRow } from './order-row.tsx'
import { showOrderNotice } from './show-order-notice.ts'

const progress = { total: 400, ok: 0, failed: 400 }
const order = { ...botOrder, orderStatus: 'success', botStatus: 'stopped', progress } as const

test('the row of a run says how many lines failed', async () => {
  const { screen, t } = await renderScreen(<OrderRow order={order} />, { user: customer })
  assert.ok(screen.getByText(t('orders.doneWithFailed', { count: 400 })))
})

test('the notice of a run says how many lines failed', async () => {
  const { t } = await renderScreen(<OrderRow order={order} />, { user: customer })
  fakeApi.answer(orders.order, { ...orderView, order })
  const said: string[] = []
  const disconnect = onToast(({ text }) => said.push(text))
  await showOrderNotice({
    kind: 'order-changed',
    orderId: order.id,
    orderCode: order.orderCode,
    orderStatus: 'success',
  })
  disconnect()
  assert.match(said.join(), new RegExp(t('orders.doneWithFailed', { count: 400 })))
})
