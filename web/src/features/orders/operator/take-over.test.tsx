import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
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

function show(partner: OrderPartner, links: OrderLink[] = []) {
  fakeApi.answer(supplierOrders.ofOrder, { dispatch: null, exchanges: [] })
  const ui = (
    <OrderSummary
      {...{ order, partner, links, linkCount: links.length, timeline: [] }}
      refundQuote={0}
      unusedPlaces={0}
      className=""
    />
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

test('how much was really delivered is prefilled with what the partner entered, and sent with the reason', async () => {
  const { screen, user, t } = await show({ ...theirs, counted: { delivered: 9, said: 9 } })
  await user.click(screen.getByRole('button', { name: t('operatorOrders.takeOver') }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText<HTMLInputElement>(t('operatorOrders.counted'))
  assert.equal(field.value, '9')
  const sent = fakeApi.refuse(partnersOperator.takeOver, 'CONFLICT', 'Changed meanwhile.')
  await user.type(dialog.getByLabelText(t('operatorOrders.reason')), 'Only two are there')
  await user.clear(field)
  await user.click(dialog.getByRole('button', { name: t('operatorOrders.takeOverNow') }))
  assert.equal(sent.length, 0)
  await user.type(field, '2')
  await user.click(dialog.getByRole('button', { name: t('operatorOrders.takeOverNow') }))
  assert.deepEqual(
    sent.map((it) => it.body),
    [{ reason: 'Only two are there', seen: 9, done: 2 }],
  )
})

test('what was given back is counted again, link by link, with what nobody has done', async () => {
  const links = [0, 3, 5].map((done, at) => ({ line: at + 1, link: `https://example.com/${at}`, amount: 5, done }))
  const left = { ...theirs, reason: 'Ill', shareBack: null, counted: { delivered: 8, said: 6 } }
  const { screen, user, t } = await show(left, links)
  await user.click(screen.getByRole('button', { name: t('operatorOrders.recount') }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(t('operatorOrders.countedOfLink', { line: 3 }))
  await user.clear(field)
  await user.type(field, '1')
  const sent = fakeApi.refuse(partnersOperator.recount, 'CONFLICT', 'Changed meanwhile.')
  await user.type(dialog.getByLabelText(t('operatorOrders.reason')), 'Gone')
  await user.click(dialog.getByRole('button', { name: t('operatorOrders.recountNow') }))
  const counts = [0, 3, 1].map((done, at) => ({ line: at + 1, done }))
  assert.deepEqual(
    sent.map((it) => it.body),
    [{ reason: 'Gone', seen: 8, links: counts }],
  )
})

test('what is the shop’s already cannot be taken over, and nobody acts on an order that they earn by', async () => {
  const left = await show({ ...theirs, reason: 'Ill', shareBack: null })
  assert.equal(left.screen.queryAllByRole('button', { name: left.t('operatorOrders.takeOver') }).length, 0)
  left.view.unmount()
  const own = await show({ ...theirs, id: operator.id })
  assert.equal(own.screen.queryAllByRole('button').length, 0)
})
