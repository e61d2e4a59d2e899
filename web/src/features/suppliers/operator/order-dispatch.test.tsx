import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dispatch, type Exchange, supplierOrders } from '@runmart/contract/suppliers-orders'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator, pendingOrder } from '#test/samples.ts'
import { supplier } from '#test/supplier-samples.ts'
import { OrderDispatch } from './order-dispatch.tsx'

const sent: Dispatch = {
  orderId: pendingOrder.id,
  state: 'sent',
  supplierId: supplier.id,
  supplierName: supplier.name,
  externalId: '23501',
  quantity: 1_000,
  triedAt: '2026-11-15T08:00:00.000Z',
  sentAt: '2026-11-15T08:00:00.000Z',
  askedAt: '2026-11-15T08:05:00.000Z',
  dueAt: '2026-11-15T08:10:00.000Z',
  tries: 1,
  status: 'In progress',
  startCount: 3_572,
  remains: 400,
  charge: '0.27819',
  currency: 'USD',
  cost: 7_066,
  problem: null,
  canCancel: true,
  canRefill: false,
}
const exchange: Exchange = {
  id: '1',
  at: '2026-11-15T08:00:00.000Z',
  supplierName: supplier.name,
  action: 'add',
  request: 'key=•••&action=add&service=101',
  answer: '{"order":23501}',
  outcome: 'done',
  milliseconds: 312,
}
const bare = { externalId: null, charge: null, cost: null, status: null, sentAt: null, canCancel: false } as const
const unclear: Dispatch = { ...sent, ...bare, state: 'unclear', problem: 'No answer in 15 s' }

async function show(dispatch: Dispatch | null, exchanges: Exchange[] = []) {
  fakeApi.answer(supplierOrders.ofOrder, { dispatch, exchanges })
  return renderScreen(<OrderDispatch order={pendingOrder} />, { user: operator })
}

test('an order at a supplier shows its number, what the supplier says, what it cost, and all that was said', async () => {
  const { screen, user, t } = await show(sent, [exchange])
  assert.ok(await screen.findByText('23501'))
  assert.ok(screen.getByText('In progress'))
  assert.ok(screen.getByText(/0\.27819/))
  assert.ok(screen.getByText('7,066 ₫'))
  await user.click(screen.getByText(t('exchangeActions.add')))
  assert.ok(screen.getByText('key=•••&action=add&service=101'))
  assert.equal(screen.queryAllByRole('button', { name: t('operatorDispatches.retry') }).length, 0)
  assert.equal(screen.queryAllByRole('button', { name: t('operatorDispatches.resolve') }).length, 0)
})

test('what the shop found out itself is said in the language of the reader, with when sending began', async () => {
  fakeApi.answer(supplierOrders.ofOrder, { dispatch: { ...unclear, problem: 'own:other-order:23501' }, exchanges: [] })
  const { screen, t } = await renderScreen(<OrderDispatch order={pendingOrder} />, { user: operator, language: 'ru' })
  assert.ok(await screen.findByText(t('supplyProblems.other-order', { number: '23501' })))
  assert.ok(screen.getByText(t('operatorDispatches.tried')))
})

test('an unclear one is followed under the number that an operator found', async () => {
  const { screen, user, t } = await show(unclear)
  assert.ok(await screen.findByText('No answer in 15 s'))
  await user.click(screen.getByRole('button', { name: t('operatorDispatches.resolve') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText(t('operatorDispatches.isThere')))
  const calls = fakeApi.answer(supplierOrders.resolve, { dispatch: sent })
  const follow = () => user.click(dialog.getByRole('button', { name: t('operatorDispatches.resolveFound') }))
  await follow()
  assert.equal(calls.length, 0)
  await user.type(dialog.getByLabelText(t('operatorDispatches.externalId')), ' 23501 ')
  await follow()
  await waitFor(() => assert.deepEqual(calls[0]?.body, { found: true, externalId: '23501' }))
})

test('a number that another order has is refused at its field; one that is not there is sent again', async () => {
  const { screen, user, t } = await show(unclear)
  await user.click(await screen.findByRole('button', { name: t('operatorDispatches.resolve') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText(t('operatorDispatches.isThere')))
  await user.type(dialog.getByLabelText(t('operatorDispatches.externalId')), '23501')
  fakeApi.refuse(supplierOrders.resolve, 'ALREADY_USED', 'Used.')
  await user.click(dialog.getByRole('button', { name: t('operatorDispatches.resolveFound') }))
  assert.ok(await dialog.findByText(t('operatorDispatches.idTaken')))
  await user.click(dialog.getByText(t('operatorDispatches.notThere')))
  const calls = fakeApi.answer(supplierOrders.resolve, { dispatch: { ...unclear, state: 'waiting' } })
  await user.click(dialog.getByRole('button', { name: t('operatorDispatches.resolveSend') }))
  await waitFor(() => assert.deepEqual(calls[0]?.body, { found: false }))
})

test('taking over one that may be there warns of paying twice', async () => {
  const { screen, user, t } = await show(unclear)
  await user.click(await screen.findByRole('button', { name: t('operatorDispatches.takeOver') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  assert.ok(dialog.getByText(t('operatorDispatches.takeOverThere')))
  const calls = fakeApi.answer(supplierOrders.takeOver, { dispatch: { ...unclear, state: 'by-people' } })
  await user.click(dialog.getByRole('button', { name: t('operatorDispatches.takeOverNow') }))
  await waitFor(() => assert.equal(calls.length, 1))
})

test('one that nobody takes is retried at once', async () => {
  const { screen, user, t } = await show({ ...unclear, state: 'stuck' })
  const calls = fakeApi.answer(supplierOrders.retry, { dispatch: { ...unclear, state: 'waiting' } })
  await user.click(await screen.findByRole('button', { name: t('operatorDispatches.retry') }))
  await waitFor(() => assert.equal(calls.length, 1))
})

test('cancelling is asked about and names the supplier', async () => {
  const { screen, user, t } = await show(sent)
  await user.click(await screen.findByRole('button', { name: t('operatorDispatches.cancel') }))
  const title = t('operatorDispatches.cancelTitle', { name: supplier.name })
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  const calls = fakeApi.answer(supplierOrders.cancel, { dispatch: sent })
  await user.click(dialog.getByRole('button', { name: t('operatorDispatches.cancelNow') }))
  await waitFor(() => assert.equal(calls.length, 1))
})

test('an order that no supplier has to do with shows nothing', async () => {
  const calls = fakeApi.answer(supplierOrders.ofOrder, { dispatch: null, exchanges: [] })
  const { screen, t } = await renderScreen(<OrderDispatch order={pendingOrder} />, { user: operator })
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  assert.equal(screen.queryAllByText(t('operatorDispatches.section')).length, 0)
})
