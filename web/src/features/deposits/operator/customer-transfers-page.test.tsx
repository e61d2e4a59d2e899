import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bankClaims, type OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { type PendingCredit, pendingCredits } from '@runmart/contract/deposits-pending-credits'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { within } from '@testing-library/react'
import { Outlet, Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, noPendingCredits, operator } from '#test/samples.ts'
import CustomerTransfersPage from './customer-transfers-page.tsx'

const { id, username } = customer
const at = '2026-11-15T08:00:00.000Z'
const claim: OperatorBankClaim = {
  id: 'claim',
  reference: 'FT99',
  amount: 70_000,
  sentOn: '2026-11-14',
  status: 'waiting',
  claimedAt: at,
  decidedAt: null,
  reason: null,
  customer: { id, username },
  hasReceipt: false,
  decidedBy: null,
  transfer: null,
  suggestions: [],
}
const credit: PendingCredit = {
  id: 'credit',
  status: 'waiting',
  kind: 'gift',
  customer: { id, username },
  amount: 60_000_000,
  reason: 'birthday',
  reference: null,
  askedBy: { id: 'o', username: 'minh' },
  askedAt: at,
  ripensAt: null,
  transfer: null,
  decidedBy: null,
  decidedAt: null,
}
const claimed: Transfer = {
  id: 'transfer',
  feed: 'binance',
  externalId: '41001',
  bankReference: '',
  status: 'unmatched',
  amount: '40',
  currency: 'USDT',
  content: '',
  sender: '',
  happenedAt: at,
  receivedAt: at,
  customer: null,
  askedFor: null,
  credited: null,
  reason: { code: 'no-customer' },
  claims: [{ customer: { id, username }, claimedAt: at, ripensAt: null, doubt: 'other-payer' }],
  suggestions: [],
  note: '',
  reversibleCode: null,
}

function show() {
  fakeApi.answer(depositsOperator.ofCustomer, {
    ...listPage([]),
    content: null,
    waitingClaims: 0,
    waitingCredits: 0,
  })
  return renderScreen(
    <Routes>
      <Route element={<Outlet context={{ customer: { ...customer, role: 'customer', balance: 5_000 } }} />}>
        <Route path="/operator/customers/:id/deposits" element={<CustomerTransfersPage />} />
      </Route>
    </Routes>,
    { user: operator, path: `/operator/customers/${id}/deposits` },
  )
}

test('a customer’s claims, claimed transfers and credits are theirs alone, and are decided right there', async () => {
  const asked = [
    fakeApi.answer(bankClaims.list, listPage([claim])),
    fakeApi.answer(pendingCredits.list, { ...noPendingCredits, ...listPage([credit]) }),
  ]
  fakeApi.answer(depositsOperator.claimedBy, listPage([claimed]))
  const { screen, user, t } = await show()
  const claims = within(await screen.findByRole('region', { name: t('operatorTransfers.claimsTitle') }))
  assert.ok(claims.getByRole('button', { name: /^Refuse: / }))
  const credits = within(screen.getByRole('region', { name: t('operatorTransfers.creditsTitle') }))
  assert.ok(credits.getByRole('button', { name: /^Approve: / }))
  assert.deepEqual(
    asked.map((calls) => calls[0]?.query?.customerId),
    [id, id],
  )
  const transfers = within(screen.getByRole('region', { name: t('operatorTransfers.claimedTitle') }))
  await user.click(transfers.getByRole('button', { name: /^Assign: / }))
  assert.ok(within(await screen.findByRole('dialog')).getByText(customer.email))
})

test('where nothing was claimed, nothing is said of it; what is refused says why beside the others', async () => {
  fakeApi.answer(bankClaims.list, listPage([]))
  fakeApi.answer(depositsOperator.claimedBy, listPage([]))
  fakeApi.refuse(pendingCredits.list, 'RATE_LIMITED', 'Too fast.')
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorCustomerPage.noTransfers')))
  const credits = within(screen.getByRole('region', { name: t('operatorTransfers.creditsTitle') }))
  assert.ok(credits.getByText(/Too fast\./))
  assert.equal(screen.getAllByRole('region').length, 1)
})
