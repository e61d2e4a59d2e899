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
  isOn: false,
  texts: { en: '', vi: '', ru: '' },
  until: null,
  isForced: false,
  changedAt: null,
  changedBy: null,
}

test('closing is asked about first; opening is not', async () => {
  fakeApi.answer(maintenance.get, { maintenance: isOpen })
  fakeApi.answer(content.state, { announcements: [], maintenance: null })
  const isClosed = { ...isOpen, isOn: true, changedAt: '2026-11-16T08:00:00.000Z', changedBy: 'khanh' }
  const calls = fakeApi.answer(maintenance.save, { maintenance: isClosed })
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  await user.click(await screen.findByRole('button', { name: t('operatorMaintenance.close') }))
  const question = within(await screen.findByRole('alertdialog', { name: t('operatorMaintenance.sureTitle') }))
  assert.equal(calls.length, 0)
  await user.click(question.getByRole('button', { name: t('operatorMaintenance.close') }))
  assert.ok(await screen.findByText(t('operatorMaintenance.isClosed')))
  assert.equal(calls[0]?.body?.isOn, true)
  await user.click(screen.getByRole('button', { name: t('operatorMaintenance.open') }))
  assert.equal(calls[1]?.body?.isOn, false)
})

test('kept closed by the server’s settings, the page says so', async () => {
  fakeApi.answer(maintenance.get, { maintenance: { ...isOpen, isForced: true } })
  const { screen, t } = await renderScreen(<MaintenancePage />, { user: operator })
  assert.ok(await screen.findByText(t('operatorMaintenance.isForced')))
})
