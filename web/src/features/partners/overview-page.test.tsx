import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataOf } from '@runmart/contract/endpoint'
import { type MyPartnership, partners } from '@runmart/contract/partners'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { partnersServices } from '@runmart/contract/partners-services'
import { payouts } from '@runmart/contract/payouts'
import { warrantyPartner } from '@runmart/contract/warranty-partner'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, listPage, many, pendingOrder } from '#test/samples.ts'
import OverviewPage from './overview-page.tsx'

type Desk = DataOf<typeof partnersDesk.overview>
const desk: Desk = {
  waiting: { pending: 7, inProgress: 2 },
  sums: { held: 804_750, checking: 0, earned: 1_200_000, paidOut: 300_000 },
  measured: null,
  isLeaving: false,
}
const mine: MyPartnership = {
  state: 'partner',
  application: null,
  reason: null,
  share: 7_000,
  holdDays: 7,
  sums: desk.sums,
}
const { discountCode: _, ...placed } = pendingOrder
const order = (at: number): PartnerOrder => ({
  ...placed,
  id: `order-${at}`,
  orderCode: `RM-${at}`,
  customer: 'lan',
  earning: 56_000,
  isReleased: false,
})

function show(answer: Partial<Desk> = {}, orders: PartnerOrder[] = []) {
  fakeApi.answer(partnersDesk.overview, { ...desk, ...answer })
  fakeApi.answer(partners.mine, mine)
  fakeApi.answer(partnersDesk.orders, { items: orders, next: null })
  fakeApi.answer(partnersServices.services, { items: [] })
  fakeApi.answer(warrantyPartner.list, { ...listPage([]), waiting: 3 })
  fakeApi.answer(payouts.overview, { available: 0, earned: 0, paidOut: 0, minimum: 200_000, items: [] })
  return renderScreen(<OverviewPage />, { user: { ...customer, isPartner: true } })
}

test('what waits is first, the oldest five of it, and each sum says what it means', async () => {
  const { screen, t } = await show({}, many(7, order))
  assert.ok(await screen.findByText('RM-4'))
  assert.equal(screen.queryAllByText('RM-5').length, 0)
  const toTake = screen.getByRole('link', { name: `${t('partner.toTake')} 7` })
  assert.equal(toTake.getAttribute('href'), '/partner/orders')
  const toAnswer = await screen.findByRole('link', { name: `${t('partner.toAnswer')} 3` })
  assert.equal(toAnswer.getAttribute('href'), '/partner/warranty')
  assert.ok(screen.getByText(plainSpaces('804,750 ₫')))
  assert.ok(await screen.findByText(t('partner.heldNote', { count: 7 })))
  assert.ok(screen.getByText(t('partner.notMeasured')))
})

test('who offers nothing yet is led to proposing; who is leaving is told so and is not', async () => {
  const first = await show()
  assert.ok(await first.screen.findByRole('link', { name: first.t('partnerServices.propose') }))
  const second = await show({ isLeaving: true })
  assert.ok(await second.screen.findByText(second.t('partner.leaving')))
  assert.ok(await second.screen.findByText(second.t('partner.noneWaiting')))
  assert.equal(second.screen.queryAllByRole('link', { name: second.t('partnerServices.propose') }).length, 0)
})

test('a desk that could not be loaded offers to try again', async () => {
  fakeApi.refuse(partnersDesk.overview, 'FORBIDDEN', 'No desk here.')
  fakeApi.answer(partners.mine, mine)
  const { screen, t } = await renderScreen(<OverviewPage />, { user: customer })
  assert.ok(await screen.findByText('No desk here.'))
  assert.ok(screen.getByRole('button', { name: t('ui.tryAgain') }))
})
