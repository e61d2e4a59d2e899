import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataOf } from '@runmart/contract/endpoint'
import { type Payout, payouts } from '@runmart/contract/payouts'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, longWord } from '#test/samples.ts'
import { PayoutSection } from './payout-section.tsx'

type Overview = DataOf<typeof payouts.overview>
const overview: Overview = { available: 500_000, earned: 800_000, paidOut: 300_000, minimum: 200_000, items: [] }
const payout: Payout = {
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
}

function show(answer: Partial<Overview> = {}) {
  fakeApi.answer(payouts.overview, { ...overview, ...answer })
  return renderScreen(<PayoutSection />, { user: customer })
}

test('what is available can be asked for; a refusal is said in the form', async () => {
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('payouts.request') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.equal(dialog.getByLabelText<HTMLInputElement>(t('payouts.amount')).value, '500,000')
  await user.click(dialog.getByText(t('payouts.binance')))
  await user.type(dialog.getByLabelText(t('payouts.binanceId')), '712345672')
  await user.type(dialog.getByLabelText(t('payouts.owner')), 'Khanh')
  const sent = fakeApi.refuse(payouts.request, 'PAYOUT_OPEN', 'One at a time.')
  fakeApi.answer(payouts.overview, overview)
  await user.click(dialog.getByRole('button', { name: /^Request/ }))
  assert.ok(await dialog.findByText('One at a time.'))
  assert.deepEqual(sent[0]?.body, {
    amount: 500_000,
    way: 'binance',
    bankBin: '',
    account: '712345672',
    accountName: 'Khanh',
  })
})

test('a sum out of range is told both ends before anything is sent', async () => {
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('payouts.request') }))
  const dialog = within(await screen.findByRole('dialog'))
  const range = plainSpaces(t('fields.between', { least: '200,000\u00a0₫', most: '500,000\u00a0₫' }))
  for (const typed of ['199,999', '500,001']) {
    await user.clear(dialog.getByLabelText(t('payouts.amount')))
    await user.type(dialog.getByLabelText(t('payouts.amount')), typed)
    await user.click(dialog.getByRole('button', { name: /^Request/ }))
    assert.ok(await dialog.findByText(range))
  }
})

test('too little cannot be asked for', async () => {
  const { screen, t } = await show({ available: 100_000 })
  const request = await screen.findByRole<HTMLButtonElement>('button', { name: t('payouts.request') })
  assert.equal(request.disabled, true)
})

test('while one waits, no other can be asked for', async () => {
  const { screen, t } = await show({ items: [payout] })
  assert.ok(await screen.findByText(t('payouts.open')))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('payouts.request') }).disabled, true)
  assert.ok(screen.getByText(t('payoutStates.waiting')))
})

test('what was paid names its reference, what was refused says why, and neither can be cancelled', async () => {
  const { screen, t } = await show({
    items: [
      { ...payout, status: 'paid', reference: 'FT123' },
      { ...payout, id: '2', status: 'refused', reason: 'No such account.' },
    ],
  })
  assert.ok(await screen.findByText(/FT123/))
  assert.ok(screen.getByText(/No such account\./))
  assert.equal(screen.queryAllByText(t('payouts.cancel')).length, 0)
})

test('a refusal says why and can be tried again', async () => {
  fakeApi.refuse(payouts.overview, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await renderScreen(<PayoutSection />, { user: customer })
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(payouts.overview, overview)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('payouts.available')))
})
