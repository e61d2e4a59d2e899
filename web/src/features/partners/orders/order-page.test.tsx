import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, longWord, pendingOrder } from '#test/samples.ts'
import OrderPage from './order-page.tsx'
import type { OrderView } from './order-view.ts'

const { discountCode: _, ...placed } = pendingOrder
const pending: PartnerOrder = { ...placed, customer: 'lan', earning: 56_000, isReleased: false }
const begun: PartnerOrder = {
  ...pending,
  orderStatus: 'in-progress',
  expiresAt: null,
  progress: { total: 20, ok: 12, failed: 0 },
}
const view: OrderView = {
  order: pending,
  fields: [],
  links: [],
  linkCount: 0,
  linksDeleted: false,
  timeline: [],
  refundQuote: 80_000,
  earningLost: 56_000,
}
const halfway: OrderView = { ...view, order: begun, refundQuote: 32_000, earningLost: 22_400 }

function show(answer: OrderView) {
  fakeApi.answer(partnersDesk.order, answer)
  fakeApi.answer(partnersDesk.conversation, { messages: [], hasEarlier: false, orderSteps: [] })
  fakeApi.answer(warrantyPartner.ofOrder, { claims: [] })
  const ui = (
    <Routes>
      <Route path="/partner/orders/:id" element={<OrderPage />} />
      <Route path="/partner/orders" element="The list" />
    </Routes>
  )
  return renderScreen(ui, { user: { ...customer, isPartner: true }, path: `/partner/orders/${pending.id}` })
}

test('an order that waits is taken with one press', async () => {
  const { screen, user, t } = await show(view)
  const sent = fakeApi.answer(partnersDesk.take, { order: begun })
  const button = await screen.findByRole('button', { name: t('partnerOrders.take') })
  fakeApi.answer(partnersDesk.order, halfway)
  await user.click(button)
  assert.ok(await screen.findByRole('button', { name: t('partnerOrders.deliver') }))
  assert.equal(sent.length, 1)
  assert.equal(screen.queryAllByRole('button', { name: t('partnerOrders.take') }).length, 0)
})

test('half an order can be delivered: what goes back, and what of it from the share, is said before, and agreed to exactly', async () => {
  const { screen, user, t } = await show(halfway)
  await user.click(await screen.findByRole('button', { name: t('partnerOrders.deliver') }))
  const dialog = within(await screen.findByRole('dialog'))
  const consequence = plainSpaces(t('partnerOrders.restRefundText', { sum: '32,000 ₫', lost: '22,400 ₫' }))
  assert.ok(dialog.getByText(consequence))
  await user.click(dialog.getByText(t('partnerOrders.restRefund')))
  await user.type(dialog.getByLabelText(new RegExp(t('partnerOrders.deliverNote'))), 'Done: a, b')
  await user.click(dialog.getByRole('button', { name: t('partnerOrders.deliver') }))
  const sure = within(await screen.findByRole('alertdialog'))
  const sent = fakeApi.answer(partnersDesk.deliver, { order: { ...begun, orderStatus: 'success' } })
  await user.click(sure.getByRole('button', { name: t('partnerOrders.deliverNow') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { rest: 'refund', acceptRefund: 32_000, note: 'Done: a, b' })
})

test('all of an order is delivered without a second question, because nothing is refunded', async () => {
  const { screen, user, t } = await show(halfway)
  await user.click(await screen.findByRole('button', { name: t('partnerOrders.deliver') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText(t('partnerOrders.restDelivered')))
  const sent = fakeApi.answer(partnersDesk.deliver, { order: { ...begun, orderStatus: 'success' } })
  await user.click(dialog.getByRole('button', { name: t('partnerOrders.deliver') }))
  await waitFor(() => assert.deepEqual(sent[0]?.body, { rest: 'delivered', acceptRefund: 0 }))
})

test('an order that cannot be delivered ends with a reason, at the sums that were shown', async () => {
  const { screen, user, t } = await show(view)
  await user.click(await screen.findByRole('button', { name: t('partnerOrders.fail') }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = t('partnerOrders.failText', { sum: '80,000 ₫', lost: '56,000 ₫', name: 'lan' })
  assert.ok(dialog.getByText(plainSpaces(text)))
  await user.type(dialog.getByLabelText(t('partnerOrders.failReason')), 'The channel is gone')
  const sent = fakeApi.refuse(partnersDesk.fail, 'REFUND_CHANGED', 'Another sum by now.')
  await user.click(dialog.getByRole('button', { name: /and end order$/ }))
  assert.ok(await dialog.findByText('Another sum by now.'))
  assert.deepEqual(sent[0]?.body, { reason: 'The channel is gone', acceptRefund: 80_000 })
})

test('leaving an order to the shop says what of the share is lost, and leads back to the list', async () => {
  const { screen, user, t } = await show(halfway)
  await user.click(await screen.findByRole('button', { name: t('partnerOrders.giveBack') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(dialog.getByText(/22,400/))
  await user.type(dialog.getByLabelText(t('partnerOrders.giveBackReason')), 'On holiday')
  const sent = fakeApi.answer(partnersDesk.giveBack, null)
  await user.click(dialog.getByRole('button', { name: t('partnerOrders.giveBackNow') }))
  assert.ok(await screen.findByText('The list'))
  assert.deepEqual(sent[0]?.body, { reason: 'On holiday' })
})

test('progress by link: only what was changed is sent, without a question', async () => {
  const links = [
    { line: 1, link: 'https://a.example/1', amount: 10, done: 10 },
    { line: 2, link: `https://a.example/${longWord}`, amount: 10, done: 2 },
  ]
  const { screen, user, t } = await show({ ...halfway, links, linkCount: 2 })
  const field = await screen.findByLabelText(t('partnerOrders.doneOfLink', { line: 2 }))
  await user.clear(field)
  await user.type(field, '1')
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('partnerOrders.save') }).disabled, true)
  await user.clear(field)
  await user.type(field, '7')
  const sent = fakeApi.answer(partnersDesk.progress, { order: begun })
  await user.click(screen.getByRole('button', { name: t('partnerOrders.save') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { links: [{ line: 2, done: 7 }] })
})

test('a message goes to the customer once, without files', async () => {
  const { screen, user, t } = await show(halfway)
  await user.type(await screen.findByLabelText(t('partnerOrders.message', { name: 'lan' })), 'Which channel?')
  const sent = fakeApi.answer(partnersDesk.send, { id: '1' })
  assert.equal(screen.queryAllByRole('button', { name: t('conversations.attach') }).length, 0)
  await user.click(screen.getByRole('button', { name: t('conversations.send') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { text: 'Which channel?' })
})

test('an order that ended offers no steps', async () => {
  const { screen, t } = await show({ ...halfway, order: { ...begun, orderStatus: 'success', isReleased: true } })
  assert.ok(await screen.findByText(t('partnerOrders.isReleased')))
  for (const step of ['take', 'deliver', 'fail', 'giveBack', 'save'] as const)
    assert.equal(screen.queryAllByRole('button', { name: t(`partnerOrders.${step}`) }).length, 0)
})

test('an order that is not theirs is not found', async () => {
  fakeApi.refuse(partnersDesk.order, 'NOT_FOUND', 'Not found.')
  const ui = (
    <Routes>
      <Route path="/partner/orders/:id" element={<OrderPage />} />
    </Routes>
  )
  const { screen, t } = await renderScreen(ui, { user: customer, path: '/partner/orders/1' })
  assert.ok(await screen.findByText(t('partnerOrders.notFound')))
})
