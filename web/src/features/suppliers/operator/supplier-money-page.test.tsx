import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataOf } from '@runmart/contract/endpoint'
import { supplierMoney, type TopUp } from '@runmart/contract/suppliers-money'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import { supplier, supplierAccount } from '#test/supplier-samples.ts'
import SupplierMoneyPage from './supplier-money-page.tsx'

const topUp: TopUp = {
  ...{ id: 'u1', supplier: { id: supplier.id, name: supplier.name }, amount: '100', currency: 'USD', dong: 2_540_000 },
  ...{ paidFrom: 'bank', reference: 'FT77', status: 'posted', notedBy: { id: 'o2', username: 'lan' } },
  ...{ notedAt: '2026-11-15T08:00:00.000Z', ripensAt: null, reason: null },
}
const show = (items: TopUp[] = [topUp], it: Partial<DataOf<typeof supplierMoney.accounts>> = {}) => {
  fakeApi.answer(supplierMoney.accounts, {
    items: [supplierAccount],
    cap: 10_000_000,
    left: 10_000_000,
    hasApprover: true,
    ...it,
  })
  fakeApi.answer(supplierMoney.topUps, listPage(items))
  return renderScreen(<SupplierMoneyPage />, { user: operator })
}

test('a supplier shows what was paid in, charged and is left, beside what it tells', async () => {
  const { screen, t } = await show()
  assert.ok(await screen.findByText('15,240 ₫'))
  assert.equal(screen.getAllByText('2,524,760 ₫').length, 2)
  assert.ok(screen.getByText(t('operatorSupplierMoney.agrees')))
  assert.ok(screen.getByText(/FT77/))
})

test('a payment is noted in both currencies; above the limit it is said that somebody else confirms it', async () => {
  const { screen, user, t } = await show([], { left: 1_000_000 })
  await user.click(
    await screen.findByRole('button', { name: t('operatorSupplierMoney.noteOf', { name: supplier.name }) }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorSupplierMoney.amount', { currency: 'USD' })), '100.50')
  assert.ok(dialog.getByText(t('operatorSupplierMoney.dongHint', { sum: '2,552,700 ₫' })))
  await user.type(dialog.getByLabelText(t('operatorSupplierMoney.dong')), '2,560,000')
  assert.ok(dialog.getByText(t('operatorPayouts.aboveCap', { cap: '10,000,000 ₫', left: '1,000,000 ₫' })))
  await user.type(dialog.getByLabelText(t('operatorSupplierMoney.reference')), 'FT78')
  const sent = fakeApi.answer(supplierMoney.note, { topUp })
  await user.click(dialog.getByRole('button', { name: t('operatorSupplierMoney.noteNow') }))
  await screen.findByText(t('operatorSupplierMoney.noneNoted'))
  assert.deepEqual(sent[0]?.body, { amount: '100.50', dong: 2_560_000, paidFrom: 'bank', reference: 'FT78' })
})

test('what waits is confirmed by another operator, never by whoever noted it', async () => {
  const waiting = { ...topUp, status: 'waiting' as const }
  const mine = { ...waiting, id: 'u2', reference: 'MINE', notedBy: { id: operator.id, username: operator.username } }
  const { screen, user, t } = await show([waiting, mine])
  const confirms = await screen.findAllByRole('button', { name: /Confirm payment/ })
  assert.equal(confirms.length, 1)
  await user.click(confirms[0] as HTMLElement)
  const sent = fakeApi.answer(supplierMoney.confirm, { topUp })
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: t('operatorSupplierMoney.confirm') }))
  await screen.findByText(t('operatorSupplierMoney.history'))
  assert.equal(sent[0]?.params.id, waiting.id)
})

test('before anything is there, and when it is refused', async () => {
  const { screen, t } = await show([], { items: [] })
  assert.ok(await screen.findByText(t('operatorSupplierMoney.none')))
  assert.ok(screen.getByText(t('operatorSupplierMoney.noneNoted')))
})
