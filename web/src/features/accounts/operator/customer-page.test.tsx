import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsOperator, type CustomerDetails } from '@runmart/contract/accounts-operator'
import { waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, operator } from '#test/samples.ts'
import CustomerPage from './customer-page.tsx'

const { id, username, email, fullName, status, joinedDate, balance } = customer
const details: CustomerDetails = {
  customer: { id, username, email, fullName, role: 'customer', status, joinedDate, balance },
  phone: '0912 345 678',
  telegram: '',
  language: 'vi',
  timeZone: 'Asia/Ho_Chi_Minh',
  hasPassword: true,
  hasGoogle: true,
  twoFactor: false,
  sessions: [{ id: 's1', address: '203.0.113.7', device: '', createdAt: joinedDate, lastUsedAt: joinedDate }],
  referredBy: { id: 'r1', username: 'linh' },
  referrals: 3,
}
const show = (user = operator) =>
  renderScreen(
    <Routes>
      <Route path="/:id" element={<CustomerPage />} />
    </Routes>,
    { user, path: `/${id}` },
  )

test('what is known is shown, what was left empty is not, and who referred them is a press away', async () => {
  fakeApi.answer(accountsOperator.customer, details)
  const { screen, t } = await show()
  assert.ok(await screen.findByText('0912 345 678'))
  assert.equal(screen.queryAllByText('Telegram').length, 0)
  assert.ok(screen.getByText('Asia/Ho Chi Minh'))
  assert.ok(screen.getByRole('link', { name: 'linh' }))
  assert.ok(screen.getByText(t('operatorCustomers.byPassword'), { exact: false }))
  assert.ok(screen.getByText('203.0.113.7'))
})

test('an account is blocked with a reason, and unblocked when it is', async () => {
  fakeApi.answer(accountsOperator.customer, details)
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorCustomers.block') }))
  const confirm = async () => (await screen.findByRole('dialog')).querySelector<HTMLElement>('[type=submit]')
  await user.click((await confirm()) as HTMLElement)
  assert.ok(await screen.findByText(t('fields.required')))
  await user.type(screen.getByLabelText(t('operatorCustomers.reason')), 'stolen card')
  const blocked = { ...details.customer, status: 'blocked' as const }
  const calls = fakeApi.answer(accountsOperator.block, { customer: blocked })
  fakeApi.answer(accountsOperator.customer, { ...details, customer: blocked, sessions: [] })
  await user.click((await confirm()) as HTMLElement)
  await waitFor(() => assert.deepEqual(calls[0]?.body, { reason: 'stolen card' }))
  assert.ok(await screen.findByRole('button', { name: t('operatorCustomers.unblock') }))
  assert.ok(screen.getByText(t('operatorCustomers.noSessions')))
})

test('whoever may not move money or manage staff is offered neither', async () => {
  const other = { ...details, customer: { ...details.customer, role: 'operator' as const } }
  fakeApi.answer(accountsOperator.customer, other)
  const { screen, t } = await show({ ...operator, isOwner: false, rights: ['customers'] })
  assert.ok(await screen.findByText('0912 345 678'))
  for (const name of ['credit', 'block', 'endSessions'] as const)
    assert.equal(screen.queryAllByRole('button', { name: t(`operatorCustomers.${name}`) }).length, 0)
})

test('an account that is not there says so', async () => {
  fakeApi.refuse(accountsOperator.customer, 'NOT_FOUND', 'Not found.')
  const { screen } = await show()
  assert.ok(await screen.findByText('Not found.'))
})
