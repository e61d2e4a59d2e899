import assert from 'node:assert/strict'
import { test } from 'node:test'
import { referrals } from '@runmart/contract/referrals'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import ReferralSettingsPage from './referral-settings-page.tsx'

const saved = { settings: { commissionPercent: 5, holdDays: 7 }, version: 6, changedAt: null, changedBy: null }

test('a commission out of range is said beside the field; a good one is sent once it was typed again', async () => {
  fakeApi.answer(referrals.settings, saved)
  const after = { ...saved, settings: { commissionPercent: 8, holdDays: 7 }, version: 7 }
  const calls = fakeApi.answer(referrals.saveSettings, after, 'Saved.')
  const { screen, user, t } = await renderScreen(<ReferralSettingsPage />, { user: operator })
  const percent = await screen.findByLabelText(t('operatorReferrals.percentField'))
  const save = screen.getByRole('button', { name: t('operatorSettings.save') })
  await user.clear(percent)
  await user.type(percent, '60')
  await user.click(save)
  assert.ok(await screen.findByText(t('fields.between', { least: '0%', most: '50%' })))

  await user.clear(percent)
  await user.type(percent, '8%')
  await user.click(save)
  const dialog = await screen.findByRole('alertdialog')
  assert.match(dialog.textContent ?? '', /5% → 8% \(\+60%\)/)
  assert.equal(calls.length, 0)
  const again = t('operatorSettings.again', { label: t('operatorReferrals.percent') })
  await user.type(within(dialog).getByLabelText(again), '8%')
  await user.click(within(dialog).getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { commissionPercent: 8, holdDays: 7, version: 6 })
  assert.ok(await screen.findByText(t('operatorSettings.nothingChanged')))
})

test('while commission is off, the suggested one is taken in one press', async () => {
  fakeApi.answer(referrals.settings, { ...saved, settings: { commissionPercent: 0, holdDays: 7 } })
  const calls = fakeApi.answer(referrals.saveSettings, saved, 'Saved.')
  const { screen, user, t } = await renderScreen(<ReferralSettingsPage />, { user: operator })
  await user.click(
    await screen.findByRole('button', { name: t('operatorReferrals.percentSuggest', { percent: '5%' }) }),
  )
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { commissionPercent: 5, holdDays: 7, version: 6 })
})

test('the same value written in another way is no change', async () => {
  fakeApi.answer(referrals.settings, saved)
  const { screen, user, t } = await renderScreen(<ReferralSettingsPage />, { user: operator })
  await user.type(await screen.findByLabelText(t('operatorReferrals.percentField')), ' %')
  assert.ok(screen.getByText(t('operatorSettings.nothingChanged')))
})
