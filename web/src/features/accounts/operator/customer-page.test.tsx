import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerPage } from '@runmart/contract/accounts-customer-page'
import { accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { notificationsOperator } from '@runmart/contract/notifications-operator'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { payouts } from '@runmart/contract/payouts'
import { waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, operator } from '#test/samples.ts'
import CustomerDevicesPage from './customer-devices-page.tsx'
import CustomerNotesPage from './customer-notes-page.tsx'
import CustomerOverviewPage from './customer-overview-page.tsx'
import CustomerPage from './customer-page.tsx'
import CustomerSentPage from './customer-sent-page.tsx'

const { id, username, email, fullName, status, joinedDate, balance } = customer
const details: CustomerDetails = {
  customer: { id, username, email, fullName, role: 'customer', status, joinedDate, balance },
  held: [],
  phone: '0912 345 678',
  telegram: '',
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  hasPassword: true,
  hasGoogle: true,
  twoFactor: false,
  sessions: [{ id: 's1', address: '203.0.113.7', device: '', createdAt: joinedDate, lastUsedAt: joinedDate }],
  endedSessions: [],
  referredBy: { id: 'r1', username: 'linh' },
  referrals: 3,
  totalDeposit: 12_000_000,
  currentDiscount: 5,
  totalEarnings: 0,
  owed: 0,
}
const show = (user = operator, tab = '') =>
  renderScreen(
    <Routes>
      <Route path="/operator/customers/:id" element={<CustomerPage />}>
        <Route path="" element={<CustomerOverviewPage />} />
        <Route path="devices" element={<CustomerDevicesPage />} />
        <Route path="notes" element={<CustomerNotesPage />} />
        <Route path="sent" element={<CustomerSentPage />} />
      </Route>
    </Routes>,
    { user, path: `/operator/customers/${id}${tab}` },
  )

/** Answers the counts of the overview; each is zero by default. */
function answerCounts({ open = 0, waiting = 0, waitingClaims = 0, unpaid = 0 } = {}) {
  const none = listPage([])
  fakeApi.answer(ordersOperator.ofCustomer, { ...none, open })
  fakeApi.answer(conversationsOperator.ofCustomer, { ...none, waiting })
  fakeApi.answer(depositsOperator.ofCustomer, { ...none, content: 'NAP7K3QX9', waitingClaims, waitingCredits: 0 })
  fakeApi.answer(payouts.list, { ...listPage([], unpaid), waiting: 0, cap: 0, left: 0, hasApprover: false })
}

test('what is known is shown, what was left empty is not, and who referred them is a press away', async () => {
  answerCounts()
  fakeApi.answer(accountsOperator.customer, details)
  const { screen, t } = await show()
  assert.ok(await screen.findByText('0912 345 678'))
  assert.equal(screen.queryAllByText('Telegram').length, 0)
  assert.ok(screen.getByText('Asia/Ho Chi Minh'))
  assert.ok(screen.getByRole('link', { name: 'linh' }))
  assert.ok(screen.getByText(t('operatorCustomers.byPassword'), { exact: false }))
})

test('first come the balance and what waits, each a press away; content and tier stand in the head', async () => {
  answerCounts({ open: 2, waiting: 1, waitingClaims: 1, unpaid: 1 })
  fakeApi.answer(accountsOperator.customer, { ...details, owed: 30_000 })
  const { screen, t } = await show()
  const orders = await screen.findByRole('link', { name: t('operatorCustomerPage.openOrders', { count: 2 }) })
  assert.equal(orders.getAttribute('href'), `/operator/customers/${id}/orders?status=open`)
  const unpaid = screen.getByRole('link', { name: t('operatorCustomerPage.waitingPayouts', { count: 1 }) })
  assert.equal(unpaid.getAttribute('href'), `/operator/payouts?customerId=${id}`)
  assert.ok(screen.getByRole('link', { name: t('operatorCustomerPage.waitingMessages', { count: 1 }) }))
  assert.ok(screen.getByRole('link', { name: /Still owes 30,000/ }))
  const claims = screen.getByRole('link', { name: t('operatorCustomerPage.waitingClaims', { count: 1 }) })
  assert.equal(claims.getAttribute('href'), `/operator/customers/${id}/deposits`)
  assert.ok(screen.getByText('NAP7K3QX9'))
  assert.ok(screen.getByText(t('operatorCustomerPage.tier', { percent: '5%' })))
})

test('whoever works on customers alone gets the tabs of customers, and nothing about money or orders is asked for', async () => {
  const asked = [
    fakeApi.answer(depositsOperator.ofCustomer, {
      ...listPage([]),
      content: null,
      waitingClaims: 0,
      waitingCredits: 0,
    }),
  ]
  fakeApi.answer(accountsOperator.customer, details)
  const { screen, t } = await show({ ...operator, isOwner: false, rights: ['customers'] })
  assert.ok(await screen.findByText(t('operatorCustomerPage.noMatters')))
  const tabs = screen.getByRole('navigation', { name: t('operatorCustomerPage.tabs') })
  assert.deepEqual(
    [...tabs.querySelectorAll('a')].map((it) => it.textContent),
    (['overview', 'notes', 'sent', 'referrals', 'devices'] as const).map((it) => t(`operatorCustomerPage.${it}`)),
  )
  assert.equal(asked[0]?.length, 0)
})

test('a note is added, and only its author can change it', async () => {
  answerCounts()
  fakeApi.answer(accountsOperator.customer, details)
  const note = { id: 'n1', text: 'Pays by bank only', createdAt: joinedDate, editedAt: null }
  const mine = { ...note, author: { id: operator.id, username: operator.username } }
  const theirs = { ...note, id: 'n2', author: { id: 'x', username: 'linh' } }
  fakeApi.answer(customerPage.notes, listPage([mine, theirs]))
  const { screen, user, t } = await show(operator, '/notes')
  assert.equal((await screen.findAllByText('Pays by bank only')).length, 2)
  assert.equal(screen.getAllByText(t('operatorCustomerPage.editNote')).length, 1)
  const calls = fakeApi.answer(customerPage.addNote, { note: mine })
  await user.type(screen.getByLabelText(t('operatorCustomerPage.note')), 'Speaks Russian')
  await user.click(screen.getByRole('button', { name: t('operatorCustomerPage.addNote') }))
  await waitFor(() => assert.deepEqual(calls[0]?.body, { text: 'Speaks Russian' }))
})

test('a mail about the account is listed with what became of it, and sent again only after a question', async () => {
  answerCounts()
  fakeApi.answer(accountsOperator.customer, details)
  const mail = { id: '1', kind: 'activate', sentAt: joinedDate, state: 'sent', nextAt: null, problem: null } as const
  const gaveUp = { ...mail, id: '2', kind: 'reset', state: 'given-up', problem: '550 No such mailbox' } as const
  fakeApi.answer(customerPage.mails, { items: [gaveUp, mail], resendable: ['reset'] })
  fakeApi.answer(notificationsOperator.ofCustomer, listPage([]))
  const { screen, user, t } = await show(operator, '/sent')
  assert.ok(await screen.findByText(t('accountMailNames.activate')))
  assert.ok(screen.getByText(t('operatorCustomerPage.givenUp')))
  assert.ok(screen.getByText(/550 No such mailbox/))
  const calls = fakeApi.answer(customerPage.resendMail, null)
  await user.click(screen.getByRole('button', { name: t('operatorCustomerPage.resend_reset') }))
  await user.click(await screen.findByRole('button', { name: t('operatorCustomerPage.resendNow') }))
  await waitFor(() => assert.deepEqual(calls[0]?.body, { kind: 'reset' }))
})

test('an account is blocked with a reason, and unblocked when it is', async () => {
  answerCounts()
  fakeApi.answer(accountsOperator.customer, details)
  const { screen, user, t } = await show(operator, '/devices')
  assert.ok(await screen.findByText('203.0.113.7'))
  const more = () => user.click(screen.getByRole('button', { name: t('operatorCustomerPage.more') }))
  await more()
  await user.click(await screen.findByRole('menuitem', { name: t('operatorCustomers.block') }))
  const confirm = async () => (await screen.findByRole('dialog')).querySelector<HTMLElement>('[type=submit]')
  await user.click((await confirm()) as HTMLElement)
  assert.ok(await screen.findByText(t('fields.required')))
  await user.type(screen.getByLabelText(t('operatorCustomers.reason')), 'stolen card')
  await user.click(screen.getByRole('combobox', { name: t('operatorCustomers.blockOrders') }))
  await user.click(await screen.findByRole('option', { name: t('operatorCustomers.ordersRefund') }))
  const blocked = { ...details.customer, status: 'blocked' as const }
  const calls = fakeApi.answer(accountsOperator.block, { customer: blocked })
  fakeApi.answer(accountsOperator.customer, { ...details, customer: blocked, held: ['orders'], sessions: [] })
  await user.click((await confirm()) as HTMLElement)
  await waitFor(() =>
    assert.deepEqual(calls[0]?.body, { reason: 'stolen card', orders: 'refund', payouts: 'hold', transfers: 'hold' }),
  )
  assert.ok(await screen.findByText(t('operatorCustomers.noSessions')))
  assert.ok(screen.getByText(t('operatorCustomers.heldOrders')))
  await more()
  assert.ok(await screen.findByRole('menuitem', { name: t('operatorCustomers.unblock') }))
})

test('whoever may not move money or manage staff is offered neither', async () => {
  const other = { ...details, customer: { ...details.customer, role: 'operator' as const } }
  fakeApi.answer(accountsOperator.customer, other)
  const { screen, t } = await show({ ...operator, isOwner: false, rights: ['customers'] })
  assert.ok(await screen.findByText('0912 345 678'))
  for (const name of ['operatorCustomers.credit', 'operatorCustomerPage.more'] as const)
    assert.equal(screen.queryAllByRole('button', { name: t(name) }).length, 0)
})

test('an account that is not there says so', async () => {
  fakeApi.refuse(accountsOperator.customer, 'NOT_FOUND', 'Not found.')
  const { screen } = await show()
  assert.ok(await screen.findByText('Not found.'))
})
