import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '@runmart/contract/accounts'
import { type MyPartnership, partners } from '@runmart/contract/partners'
import { waitFor } from '@testing-library/react'
import { currentSession } from '#platform/session-state.ts'
import { tokens } from '#platform/tokens.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import PartnerFrame from './partner-frame.tsx'

const none: MyPartnership = {
  state: 'none',
  application: null,
  reason: null,
  share: null,
  holdDays: 7,
  sums: { held: 0, checking: 0, earned: 0, paidOut: 0 },
}
const application = { offer: 'Proxies', contact: '@minh', appliedAt: '2026-11-15T08:00:00.000Z' }
const applied: MyPartnership = { ...none, state: 'applied', application }

function show(mine: MyPartnership) {
  fakeApi.answer(partners.mine, mine)
  return renderScreen(<PartnerFrame />, { user: customer, path: '/partner' })
}

test('who is no partner reads how it works, applies, and sees that it is looked at', async () => {
  const { screen, user, t } = await show({ ...none, usualShare: 7_250 })
  assert.ok(await screen.findByText(t('partner.howEarnUsually', { percent: '72.5%' })))
  assert.ok(await screen.findByText(t('partner.howPaidText', { count: 7 })))
  await user.click(screen.getByRole('button', { name: t('partner.apply') }))
  assert.equal((await screen.findAllByText(t('fields.required'))).length, 2)
  await user.type(screen.getByLabelText(t('partner.offer')), 'Proxies')
  await user.type(screen.getByLabelText(t('partner.contact')), '@minh')
  const sent = fakeApi.answer(partners.apply, applied)
  await user.click(screen.getByRole('button', { name: t('partner.apply') }))
  assert.ok(await screen.findByText(t('partner.applied')))
  assert.deepEqual(sent[0]?.body, { offer: 'Proxies', contact: '@minh' })
  assert.ok(screen.getByRole('button', { name: t('partner.saveApplication') }))
})

test('an application that was refused shows why, keeps what was written, and can be sent again', async () => {
  const { screen, t } = await show({ ...applied, state: 'refused', reason: 'No proxies now.' })
  assert.ok(await screen.findByText('No proxies now.'))
  assert.equal(screen.getByLabelText<HTMLTextAreaElement>(t('partner.offer')).value, 'Proxies')
  assert.ok(screen.getByRole('button', { name: t('partner.applyAgain') }))
})

test('a refusal of the server is said in the form, and nothing typed is lost', async () => {
  const { screen, user, t } = await show(applied)
  await user.type(await screen.findByLabelText(t('partner.offer')), ' and keys')
  fakeApi.refuse(partners.apply, 'CONFLICT', 'Decided meanwhile.')
  await user.click(screen.getByRole('button', { name: t('partner.saveApplication') }))
  assert.ok(await screen.findByText('Decided meanwhile.'))
  assert.equal(screen.getByLabelText<HTMLTextAreaElement>(t('partner.offer')).value, 'Proxies and keys')
})

test('who was accepted while the page was open is a partner at once', async () => {
  tokens.store({ accessToken: 'a', refreshToken: 'r' })
  fakeApi.answer(accounts.me, { user: { ...customer, isPartner: true } })
  await show({ ...applied, state: 'partner', share: 7_000 })
  await waitFor(() => assert.equal(currentSession().user?.isPartner, true))
})

test('a page that could not be loaded offers to try again', async () => {
  fakeApi.refuse(partners.mine, 'CONFLICT', 'Not now.')
  const { screen, t } = await renderScreen(<PartnerFrame />, { user: customer, path: '/partner' })
  assert.ok(await screen.findByText('Not now.'))
  assert.ok(screen.getByRole('button', { name: t('ui.tryAgain') }))
})
