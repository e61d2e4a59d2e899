import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BookCheck, type BookDifference, bookChecks, type ShownBooks } from '@runmart/contract/books'
import { type Language, languages } from '@runmart/contract/languages'
import { ledger } from '@runmart/contract/ledger'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { longWord, many, operator } from '#test/samples.ts'
import BooksPage from './books-page.tsx'
import { CheckList } from './check-list.tsx'

const agreeing: ShownBooks = {
  isChecking: false,
  checkedAt: '2026-11-15T08:00:00.000Z',
  ok: true,
  checks: bookChecks.map((name) => ({ name, found: 0, examples: [], differences: [] })),
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

test('books that differ say in how many checks, and the sum that is over', async () => {
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

const lan = { kind: 'account', id: 'customer:lan-id:available', name: 'lan', page: 'lan-id' } as const
const sales = { kind: 'account', id: 'house:sales', name: 'house:sales', page: null } as const
const order = { kind: 'order', id: 'RM-7K3QX9', name: 'RM-7K3QX9', page: 'order-id' } as const
const posting = { kind: 'transaction', id: 'TX-AAAAAAAA1', name: 'TX-AAAAAAAA1', page: 'lan-id' } as const
const ofDay = (id: string) => [{ kind: 'day', id: '2026-11-16', name: '', page: null } as const, sales, line(id)]
const line = (id: string) => ({ kind: 'line', id, name: id, page: null }) as const
/** Sample differences by check. */
const differing: Partial<Record<BookCheck['name'], BookDifference[]>> = {
  'balances-equal-entries': [
    { about: [lan], fault: null, figures: [{ name: 'balance', has: 1_250_007, should: 1_250_000 }] },
  ],
  'balances-after-each': [
    { about: [lan, posting], fault: null, figures: [{ name: 'balanceAfter', has: null, should: -5 }] },
  ],
  'nothing-negative': [{ about: [lan], fault: null, figures: [{ name: 'balance', has: -5, should: null }] }],
  'one-charge-per-order': [{ about: [order], fault: null, figures: [{ name: 'charges', has: 2_000, should: 1 }] }],
  'reversals-equal-originals': [{ about: [posting], fault: 'notOpposite', figures: [] }],
  'day-sums-equal-entries': [
    { about: ofDay('sales'), fault: null, figures: [{ name: 'sum', has: 1, should: 2 }] },
    { about: ofDay('refunds'), fault: null, figures: [{ name: 'entries', has: 1, should: 0 }] },
  ],
}
const said: Record<Language, string[]> = {
  en: [
    'lan Balance: 1,250,007 ₫, should be 1,250,000 ₫',
    'lan · TX-AAAAAAAA1 Balance after it: –, should be −5 ₫',
    'lan Balance: −5 ₫',
    'RM-7K3QX9 Charges: 2,000, should be 1',
    '16 Nov 2026 · Sales · Refunds Entries: 1, should be 0',
    '16 Nov 2026 · Sales Sum: 1 ₫, should be 2 ₫',
    'TX-AAAAAAAA1 Not the exact opposite of what it reverses',
  ],
  vi: [
    'lan Số dư: 1.250.007 ₫, lẽ ra là 1.250.000 ₫',
    'lan · TX-AAAAAAAA1 Số dư sau giao dịch: –, lẽ ra là −5 ₫',
    'lan Số dư: −5 ₫',
    'RM-7K3QX9 Số lần thu tiền: 2.000, lẽ ra là 1',
    '16/11/2026 · Doanh thu · Hoàn tiền Số bút toán: 1, lẽ ra là 0',
    '16/11/2026 · Doanh thu Tổng: 1 ₫, lẽ ra là 2 ₫',
    'TX-AAAAAAAA1 Không phải giao dịch đảo đúng của giao dịch gốc',
  ],
  ru: [
    'lan Баланс: 1 250 007 ₫, должно быть 1 250 000 ₫',
    'lan · TX-AAAAAAAA1 Баланс после операции: –, должно быть −5 ₫',
    'lan Баланс: −5 ₫',
    'RM-7K3QX9 Списаний: 2 000, должно быть 1',
    '16.11.2026 · Продажи · Возвраты Проводок: 1, должно быть 0',
    '16.11.2026 · Продажи Сумма: 1 ₫, должно быть 2 ₫',
    'TX-AAAAAAAA1 Не зеркальна исходной операции',
  ],
}

const differ = (found: typeof differing = differing): ShownBooks => ({
  ...agreeing,
  ok: false,
  checks: agreeing.checks.map((check) => {
    const differences = found[check.name] ?? []
    return { ...check, found: differences.length, examples: differences.map(() => 'house:sales: sum 1'), differences }
  }),
})

for (const language of languages)
  test(`in ${language}, what differs is told with names of accounts, amounts and days as people write them`, async () => {
    fakeApi.answer(ledger.books, differ())
    const { screen, t } = await show(language)
    const lists = await screen.findAllByRole('list', { name: t('books.examples') })
    const lines = lists.flatMap((list) => within(list).getAllByRole('listitem'))
    const texts = lines.map((it) => [...it.children].map((part) => part.textContent).join(' '))
    assert.deepEqual(texts.map((it) => it.replaceAll(/\s/g, ' ')).sort(), said[language].toSorted())
  })

test('customer, transaction, order and account lead to their pages, for who may see them', async () => {
  fakeApi.answer(ledger.books, differ())
  const { screen, view } = await show()
  await screen.findAllByText('lan')
  const hrefOf = (name: string) => screen.queryAllByRole('link', { name })[0]?.getAttribute('href')
  assert.equal(hrefOf('lan'), '/operator/customers/lan-id')
  assert.equal(hrefOf('TX-AAAAAAAA1'), '/operator/customers/lan-id/transactions?q=TX-AAAAAAAA1')
  assert.equal(hrefOf('RM-7K3QX9'), '/operator/orders/order-id')
  const ofThatDay = '/operator/reports/entries?account=house%3Asales&from=2026-11-16&to=2026-11-16'
  assert.equal(hrefOf('Sales'), ofThatDay)
  view.unmount()
  fakeApi.answer(ledger.books, differ())
  const { screen: clerks } = await renderScreen(<BooksPage />, {
    user: { ...operator, isOwner: false, rights: ['reports'] },
  })
  await clerks.findAllByText('lan')
  for (const name of ['lan', 'TX-AAAAAAAA1', 'RM-7K3QX9'])
    assert.equal(clerks.queryAllByRole('link', { name }).length, 0)
})

test('what a later version found, for which there are no words, is told as that says it', async () => {
  const later = { about: [{ ...lan, kind: 'planet' as 'account' }], fault: null, figures: [] }
  const checks = differ({ 'sum-is-zero': [later] }).checks
  const { screen } = await renderScreen(<CheckList checks={checks} />, { user: operator, language: 'ru' })
  assert.ok(screen.getByText('house:sales: sum 1'))
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
