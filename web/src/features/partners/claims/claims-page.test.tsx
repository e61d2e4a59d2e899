import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, longWord, many } from '#test/samples.ts'
import ClaimsPage from './claims-page.tsx'

const claim: PartnerClaim = {
  id: 'claim',
  status: 'waiting',
  items: [],
  amount: 2,
  text: longWord,
  claimedAt: '2026-11-16T08:00:00.000Z',
  decidedAt: null,
  refunded: 0,
  reason: null,
  order: { id: 'order', orderCode: 'RM-7K3QX9', serviceName: 'Members', billing: 'unit', amount: 10 },
  customer: 'khanh',
  isMine: true,
  passesAt: '2026-11-19T08:00:00.000Z',
  mostRefund: 4_000,
  canReplace: true,
}
const code = claim.order.orderCode
const answerOf = (items: PartnerClaim[]) => ({ ...listPage(items), waiting: items.length })
const show = (items: PartnerClaim[]) => {
  const asked = fakeApi.answer(warrantyPartner.list, answerOf(items))
  return renderScreen(<ClaimsPage />, { user: { ...customer, isPartner: true } }).then((it) => ({ ...it, asked }))
}

test('what was delivered again is said in words, and closes the claim', async () => {
  const { screen, user, t, asked } = await show([claim])
  await user.click(await screen.findByRole('button', { name: t('partnerClaims.replaceOf', { code }) }))
  assert.equal(asked[0]?.query?.isMine, 'true')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('claimDesk.again')), 'Two more')
  const sent = fakeApi.answer(
    warrantyPartner.replace,
    { claim: { ...claim, status: 'replaced', isMine: false } },
    'Done.',
  )
  fakeApi.answer(warrantyPartner.list, answerOf([]))
  await user.click(dialog.getByRole('button', { name: t('claimDesk.againNow') }))
  assert.ok(await screen.findByText('Done.'))
  assert.deepEqual(sent[0]?.body, { text: 'Two more' })
  assert.ok(await screen.findByText(t('partnerClaims.noneWaiting')))
})

test('items are replaced after a question; a stock that is too small is said there', async () => {
  const { screen, user, t } = await show([{ ...claim, items: ['7', '8'] }])
  await user.click(await screen.findByRole('button', { name: t('partnerClaims.replaceOf', { code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  fakeApi.refuse(warrantyPartner.replace, 'SERVICE_UNAVAILABLE_NOW', 'Not now')
  await user.click(dialog.getByRole('button', { name: t('claimDesk.itemsNow', { count: 2 }) }))
  assert.ok(await dialog.findByText(t('partnerClaims.outOfStock')))
})

test('a claim that is not covered goes to the shop with the reason; one that is there can’t be answered', async () => {
  const { screen, user, t } = await show([claim])
  await user.click(await screen.findByRole('button', { name: t('partnerClaims.declineOf', { code }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('claimDesk.reason')), 'The channel was deleted')
  const passed = { ...claim, isMine: false, passesAt: null }
  const sent = fakeApi.answer(warrantyPartner.pass, { claim: passed })
  fakeApi.answer(warrantyPartner.list, answerOf([passed]))
  await user.click(dialog.getByRole('button', { name: t('partnerClaims.declineNow') }))
  assert.ok(await screen.findByText(t('partnerClaims.withShop')))
  assert.deepEqual(sent[0]?.body, { reason: 'The channel was deleted' })
  assert.equal(screen.queryAllByRole('button', { name: t('partnerClaims.declineOf', { code }) }).length, 0)
})

test('many claims are shown, each with its own answers', async () => {
  const { screen, t } = await show(many(10, (at) => ({ ...claim, id: `claim-${at}` })))
  assert.equal((await screen.findAllByRole('button', { name: t('claimDesk.refundOf', { code }) })).length, 10)
})
