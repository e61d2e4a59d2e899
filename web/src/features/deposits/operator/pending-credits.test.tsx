import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PendingCredit, pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, noPendingCredits, operator } from '#test/samples.ts'
import { PendingCredits } from './pending-credits.tsx'

const asked: PendingCredit = {
  id: '7f1c2a90-0000-4000-8000-000000000011',
  status: 'waiting',
  kind: 'transfer',
  customer: { id: 'c', username: 'lan' },
  amount: 60_000_000,
  reason: 'from the statement',
  reference: 'FT26001',
  askedBy: { id: 'o', username: 'minh' },
  askedAt: '2026-11-15T08:00:00.000Z',
  ripensAt: null,
  transfer: null,
  decidedBy: null,
  decidedAt: null,
}
function show(...items: PendingCredit[]) {
  fakeApi.answer(pendingCredits.list, { ...noPendingCredits, ...listPage(items) })
  return renderScreen(<PendingCredits />, { user: operator })
}

test('a credit that waits says how much, for whom, why and who asked; it is approved after a yes', async () => {
  const { screen, user, t } = await show(asked)
  const lan = await screen.findByRole('link', { name: 'lan' })
  assert.match(lan.parentElement?.textContent ?? '', /60,000,000\s₫ to lan/)
  assert.ok(screen.getByText('from the statement'))
  assert.ok(screen.getByText(t('operatorTransfers.bankReference', { reference: 'FT26001' }), { exact: false }))
  assert.ok(screen.getByText(/asked by minh/))
  const calls = fakeApi.answer(pendingCredits.approve, { credit: { ...asked, status: 'credited' } }, 'Credited.')
  await user.click(screen.getByRole('button', { name: /^Approve: / }))
  assert.match((await screen.findByRole('alertdialog')).textContent, /minh asked for this/)
  fakeApi.answer(pendingCredits.list, noPendingCredits)
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.creditNow') }))
  assert.ok(await screen.findByText('Credited.'))
  assert.deepEqual(
    calls.map((it) => it.params.id),
    [asked.id],
  )
})

test('a gift that waits says that it is one', async () => {
  const { screen, t } = await show({ ...asked, kind: 'gift', reference: null })
  assert.ok(await screen.findByText(t('operatorTransfers.creditGift')))
})

test('a transfer that was credited before says so, and leads to itself while it waits', async () => {
  const transfer: PendingCredit['transfer'] = {
    id: 't',
    feed: 'manual',
    externalId: 'FT26001',
    bankReference: 'FT26001',
    status: 'unmatched',
    amount: '60000000',
    currency: 'VND',
    content: '',
    sender: '',
    happenedAt: asked.askedAt,
    receivedAt: asked.askedAt,
    customer: null,
    askedFor: null,
    credited: null,
    reason: { code: 'reversed' },
    claims: [],
    suggestions: [],
    note: '',
    reversibleCode: null,
  }
  const { screen } = await show({ ...asked, transfer })
  assert.ok(await screen.findByText(/credited before/))
  assert.equal(
    screen.getByRole('link', { name: 'FT26001' }).getAttribute('href'),
    operatorPaths.transfersNamed('FT26001'),
  )
})

test('my own can be cancelled, but not approved; one that ripens says when', async () => {
  const ripensAt = new Date(Date.now() + 5.5 * 3_600_000).toISOString()
  const own = { ...asked, askedBy: { id: operator.id, username: operator.username }, ripensAt }
  const { screen, user, t } = await show(own)
  assert.ok(await screen.findByText(/credited automatically/))
  assert.ok(screen.getByText('in 5 hr'))
  assert.equal(screen.queryAllByRole('button', { name: /^Approve: / }).length, 0)
  const calls = fakeApi.answer(pendingCredits.cancel, { credit: { ...own, status: 'cancelled' } }, 'Cancelled.')
  await user.click(screen.getByRole('button', { name: /^Cancel: / }))
  await screen.findByRole('alertdialog')
  fakeApi.answer(pendingCredits.list, noPendingCredits)
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.cancelCreditNow') }))
  assert.ok(await screen.findByText('Cancelled.'))
  assert.equal(calls.length, 1)
})

test('approving a transfer that a source has reported meanwhile says which one that is', async () => {
  const { screen, user, t } = await show(asked)
  const transfer = { id: 't', feed: 'sepay', externalId: '77', bankReference: 'FT26001', status: 'credited' } as const
  const fields = { reference: 'Used.' }
  const data = { fields, transfer: { ...transfer, username: 'lan' } }
  fakeApi.refuse(pendingCredits.approve, 'VALIDATION', 'Check the fields.', data)
  await user.click(await screen.findByRole('button', { name: /^Approve: / }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.creditNow') }))
  assert.ok(await screen.findByText(t('operatorTransfers.knownCredited', { feed: 'SePay', id: '77', name: 'lan' })))
})

test('what was decided says what became of it, by whom or by the clock, and leads to its transfer; nothing is left to decide', async () => {
  const at = { decidedAt: '2026-11-16T08:00:00.000Z' }
  const done = { ...asked, ...at, status: 'credited' as const, decidedBy: { id: 'h', username: 'hoa' } }
  const late = { ...asked, ...at, id: '2', status: 'cancelled' as const, kind: 'debit' as const, reference: null }
  const { screen, t } = await show(done, { ...late, decidedBy: null })
  assert.ok(await screen.findByText(/Decided by hoa/))
  assert.ok(screen.getByText(/Decided automatically/))
  assert.ok(screen.getByText(t('manualCreditStates.credited')))
  assert.ok(screen.getByText(t('manualCreditStates.cancelled')))
  const link = screen.getByRole('link', { name: 'FT26001' })
  assert.equal(link.getAttribute('href'), operatorPaths.transfersNamed('FT26001'))
  assert.equal(screen.queryAllByRole('button', { name: /^(Approve|Cancel): / }).length, 0)
})

test('decided ones are asked for by a filter, and by customer', async () => {
  const calls = fakeApi.answer(pendingCredits.list, noPendingCredits)
  const { screen, t } = await renderScreen(<PendingCredits />, { user: operator, path: '/?status=decided&q=lan' })
  assert.ok(await screen.findByText(t('lists.noMatch')))
  assert.deepEqual([calls[0]?.query?.status, calls[0]?.query?.q], ['decided', 'lan'])
})
