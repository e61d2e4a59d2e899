import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperatorPayout, payouts } from '@runmart/contract/payouts'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, longWord, operator } from '#test/samples.ts'
import PayoutsPage from './payouts-page.tsx'

const payout: OperatorPayout = {
  id: '1',
  code: 'PO-7K3QX9A',
  kind: 'commission',
  status: 'waiting',
  amount: 300_000,
  way: 'bank',
  bank: 'Vietcombank',
  account: '0123456789',
  accountName: longWord,
  askedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  reference: null,
  reason: null,
  customer: { id: '7', username: 'khanh' },
  notedBy: null,
  ripensAt: null,
  owed: 0,
  checking: 0,
}
const answerOf = (items: OperatorPayout[], left = 1_000_000) => ({
  ...listPage(items),
  waiting: items.length,
  cap: 1_000_000,
  left,
  hasApprover: true,
})

function show(items: OperatorPayout[], left?: number, path = '/') {
  fakeApi.answer(payouts.settings, { settings: { minimum: 200_000 }, version: 1, changedAt: null, changedBy: null })
  const asked = fakeApi.answer(payouts.list, answerOf(items, left))
  return renderScreen(<PayoutsPage />, { user: operator, path }).then((it) => ({ ...it, asked }))
}

test('a payment is noted under its reference', async () => {
  const { screen, user, t } = await show([payout])
  await user.click(await screen.findByRole('button', { name: t('operatorPayouts.payOf', { code: payout.code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorPayouts.reference')), 'FT123')
  const sent = fakeApi.answer(payouts.pay, { payout: { ...payout, status: 'paid', reference: 'FT123' } })
  fakeApi.answer(payouts.list, answerOf([]))
  await user.click(dialog.getByRole('button', { name: /as paid$/ }))
  assert.ok(await screen.findByText(t('operatorPayouts.noneWaiting')))
  assert.deepEqual(sent[0]?.body, { reference: 'FT123', acceptOwed: 0 })
})

test('a payout that nobody has paid yet waits; only its customer reads that it is on its way', async () => {
  const { screen, t } = await show([payout])
  await screen.findByRole('button', { name: t('operatorPayouts.payOf', { code: payout.code }) })
  assert.ok(screen.getByText(t('operatorPayouts.isWaiting')))
  assert.equal(screen.queryByText(t('payoutStates.waiting')), null)
})

test('above the limit it is said that a second operator is needed', async () => {
  const { screen, user, t } = await show([payout], 100_000)
  await user.click(await screen.findByRole('button', { name: t('operatorPayouts.payOf', { code: payout.code }) }))
  assert.ok(await within(await screen.findByRole('dialog')).findByText(/A second operator has to confirm it/))
})

test('of who has come to owe it is said before anything is sent, and in the dialog', async () => {
  const { screen, t, user } = await show([{ ...payout, owed: 100_000 }])
  assert.ok(await screen.findByText(/^The customer now owes 100,000/))
  const sent = fakeApi.answer(payouts.pay, { payout: { ...payout, status: 'paid', reference: 'FT123' } })
  await user.click(screen.getByRole('button', { name: t('operatorPayouts.payOf', { code: payout.code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(dialog.getByText(/^The customer owes 100,000/))
  await user.type(dialog.getByLabelText(t('operatorPayouts.reference')), 'FT123')
  await user.click(dialog.getByRole('button', { name: /Mark .* as paid/ }))
  assert.deepEqual(sent[0]?.body, { reference: 'FT123', acceptOwed: 100_000 })
})

test('of earnings of the customer that wait for a review it is said before anything is sent', async () => {
  const { screen } = await show([{ ...payout, checking: 50_000 }])
  assert.ok(await screen.findByText(/^50,000.* wait for review/))
})

test('what a closed account left can be paid and not refused', async () => {
  const { screen, t } = await show([{ ...payout, kind: 'closing', customer: { id: '7', username: 'closed-1' } }])
  assert.ok(await screen.findByText(t('operatorPayouts.closing'), { exact: false }))
  assert.equal(screen.queryAllByText(t('operatorPayouts.refuse')).length, 0)
})

test('payouts of one customer are listed under their name, until all are asked for', async () => {
  const { screen, user, t, asked } = await show([payout], undefined, '/?customerId=7')
  const link = within(await screen.findByText(/^Only payouts of/)).getByRole('link', { name: 'khanh' })
  assert.equal(link.getAttribute('href'), '/operator/customers/7')
  assert.deepEqual([asked[0]?.query?.customerId, asked[0]?.query?.status], ['7', 'waiting'])
  assert.ok(screen.getByRole('tab', { name: t('operatorPayouts.waiting') }))
  await user.click(screen.getByRole('button', { name: t('operatorPayouts.showAll') }))
  assert.ok(await screen.findByRole('tab', { name: `${t('operatorPayouts.waiting')} · 1` }))
  assert.equal(asked.at(-1)?.query?.customerId, undefined)
  assert.equal(screen.queryAllByText(/^Only payouts of/).length, 0)
})

test('a refusal says why', async () => {
  fakeApi.answer(payouts.settings, { settings: { minimum: 200_000 }, version: 1, changedAt: null, changedBy: null })
  fakeApi.refuse(payouts.list, 'RATE_LIMITED', 'Too fast.')
  const { screen } = await renderScreen(<PayoutsPage />, { user: operator })
  assert.ok(await screen.findByText(/Too fast\./))
})
