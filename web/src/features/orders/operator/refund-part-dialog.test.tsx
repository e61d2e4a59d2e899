import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, operator, pendingOrder } from '#test/samples.ts'
import { RefundPartDialog } from './refund-part-dialog.tsx'

const order: OperatorOrder = {
  ...pendingOrder,
  totalCash: 80_000,
  refunded: 20_000,
  customer: { id: customer.id, username: customer.username },
}

test('more than an open order has left for it, or nothing, is told from what to what, in each language; nothing is sent', async () => {
  const calls = fakeApi.hold(ordersOperator.refundPart)
  for (const [language, least, most] of [
    ['en', '1\u00a0₫', '59,999\u00a0₫'],
    ['vi', '1\u00a0₫', '59.999\u00a0₫'],
    ['ru', '1\u00a0₫', '59\u00a0999\u00a0₫'],
  ] as const) {
    const ui = <RefundPartDialog order={order} open onClose={() => {}} />
    const { view, screen, user, t } = await renderScreen(ui, { user: operator, language })
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(t('operatorOrders.reason')), 'Late')
    const amount = dialog.getByLabelText(t('operatorOrders.refundAmount'))
    for (const typed of ['60000', '0', '-5']) {
      await user.clear(amount)
      await user.type(amount, typed)
      await user.click(dialog.getByRole('button', { name: t('operatorOrders.refundPart') }))
      assert.ok(await dialog.findByText(plainSpaces(t('fields.between', { least, most }))))
    }
    view.unmount()
  }
  assert.equal(calls.length, 0)
})
