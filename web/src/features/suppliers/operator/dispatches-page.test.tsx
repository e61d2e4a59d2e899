import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suppliers } from '@runmart/contract/suppliers'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, longWord, operator, pendingOrder, supplier } from '#test/samples.ts'
import DispatchesPage from './dispatches-page.tsx'

const unclear = {
  orderId: pendingOrder.id,
  orderCode: pendingOrder.orderCode,
  serviceName: longWord,
  createdAt: '2026-11-15T08:00:00.000Z',
  state: 'unclear' as const,
  supplierId: supplier.id,
  supplierName: supplier.name,
  externalId: null,
  quantity: 100,
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
