import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversations } from '@runmart/contract/conversations'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { orders } from '@runmart/contract/orders'
import type { TimelineEntry } from '@runmart/contract/orders-order'
import { orderEvents } from '@runmart/contract/orders-states'
import { repeats } from '@runmart/contract/repeats'
import { warranty } from '@runmart/contract/warranty'
import { within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { notRepeated } from '#test/repeat-samples.ts'
import { botOrder, customer, longWord, many, orderView, pendingOrder, untouchedConversation } from '#test/samples.ts'
import OrderPage from './order-page.tsx'

const placed: TimelineEntry = {
  at: '2026-11-15T08:00:00.000Z',
  by: 'customer',
  event: 'placed',
  from: null,
  to: 'pending',
  done: null,
  refunded: 0,
  restocked: 0,
  note: '',
}

function show(language: Language = 'en') {
  fakeApi.answer(conversations.conversation, untouchedConversation)
  fakeApi.answer(repeats.ofOrder, notRepeated)
  fakeApi.answer(warranty.mine, { until: null, claimable: 0, claims: [] })
  const ui = (
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  )
  return renderScreen(ui, { user: customer, path: `/orders/${pendingOrder.id}`, language })
}
function showView(view: Partial<DataOf<typeof orders.order>>, language?: Language) {
  fakeApi.answer(orders.order, { ...orderView, ...view })
  return show(language)
}

test('links that are deleted are said to be', async () => {
  const { screen, t } = await showView({ linksDeleted: true }, 'vi')
  assert.ok(await screen.findByText(t('orderPage.linksDeleted')))
  assert.ok(screen.getByText(t('orderPage.linksDeletedText')))
})

test('an order that never had links says nothing of them', async () => {
  const { screen, t } = await showView({})
  await screen.findByRole('heading', { level: 1 })
  assert.equal(screen.queryAllByText(t('orderPage.linksDeleted')).length, 0)
})

// Proves S3.17, S3.28, S3.29.
test('service type, single or bulk and category are said in words', async () => {
  const { screen, t } = await showView({ order: { ...botOrder, orderType: 'multiply', categoryName: 'Chat groups' } })
  await screen.findByRole('heading', { level: 1 })
  for (const word of ['serviceTypes.AUTO_BOT', 'orderModes.multiply'] as const)
    assert.ok(screen.getByText(t(word)), word)
  assert.ok(screen.getByText('Chat groups'))
})

test('while it loads, nothing says that there is no such order', async () => {
  fakeApi.hold(orders.order)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.equal(screen.queryAllByText(t('orderPage.notFound')).length, 0)
})

test('an order that there is not leads to all orders, without a try again', async () => {
  fakeApi.refuse(orders.order, 'NOT_FOUND', 'Not found.')
  const { screen, t } = await show()
  assert.ok(await screen.findByRole('heading', { level: 1, name: t('orderPage.notFound') }))
  assert.equal(screen.getByRole('link', { name: t('orderPage.all') }).getAttribute('href'), '/orders')
  assert.equal(screen.queryAllByRole('button', { name: t('ui.tryAgain') }).length, 0)
})

test('a refused order says why and that nothing is lost, and can be tried again', async () => {
  fakeApi.refuse(orders.order, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok((await screen.findByText(/Too fast\./)).textContent.includes(t('orderPage.safe')))
  const calls = fakeApi.answer(orders.order, orderView)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('heading', { level: 1, name: 'Newsletter' }))
  assert.equal(calls[0]?.params?.id, pendingOrder.id)
})

test('the price is shown line by line, down to what it cost in the end', async () => {
  const order = { ...pendingOrder, refunded: 20_000, discountCode: 'TET', totalCash: 70_000 }
  const price = { ...orderView.price, tierDiscount: 4_000, codeDiscount: 6_000, total: 70_000 }
  const { screen, t } = await showView({ order, price })
  const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent.replace(/\s/g, ' ')
  await screen.findByText(t('orderPage.paid'))
  assert.equal(amountOf(t('orderPage.tierDiscount')), '−4,000 ₫')
  assert.equal(amountOf(t('orderPage.codeDiscount', { code: 'TET' })), '−6,000 ₫')
  assert.equal(amountOf(t('orderPage.paid')), '70,000 ₫')
  assert.equal(amountOf(t('orderPage.inTheEnd')), '50,000 ₫')
})

test('many links are searched and shown little by little, a long history from its end', async () => {
  const links = many(20, (at) => ({ line: at + 1, link: `https://example.com/${at}`, amount: 1, done: 0 }))
  const timeline = many(40, (at) => ({ ...placed, event: 'progress' as const, done: at }))
  const { screen, user, t } = await showView({ links, linkCount: 5_000, timeline: [placed, ...timeline] })
  const list = within(await screen.findByRole('list', { name: t('orderPage.links') }))
  assert.ok(screen.getByText(t('orderPage.firstLinks', { shown: 20, total: 5_000 })))
  assert.equal(list.getAllByRole('listitem').length, 8)
  await user.click(screen.getByRole('button', { name: t('orderPage.showMore') }))
  assert.equal(list.getAllByRole('listitem').length, 20)
  await user.type(screen.getByLabelText(t('orderPage.searchLinks')), 'nowhere')
  assert.ok(await screen.findByText(t('orderPage.noLinks', { text: 'nowhere' })))

  const history = within(screen.getByRole('list', { name: t('orderPage.timeline') }))
  assert.ok(history.getByText(t('orderEvents.progress', { done: 39 })))
  assert.equal(history.queryAllByText(t('orderEvents.placed')).length, 0)
  await user.click(screen.getByRole('button', { name: t('orderPage.showEarlier', { count: 29 }) }))
  assert.ok(history.getByText(t('orderEvents.placed')))
})

test('a cancelled order says on its timeline what came back', async () => {
  const cancelled = { ...placed, event: 'cancelled' as const, to: 'cancel' as const, refunded: 48_000 }
  const order = { ...pendingOrder, orderStatus: 'cancel' as const, refunded: 48_000 }
  const { screen, t } = await showView({ order, refundQuote: null, timeline: [placed, cancelled] })
  const [newest] = within(await screen.findByRole('list', { name: t('orderPage.timeline') })).getAllByRole('listitem')
  assert.ok(newest?.textContent.includes(t('orderEvents.cancelled')))
  assert.ok(newest?.textContent.includes('+48,000'))
  assert.ok(screen.getByText(/^You cancelled this order\. 48,000/))
  assert.equal(screen.queryAllByRole('button', { name: t('orderPage.cancel') }).length, 0)
})

test('in Russian, every event has its words, and long words may break', async () => {
  const timeline = orderEvents.map((event) => ({ ...placed, event, done: 3, note: longWord }))
  const { screen, user, t } = await showView({ order: { ...pendingOrder, serviceName: longWord }, timeline }, 'ru')
  const title = await screen.findByRole('heading', { level: 1, name: longWord })
  assert.ok(title.classList.contains('wrap-anywhere'))
  await user.click(screen.getByRole('button', { name: t('orderPage.showEarlier', { count: timeline.length - 12 }) }))
  const history = within(screen.getByRole('list', { name: t('orderPage.timeline') }))
  for (const event of orderEvents) {
    const words = event === 'progress' ? t('orderEvents.progress', { done: 3 }) : t(`orderEvents.${event}`)
    assert.match(words, /\p{Script=Cyrillic}/u)
    assert.equal(history.getAllByText(words).length, 1)
  }
  for (const note of history.getAllByText(longWord)) assert.ok(note.classList.contains('wrap-anywhere'))
})

test('a delivered document names its host, and a run leads to its console', async () => {
  const order = { ...botOrder, orderStatus: 'success' as const, documentLink: 'https://docs.example.com/d/1' }
  const good = await showView({ order, refundQuote: null })
  const link = await good.screen.findByRole('link', { name: good.t('orderPage.openDocument') })
  assert.equal(link.getAttribute('href'), 'https://docs.example.com/d/1')
  assert.ok(good.screen.getByText(good.t('orderPage.opensAt', { host: 'docs.example.com' })))
  const toConsole = good.screen.getByRole('link', { name: good.t('runConsole.open') })
  assert.equal(toConsole.getAttribute('href'), `/bots/${order.id}`)
  assert.equal(good.screen.queryAllByRole('button', { name: good.t('orderPage.cancel') }).length, 0)
})

test('an address that is no web page is never a link', async () => {
  const { screen, t } = await showView({ order: { ...pendingOrder, documentLink: 'javascript:alert(1)' } })
  assert.ok(await screen.findByRole('heading', { level: 1, name: 'Newsletter' }))
  assert.equal(screen.queryAllByRole('link', { name: t('orderPage.openDocument') }).length, 0)
})
