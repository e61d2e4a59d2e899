import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { bookChecks, ledger, type ShownBooks } from '@runmart/contract/ledger'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { longWord, many, operator } from '#test/samples.ts'
import BooksPage from './books-page.tsx'

const agreeing: ShownBooks = {
  isChecking: false,
  checkedAt: '2026-11-15T08:00:00.000Z',
  ok: true,
  checks: bookChecks.map((name) => ({ name, found: 0, examples: [] })),
  customers: { accounts: 1_234, balance: 9_876_543_210 },
  house: [
    { account: 'house:deposits:bank', balance: -9_876_543_209 },
    { account: 'house:fees', balance: -1 },
  ],
  suppliers: [],
  partners: [],
}
const show = (language: Language = 'en') => renderScreen(<BooksPage />, { user: operator, language })

test('while the books are checked there is no verdict', async () => {
  fakeApi.hold(ledger.books)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('books.title') }))
  assert.equal(screen.queryAllByText(t('books.agree')).length, 0)
  assert.equal(screen.queryAllByText(t('books.differ')).length, 0)
})

test('refused books say why and can be tried again', async () => {
  fakeApi.refuse(ledger.books, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(ledger.books, agreeing)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByRole('heading', { name: t('books.agree') }))
})

test('books that agree are fine in every check, sum up to zero, and can be checked again', async () => {
  fakeApi.answer(ledger.books, agreeing)
  const calls = fakeApi.answer(ledger.checkBooks, agreeing)
  const { screen, user, t } = await show()
  assert.ok(await screen.findByRole('heading', { name: t('books.agree') }))
  assert.equal(screen.getAllByText(t('books.fine')).length, bookChecks.length)
  const table = within(screen.getByRole('table', { name: t('books.balances') }))
  assert.ok(table.getByText(/^9,876,543,210\s₫$/))
  assert.ok(table.getByText(/^0\s₫$/))
  await user.click(screen.getByRole('button', { name: t('books.checkAgain') }))
  await waitFor(() => assert.equal(calls.length, 1))
})

test('a new check that takes long is told, and what it found appears by itself', async () => {
  fakeApi.answer(ledger.books, agreeing)
  const { screen, user, t } = await show()
  assert.ok(await screen.findByRole('heading', { name: t('books.agree') }))
  fakeApi.answer(ledger.checkBooks, { ...agreeing, isChecking: true })
  const [check] = agreeing.checks
  assert.ok(check)
  fakeApi.answer(ledger.books, { ...agreeing, ok: false, checks: [{ ...check, found: 1 }] })
  await user.click(screen.getByRole('button', { name: t('books.checkAgain') }))
  assert.ok(await screen.findByText(t('books.checking')))
  assert.ok(await screen.findByRole('heading', { name: t('books.differ') }, { timeout: 10_000 }))
  assert.equal(screen.queryAllByText(t('books.checking')).length, 0)
})

test('books that differ say in how many checks, with examples, and the sum that is over', async () => {
  const examples = many(5, (at) => `order ${at}`)
  const checks = agreeing.checks.map((check, at) => (at < 2 ? { ...check, found: 1_500, examples } : check))
  fakeApi.answer(ledger.books, { ...agreeing, ok: false, checks, house: [] })
  const { screen, t } = await show()
  assert.ok(await screen.findByRole('heading', { name: t('books.differ') }))
  assert.ok(screen.getByText((words) => words.startsWith(t('books.differText', { count: 2 }))))
  assert.equal(screen.getAllByText(t('books.found', { count: 1_500 })).length, 2)
  assert.equal(screen.getAllByText(/^order \d$/).length, 10)
  const sum = screen.getByRole('rowheader', { name: new RegExp(t('books.sum')) })
  assert.match(sum.nextElementSibling?.textContent ?? '', /^9,876,543,210\s₫$/)
})

test('what is held for partners is told by partner, each the way to their page', async () => {
  const house = [...agreeing.house, { account: 'house:shares:held', balance: 900 }]
  const partners = [
    { id: 'a', name: 'minh', balance: 700 },
    { id: 'b', name: 'lan', balance: 200 },
  ]
  fakeApi.answer(ledger.books, { ...agreeing, house, partners })
  const { screen } = await show()
  const row = await screen.findByRole('row', { name: /^minh 700/ })
  assert.ok(screen.getByRole('row', { name: /^lan 200/ }))
  assert.equal(screen.getByRole('link', { name: 'minh' }).getAttribute('href'), '/operator/customers/a')
  assert.match(row.previousElementSibling?.textContent ?? '', /900/)
})

test('in Russian, every check and account has its words, and an account without any its own name', async () => {
  const house = [...agreeing.house, { account: longWord, balance: 0 }]
  fakeApi.answer(ledger.books, { ...agreeing, house })
  const { screen, t } = await show('ru')
  assert.ok(await screen.findByRole('heading', { name: t('books.agree') }))
  for (const name of bookChecks) assert.match(screen.getByText(t(`bookChecks.${name}`)).textContent, /[а-я]/)
  assert.ok(screen.getByRole('rowheader', { name: t('books.fees') }))
  assert.ok(screen.getByRole('rowheader', { name: longWord }).classList.contains('wrap-anywhere'))
})
