import assert from 'node:assert/strict'
import { test } from 'node:test'
import { content } from '@runmart/contract/content'
import { type Maintenance, maintenance } from '@runmart/contract/content-maintenance'
import { waitFor, within } from '@testing-library/react'
import { invalidate } from '#platform/query-client.ts'
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

test('closing and opening are asked about, with what changes', async () => {
  fakeApi.answer(maintenance.settings, isOpen)
  fakeApi.answer(content.state, { announcements: [], maintenance: null })
  const isClosed = {
    ...isOpen,
    settings: { isOn: true, texts: { en: 'Back at noon', vi: '', ru: '' }, until: null },
    version: 2,
    changedAt: '2026-11-16T08:00:00.000Z',
    changedBy: 'khanh',
  }
  const calls = fakeApi.answer(maintenance.saveSettings, isClosed)
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  const save = () => user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  await user.click(await screen.findByRole('radio', { name: new RegExp(t('operatorMaintenance.shopClosed')) }))
  await user.type(screen.getByLabelText(/English/), 'Back at noon')
  await save()
  const closing = within(await screen.findByRole('alertdialog', { name: t('operatorMaintenance.sureTitle') }))
  assert.ok(closing.getByText(t('operatorMaintenance.shopClosed')))
  assert.ok(closing.getByText('Back at noon'))
  assert.equal(calls.length, 0)
  await user.click(closing.getByRole('button', { name: t('operatorMaintenance.close') }))
  assert.ok(await screen.findByText(t('operatorMaintenance.isClosed')))
  assert.deepEqual([calls[0]?.body?.isOn, calls[0]?.body?.texts.en], [true, 'Back at noon'])

  await user.click(screen.getByRole('radio', { name: new RegExp(t('operatorMaintenance.shopOpenText')) }))
  await save()
  const opening = within(await screen.findByRole('alertdialog', { name: t('operatorMaintenance.openTitle') }))
  await user.click(opening.getByRole('button', { name: t('operatorMaintenance.open') }))
  await waitFor(() => assert.deepEqual([calls[1]?.body?.isOn, calls[1]?.body?.version], [false, 2]))
})

test('the expected end is a change; discarded, its field is as it was', async () => {
  fakeApi.answer(maintenance.settings, isOpen)
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  const field = () => screen.getByRole('group', { name: t('operatorMaintenance.until') })
  const [day] = within(await waitFor(field)).getAllByRole<HTMLInputElement>('textbox')
  await user.type(day as HTMLElement, '24/12/2026')
  await user.tab()
  assert.ok(await screen.findByText(t('operatorSettings.unsaved', { count: 1 })))
  await user.click(screen.getByRole('button', { name: t('operatorSettings.discard') }))
  assert.deepEqual(
    within(field())
      .getAllByRole<HTMLInputElement>('textbox')
      .map((it) => it.value),
    ['', ''],
  )
})

test('an expected end that is no day is refused; the day that was there before can be typed again', async () => {
  const until = '2026-12-24T00:00:00.000Z'
  fakeApi.answer(maintenance.settings, { ...isOpen, settings: { ...isOpen.settings, until } })
  const calls = fakeApi.answer(maintenance.saveSettings, isOpen)
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  const field = () => screen.getByRole('group', { name: t('operatorMaintenance.until') })
  const [day] = within(await waitFor(field)).getAllByRole<HTMLInputElement>('textbox') as [HTMLInputElement]
  const before = day.value
  await user.clear(day)
  await user.type(day, '32/13/2026')
  await user.tab()
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  assert.equal(day.getAttribute('aria-invalid'), 'true')
  assert.equal(screen.queryAllByRole('alertdialog').length + calls.length, 0)
  await user.clear(day)
  await user.type(day, before)
  await user.tab()
  assert.ok(await screen.findByText(t('operatorSettings.nothingChanged')))
})

test('of what somebody else saved while one was typing, nothing is overwritten unseen', async () => {
  const theirs = { ...isOpen, settings: { ...isOpen.settings, texts: { en: '', vi: 'Bảo trì', ru: '' } }, version: 2 }
  fakeApi.answer(maintenance.settings, isOpen)
  const calls = fakeApi.refuse(maintenance.saveSettings, 'CONFLICT', 'Not now.')
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  await user.type(await screen.findByLabelText(/English/), 'Back at noon')
  fakeApi.answer(maintenance.settings, theirs)
  await invalidate(maintenance.settings)
  assert.ok(await screen.findByDisplayValue('Bảo trì'))
  const save = async () => {
    await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: t('operatorSettings.save') }))
  }
  await save()
  assert.ok(await screen.findByText(t('operatorSettings.changedMeanwhile')))
  await save()
  await waitFor(() =>
    assert.deepEqual(
      calls.map(({ body }) => [body?.version, body?.texts]),
      [
        [1, { en: 'Back at noon', vi: 'Bảo trì', ru: '' }],
        [2, { en: 'Back at noon', vi: 'Bảo trì', ru: '' }],
      ],
    ),
  )
})

test('changed by somebody else meanwhile, it says so, and what was typed stays', async () => {
  fakeApi.answer(maintenance.settings, isOpen)
  fakeApi.refuse(maintenance.saveSettings, 'CONFLICT', 'Not now.')
  const { screen, user, t } = await renderScreen(<MaintenancePage />, { user: operator })
  await user.type(await screen.findByLabelText(/English/), 'Back at noon')
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText(t('operatorSettings.changedMeanwhile')))
  assert.ok(screen.getByDisplayValue('Back at noon'))
})

test('kept closed by the server’s settings, the page says so', async () => {
  fakeApi.answer(maintenance.settings, { ...isOpen, isForced: true })
  const { screen, t } = await renderScreen(<MaintenancePage />, { user: operator })
  assert.ok(await screen.findByText(t('operatorMaintenance.isForced')))
})
