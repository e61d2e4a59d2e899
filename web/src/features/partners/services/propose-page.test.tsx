import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog } from '@runmart/contract/catalog'
import { type MyPartnership, partners } from '@runmart/contract/partners'
import { type PartnerService, type Proposal, partnersServices } from '@runmart/contract/partners-services'
import { waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import ProposePage from './propose-page.tsx'

const mine: MyPartnership = {
  state: 'partner',
  application: null,
  reason: null,
  share: 7_000,
  holdDays: 7,
  sums: { held: 0, checking: 0, earned: 0, paidOut: 0 },
}
const words = { name: 'Proxies', description: 'Fast ones.' }
const service: PartnerService = {
  id: '7f1c2a90-0000-4000-8000-000000000003',
  slug: 'proxies',
  name: 'Proxies',
  price: 20_000,
  share: 6_500,
  status: 'active',
  visibility: 'shown',
  stocked: true,
  availability: 3,
  draft: {
    category: 'proxy',
    unit: 'unit',
    billing: 'unit',
    price: 20_000,
    minAmount: 1,
    maxAmount: 50,
    deliveryHours: 24,
    warrantyDays: 30,
    texts: { en: words },
  },
  measured: null,
}
const proposal: Proposal = {
  id: 'p1',
  serviceId: service.id,
  isNew: false,
  state: 'waiting',
  draft: service.draft,
  proposedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  reason: null,
}

function show(path: string) {
  fakeApi.answer(partners.mine, mine)
  fakeApi.answer(partnersServices.services, { items: [service] })
  fakeApi.answer(catalog.services, {
    items: [],
    categories: [{ slug: 'proxy', name: 'Proxies', glyph: 'proxy', picture: null }],
  })
  const ui = (
    <Routes>
      <Route path="/partner/services/propose" element={<ProposePage />} />
      <Route path="/partner/services/:id/propose" element={<ProposePage />} />
      <Route path="/partner/services" element="My services" />
    </Routes>
  )
  return renderScreen(ui, { user: { ...customer, isPartner: true }, path })
}

test('a proposal needs words in one language, the reader’s unless another has some', async () => {
  const { screen, user, t } = await show('/partner/services/propose')
  await user.click(await screen.findByRole('button', { name: t('partnerServices.send') }))
  const wrong = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((it) => it.getAttribute('name'))
  await waitFor(() => assert.ok(wrong().includes('texts.en.name')))
  assert.ok(!wrong().includes('texts.vi.name'))
})

test('what a price earns is said beside it, by the share of the service', async () => {
  const { screen, t } = await show(`/partner/services/${service.id}/propose`)
  assert.ok(await screen.findByText(plainSpaces(t('partnerServices.priceEarn', { sum: '13,000 ₫' }))))
})

test('a change is proposed with all that stays, once, and what was typed is gone afterwards', async () => {
  const { screen, user, t } = await show(`/partner/services/${service.id}/propose`)
  const price = await screen.findByLabelText(t('partnerServices.price'))
  await user.clear(price)
  await user.type(price, '25,000')
  const sent = fakeApi.answer(partnersServices.propose, { proposal })
  await user.click(screen.getByRole('button', { name: t('partnerServices.send') }))
  assert.ok(await screen.findByText('My services'))
  assert.deepEqual(sent[0]?.body, { serviceId: service.id, draft: { ...service.draft, price: 25_000 } })
  assert.equal(sessionStorage.getItem(`proposal ${service.id} ${customer.id}`), null)
})

test('a service that is no longer theirs is not found', async () => {
  const { screen, t } = await show('/partner/services/other/propose')
  assert.ok(await screen.findByText(t('partnerServices.notFound')))
})
