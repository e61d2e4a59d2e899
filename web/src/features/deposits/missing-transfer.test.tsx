import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankClaim, bankClaims } from '@runmart/contract/deposits-bank-claims'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import { MissingTransfer } from './missing-transfer.tsx'

const claim: BankClaim = {
  id: '1',
  reference: 'FT26320001',
  amount: 150_000,
  sentOn: '2026-11-15',
  status: 'waiting',
  claimedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  reason: null,
}

test('a transfer is claimed with its picture; a refused reference is said beside it', async () => {
  fakeApi.answer(bankClaims.mine, { items: [] })
  const { screen, user, t } = await renderScreen(<MissingTransfer active />, { user: customer })
  await user.click(screen.getByRole('button', { name: t('deposits.claimBank') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('deposits.bankReference')), 'FT26320001')
  await user.type(dialog.getByLabelText(t('deposits.amount')), '150,000')
  const day = dialog.getByRole<HTMLInputElement>('textbox', { name: t('deposits.sentOn') })
  const today = day.value
  await user.clear(day)
  await user.type(day, 'yesterday')
  const picture = new File([new Uint8Array([0x89, 0x50])], 'receipt.png', { type: 'image/png' })
  await user.upload(dialog.getByLabelText(t('deposits.receipt'), { exact: false }), picture)
  assert.ok(await dialog.findByText('receipt.png'))
  await user.click(dialog.getByRole('button', { name: t('deposits.claimBankSend') }))
  assert.ok(await dialog.findByText(t('lists.dayFormat', { example: today })), 'nothing is sent')
  await user.clear(day)
  await user.type(day, today)
  const sent = fakeApi.refuse(bankClaims.claim, 'VALIDATION', 'Please check.', {
    fields: { reference: t('fields.referenceClaimed') },
  })
  fakeApi.answer(bankClaims.mine, { items: [] })
  await user.click(dialog.getByRole('button', { name: t('deposits.claimBankSend') }))
  assert.ok(await dialog.findByText(t('fields.referenceClaimed')))
  const sentOn = today.split('/').reverse().join('-')
  assert.deepEqual(sent[0]?.body, { reference: 'FT26320001', amount: 150_000, sentOn, receipt: 'iVA=' })
})

test('claims say what became of them; an account that is not active cannot claim', async () => {
  fakeApi.answer(bankClaims.mine, { items: [claim, { ...claim, id: '2', status: 'refused', reason: 'Nothing came.' }] })
  const { screen, t } = await renderScreen(<MissingTransfer active={false} />, { user: customer })
  assert.ok(await screen.findByText(t('deposits.missingWaiting')))
  assert.ok(screen.getByText('Nothing came.'))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('deposits.claimBank') }).disabled, true)
})
