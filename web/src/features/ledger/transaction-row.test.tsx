import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transaction } from '@runmart/contract/ledger'
import { renderScreen } from '#test/render.tsx'
import { TransactionRow } from './transaction-row.tsx'

const credited: Transaction = {
  id: '1',
  transactionCode: 'TX-7K3QX9',
  type: 'bank_deposit',
  status: 'success',
  amount: 1_000,
  balanceAfter: 51_000,
  createdAt: '2026-11-15T08:00:00.000Z',
  transferContent: null,
  exchangeRate: null,
  originalAmount: null,
  originalCurrency: null,
  orderCode: null,
  description: '',
}
const kinds = {
  deposit: 'Deposit',
  crypto_deposit: 'Crypto deposit',
  bank_deposit: 'Bank deposit',
  order_ref: 'Referral order',
  order_auto: 'Bot order',
  refund: 'Refund',
  commission: 'Commission',
} as const satisfies Record<Transaction['type'], string>

test('every kind of movement has its word', async () => {
  for (const type of Object.keys(kinds) as Transaction['type'][]) {
    const { screen } = await renderScreen(<TransactionRow transaction={{ ...credited, type }} />)
    assert.ok(screen.getByText(kinds[type]))
  }
})

test('a movement shows what it added and the balance it left, and one that takes says so', async () => {
  const { view } = await renderScreen(<TransactionRow transaction={credited} />)
  assert.match(view.container.textContent, /\+1,000\s₫.*51,000\s₫/)
  const back = await renderScreen(<TransactionRow transaction={{ ...credited, type: 'commission', amount: -1_000 }} />)
  assert.ok(back.screen.getByText(back.t('transactions.commissionBack')))
  assert.match(back.view.container.textContent, /[-−]1,000\s₫/)
})
