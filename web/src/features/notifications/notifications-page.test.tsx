import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Notification, notifications } from '@runmart/contract/notifications'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, many } from '#test/samples.ts'
import { NotificationList } from './notification-list.tsx'
import NotificationsPage from './notifications-page.tsx'

const failed = (at: number): Notification => ({
  id: String(at),
  at: '2026-11-15T08:00:00.000Z',
  isRead: false,
  news: { kind: 'bot-failed', orderId: `order-${at}`, orderCode: `RM-${at}`, refunded: 0 },
  service: null,
})
const show = (language: 'en' | 'ru' = 'en') => renderScreen(<NotificationsPage />, { user: customer, language })

test('without any notification there is nothing to mark as read', async () => {
  fakeApi.answer(notifications.list, { ...listPage([]), unread: 0, upTo: '0' })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('notifications.empty')))
  assert.ok(screen.getByRole('link', { name: t('notifications.emptyAction') }))
  const mark = screen.getByRole<HTMLButtonElement>('button', { name: t('notifications.markAllRead') })
  assert.equal(mark.disabled, true)
})

test('refused notifications say why and can be tried again', async () => {
  fakeApi.refuse(notifications.list, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(notifications.list, { ...listPage([failed(1)]), unread: 1, upTo: '1' })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('link', { name: /RM-1/ }))
})

test('the icon of a run with failed lines is that of an order done in part', async () => {
  const run = (at: number, failedLines: number): Notification => ({
    ...failed(at),
    news: {
      kind: 'bot-finished',
      orderId: 'run',
      orderCode: `RM-${at}`,
      ok: 400 - failedLines,
      failed: failedLines,
      refunded: 0,
    },
  })
  const ui = <NotificationList items={[run(1, 0), run(2, 400)]} />
  const { screen } = await renderScreen(ui, { user: customer })
  const colours = screen.getAllByRole('listitem').map((it) => it.querySelector('svg')?.parentElement?.className ?? '')
  assert.match(colours[0] ?? '', /text-success/)
  assert.match(colours[1] ?? '', /text-pending/)
})

test('the next page goes on from what the first one showed, whatever comes in meanwhile', async () => {
  const calls = fakeApi.answer(notifications.list, ({ query }) => {
    const page = Number(query?.page)
    const items = many(10, (at) => failed(page === 1 ? 50 - at : 40 - at))
    return { ...listPage(items, 30, page), unread: 30, upTo: '50' }
  })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByRole('link', { name: /RM-50/ }))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.ok(await screen.findByRole('link', { name: /RM-40/ }))
  assert.deepEqual(
    calls.map(({ query }) => [query?.page, query?.upTo]),
    [
      ['1', undefined],
      ['2', '50'],
    ],
  )
})

test('marking all as read covers only what was shown, and the page says so in Russian', async () => {
  fakeApi.answer(notifications.list, { ...listPage([failed(2), failed(1)]), unread: 2, upTo: '2' })
  const calls = fakeApi.answer(notifications.read, { unread: 0 })
  const { screen, user, t } = await show('ru')
  const unread = new RegExp(t('notifications.unreadMark'))
  assert.equal((await screen.findAllByRole('link', { name: unread })).length, 2)
  const read = [failed(2), failed(1)].map((it) => ({ ...it, isRead: true }))
  fakeApi.answer(notifications.list, { ...listPage(read), unread: 0, upTo: '2' })
  await user.click(screen.getByRole('button', { name: t('notifications.markAllRead') }))
  await waitFor(() => assert.equal(screen.queryAllByRole('link', { name: unread }).length, 0))
  assert.ok(screen.getByRole('link', { name: /RM-2/ }))
  assert.deepEqual(
    calls.map(({ body }) => body),
    [{ upTo: '2' }],
  )
})

test('a page from before an update shows news that it has no words for without breaking', async () => {
  const later = { ...failed(2), news: { kind: 'from-later' } } as unknown as Notification
  const { screen } = await renderScreen(<NotificationList items={[later, failed(1)]} />, { user: customer })
  assert.equal((await screen.findAllByRole('link')).length, 2)
})
