import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator, pendingOrder } from '#test/samples.ts'
import CustomerOrdersPage from './customer-orders-page.tsx'
import { OrderHeader } from './order-header.tsx'

const order: OperatorOrder = { ...pendingOrder, customer: { id: 'c1', username: 'linh' } }

function show(path: string) {
  const asked = fakeApi.answer(ordersOperator.ofCustomer, { ...listPage([order]), open: 1 })
  fakeApi.answer(supplierOrders.ofOrder, { dispatch: null, exchanges: [] })
  const header = { order, refundQuote: null, unusedPlaces: 0, timeline: [], links: [], linkCount: 0 }
  const ui = (
    <Routes>
      <Route path="/operator/customers/:id/orders" element={<CustomerOrdersPage />} />
      <Route path="/operator/orders/:id" element={<OrderHeader {...header} />} />
    </Routes>
  )
  return renderScreen(ui, { user: operator, path }).then((it) => ({ ...it, asked }))
}

test('the address narrows the orders of a customer to those that are open; all are a choice away', async () => {
  const { screen, user, t, asked } = await show(operatorPaths.customerOpenOrders('c1'))
  assert.ok(await screen.findByText(t('operatorCustomerPage.ordersFound', { count: 1 })))
  assert.equal(asked.at(-1)?.query?.status, 'open')
  await user.click(screen.getByRole('combobox', { name: t('operatorOrders.status') }))
  await user.click(await screen.findByRole('option', { name: t('operatorOrders.anyStatus') }))
  await waitFor(() => assert.equal(asked.at(-1)?.query?.status, undefined))
})

test('from an order of a customer the way back leads to the orders of the customer, as they were left', async () => {
  const list = operatorPaths.customerOpenOrders('c1')
  const { screen, user, t } = await show(list)
  await user.click(await screen.findByRole('link', { name: order.serviceName }))
  const back = await screen.findByRole('link', { name: t('operatorOrders.backToCustomer', { name: 'linh' }) })
  assert.equal(back.getAttribute('href'), list)
})
