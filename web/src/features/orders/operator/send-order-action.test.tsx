import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { waitFor } from '@testing-library/react'
import { useApi } from '#platform/use-api.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import { sendOrderAction } from './send-order-action.ts'

function Queue() {
  return <output>{useApi(ordersOperator.queue).data?.total}</output>
}

test('an action is over only when its order is here anew: a dialog opened again never has the old figures', async () => {
  fakeApi.answer(ordersOperator.queue, { ...listPage([]), more: false, all: 0, waiting: { pending: 0, inProgress: 0 } })
  const { screen } = await renderScreen(<Queue />, { user: operator })
  await screen.findByText('0')
  const fetched = fakeApi.hold(ordersOperator.queue)
  const answer = { success: true, status: 200, message: '', data: null, error: null, code: null } as const
  let isOver = false
  void sendOrderAction('act', async () => answer).finally(() => {
    isOver = true
  })
  await waitFor(() => assert.equal(fetched.length, 1))
  assert.equal(isOver, false)
})
