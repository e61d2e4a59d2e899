import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataOf } from '@runmart/contract/endpoint'
import { warranty } from '@runmart/contract/warranty'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, pendingOrder } from '#test/samples.ts'
import { WarrantySection } from './warranty-section.tsx'

const until = '2026-12-16T08:00:00.000Z'
const claim: WarrantyClaim = {
  id: 'claim',
  status: 'refunded',
  items: [],
  amount: 3,
  text: 'Three are gone',
  claimedAt: '2026-11-16T08:00:00.000Z',
  decidedAt: '2026-11-16T09:00:00.000Z',
  refunded: 6_000,
  reason: 'Sorry',
  isRefilling: false,
}
const show = (found: DataOf<typeof warranty.mine>) => {
  fakeApi.answer(warranty.mine, found)
  const order = { ...pendingOrder, orderStatus: 'success', amount: 10 } as const
  return renderScreen(<WarrantySection order={order} />, { user: customer })
}

test('how many are missing is asked for, with the most that can be', async () => {
  const { screen, user, t } = await show({ until, claimable: 7, claims: [claim] })
  assert.ok(await screen.findByText('3 of 10'))
  assert.ok(screen.getByText('Until 16 Dec 2026'))
  await user.click(screen.getByRole('button', { name: t('warranty.report') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('warranty.missing')), '8')
  await user.type(dialog.getByLabelText(t('warranty.text')), 'Gone')
  await user.click(dialog.getByRole('button', { name: t('warranty.send') }))
  assert.ok(await dialog.findByText(t('fields.between', { least: '1', most: '7' })))
  await user.clear(dialog.getByLabelText(t('warranty.missing')))
  await user.type(dialog.getByLabelText(t('warranty.missing')), '2')
  const sent = fakeApi.answer(warranty.claim, { claim }, 'Reported.')
  await user.click(dialog.getByRole('button', { name: t('warranty.send') }))
  assert.ok(await screen.findByText('Reported.'))
  assert.deepEqual(sent[0]?.body, { missing: 2, text: 'Gone' })
})

test('a refusal is said in the dialog, and nothing typed is lost', async () => {
  const { screen, user, t } = await show({ until, claimable: 1, claims: [] })
  await user.click(await screen.findByRole('button', { name: t('warranty.report') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.equal(dialog.queryAllByLabelText(t('warranty.missing')).length, 0)
  await user.type(dialog.getByLabelText(t('warranty.text')), 'Gone')
  fakeApi.refuse(warranty.claim, 'WARRANTY_OVER', 'It is over.')
  await user.click(dialog.getByRole('button', { name: t('warranty.send') }))
  assert.ok(await dialog.findByText('It is over.'))
  assert.equal((dialog.getByLabelText(t('warranty.text')) as HTMLTextAreaElement).value, 'Gone')
})

test('an order without a warranty shows nothing of it', async () => {
  const { screen, t } = await show({ until: null, claimable: 0, claims: [] })
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(screen.queryAllByText(t('warranty.title')).length, 0)
})

test('what is being refilled is said to be, and not to be in review', async () => {
  const refilling = { ...claim, status: 'waiting', isRefilling: true, refunded: 0, reason: null } as const
  const { screen, t } = await show({ until, claimable: 0, claims: [refilling] })
  assert.ok(await screen.findByText(t('warranty.refilling')))
  assert.equal(screen.queryAllByText(t('claimStates.waiting')).length, 0)
})
