import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bankClaims, type OperatorBankClaim } from '@runmart/contract/deposits-bank-claims'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { type PendingCredit, pendingCredits } from '@runmart/contract/deposits-pending-credits'
import type { Transfer, TransferClaim, TransferReason } from '@runmart/contract/deposits-transfers'
import { type Language, languages } from '@runmart/contract/languages'
import { reversals } from '@runmart/contract/reversals'
import { waitFor, within } from '@testing-library/react'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { linh, listPage, many, noPendingCredits, operator } from '#test/samples.ts'
import TransfersPage from './transfers-page.tsx'

const waiting: Transfer = {
  id: '7f1c2a90-0000-4000-8000-000000000005',
  feed: 'sepay',
  externalId: 'SP-1',
  bankReference: 'FT26001',
  status: 'unmatched',
  amount: '120000',
  currency: 'VND',
  content: 'chuyen tien',
  sender: 'NGUYEN VAN A',
  happenedAt: '2026-11-15T08:00:00.000Z',
  receivedAt: '2026-11-15T08:01:00.000Z',
  customer: null,
  askedFor: null,
  credited: null,
  reason: { code: 'no-customer' },
  claims: [],
  suggestions: [],
  note: '',
  reversibleCode: null,
}
const answer = (items: Transfer[], total = items.length) => ({
  ...listPage(items, total),
  more: false,
  unmatched: total,
  feeds: [
    {
      feed: 'sepay' as const,
      configured: true,
      isIll: false,
      lastOkAt: null,
      lastProblemAt: null,
      lastProblem: null,
      problem: null,
    },
  ],
})
const reasons: [TransferReason, Record<Language, RegExp>][] = [
  [{ code: 'no-customer' }, { en: /match any customer/, vi: /không khớp khách hàng nào/, ru: /ни с одним клиентом/ }],
  [{ code: 'several-customers' }, { en: /several customers/, vi: /nhiều khách hàng/, ru: /с несколькими клиентами/ }],
  [{ code: 'worth-nothing' }, { en: /less than one dong/, vi: /chưa tới một đồng/, ru: /меньше одного донга/ }],
  [
    { code: 'claimed' },
    { en: /Claimed by the customer/, vi: /Khách hàng tự nhận/, ru: /Клиент сообщил, что перевод его/ },
  ],
  [{ code: 'reversed' }, { en: /credit was reversed/, vi: /đã bị thu hồi/, ru: /зачисление отменено/ }],
  [
    { code: 'other-account', account: '0399' },
    { en: /different account: 0399/, vi: /tài khoản khác: 0399/, ru: /другой счёт: 0399/ },
  ],
  [
    { code: 'credited-before', reference: 'FT42' },
    { en: /FT42 was already credited/, vi: /FT42 đã được cộng/, ru: /FT42 уже зачислен/ },
  ],
]
const show = (path = '/', language: Language = 'en') => {
  fakeApi.answer(pendingCredits.list, noPendingCredits)
  fakeApi.answer(bankClaims.list, listPage([]))
  return renderScreen(<TransfersPage />, { user: operator, path, language })
}
const claimOf = (username: string, it: Partial<TransferClaim> = {}): TransferClaim => ({
  customer: { id: username, username },
  claimedAt: '2026-11-15T08:00:00.000Z',
  ripensAt: null,
  doubt: null,
  ...it,
})
const claims: [TransferClaim[], Record<Language, RegExp>][] = [
  [
    [claimOf('lan', { ripensAt: '2026-11-15T14:00:00.000Z' })],
    {
      en: /Claimed by lan\. Credited automatically/,
      vi: /lan đã nhận .* tự động/,
      ru: /Своим этот перевод назвал клиент lan\..*автоматически/,
    },
  ],
  [
    [claimOf('lan', { doubt: 'other-payer' })],
    { en: /lan, but this payer/, vi: /lan đã nhận .* khách hàng khác/, ru: /lan, но этот отправитель/ },
  ],
  [
    [claimOf('lan', { doubt: 'several-claims' }), claimOf('minh', { doubt: 'several-claims' })],
    {
      en: /several customers: lan and minh/,
      vi: /Nhiều khách hàng .* lan và minh/,
      ru: /несколько клиентов: lan и minh/,
    },
  ],
]

for (const language of languages)
  test(`each reason why a transfer waits has its sentence (${language})`, async () => {
    const items = reasons.map(([reason], at) => ({ ...waiting, id: String(at), reason }))
    fakeApi.answer(depositsOperator.transfers, answer(items))
    const { screen } = await show('/', language)
    for (const [, words] of reasons) assert.equal((await screen.findAllByText(words[language])).length, 1)
  })

