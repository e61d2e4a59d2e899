import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { ordersDesk } from '@runmart/contract/orders-desk'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { repeats } from '@runmart/contract/repeats'
import { supplierOrders } from '@runmart/contract/suppliers-orders'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, listPage, many, orderView, pendingOrder } from '#test/samples.ts'
import OrdersPage from './orders-page.tsx'

const orders: OperatorOrder[] = many(4, (at) => ({
  ...pendingOrder,
  id: `${at}`,
  orderCode: `RM-AAAA${at}`,
  customer: { id: 'somebody', username: 'linh' },
}))
const code = (at: number) => `RM-AAAA${at}`

async function show(path = '/', status: 'pending' | 'in-progress' = 'pending') {
  /** The orders that have left the queue. */
  const gone = new Set<string>()
  fakeApi.answer(ordersDesk.views, { items: [] })
  fakeApi.answer(ordersOperator.queue, () => {
    const items = orders.filter(({ id }) => !gone.has(id))
    const waiting = { pending: items.length, inProgress: gone.size }
    return { ...listPage(items, items.length, 1), limit: 50, more: false, all: orders.length, waiting }
  })
  const read = fakeApi.answer(ordersOperator.order, ({ params }) => {
    const order = orders.find(({ id }) => id === params.id) ?? orders[0]
    if (!order) throw new Error('There are orders')
    const orderStatus = gone.has(order.id) ? ('in-progress' as const) : status
    return { ...orderView, order: { ...order, orderStatus }, timeline: [], refundQuote: 0, unusedPlaces: 0 }
  })
  fakeApi.hold(conversationsOperator.conversation)
  fakeApi.answer(supplierOrders.ofOrder, { dispatch: null, exchanges: [] })
  fakeApi.answer(repeats.ofOperatorOrder, { plan: null, placedBy: null })
  const acted = fakeApi.answer(ordersDesk.act, ({ body }) => {
    for (const { id } of body.orders) gone.add(id)
    return {
      outcomes: body.orders.map(({ id }) => ({ id, orderCode: code(Number(id)), refunded: 0, problem: null })),
    }
  })
  const { screen, user, t } = await renderScreen(<OrdersPage />, { user: { ...customer, role: 'operator' }, path })
  const panelName = { name: t('operatorDesk.panel') }
  const heading = async (at: number) =>
    within(await screen.findByRole('complementary', panelName)).findByRole('heading', { name: code(at) })
  const isClosed = () => waitFor(() => assert.equal(screen.queryAllByRole('complementary', panelName).length, 0))
  const link = (at: number) => screen.findByRole('link', { name: code(at) })
  return { screen, user, t, heading, isClosed, link, acted, read }
}

test('a row opens beside the list, again goes into it, and Escape leads back to the row', async () => {
  const { screen, user, t, heading, isClosed, link } = await show()
  await user.click(await link(1))
  assert.ok(await heading(1))
  assert.equal((await link(1)).getAttribute('aria-current'), 'true')
  await user.click(await link(1))
  assert.equal(document.activeElement, screen.getByRole('complementary', { name: t('operatorDesk.panel') }))
  await user.keyboard('{Escape}')
  await isClosed()
  assert.equal(document.activeElement, await link(1))
})

test('what was taken has left the queue and stays open; the keys go on with what came after it', async () => {
  const { screen, user, heading, link, acted } = await show()
  await user.click(await link(1))
  await heading(1)
  await user.keyboard('t')
  await waitFor(() => assert.equal(screen.queryAllByRole('link', { name: code(1) }).length, 0))
  assert.ok(await heading(1))
  assert.deepEqual(
    acted.map(({ body }) => body.orders.map(({ id }) => id)),
    [['1']],
  )
  await user.keyboard('j')
  assert.ok(await heading(2))
  await user.keyboard('k')
  assert.ok(await heading(0))
})

test('a count that was typed and not saved is there again after a look at another order', async () => {
  const { screen, user, t, heading, link } = await show('/', 'in-progress')
  const done = () => screen.findByRole('textbox', { name: t('operatorOrders.doneNow') })
  await user.click(await link(1))
  await heading(1)
  await user.clear(await done())
  await user.type(await done(), '7')
  await user.click(await link(2))
  await heading(2)
  assert.equal((await done()).getAttribute('value'), '0')
  await user.click(await link(1))
  await heading(1)
  assert.equal((await done()).getAttribute('value'), '7')
})

test('a held key passes orders without opening them', async () => {
  const { user, heading, link, read } = await show()
  await user.click(await link(0))
  await heading(0)
  await user.keyboard('{j>3/}')
  assert.ok(await heading(3))
  assert.deepEqual(
    read.map(({ params }) => params.id),
    ['0', '3'],
  )
})

test('an address with an order opens it, also without keys, and one that is not there says so', async () => {
  localStorage.setItem('deskKeys', 'off')
  const first = await show('/?order=2')
  assert.ok(await first.heading(2))
  await first.user.keyboard('j')
  assert.ok(await first.heading(2))
  await first.user.keyboard('{Escape}')
  await first.isClosed()

  fakeApi.refuse(ordersOperator.order, 'NOT_FOUND', 'Not found.')
  const { screen, t } = await renderScreen(<OrdersPage />, {
    user: { ...customer, role: 'operator' },
    path: '/?order=nobody',
  })
  assert.ok(await screen.findByText(t('operatorOrders.notFoundText')))
  assert.ok(await screen.findByRole('link', { name: code(0) }))
})

test('a refund above the limit of who asked stands on the order, with who may make it from when', async () => {
  const { screen, user, t, heading, link } = await show()
  const [order] = orders
  assert.ok(order)
  const refundAsked = {
    by: 'linh',
    amount: 80_000,
    askedAt: '2026-11-15T08:00:00.000Z',
    ripensAt: '2099-11-16T08:00:00.000Z',
  }
  fakeApi.answer(ordersOperator.order, {
    ...orderView,
    order,
    timeline: [],
    refundQuote: 0,
    unusedPlaces: 0,
    refundAsked,
  })
  await user.click(await link(0))
  await heading(0)
  const sentence = t('operatorOrders.refundAsked', { by: 'linh', sum: '80,000\u00a0₫' })
  assert.ok(await screen.findByText((text) => plainSpaces(text).startsWith(plainSpaces(sentence))))
  assert.ok(screen.getByText(/linh may make it alone from/))
})
