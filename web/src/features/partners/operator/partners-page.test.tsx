import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@runmart/contract/accounts'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { listPage, longWord, operator as owner } from '#test/samples.ts'
import PartnerPage from './partner-page.tsx'
import PartnersPage from './partners-page.tsx'

const applicant: OperatorPartner = {
  person: { id: 'u1', username: 'minh' },
  state: 'applied',
  application: { offer: `Proxies ${longWord}`, contact: '@minh', appliedAt: '2026-11-15T08:00:00.000Z' },
  decidedAt: null,
  reason: null,
  share: null,
  services: 0,
  openOrders: 0,
  sums: { held: 0, checking: 0, earned: 0, paidOut: 0 },
  measured: null,
}
const partner: OperatorPartner = {
  ...applicant,
  state: 'partner',
  share: 7_250,
  services: 2,
  openOrders: 3,
  sums: { held: 120_000, checking: 0, earned: 900_000, paidOut: 400_000 },
  measured: {
    orders: 41,
    medianStartSeconds: 720,
    medianDeliverySeconds: null,
    deliveredRate: 0.976,
    refundRate: 0.02,
  },
}
const settings = { settings: { share: 7_000, holdDays: 7, claimDays: 3 }, version: 1, changedAt: null, changedBy: null }

function show(items: OperatorPartner[], path = '/operator/partners', user: User = owner) {
  const asked = fakeApi.answer(partnersOperator.list, { ...listPage(items), waiting: 1 })
  fakeApi.answer(partnersOperator.settings, settings)
  return renderScreen(<PartnersPage />, { user, path }).then((it) => ({ ...it, asked }))
}

test('a partner is listed with share, services, sums and what was measured', async () => {
  const { screen, t, asked } = await show([partner])
  const row = (await screen.findByRole('link', { name: 'minh' })).closest('li')
  for (const fact of ['72.5%', '120,000 ₫', '900,000 ₫', '400,000 ₫', '98%', '12 min'])
    assert.ok(plainSpaces(row?.textContent ?? '').includes(fact), fact)
  assert.ok(screen.getByRole('tab', { name: `${t('operatorPartners.applications')} · 1` }))
  assert.equal(asked[0]?.query?.state, 'partner')
})

test('an application is accepted with the usual share, or another', async () => {
  const { screen, user, t } = await show([applicant], '/operator/partners?view=applied')
  await user.click(await screen.findByRole('button', { name: t('operatorPartners.acceptOf', { name: 'minh' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText<HTMLInputElement>(t('operatorPartners.shareLabel'))
  assert.equal(field.value, '70')
  await user.clear(field)
  await user.type(field, '101')
  await user.click(dialog.getByRole('button', { name: t('operatorPartners.acceptAny') }))
  assert.equal(field.getAttribute('aria-invalid'), 'true')
  await user.clear(field)
  await user.type(field, '65.5')
  const sent = fakeApi.answer(partnersOperator.accept, { partner })
  await user.click(dialog.getByRole('button', { name: t('operatorPartners.acceptNow', { percent: '65.5%' }) }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { share: 6_550 })
})

test('an application is refused with a reason; what the server refuses is said in the dialog', async () => {
  const { screen, user, t } = await show([applicant], '/operator/partners?view=applied')
  await user.click(await screen.findByRole('button', { name: t('operatorPartners.refuseOf', { name: 'minh' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorPartners.reason')), 'Not now')
  const sent = fakeApi.refuse(partnersOperator.refuse, 'CONFLICT', 'Decided meanwhile.')
  await user.click(dialog.getByRole('button', { name: t('operatorPartners.refuse') }))
  assert.ok(await dialog.findByText('Decided meanwhile.'))
  assert.deepEqual(sent[0]?.body, { reason: 'Not now' })
})

test('who is no owner can refuse, and is not offered to accept', async () => {
  const staff: User = { ...owner, isOwner: false, rights: ['customers'] }
  const { screen, t } = await show([applicant], '/operator/partners?view=applied', staff)
  assert.ok(await screen.findByRole('button', { name: t('operatorPartners.refuseOf', { name: 'minh' }) }))
  const accept = t('operatorPartners.acceptOf', { name: 'minh' })
  assert.equal(screen.queryAllByRole('button', { name: accept }).length, 0)
})

async function showOne(one: OperatorPartner) {
  fakeApi.answer(partnersOperator.partner, { partner: one, services: [] })
  const ui = (
    <Routes>
      <Route path="/operator/partners/:id" element={<PartnerPage />} />
    </Routes>
  )
  return renderScreen(ui, { user: owner, path: '/operator/partners/u1' })
}

test('a partnership is ended after the orders at hand, unless it is to end at once', async () => {
  const { screen, user, t } = await showOne(partner)
  await user.click(await screen.findByRole('button', { name: t('operatorPartners.end') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorPartners.reason')), 'Too slow')
  const sent = fakeApi.refuse(partnersOperator.end, 'CONFLICT', 'Not now.')
  const end = () => user.click(dialog.getByRole('button', { name: t('operatorPartners.endNow') }))
  await end()
  assert.ok(await dialog.findByText('Not now.'))
  await user.click(dialog.getByText(t('operatorPartners.endAtOnce')))
  await end()
  await waitFor(() => assert.equal(sent.length, 2))
  assert.deepEqual(
    sent.map((it) => it.body),
    [
      { reason: 'Too slow', atOnce: false },
      { reason: 'Too slow', atOnce: true },
    ],
  )
})

test('a partner nobody knows is not found', async () => {
  fakeApi.refuse(partnersOperator.partner, 'NOT_FOUND', 'Not found.')
  const ui = (
    <Routes>
      <Route path="/operator/partners/:id" element={<PartnerPage />} />
    </Routes>
  )
  const { screen, t } = await renderScreen(ui, { user: owner, path: '/operator/partners/u2' })
  assert.ok(await screen.findByText(t('operatorPartners.notFound')))
})
