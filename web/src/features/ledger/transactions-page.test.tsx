import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ledger } from '@runmart/contract/ledger'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, customer, listPage, many } from '#test/samples.ts'
import TransactionsPage from './transactions-page.tsx'

const show = (path = '/') => renderScreen(<TransactionsPage />, { user: customer, path })

test('while the movements load, nothing says that there are none', async () => {
  fakeApi.hold(ledger.history)
  const { screen, t } = await show()
  assert.ok(screen.getByRole('heading', { name: t('transactions.title') }))
  assert.equal(screen.queryAllByText(t('transactions.empty')).length, 0)
  assert.equal(screen.queryAllByText(t('ui.couldNotLoad')).length, 0)
})

test('without any movement, the page leads to a deposit', async () => {
  fakeApi.answer(ledger.history, listPage([]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('transactions.empty')))
  assert.ok(screen.getByRole('link', { name: t('shell.deposit') }))
})

test('nothing that matches is not called an empty history', async () => {
  const calls = fakeApi.answer(ledger.history, listPage([]))
  const { screen, t } = await show('/?type=refund')
  assert.ok(await screen.findByText(t('transactions.noMatchText')))
  assert.equal(screen.queryAllByText(t('transactions.empty')).length, 0)
  assert.equal(calls[0]?.query?.type, 'refund')
})

test('a refused history says why and that the money is safe, and can be tried again', async () => {
  fakeApi.refuse(ledger.history, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  const reason = await screen.findByText(/Too fast\./)
  assert.ok(reason.textContent.includes(t('deposits.safe')))
  fakeApi.answer(ledger.history, listPage([bankDeposit]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('TX-7K3QX9'))
})

test('a full page says which part of the history it is and leads to the next', async () => {
  const calls = fakeApi.answer(ledger.history, ({ query }) => {
    const page = Number(query?.page)
    const items = many(10, (at) => ({ ...bankDeposit, id: `${page}-${at}`, transactionCode: `TX-${page}-${at}` }))
    return listPage(items, 40, page)
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
