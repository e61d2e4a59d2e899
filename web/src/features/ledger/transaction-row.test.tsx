import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@runmart/contract/languages'
import type { Transaction } from '@runmart/contract/ledger'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit } from '#test/samples.ts'
import { TransactionRow } from './transaction-row.tsx'

const kinds = {
  deposit: 'Deposit',
  crypto_deposit: 'Crypto deposit',
  bank_deposit: 'Bank deposit',
  order_ref: 'Service order',
  order_auto: 'Bot order',
  refund: 'Refund',
  commission: 'Commission',
} as const satisfies Record<Transaction['type'], string>

// Proves S3.63.
test('every kind of movement has its word', async () => {
  for (const type of Object.keys(kinds) as Transaction['type'][]) {
    const { screen } = await renderScreen(<TransactionRow transaction={{ ...bankDeposit, type }} />)
    assert.ok(screen.getByText(kinds[type]))
  }
})

const ownWords = {
  gift: { en: 'Gift', vi: 'Quà tặng', ru: 'Подарок' },
  reversal: { en: 'Reversal', vi: 'Thu hồi khoản đã cộng', ru: 'Отмена зачисления' },
  debt: { en: 'Owed to the shop', vi: 'Khoản còn nợ cửa hàng', ru: 'Долг магазину' },
  repayment: { en: 'Debt repaid', vi: 'Trả nợ', ru: 'Погашение долга' },
  payout: { en: 'Payout', vi: 'Chi trả', ru: 'Выплата' },
  payout_return: { en: 'Payout returned', vi: 'Hoàn khoản chi trả', ru: 'Возврат выплаты' },
} as const satisfies Partial<Record<Transaction['kind'], Record<Language, string>>>

test('what is no deposit although its type says so has words of its own, in every language', async () => {
  for (const [kind, words] of Object.entries(ownWords) as [keyof typeof ownWords, Record<Language, string>][])
    for (const language of languages) {
      const transaction = { ...bankDeposit, type: 'deposit' as const, kind }
      const { screen } = await renderScreen(<TransactionRow transaction={transaction} />, { language })
      assert.ok(screen.getByText(words[language]))
    }
})

test('a movement shows what it added and the balance it left, and one that takes says so', async () => {
  const { view } = await renderScreen(<TransactionRow transaction={bankDeposit} />)
  assert.match(view.container.textContent, /\+1,000\s₫.*51,000\s₫/)
  const back = await renderScreen(
    <TransactionRow transaction={{ ...bankDeposit, type: 'commission', kind: 'clawback', amount: -1_000 }} />,
  )
  assert.ok(back.screen.getByText(back.t('transactionNames.clawback')))
  assert.match(back.view.container.textContent, /[-−]1,000\s₫/)
})
