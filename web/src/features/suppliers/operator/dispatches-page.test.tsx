import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suppliers } from '@runmart/contract/suppliers'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, longWord, operator, pendingOrder } from '#test/samples.ts'
import { supplier } from '#test/supplier-samples.ts'
import DispatchesPage from './dispatches-page.tsx'

const unclear = {
  orderId: pendingOrder.id,
  orderCode: pendingOrder.orderCode,
  serviceName: longWord,
  createdAt: '2026-11-15T08:00:00.000Z',
  waitsSince: '2026-11-15T08:00:00.000Z',
  state: 'unclear' as const,
  supplierId: supplier.id,
  supplierName: supplier.name,
  externalId: null,
  quantity: 100,
  triedAt: null,
  sentAt: null,
  askedAt: null,
  dueAt: null,
  tries: 1,
  status: null,
  startCount: null,
  remains: null,
  charge: null,
  currency: null,
  cost: null,
  problem: 'No answer in 15 s',
  canCancel: false,
  canRefill: false,
}

test('what waits for a person comes first, with its problem and the way to its order', async () => {
  const calls = fakeApi.answer(supplierOrders.list, listPage([unclear]))
  fakeApi.answer(suppliers.list, { items: [supplier] })
  const { screen, t } = await renderScreen(<DispatchesPage />, { user: operator })
  const link = await screen.findByRole('link', { name: pendingOrder.orderCode })
  assert.equal(link.getAttribute('href'), `/operator/orders/${pendingOrder.id}`)
  assert.ok(screen.getByText('No answer in 15 s'))
  assert.ok(screen.getAllByText(t('dispatchStates.unclear')).length)
  assert.equal(calls[0]?.query?.state, undefined)
})

test('it is narrowed by state and supplier, by the address; without the right for the catalogue no supplier is asked for', async () => {
  const calls = fakeApi.answer(supplierOrders.list, listPage([]))
  const { screen, t } = await renderScreen(<DispatchesPage />, {
    user: { ...operator, isOwner: false, rights: ['orders'] },
    path: `/?state=sent&supplierId=${supplier.id}`,
  })
  assert.ok(await screen.findByText(t('operatorDispatches.noneFound')))
  assert.equal(calls[0]?.query?.state, 'sent')
  assert.equal(calls[0]?.query?.supplierId, supplier.id)
})

test('no order waits', async () => {
  fakeApi.answer(supplierOrders.list, listPage([]))
  fakeApi.answer(suppliers.list, { items: [] })
  const { screen, t } = await renderScreen(<DispatchesPage />, { user: operator })
  assert.ok(await screen.findByText(t('operatorDispatches.none')))
})

test('many are sent again together: what cannot be is said before, and stays selected', async () => {
  const stuck = { ...unclear, orderId: 'stuck', orderCode: 'RM-STUCK2', state: 'stuck' as const }
  fakeApi.answer(supplierOrders.list, listPage([unclear, stuck]))
  fakeApi.answer(suppliers.list, { items: [supplier] })
  const { screen, user, t } = await renderScreen(<DispatchesPage />, { user: operator })
  await user.click(await screen.findByLabelText(t('operatorDispatches.selectPage')))
  assert.ok(screen.getByText(t('operatorDesk.selected', { count: 2 })))
  const problem = { why: 'unclear' as const, state: 'unclear' as const, sentence: '' }
  const previews = fakeApi.answer(supplierOrders.preview, {
    can: [{ id: 'stuck', orderCode: stuck.orderCode, mayBeThere: false }],
    cannot: [{ id: unclear.orderId, orderCode: unclear.orderCode, problem }],
  })
  await user.click(screen.getByRole('button', { name: t('operatorDispatches.retry') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(await dialog.findByText(t('dispatchProblems.unclear')))
  assert.deepEqual(previews[0]?.body, { act: 'retry', ids: [unclear.orderId, 'stuck'] })
  const acts = fakeApi.answer(supplierOrders.act, {
    outcomes: [{ id: 'stuck', orderCode: stuck.orderCode, problem: null }],
  })
  await user.click(dialog.getByRole('button', { name: t('operatorDispatches.doRetry', { count: 1 }) }))
  assert.ok(await dialog.findByText(t('operatorDispatches.retried', { count: 1 })))
  assert.deepEqual(acts[0]?.body.ids, ['stuck'])
  await user.click(dialog.getAllByRole('button', { name: t('ui.close') }).at(-1) as HTMLElement)
  assert.ok(await screen.findByText(t('operatorDesk.selected', { count: 1 })))
})
