import assert from 'node:assert/strict'
import { test } from 'node:test'
import { content } from '@runmart/contract/content'
import { type Maintenance, maintenance } from '@runmart/contract/content-maintenance'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import MaintenancePage from './maintenance-page.tsx'

const isOpen: Maintenance = {
  settings: { isOn: false, texts: { en: '', vi: '', ru: '' }, until: null },
  version: 1,
  isForced: false,
  changedAt: null,
  changedBy: null,
}

test('closing is asked about first; opening is not', async () => {
  fakeApi.answer(maintenance.settings, isOpen)
  fakeApi.answer(content.state, { announcements: [], maintenance: null })
  const isClosed = {
    ...isOpen,
    settings: { ...isOpen.settings, isOn: true },
    version: 2,
    changedAt: '2026-11-16T08:00:00.000Z',
    changedBy: 'khanh',
  }
  const calls = fakeApi.answer(maintenance.saveSettings, isClosed)
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  await user.click(await screen.findByRole('button', { name: t('operatorMaintenance.close') }))
  const question = within(await screen.findByRole('alertdialog', { name: t('operatorMaintenance.sureTitle') }))
  assert.equal(calls.length, 0)
  await user.click(question.getByRole('button', { name: t('operatorMaintenance.close') }))
  assert.ok(await screen.findByText(t('operatorMaintenance.isClosed')))
  assert.equal(calls[0]?.body?.isOn, true)
  await user.click(screen.getByRole('button', { name: t('operatorMaintenance.open') }))
  assert.deepEqual([calls[1]?.body?.isOn, calls[1]?.body?.version], [false, 2])
})

test('changed by somebody else meanwhile, it says so, and what was typed stays', async () => {
  fakeApi.answer(maintenance.settings, isOpen)
  fakeApi.refuse(maintenance.saveSettings, 'CONFLICT', 'Not now.')
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  await user.type(await screen.findByLabelText(/English/), 'Back at noon')
  await user.click(screen.getByRole('button', { name: t('operatorMaintenance.save') }))
  assert.ok(await screen.findByText(t('operatorMaintenance.changedMeanwhile')))
  assert.ok(screen.getByDisplayValue('Back at noon'))
})

test('kept closed by the server’s settings, the page says so', async () => {
  fakeApi.answer(maintenance.settings, { ...isOpen, isForced: true })
  const { screen, t } = await renderScreen(<MaintenancePage />, { user: operator })
  assert.ok(await screen.findByText(t('operatorMaintenance.isForced')))
})
