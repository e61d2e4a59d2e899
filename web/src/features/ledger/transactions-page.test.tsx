import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ledger } from '@runmart/contract/ledger'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, customer, historyPage, many, namedDeposit } from '#test/samples.ts'
import ReceiptPage from './receipt-page.tsx'
import TransactionsPage from './transactions-page.tsx'

const show = (path = '/transactions') =>
  renderScreen(
    <Routes>
      <Route path="/transactions" element={<TransactionsPage />}>
        <Route path=":code" element={<ReceiptPage />} />
      </Route>
    </Routes>,
    { user: customer, path },
  )
const telegram = {
  ...namedDeposit,
  id: '2',
  transactionCode: 'TX-2',
  type: 'order_ref' as const,
  kind: 'order' as const,
  amount: -500,
  orderCode: 'RM-7K3QX9',
  serviceName: 'Telegram set-up',
  category: 'telegram',
  categoryName: 'Telegram',
}

test('while the movements load, nothing says that there are none', async () => {
  fakeApi.hold(ledger.history)
  const { screen, t } = await show()
  assert.ok(screen.getByRole('heading', { name: t('transactions.title') }))
  assert.equal(screen.queryAllByText(t('transactions.empty')).length, 0)
  assert.equal(screen.queryAllByText(t('ui.couldNotLoad')).length, 0)
})

test('without any movement, the page leads to a deposit', async () => {
  fakeApi.answer(ledger.history, historyPage([]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('transactions.empty')))
  assert.ok(screen.getByRole('link', { name: t('shell.deposit') }))
})

test('nothing that matches is not called an empty history', async () => {
  const calls = fakeApi.answer(ledger.history, historyPage([]))
  const { screen, t } = await show('/transactions?type=refund')
  assert.ok(await screen.findByText(t('transactions.noMatchText')))
  assert.equal(screen.queryAllByText(t('transactions.empty')).length, 0)
  assert.equal(calls[0]?.query?.type, 'refund')
})

test('a refused history says why and that the money is safe, and can be tried again', async () => {
  fakeApi.refuse(ledger.history, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  const reason = await screen.findByText(/Too fast\./)
  assert.ok(reason.textContent.includes(t('deposits.safe')))
  fakeApi.answer(ledger.history, historyPage([bankDeposit]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('TX-7K3QX9'))
})

test('who owes after a reversal reads how much, and from what it is taken; who owes nothing reads nothing of it', async () => {
  fakeApi.answer(ledger.history, { ...historyPage([bankDeposit]), owed: 50_000 })
  const owing = await show()
  assert.ok(await owing.screen.findByText(/You owe the shop 50,000\s₫/))
  assert.ok(owing.screen.getByText(owing.t('transactions.owedText')))
  owing.view.unmount()
  fakeApi.answer(ledger.history, historyPage([{ ...bankDeposit, transactionCode: 'TX-OTHER' }]))
  const { screen, t } = await show('/transactions?page=2')
  await screen.findByText('TX-OTHER')
  assert.equal(screen.queryAllByText(t('transactions.owedText')).length, 0)
})

test('a reversal names what it took back in its receipt', async () => {
  const reversal = {
    ...bankDeposit,
    type: 'deposit' as const,
    kind: 'reversal' as const,
    amount: -1_000,
    reverses: 'TX-OLD',
  }
  fakeApi.answer(ledger.history, historyPage([{ ...reversal, description: 'paid twice' }]))
  const { screen, user } = await show()
  await user.click(await screen.findByRole('link', { name: /Receipt for TX-7K3QX9/ }))
  assert.ok(await screen.findByText('TX-OLD'))
  assert.ok(screen.getByText('paid twice'))
})

test('a full page says which part of the history it is and leads to the next', async () => {
  const calls = fakeApi.answer(ledger.history, ({ query }) => {
    const page = Number(query?.page)
    const items = many(10, (at) => ({ ...bankDeposit, id: `${page}-${at}`, transactionCode: `TX-${page}-${at}` }))
    return historyPage(items, 40, page)
  })
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByText(/^TX-1-\d$/)).length, 10)
  assert.ok(screen.getByText(t('lists.pageSpan', { first: 1, last: 10, total: 40 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal((await screen.findAllByText(/^TX-2-\d$/)).length, 10)
  assert.deepEqual(
    calls.map(({ query }) => query?.page),
    ['1', '2'],
  )
})

test('people read what they bought, its category and the balance it left, in both views', async () => {
  const refund = {
    ...telegram,
    id: '3',
    transactionCode: 'TX-3',
    type: 'refund' as const,
    kind: 'refund' as const,
    amount: 500,
  }
  for (const view of ['GRID', 'LIST']) {
    localStorage.setItem('layout', JSON.stringify({ view, limit: 10 }))
    fakeApi.answer(ledger.history, historyPage([refund, telegram]))
    const { screen, view: page, t } = await show()
    const links = await screen.findAllByRole('link', { name: /^Telegram set-up/ })
    assert.equal(links.length, 2)
    assert.match(page.container.textContent, /Refund · Telegram · RM-7K3QX9/)
    assert.ok(screen.getAllByText(/51,000/).length >= 2, 'the running balance')
    assert.ok(screen.getAllByText(t('transactionStates.success')).length >= 2, 'the status')
    page.unmount()
  }
})

// Proves S3.56.
test('the status is a filter of the address and of the list', async () => {
  const calls = fakeApi.answer(ledger.history, historyPage([]))
  const { screen, t } = await show('/transactions?status=pending')
  assert.ok(await screen.findByText(t('transactions.noMatchText')))
  assert.equal(calls[0]?.query?.status, 'pending')
  assert.ok(screen.getByLabelText(t('transactions.status')))
})

test('a receipt that is not in the list is loaded by its address; one that does not exist says so', async () => {
  fakeApi.answer(ledger.transaction, { transaction: telegram })
  fakeApi.answer(ledger.history, historyPage([bankDeposit]))
  const { screen, user, t } = await show('/transactions/TX-2?type=order_ref')
  const receipt = await screen.findByRole('dialog', { name: t('transactions.receipt') })
  assert.ok((await screen.findAllByText('TX-2')).some((it) => receipt.contains(it)))
  await user.click(screen.getByRole('button', { name: t('ui.close') }))
  assert.equal(screen.queryAllByRole('dialog').length, 0)

  fakeApi.refuse(ledger.transaction, 'NOT_FOUND', 'Not found.')
  fakeApi.answer(ledger.history, historyPage([bankDeposit]))
  const unknown = await show('/transactions/TX-NONE')
  assert.ok(await unknown.screen.findByText(t('transactions.receiptUnknown', { code: 'TX-NONE' })))
})
