import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suppliers } from '@runmart/contract/suppliers'
import type { SupplyChange } from '@runmart/contract/suppliers-sources'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import ChangesPage from './changes-page.tsx'

const limits = { minAmount: 100, maxAmount: 50_000 }
const change: SupplyChange = {
  serviceId: '7f1c2a90-0000-4000-8000-000000000003',
  serviceName: 'Members',
  position: 1,
  supplierName: 'Alpha Panel',
  since: '2026-11-15T08:00:00.000Z',
  before: { price: 100, ...limits },
  after: { price: 110, ...limits, maxAmount: 20_000 },
  now: limits,
  renamed: null,
}

async function show(...changes: SupplyChange[]) {
  fakeApi.answer(suppliers.changes, listPage(changes))
  const view = await renderScreen(<ChangesPage />, { user: operator })
  const { t, screen } = view
  const approve = () =>
    screen.findByRole('button', { name: t('operatorChanges.approveOf', { name: change.serviceName }) })
  return { ...view, approve }
}

test('a change shows before and after, and is taken over at the price that was shown', async () => {
  const { screen, user, approve } = await show(change)
  assert.ok(await screen.findByText('100 ₫'))
  assert.ok(screen.getByText('+10%'))
  assert.ok(screen.getByText('100 – 20,000'))
  const sent = fakeApi.answer(suppliers.decideChange, null)
  await user.click(await approve())
  await waitFor(() => assert.deepEqual(sent[0]?.body, { decision: 'approve', acceptPrice: 110 }))
})

test('amounts that nobody takes are said to be out already, and another name of the offer is shown', async () => {
  const now = { ...limits, maxAmount: 20_000 }
  const { screen, t } = await show({ ...change, now, renamed: { before: 'Members', after: 'Views' } })
  assert.ok(await screen.findByText(t('operatorChanges.narrowed', { limits: '100 – 20,000' })))
  assert.ok(screen.getByText('Views'))
  assert.ok(screen.getByText(t('operatorChanges.renamedText')))
})

test('a price that moves far has to be typed again', async () => {
  const { screen, user, t, approve } = await show({ ...change, after: { price: 300, ...limits } })
  const sent = fakeApi.answer(suppliers.decideChange, null)
  await user.click(await approve())
  const dialog = within(await screen.findByRole('alertdialog'))
  const press = () => user.click(dialog.getByRole('button', { name: t('operatorChanges.sureNow') }))
  await press()
  assert.equal(sent.length, 0)
  await user.type(dialog.getByRole('textbox'), '300')
  await press()
  await waitFor(() => assert.equal(sent[0]?.body.acceptPrice, 300))
})

test('leaving it as it is needs no question; one that changed again is to be looked at again', async () => {
  const { screen, user, t, approve } = await show(change)
  fakeApi.refuse(suppliers.decideChange, 'PRICE_CHANGED', 'Changed.')
  await user.click(await approve())
  assert.ok(await screen.findByText(t('operatorChanges.changedAgain')))
  const sent = fakeApi.answer(suppliers.decideChange, null)
  fakeApi.answer(suppliers.changes, listPage([]))
  await user.click(screen.getByRole('button', { name: t('operatorChanges.leaveOf', { name: 'Members' }) }))
  assert.ok(await screen.findByText(t('operatorChanges.none')))
  assert.equal(sent[0]?.body.decision, 'dismiss')
})
