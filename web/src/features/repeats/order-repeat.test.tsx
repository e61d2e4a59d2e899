import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orders } from '@runmart/contract/orders'
import type { Quote } from '@runmart/contract/orders-order'
import { repeats } from '@runmart/contract/repeats'
import { waitFor } from '@testing-library/react'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { endedPlan, notRepeated, repeatPlan } from '#test/repeat-samples.ts'
import { customer, pendingOrder } from '#test/samples.ts'
import { OrderRepeat } from './order-repeat.tsx'

const quote: Quote = {
  unitPrice: 1_000,
  amount: 10,
  subtotal: 10_000,
  tierDiscount: 0,
  codeDiscount: 0,
  total: 10_000,
  tierPercent: 0,
  balance: 50_000,
  enough: true,
}
const show = () => renderScreen(<OrderRepeat order={pendingOrder} />, { user: customer })

test('an order is repeated as it is filled in, after its first date and what it costs today were shown', async () => {
  fakeApi.answer(repeats.ofOrder, notRepeated)
  fakeApi.answer(orders.quote, quote)
  const created = fakeApi.answer(repeats.create, { plan: repeatPlan })
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: t('repeats.repeat') }))
  assert.ok(await screen.findByText(/10,000/))
  const dates = () => [...document.querySelectorAll('[role=dialog] time')].map((it) => it.getAttribute('datetime'))
  assert.deepEqual(dates(), [notRepeated.firstDates.week])
  await user.click(screen.getByLabelText(t('repeatIntervals.month')))
  assert.deepEqual(dates(), [notRepeated.firstDates.month])
  await user.type(screen.getByLabelText(t('repeats.times'), { exact: false }), '12')
  await user.type(screen.getByLabelText(t('repeats.mostEach'), { exact: false }), '15,000')
  await user.click(screen.getByRole('button', { name: t('repeats.start') }))
  await screen.findByRole('button', { name: t('repeats.repeat') })
  assert.deepEqual(created[0]?.body, { every: 'month', times: 12, mostEach: 15_000 })
})

test('a number of orders that is not allowed is said so and not sent', async () => {
  fakeApi.answer(repeats.ofOrder, notRepeated)
  fakeApi.answer(orders.quote, quote)
  const created = fakeApi.answer(repeats.create, { plan: repeatPlan })
  const { screen, t, user } = await show()
  await user.click(await screen.findByRole('button', { name: t('repeats.repeat') }))
  await user.type(screen.getByLabelText(t('repeats.times'), { exact: false }), '366')
  await user.click(screen.getByRole('button', { name: t('repeats.start') }))
  assert.ok(await screen.findByText(t('fields.between', { least: '2', most: '365' })))
  assert.equal(created.length, 0)
})

test('a plan that goes on says when it orders next and is stopped at one press', async () => {
  fakeApi.answer(repeats.ofOrder, { ...notRepeated, plan: repeatPlan, canRepeat: false })
  const stopped = fakeApi.answer(repeats.stop, { plan: endedPlan('stopped') })
  const { screen, t, user } = await show()
  assert.ok(await screen.findByText(t('repeats.next')))
  assert.ok(screen.getByText(t('repeats.orderedOf', { count: 2, times: 5 })))
  assert.equal(screen.queryAllByRole('button', { name: t('repeats.repeat') }).length, 0)
  const name = t('repeats.stopNamed', { service: repeatPlan.serviceName })
  await user.click(screen.getByRole('button', { name }))
  assert.equal(stopped[0]?.params.id, repeatPlan.id)
})

test('one that is over says why, and the order can be repeated again', async () => {
  fakeApi.answer(repeats.ofOrder, { ...notRepeated, plan: endedPlan('balance') })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(new RegExp(t('repeatReasons.balance'))))
  assert.ok(screen.getByRole('button', { name: t('repeats.repeat') }))
})

test('an order that a plan placed says so and leads to all of them', async () => {
  fakeApi.answer(repeats.ofOrder, { ...notRepeated, placedBy: repeatPlan, canRepeat: false })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('repeats.placedBy'), { exact: false }))
  assert.equal(screen.getByRole('link', { name: t('repeats.seeAll') }).getAttribute('href'), '/orders/repeats')
})

test('an order that cannot be repeated says nothing of it', async () => {
  const asked = fakeApi.answer(repeats.ofOrder, { ...notRepeated, canRepeat: false })
  const { view, t } = await show()
  await waitFor(() => assert.equal(asked.length, 1))
  await waitFor(() => assert.equal(queryClient.isFetching(), 0))
  assert.ok(!view.container.textContent?.includes(t('repeats.section')))
})

test('where it could not be asked about, that is said', async () => {
  fakeApi.refuse(repeats.ofOrder, 'NOT_FOUND', 'Not found.')
  const { screen } = await show()
  assert.ok(await screen.findByText('Not found.'))
})
