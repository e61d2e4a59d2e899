import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_TIERS, orderSettings, suggestedTiers } from '@runmart/contract/orders-settings'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import OrderSettingsPage from './order-settings-page.tsx'

const tiers = [
  { deposit: 10_000_000, discount: 5 },
  { deposit: 25_000_000, discount: 10 },
]
const saved = { settings: { tiers }, version: 3, changedAt: null, changedBy: null }

test('a discount that moves far is typed again; all tiers are sent with the version that was seen', async () => {
  fakeApi.answer(orderSettings.settings, saved)
  const after = tiers.with(0, { deposit: 10_000_000, discount: 7 })
  const calls = fakeApi.answer(
    orderSettings.saveSettings,
    { ...saved, settings: { tiers: after }, version: 4 },
    'Saved.',
  )
  const { screen, user, t } = await renderScreen(<OrderSettingsPage />, { user: operator })
  const label = t('operatorOrderSettings.tierDiscount', { nth: 1 })
  const discount = await screen.findByLabelText(label)
  await user.clear(discount)
  await user.type(discount, '7 %')
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const dialog = await screen.findByRole('alertdialog')
  assert.match(dialog.textContent ?? '', /5% → 7% \(\+40%\)/)
  assert.equal(calls.length, 0)
  await user.type(within(dialog).getByLabelText(t('operatorSettings.again', { label })), '7')
  await user.click(within(dialog).getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { tiers: after, version: 3 })
})

test('a shop without tiers says they are off, and takes those suggested in one press', async () => {
  fakeApi.answer(orderSettings.settings, { ...saved, settings: { tiers: [] } })
  const calls = fakeApi.answer(orderSettings.saveSettings, { ...saved, settings: { tiers: suggestedTiers } }, 'Saved.')
  const { screen, user, t } = await renderScreen(<OrderSettingsPage />, { user: operator })
  assert.ok(await screen.findByText(t('operatorOrderSettings.tiersNone')))
  const percents = '5%, 10%, 20%'
  await user.click(screen.getByRole('button', { name: t('operatorOrderSettings.tiersSuggest', { percents }) }))
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { tiers: suggestedTiers, version: 3 })
})

test('a tier that asks for less or gives less than the one before is told so beside its fields, before anything is sent', async () => {
  fakeApi.answer(orderSettings.settings, saved)
  const { screen, user, t } = await renderScreen(<OrderSettingsPage />, { user: operator })
  await user.click(await screen.findByRole('button', { name: t('operatorOrderSettings.tierAdd') }))
  await user.type(screen.getByLabelText(t('operatorOrderSettings.tierDeposit', { nth: 3 })), '25,000,000')
  await user.type(screen.getByLabelText(t('operatorOrderSettings.tierDiscount', { nth: 3 })), '9')
  await user.click(screen.getByRole('button', { name: t('operatorSettings.save') }))
  assert.ok(await screen.findByText(t('fields.notRising')))
  assert.ok(screen.getByText(t('fields.falls')))
  assert.equal(screen.queryAllByRole('alertdialog').length, 0)
})

test('tiers are removed and added up to the most there may be; none at all is said in words', async () => {
  fakeApi.answer(orderSettings.settings, saved)
  const { screen, user, t } = await renderScreen(<OrderSettingsPage />, { user: operator })
  for (const _ of tiers)
    await user.click(await screen.findByRole('button', { name: t('operatorOrderSettings.tierRemove', { nth: 1 }) }))
  assert.ok(screen.getByText(t('operatorOrderSettings.tiersNone')))
  const add = () => screen.queryAllByRole('button', { name: t('operatorOrderSettings.tierAdd') })
  for (let count = 0; count < MAX_TIERS; count += 1) await user.click(add()[0] as HTMLElement)
  assert.equal(add().length, 0)
  await user.click(screen.getByRole('button', { name: t('operatorSettings.discard') }))
  assert.ok(screen.getByDisplayValue('25000000'))
  assert.ok(screen.getByText(t('operatorSettings.nothingChanged')))
})
