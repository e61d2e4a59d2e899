import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orders } from '@runmart/contract/orders'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, many, pendingOrder } from '#test/samples.ts'
import OrdersPage from './orders-page.tsx'

const show = (path = '/', language: 'en' | 'ru' = 'en') =>
  renderScreen(<OrdersPage />, { user: customer, path, language })

test('while the orders load, nothing says that there are none', async () => {
  fakeApi.hold(orders.history)
  const { screen, t } = await show()
  assert.ok(screen.getByRole('heading', { name: t('orders.title') }))
  assert.ok(screen.getByLabelText(t('orders.status')))
  assert.equal(screen.queryAllByText(t('orders.empty')).length, 0)
  assert.equal(screen.queryAllByText(t('ui.couldNotLoad')).length, 0)
})

test('without any order, each tab leads to the first one of its kind', async () => {
  fakeApi.answer(orders.history, listPage([]))
  fakeApi.answer(orders.referralOrders, listPage([]))
  fakeApi.answer(orders.botOrders, listPage([]))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('orders.empty')))
  assert.equal(
    screen.getByRole('link', { name: t('dashboard.stepOrder') }).getAttribute('href'),
    screen.getByRole('link', { name: t('shell.newOrder') }).getAttribute('href'),
  )
  await user.click(screen.getByRole('tab', { name: t('orders.servicesTab') }))
  assert.ok(await screen.findByText(t('orders.emptyServices')))
  await user.click(screen.getByRole('tab', { name: t('orders.botsTab') }))
  assert.ok(await screen.findByText(t('orders.emptyBot')))
})

test('all orders come first; an address names the other tabs, also by the name that services had before', async () => {
  for (const [path, tab] of [
    ['/', 'allTab'],
    ['/?tab=nonsense', 'allTab'],
    ['/?tab=services', 'servicesTab'],
    ['/?tab=referral', 'servicesTab'],
    ['/?tab=bots', 'botsTab'],
  ] as const) {
    fakeApi.answer(orders.history, listPage([]))
    fakeApi.answer(orders.referralOrders, listPage([]))
    fakeApi.answer(orders.botOrders, listPage([]))
    const { screen, t } = await show(path)
    assert.equal(screen.getByRole('tab', { selected: true }).textContent, t(`orders.${tab}`), path)
  }
})

test('when nothing matches, the filters can be dropped, and all orders come', async () => {
  const calls = fakeApi.answer(orders.history, ({ query }) => listPage(query?.q ? [] : [pendingOrder]))
  const { screen, user, t } = await show('/?q=nothing&status=failed')
  assert.ok(await screen.findByText(t('orders.noMatch')))
  const [reset] = screen.getAllByRole('button', { name: t('lists.reset') })
  await user.click(reset as HTMLElement)
  assert.ok(await screen.findByRole('link', { name: /RM-7K3QX9/ }))
  assert.deepEqual(
    calls.map(({ query }) => [query?.q, query?.status]),
    [
      ['nothing', 'failed'],
      [undefined, undefined],
    ],
  )
})

test('refused orders say why and that nothing is lost, and can be tried again', async () => {
  fakeApi.refuse(orders.history, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  const reason = await screen.findByText(/Too fast\./)
  assert.ok(reason.textContent.includes(t('orderPage.safe')))
  fakeApi.answer(orders.history, listPage([pendingOrder]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('link', { name: /RM-7K3QX9/ }))
  assert.equal(screen.queryAllByText(/Too fast/).length, 0)
})

test('many orders are turned page by page, as cards or as rows', async () => {
  const calls = fakeApi.answer(orders.history, ({ query }) => {
    const page = Number(query?.page)
    const items = many(page === 3 ? 3 : 10, (at) => ({
      ...pendingOrder,
      id: `${page}-${at}`,
      orderCode: `RM-${page}-${at}`,
    }))
    return listPage(items, 23, page)
  })
  const { screen, user, t } = await show()
  const cards = await screen.findByRole('list', { name: t('orders.title') })
  assert.equal(within(cards).getAllByRole('link').length, 10)
  assert.ok(screen.getByText(t('lists.pageSpan', { first: 1, last: 10, total: 23 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.ok(await screen.findByRole('link', { name: /RM-2-0/ }))
  await user.click(screen.getByRole('radio', { name: t('ui.list') }))
  assert.equal(within(screen.getByRole('table')).getAllByRole('row').length, 11)
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.ok(await screen.findByText(t('lists.pageSpan', { first: 21, last: 23, total: 23 })))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('lists.nextPage') }).disabled, true)
  assert.deepEqual(
    calls.map(({ query }) => query?.page),
    ['1', '2', '3'],
  )
})

test('in Russian, a service with a very long name is shown in full, and its state in words', async () => {
  const serviceName = 'Высококвалифицированное человеконенавистничествоперевоспитание'.repeat(2)
  fakeApi.answer(orders.history, listPage([{ ...pendingOrder, serviceName, orderStatus: 'in-progress' }]))
  const { screen, t } = await show('/', 'ru')
  const link = await screen.findByRole('link', { name: new RegExp(serviceName) })
  // A long word must break; otherwise it would push the card out of the page.
  assert.ok(link.classList.contains('wrap-anywhere'))
  const card = within(screen.getByRole('list', { name: t('orders.title') }))
  assert.ok(card.getByText(t('orderStates.in-progress')))
  assert.match(t('orderStates.in-progress'), /\p{Script=Cyrillic}/u)
})
