import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@runmart/contract/accounts'
import { catalog } from '@runmart/contract/catalog'
import { partnersOperator } from '@runmart/contract/partners-operator'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ServicePage from '#features/catalog/operator/service-page.tsx'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operatorService, operator as owner } from '#test/samples.ts'
import PartnerSettingsPage from './partner-settings-page.tsx'
import ServicePartnerPage from './service-partner-page.tsx'

const minh = { id: 'u1', username: 'minh', share: 7_000 }

function show(user: User = owner) {
  fakeApi.answer(catalog.offeredService, { service: operatorService })
  fakeApi.answer(partnersOperator.service, { partner: minh })
  fakeApi.answer(partnersOperator.list, { ...listPage([]), waiting: 0 })
  const ui = (
    <Routes>
      <Route path="/operator/services/:id" element={<ServicePage />}>
        <Route path="partner" element={<ServicePartnerPage />} />
      </Route>
    </Routes>
  )
  return renderScreen(ui, { user, path: `/operator/services/${operatorService.id}/partner` })
}

test('an owner changes the share of a service, also of somebody who is about to leave', async () => {
  const { screen, user, t } = await show()
  const field = await screen.findByLabelText<HTMLInputElement>(t('operatorPartners.shareLabel'))
  assert.equal(field.value, '70')
  await user.clear(field)
  await user.type(field, '60')
  await user.click(screen.getByRole('button', { name: t('operatorPartners.saveService') }))
  const sure = within(await screen.findByRole('alertdialog'))
  assert.ok(sure.getByText('minh, 60%'))
  const sent = fakeApi.answer(partnersOperator.setService, null)
  await user.click(sure.getByRole('button', { name: t('operatorPartners.saveService') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { partner: { id: 'u1', share: 6_000 } })
})

test('who is no owner reads whose it is', async () => {
  const { screen, t } = await show({ ...owner, isOwner: false, rights: ['catalog'] })
  assert.ok(await screen.findByText(/minh/))
  assert.equal(screen.queryAllByRole('button', { name: t('operatorPartners.saveService') }).length, 0)
})

test('the usual share and the days of hold are saved after a question; a share that moves far is typed again', async () => {
  const settings = { share: 7_000, holdDays: 7, claimDays: 3 }
  fakeApi.answer(partnersOperator.settings, { settings, version: 2, changedAt: null, changedBy: null })
  const { screen, user, t } = await renderScreen(<PartnerSettingsPage />, { user: owner })
  const field = await screen.findByLabelText<HTMLInputElement>(t('operatorPartners.defaultShare'))
  await user.clear(field)
  await user.type(field, '40')
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const sure = within(await screen.findByRole('alertdialog'))
  await user.type(sure.getByRole('textbox'), '40')
  const sent = fakeApi.answer(partnersOperator.saveSettings, {
    settings: { share: 4_000, holdDays: 7, claimDays: 3 },
    version: 3,
    changedAt: null,
    changedBy: null,
  })
  await user.click(sure.getByRole('button', { name: t('operatorSettings.save') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body, { share: 4_000, holdDays: 7, claimDays: 3, version: 2 })
})
