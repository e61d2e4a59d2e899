import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, many, pendingOrder } from '#test/samples.ts'
import OrdersPage from './orders-page.tsx'

const deskOrder: OperatorOrder = { ...pendingOrder, customer: { id: customer.id, username: customer.username } }
const answer = (items: OperatorOrder[], total = items.length, page = 1) => ({
  ...listPage(items, total, page),
  waiting: { pending: total, inProgress: 0 },
})
const show = (path = '/') => renderScreen(<OrdersPage />, { user: { ...customer, role: 'operator' }, path })

test('each queue that is empty says so in its own words', async () => {
  fakeApi.answer(ordersOperator.queue, answer([]))
  for (const [path, title] of [
    ['/', 'operatorOrders.nonePending'],
    ['/?view=in-progress', 'operatorOrders.noneInProgress'],
    ['/?view=all', 'operatorOrders.none'],
  ] as const) {
    const { screen, t } = await show(path)
    assert.ok(await screen.findByText(t(title)))
  }
})

test('a search that finds nothing in a queue goes on among all orders', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, ({ query }) => answer(query?.status ? [] : [deskOrder]))
  const { screen, user, t } = await show('/?q=RM-7K3QX9')
  await user.click(await screen.findByRole('button', { name: t('operatorOrders.searchAll') }))
  assert.ok(await screen.findByRole('link', { name: 'RM-7K3QX9' }))
  assert.deepEqual(
    calls.map(({ query }) => [query?.status, query?.q]),
    [
      ['pending', 'RM-7K3QX9'],
      [undefined, 'RM-7K3QX9'],
    ],
  )
})

test('a refused queue says why and can be tried again', async () => {
  fakeApi.refuse(ordersOperator.queue, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(ordersOperator.queue, answer([deskOrder]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('link', { name: 'RM-7K3QX9' }))
})

test('a full queue is counted on its tab and leads to the next page', async () => {
  const calls = fakeApi.answer(ordersOperator.queue, ({ query }) => {
    const page = Number(query?.page)
    const items = many(10, (at) => ({ ...deskOrder, id: `${page}-${at}`, orderCode: `RM-${page}-${at}` }))
    return answer(items, 1_200, page)
  })
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByRole('link', { name: /^RM-1-/ })).length, 10)
  assert.ok(screen.getByRole('tab', { name: `${t('operatorOrders.pending')} · 1,200` }))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal((await screen.findAllByRole('link', { name: /^RM-2-/ })).length, 10)
  assert.deepEqual(
    calls.map(({ query }) => query?.page),
    ['1', '2'],
  )
})
