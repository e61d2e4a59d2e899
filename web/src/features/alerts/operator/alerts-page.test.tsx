import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AlertSettings, alertKinds, alerts } from '@runmart/contract/alerts'
import { languages } from '@runmart/contract/languages'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import AlertsPage from './alerts-page.tsx'

type Kind = AlertSettings['kinds'][number]['kind']
const kinds = (Object.keys(alertKinds) as Kind[]).map((kind) => ({
  kind,
  browser: true,
  telegram: false,
  mail: true,
  isMailFixed: kind === 'payment-settings',
}))
const settings: AlertSettings = {
  kinds,
  mail: { address: 'me@example.com', isSetUp: true },
  telegram: { chat: '@me' },
}
const show = (language: (typeof languages)[number] = 'en') => renderScreen(<AlertsPage />, { user: operator, language })

for (const language of languages)
  test(`every kind has its words and a switch for each channel; what owners must know by mail has none (${language})`, async () => {
    fakeApi.answer(alerts.settings, settings)
    const { screen, t } = await show(language)
    assert.equal((await screen.findAllByRole('switch')).length, kinds.length * 3 - 1)
    for (const { kind } of kinds) assert.ok(screen.getByText(t(`alertKindTexts.${kind}`)))
    assert.ok(screen.getByText(t('operatorAlerts.always')))
    assert.ok(screen.getByText(t('operatorAlerts.mailTo', { address: 'me@example.com' })))
    assert.ok(screen.getByText(t('operatorAlerts.telegramLinked', { chat: '@me' })))
  })

test('while it loads there are no switches; refused settings say why and can be tried again', async () => {
  fakeApi.refuse(alerts.settings, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  assert.equal(screen.queryAllByRole('switch').length, 0)
  fakeApi.answer(alerts.settings, { ...settings, telegram: null })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.equal((await screen.findAllByRole('switch')).length, kinds.length * 2 - 1)
  assert.ok(screen.getByText(t('operatorAlerts.telegramMissing')))
})

test('a switch turns at once and sends its kind alone; when that is lost, it turns back and says why', async () => {
  fakeApi.answer(alerts.settings, settings)
  const { screen, user, t } = await show()
  const name = `${t('operatorAlerts.telegram')}: ${t('alertKinds.books')}`
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  await screen.findByRole('switch', { name })
  fakeApi.lose(alerts.choose)
  await user.click(screen.getByRole('switch', { name }))
  assert.ok(await screen.findByText(t('shell.unreachable')))
  await waitFor(() => assert.equal(isOn(), false))
  const saved = kinds.map((it) => (it.kind === 'books' ? { ...it, telegram: true } : it))
  const calls = fakeApi.answer(alerts.choose, { ...settings, kinds: saved })
  await user.click(screen.getByRole('switch', { name }))
  await waitFor(() => assert.equal(isOn(), true))
  await waitFor(() => assert.equal(calls.length, 1))
  assert.deepEqual(calls[0]?.body, { kind: 'books', channels: { browser: true, telegram: true, mail: true } })
})

test('a channel that is not linked leads to where it is; one that works can be tried', async () => {
  fakeApi.answer(alerts.settings, { ...settings, telegram: { chat: null } })
  const calls = fakeApi.answer(alerts.test, null)
  const { screen, user, t } = await show()
  const link = await screen.findByRole('link', { name: t('operatorAlerts.link') })
  assert.equal(link.getAttribute('href'), '/profile/notifications')
  await user.click(
    screen.getByRole('button', { name: t('operatorAlerts.testBy', { channel: t('operatorAlerts.mail') }) }),
  )
  assert.ok(await screen.findByText(t('operatorAlerts.tested')))
  assert.deepEqual(calls[0]?.body, { way: 'mail' })
})
