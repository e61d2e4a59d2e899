import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, many, pendingOrder } from '#test/samples.ts'
import OrdersPage from './orders-page.tsx'

const { discountCode: _, ...placed } = pendingOrder
const order = (at: number): PartnerOrder => ({
  ...placed,
  id: `order-${at}`,
  orderCode: `RM-${at}`,
  customer: 'lan',
  earning: 56_000,
  isReleased: false,
})

test('orders to take come first; more of them are added below, none twice', async () => {
  const asked = fakeApi.answer(partnersDesk.orders, ({ query }) =>
    query?.after ? { items: [order(1), order(2)], next: null } : { items: many(2, order), next: 'order-1' },
  )
  const { screen, user, t } = await renderScreen(<OrdersPage />, { user: customer })
  assert.ok(await screen.findByText('RM-0'))
  await user.click(screen.getByRole('button', { name: t('partnerOrders.more') }))
  assert.ok(await screen.findByText('RM-2'))
  assert.equal(screen.getAllByText('RM-1').length, 1)
  assert.equal(screen.queryAllByRole('button', { name: t('partnerOrders.more') }).length, 0)
  assert.deepEqual(
    asked.map((it) => it.query),
    [{ status: 'pending' }, { status: 'pending', after: 'order-1' }],
  )
})

test('each tab asks for its status and says what is missing', async () => {
  const asked = fakeApi.answer(partnersDesk.orders, { items: [], next: null })
  const { screen, user, t } = await renderScreen(<OrdersPage />, { user: customer })
  assert.ok(await screen.findByText(t('partnerOrders.nonePending')))
  await user.click(screen.getByRole('tab', { name: t('partner.inWork') }))
  assert.ok(await screen.findByText(t('partnerOrders.noneInWork')))
  await user.click(screen.getByRole('tab', { name: t('partnerOrders.all') }))
  assert.ok(await screen.findByText(t('partnerOrders.none')))
  assert.deepEqual(
    asked.map((it) => it.query),
    [{ status: 'pending' }, { status: 'in-progress' }, {}],
  )
})

test('an order whose customer waits for an answer says so', async () => {
  const items = [{ ...order(0), isUnanswered: true }, order(1)]
  fakeApi.answer(partnersDesk.orders, { items, next: null })
  const { screen, t } = await renderScreen(<OrdersPage />, { user: customer })
  const mark = await screen.findByText(new RegExp(t('partnerOrders.unanswered')))
  assert.match(mark.closest('li')?.textContent ?? '', /RM-0/)
})