for (const language of languages)
  test(`who claims a transfer, each linked to their page, and what happens about it, has its sentence (${language})`, async () => {
    const items = claims.map(([claims], at) => ({ ...waiting, id: String(at), feed: 'binance' as const, claims }))
    fakeApi.answer(depositsOperator.transfers, answer(items))
    const { screen } = await show('/', language)
    const links = await screen.findAllByRole('link', { name: /^(lan|minh)$/ })
    assert.deepEqual(
      links.map((it) => it.getAttribute('href')),
      ['lan', 'lan', 'lan', 'minh'].map((id) => operatorPaths.customer(id)),
    )
    const sentences = links.map((it) => it.closest('p')?.textContent ?? '')
    for (const [at, [, words]] of claims.entries()) assert.match(sentences[at] ?? '', words[language])
  })

test('when nothing waits, the page says so, and the feeds are still shown', async () => {
  const calls = fakeApi.answer(depositsOperator.transfers, answer([]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorTransfers.noneWaiting')))
  assert.ok(screen.getByText(t('operatorTransfers.feedQuiet')))
  assert.equal(calls[0]?.query?.status, 'unmatched')
})

test('refused transfers say why and can be tried again', async () => {
  fakeApi.refuse(depositsOperator.transfers, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(depositsOperator.transfers, answer([waiting]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('chuyen tien'))
})

test('many waiting transfers are counted, and a full page leads to the next', async () => {
  const items = many(10, (at) => ({ ...waiting, id: String(at), externalId: `SP-${at}` }))
  const calls = fakeApi.answer(depositsOperator.transfers, answer(items, 31))
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByText('chuyen tien')).length, 10)
  assert.ok(screen.getByText(t('operatorTransfers.waitingFound', { count: 31 })))
  assert.ok(screen.getByText(t('lists.pageSpan', { first: 1, last: 10, total: 31 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal(calls.at(-1)?.query?.page, '2')
})

test('a search that finds more than are counted says so', async () => {
  fakeApi.answer(depositsOperator.transfers, { ...answer([waiting], 31), more: true })
  const { screen, t } = await show('/?q=chuyen')
  assert.ok(await screen.findByText(t('operatorTransfers.countedFar', { count: 31 })))
})

test('days of the address narrow both lists of transfers, and are left behind on the way to claims', async () => {
  const calls = fakeApi.answer(depositsOperator.transfers, answer([]))
  const { screen, user, t } = await show('/?from=2026-11-10&to=2026-11-12&feed=sepay')
  assert.ok(await screen.findByText(t('operatorTransfers.noneFound')))
  const days = { from: '2026-11-10', to: '2026-11-12', feed: 'sepay', page: '1', limit: '10' }
  assert.deepEqual(calls.at(-1)?.query, { ...days, status: 'unmatched' })
  await user.click(screen.getByRole('tab', { name: t('operatorTransfers.all') }))
  await waitFor(() => assert.deepEqual(calls.at(-1)?.query, days))
  await user.click(screen.getByRole('tab', { name: new RegExp(t('operatorTransfers.claims')) }))
  await user.click(screen.getByRole('tab', { name: t('operatorTransfers.all') }))
  await waitFor(() => assert.deepEqual(calls.at(-1)?.query, { page: '1', limit: '10' }))
})

test('a credit can be reversed where the server names its code', async () => {
  const credited = {
    ...waiting,
    status: 'credited' as const,
    credited: 120_000,
    customer: { id: '7', username: 'lan' },
  }
  const byHand = { ...credited, id: '1', note: 'he called', reversibleCode: 'TX-HAND' }
  fakeApi.answer(depositsOperator.transfers, answer([byHand, { ...credited, id: '2', reason: null }]))
  fakeApi.hold(reversals.transaction)
  const { screen, user, t } = await show('/?view=all')
  const buttons = await screen.findAllByText(t('operatorReversals.reverse'))
  assert.equal(buttons.length, 1)
  await user.click(screen.getByRole('button', { name: t('operatorReversals.reverseOf', { code: 'TX-HAND' }) }))
  assert.ok(await screen.findByRole('dialog', { name: t('operatorReversals.dialogTitle') }))
})

for (const language of languages)
  test(`a second notice of the same money shows the first beside it, whose credit can be reversed (${language})`, async () => {
    const { note: _n, reason: _r, credited: _c, askedFor: _a, claims: _l, suggestions: _s, ...told } = waiting
    const twin = {
      ...told,
      id: '9',
      externalId: 'SP-0',
      status: 'credited' as const,
      customer: { id: '7', username: 'lan' },
      reversibleCode: 'TX-FIRST',
    }
    const reason = { code: 'credited-before' as const, reference: 'FT26001' }
    fakeApi.answer(depositsOperator.transfers, answer([{ ...waiting, reason, twin }]))
    fakeApi.hold(reversals.transaction)
    const { screen, user, t } = await show('/', language)
    const first = within(await screen.findByRole('region', { name: t('operatorTransfers.twinCredited') }))
    assert.ok(first.getByText(t('operatorTransfers.bankId', { id: 'SP-0' })))
    assert.ok(first.getByRole('link', { name: 'lan' }))
    await user.click(first.getByRole('button', { name: t('operatorReversals.reverseOf', { code: 'TX-FIRST' }) }))
    assert.ok(await screen.findByRole('dialog', { name: t('operatorReversals.dialogTitle') }))
  })

test('a transfer that a colleague assigned meanwhile says so in the place of the form, and the list is loaded again', async () => {
  const suggestions = [{ customer: linh, reason: 'content' as const, text: 'NAP7K3QX9A' }]
  const loaded = fakeApi.answer(depositsOperator.transfers, answer([{ ...waiting, suggestions }]))
  fakeApi.refuse(depositsOperator.assign, 'CONFLICT', 'minh credited this transfer to lan.')
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorTransfers.assignTo', { name: 'linh' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorTransfers.assignNote')), 'One letter was wrong')
  await user.click(dialog.getByRole('button', { name: t('operatorTransfers.assign') }))
  const before = loaded.length
  await user.click(await screen.findByRole('button', { name: t('operatorTransfers.creditNow') }))
  assert.ok(await screen.findByText('minh credited this transfer to lan.'))
  assert.equal(screen.queryAllByLabelText(t('operatorTransfers.assignNote')).length, 0)
  await waitFor(() => assert.ok(loaded.length > before))
})

test('a transfer shows the id of its feed and the reference of the bank; one that is both is shown once', async () => {
  const one = { ...waiting, id: '1', externalId: 'SP-77', bankReference: 'FT2677' }
  const other = { ...waiting, id: '2', externalId: 'FT2678', bankReference: 'FT2678' }
  fakeApi.answer(depositsOperator.transfers, answer([one, other]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorTransfers.bankId', { id: 'SP-77' })))
  assert.ok(screen.getByText(t('operatorTransfers.bankReference', { reference: 'FT2677' })))
  assert.equal(screen.queryAllByText(/FT2678/).length, 1)
})

test('who may have sent a transfer is suggested with its reason; taken by one press, and assigned only after a yes', async () => {
  const suggestions = [{ customer: linh, reason: 'content' as const, text: 'NAP7K3QX9A' }]
  fakeApi.answer(depositsOperator.transfers, answer([{ ...waiting, suggestions }]))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('NAP7K3QX9A'))
  const calls = fakeApi.answer(depositsOperator.assign, { transfer: { ...waiting, status: 'credited' } })
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.assignTo', { name: 'linh' }) }))
  const dialog = await screen.findByRole('dialog')
  assert.ok(within(dialog).getByText('linh@example.com'))
  await user.type(within(dialog).getByLabelText(t('operatorTransfers.assignNote')), 'One letter was wrong')
  await user.click(within(dialog).getByRole('button', { name: t('operatorTransfers.assign') }))
  await screen.findByRole('alertdialog')
  assert.equal(calls.length, 0)
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.creditNow') }))
  await waitFor(() => assert.equal(calls.length, 1))
  assert.deepEqual(calls[0]?.body, { customerId: 'c1', note: 'One letter was wrong' })
})

for (const language of languages)
  test(`who is blocked is suggested with that, and once chosen it is said what a credit is good for (${language})`, async () => {
    const suggestions = [{ customer: { ...linh, status: 'blocked' as const }, reason: 'payer' as const, text: '0291' }]
    fakeApi.answer(depositsOperator.transfers, answer([{ ...waiting, suggestions }]))
    const { screen, user, t } = await show('/', language)
    assert.ok(await screen.findByText(t('accountStates.blocked')))
    await user.click(screen.getByRole('button', { name: t('operatorTransfers.assignTo', { name: 'linh' }) }))
    const dialog = await screen.findByRole('dialog')
    assert.ok(within(dialog).getByText(t('accountStates.blocked')))
    assert.ok(within(dialog).getByText(t('operatorTransfers.blockedToo')))
    await user.click(within(dialog).getByRole('button', { name: t('operatorCustomers.another') }))
    assert.equal(within(dialog).queryByText(t('operatorTransfers.blockedToo')), null)
  })

test('a transfer that waits for a second person says for whom, and leaves nothing else to decide', async () => {
  const reversed = { ...waiting, reason: { code: 'reversed' as const }, askedFor: { id: 'c1', username: 'linh' } }
  fakeApi.answer(depositsOperator.transfers, answer([reversed]))
  const { screen, t } = await show()
  assert.ok(await screen.findByRole('link', { name: 'linh' }))
  assert.equal(screen.queryByText(t('operatorTransfers.whyReversed')), null)
  assert.equal(screen.queryAllByRole('button', { name: /^(Assign|Set aside|Ignore): / }).length, 0)
})

const missed: OperatorBankClaim = {
  id: '7f1c2a90-0000-4000-8000-000000000021',
  reference: 'FT99',
  amount: 70_000,
  sentOn: '2026-11-14',
  status: 'waiting',
  claimedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  reason: null,
  customer: { id: 'c', username: 'lan' },
  hasReceipt: false,
  decidedBy: null,
  transfer: null,
  suggestions: [],
}
const asked: PendingCredit = {
  id: '7f1c2a90-0000-4000-8000-000000000022',
  status: 'waiting',
  kind: 'gift',
  customer: { id: 'c', username: 'lan' },
  amount: 60_000_000,
  reason: 'birthday',
  reference: null,
  askedBy: { id: 'o', username: 'minh' },
  askedAt: '2026-11-15T08:00:00.000Z',
  ripensAt: null,
  transfer: null,
  decidedBy: null,
  decidedAt: null,
}
const numbered = <Item extends object>(item: Item) => many(10, (at) => ({ ...item, id: String(at) }))

test('each tab counts what waits in it, and lists it', async () => {
  fakeApi.answer(depositsOperator.transfers, answer([waiting]))
  const shown = show('/?q=chuyen&feed=sepay')
  const claims = fakeApi.answer(bankClaims.list, ({ query }) =>
    listPage(numbered(missed), 31, Number(query?.page ?? 1)),
  )
  const credits = fakeApi.answer(pendingCredits.list, { ...noPendingCredits, ...listPage(numbered(asked), 12) })
  const { screen, user, t } = await shown
  await user.click(await screen.findByRole('tab', { name: `${t('operatorTransfers.claims')} · 31` }))
  assert.ok(await screen.findByText(t('operatorTransfers.claimsFound', { count: 31 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.ok(await screen.findByText(t('lists.pageSpan', { first: 11, last: 20, total: 31 })))
  assert.deepEqual(claims.at(-1)?.query, { status: 'waiting', page: '2', limit: '10' })
  await user.click(screen.getByRole('tab', { name: `${t('operatorTransfers.credits')} · 12` }))
  assert.ok(await screen.findByText(t('operatorTransfers.pendingFound', { count: 12 })))
  assert.deepEqual(credits.at(-1)?.query, { status: 'waiting', page: '1', limit: '10' })
  assert.ok(screen.getByRole('tab', { name: `${t('operatorTransfers.waiting')} · 1` }))
})

test('claims that are refused say why and can be tried again; where none wait the page says so', async () => {
  fakeApi.answer(depositsOperator.transfers, answer([waiting]))
  const shown = show('/?view=claims')
  fakeApi.refuse(bankClaims.list, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await shown
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(bankClaims.list, listPage([]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('operatorTransfers.noneWaiting')))
})

test('decided claims say who decided, when and why, and lead to their transfer; a credit that was reversed says so', async () => {
  fakeApi.answer(depositsOperator.transfers, answer([]))
  const shown = show('/?view=claims&status=decided')
  const decided = { ...missed, decidedAt: '2026-11-15T09:00:00.000Z', decidedBy: { id: 'h', username: 'hoa' } }
  const refused = { ...decided, id: '1', status: 'refused' as const, reason: 'Nothing arrived' }
  const settled = { ...decided, id: '2', status: 'credited' as const, decidedBy: null, transfer: waiting }
  const calls = fakeApi.answer(bankClaims.list, listPage<OperatorBankClaim>([refused, settled]))
  const { screen, t } = await shown
  assert.ok(await screen.findByText(/Decided by hoa/))
  assert.ok(screen.getByText(t('operatorTransfers.decidedWhy', { reason: 'Nothing arrived' })))
  assert.ok(screen.getByText(t('transferClaimStates.refused')))
  assert.ok(screen.getByText(/^Settled /))
  const link = screen.getByRole('link', { name: 'FT26001' })
  assert.equal(link.getAttribute('href'), operatorPaths.transfersNamed('FT26001'))
  assert.match(link.parentElement?.textContent ?? '', /120,000.*Unmatched/)
  assert.equal(screen.queryAllByRole('button', { name: /^Refuse: / }).length, 0)
  assert.ok(calls.some((it) => it.query?.status === 'decided'))
})

test('a transfer that somebody claimed and did not get names them', async () => {
  const claims = [claimOf('lan'), claimOf('minh')]
  const credited = { status: 'credited' as const, credited: 120_000, customer: { id: 'lan', username: 'lan' } }
  fakeApi.answer(depositsOperator.transfers, answer([{ ...waiting, ...credited, feed: 'binance', claims }]))
  const { screen, t } = await show('/?view=all')
  const minh = await screen.findByRole('link', { name: 'minh' })
  assert.equal(minh.closest('p')?.textContent, t('operatorTransfers.claimedInVain', { names: 'minh' }))
})
