import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notificationsOperator, type Sending, type SentNotification } from '@runmart/contract/notifications-operator'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, operator } from '#test/samples.ts'
import { SentNotifications } from './sent-notifications.tsx'

const at = '2026-11-02T08:00:00.000Z'
const mail: Sending = { way: 'mail', sentAt: at, state: 'sent', nextAt: null, problem: null }
const news = { orderId: 'o1', orderCode: 'RM-7K3QX9', orderStatus: 'success', refunded: 0 } as const
const sent: SentNotification = {
  id: '5',
  at,
  isRead: true,
  kind: 'order-changed',
  news: { kind: 'order-changed', ...news },
  service: { name: 'Likes', category: 'social', categoryName: 'Social' },
  sendings: [mail],
  isResendable: true,
}
const deposit: SentNotification = {
  ...sent,
  id: '6',
  kind: 'deposit-credited',
  news: { kind: 'deposit-credited', amount: 50_000 },
  service: null,
  sendings: [],
  isResendable: false,
}
const show = (user = operator) => renderScreen(<SentNotifications customer={customer} />, { user })

test('a row says what the customer read and leads to its order, for who may see orders', async () => {
  const { orderId, orderCode } = news
  const left: SentNotification = {
    ...sent,
    id: '7',
    kind: 'repeat-not-ordered',
    news: { kind: 'repeat-not-ordered', orderId, orderCode, reason: 'balance', nextOn: null },
  }
  fakeApi.answer(notificationsOperator.ofCustomer, listPage([sent, deposit, left]))
  const { screen } = await show()
  const order = await screen.findByRole('link', { name: /^Likes: Done/ })
  assert.equal(order.getAttribute('href'), '/operator/orders/o1')
  assert.equal(screen.getAllByText(/RM-7K3QX9/).length, 2)
  assert.ok(screen.getByText(/\+50,000/))
})

test('whoever works on customers alone reads the same without a link', async () => {
  fakeApi.answer(notificationsOperator.ofCustomer, listPage([sent]))
  const { screen } = await show({ ...operator, isOwner: false, rights: ['customers'] })
  assert.ok(await screen.findByText(/^Likes: /))
  assert.equal(screen.queryAllByRole('link').length, 0)
})

test('a mail that waits for another try says when and why, and one that gave up that it did', async () => {
  const waits: Sending = { ...mail, sentAt: null, state: 'will-retry', nextAt: at, problem: '451 Come back later' }
  const gaveUp: Sending = { ...waits, state: 'given-up', nextAt: null }
  const items = [
    { ...sent, sendings: [waits], isResendable: false },
    { ...deposit, sendings: [gaveUp] },
  ]
  fakeApi.answer(notificationsOperator.ofCustomer, listPage(items))
  const { screen, t } = await show()
  assert.equal((await screen.findAllByText(/451 Come back later/)).length, 2)
  assert.ok(screen.getByText(t('operatorCustomerPage.givenUp')))
  assert.equal(screen.queryAllByRole('button', { name: new RegExp(t('operatorCustomerPage.resend')) }).length, 0)
})

test('a mail is sent again after a question, and a refusal is told in words', async () => {
  fakeApi.answer(notificationsOperator.ofCustomer, listPage([sent]))
  const { screen, user, t } = await show()
  const calls = fakeApi.answer(notificationsOperator.resend, null)
  const press = async () => {
    await user.click(
      await screen.findByRole('button', { name: new RegExp(`^${t('operatorCustomerPage.resend')}: Likes`) }),
    )
    await user.click(await screen.findByRole('button', { name: t('operatorCustomerPage.resendNow') }))
  }
  await press()
  await waitFor(() => assert.deepEqual(calls[0]?.body, { sent: 1 }))
  fakeApi.refuse(notificationsOperator.resend, 'MAIL_TURNED_OFF', 'They turned it off.')
  await press()
  assert.ok(await screen.findByText('They turned it off.'))
})
