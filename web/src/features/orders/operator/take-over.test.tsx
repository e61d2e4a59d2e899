import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import { partnersOperator } from '@runmart/contract/partners-operator'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator, pendingOrder } from '#test/samples.ts'
import { OrderSummary } from './order-header.tsx'

const order: OperatorOrder = { ...pendingOrder, customer: { id: 'somebody', username: 'linh' } }
const theirs: OrderPartner = {
  ...{ id: 'p1', username: 'minh', earning: 28_000, state: 'held', reason: null },
  shareBack: 16_800,
}

function show(partner: OrderPartner) {
  fakeApi.answer(supplierOrders.ofOrder, { dispatch: null, exchanges: [] })
  const ui = (
    <OrderSummary order={order} partner={partner} refundQuote={0} unusedPlaces={0} timeline={[]} className="" />
  )
  return renderScreen(ui, { user: operator })
}

test('taking an order over says what goes back to the shop, needs a reason, and says why it is refused', async () => {
  const { screen, user, t } = await show(theirs)
  await user.click(screen.getByRole('button', { name: t('operatorOrders.takeOver') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(dialog.getByText(/16,800/))
  const sent = fakeApi.refuse(partnersOperator.takeOver, 'CONFLICT', 'Changed meanwhile.')
  const confirm = dialog.getByRole('button', { name: t('operatorOrders.takeOverNow') })
  await user.click(confirm)
  assert.ok(await dialog.findByText(t('fields.required')))
  await user.type(dialog.getByLabelText(t('operatorOrders.reason')), 'Silent')
  await user.click(confirm)
  assert.ok(await dialog.findByText('Changed meanwhile.'))
  assert.deepEqual(
    sent.map((it) => it.body),
    [{ reason: 'Silent' }],
  )
})

test('what is the shop’s already cannot be taken over, and nobody acts on an order that they earn by', async () => {
  const left = await show({ ...theirs, reason: 'Ill', shareBack: null })
  assert.equal(left.screen.queryAllByRole('button', { name: left.t('operatorOrders.takeOver') }).length, 0)
  left.view.unmount()
  const own = await show({ ...theirs, id: operator.id })
  assert.equal(own.screen.queryAllByRole('button').length, 0)
})
