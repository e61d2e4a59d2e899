import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@runmart/contract/accounts'
import { type OperatorTransaction, reversals } from '@runmart/contract/reversals'
import { Route, Routes } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, customer, listPage, operator } from '#test/samples.ts'
import CustomerTransactionsPage from './customer-transactions-page.tsx'

const row = (it: Partial<OperatorTransaction>): OperatorTransaction => ({ ...bankDeposit, isReversible: false, ...it })
const answer = (items: OperatorTransaction[], owed = 0) => ({
  ...listPage(items),
  customer: { id: '7', username: 'lan' },
  balance: 30_000,
  owed,
})
const show = (user: User = { ...customer, role: 'operator' }) =>
  renderScreen(
    <Routes>
      <Route path="/operator/customers/:id/transactions" element={<CustomerTransactionsPage />} />
    </Routes>,
    { user, path: '/operator/customers/7/transactions' },
  )

test('only what was credited by hand can be reversed, and what was reversed says so', async () => {
  fakeApi.answer(
    reversals.transactions,
    answer([
      row({ id: '1', transactionCode: 'TX-HAND', kind: 'gift', type: 'deposit', isReversible: true }),
      row({ id: '2', transactionCode: 'TX-BANK' }),
      row({ id: '3', transactionCode: 'TX-DONE', reversedBy: 'TX-BACK' }),
    ]),
  )
  const { screen, t } = await show()
  assert.ok(await screen.findByRole('button', { name: t('operatorReversals.reverseOf', { code: 'TX-HAND' }) }))
  assert.equal(screen.getAllByText(t('operatorReversals.reverse')).length, 1)
  assert.equal(screen.getAllByText(t('operatorReversals.reversed')).length, 1)
})

test('the code of an order leads to it, for who may see orders', async () => {
  fakeApi.answer(reversals.transactions, answer([row({ kind: 'order', type: 'order_ref', orderCode: 'RM-7K3QX9' })]))
  const cashier = { ...operator, isOwner: false, rights: ['money' as const] }
  for (const [user, href] of [
    [operator, operatorPaths.ordersNamed('RM-7K3QX9')],
    [cashier, null],
  ] as const) {
    const { screen } = await show(user)
    assert.equal((await screen.findByText('RM-7K3QX9')).getAttribute('href'), href)
  }
})

test('the tab says what is owed, only if something is', async () => {
  fakeApi.answer(reversals.transactions, answer([row({})], 50_000))
  const owing = await show()
  assert.ok(await owing.screen.findByText(/still owes 50,000\s₫/))
})

test('a customer without transactions', async () => {
  fakeApi.answer(reversals.transactions, answer([]))
  const none = await show()
  assert.ok(await none.screen.findByText(none.t('operatorReversals.empty')))
  assert.equal(none.screen.queryAllByText(/still owes/).length, 0)
})

test('a refused list says why and can be tried again', async () => {
  fakeApi.refuse(reversals.transactions, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(reversals.transactions, answer([row({ transactionCode: 'TX-THERE' })]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('TX-THERE'))
})
