import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import {
  notificationKinds,
  notifications,
  type Preferences,
  type NotificationSettings as Settings,
} from '@runmart/contract/notifications'
import { act, waitFor, within } from '@testing-library/react'
import { queryClient } from '#platform/query-client.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, longWord } from '#test/samples.ts'
import { NotificationSettings } from './notification-settings.tsx'

const off = { mail: false, telegram: false }
const preferences = Object.fromEntries(notificationKinds.map((kind) => [kind, off])) as Preferences
const withoutBot: Settings = { preferences, telegram: null }
const unlinked: Settings = { preferences, telegram: { botName: 'runmart_bot', chat: null } }
const linked: Settings = { preferences, telegram: { botName: 'runmart_bot', chat: longWord } }
const show = (language: Language = 'en') => renderScreen(<NotificationSettings />, { user: customer, language })

test('while it loads there are no switches, which would seem to be off', async () => {
  fakeApi.hold(notifications.settings)
  const { screen, view } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.equal(screen.queryAllByRole('switch').length, 0)
})

test('refused settings say why and can be tried again', async () => {
  fakeApi.refuse(notifications.settings, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(notifications.settings, withoutBot)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.equal((await screen.findAllByRole('switch')).length, notificationKinds.length)
  assert.equal(screen.queryAllByText(t('notificationSettings.telegram')).length, 0)
})

test('in Russian every kind has its words, and with a chat a switch for each way', async () => {
  fakeApi.answer(notifications.settings, linked)
  const { screen, t } = await show('ru')
  assert.equal((await screen.findAllByRole('switch')).length, notificationKinds.length * 2)
  for (const kind of notificationKinds)
    assert.match(screen.getByRole('rowheader', { name: t(`notificationKinds.${kind}`) }).textContent, /[а-я]/)
  assert.ok(screen.getByText(new RegExp(longWord)).classList.contains('wrap-anywhere'))
})

test('a switch turns at once and sends its kind alone; when that is lost, it turns back and says why', async () => {
  fakeApi.answer(notifications.settings, withoutBot)
  const { screen, user, t } = await show()
  const name = `${t('notificationSettings.mail')}: ${t('notificationKinds.bot-failed')}`
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  await screen.findByRole('switch', { name })

  fakeApi.lose(notifications.saveSettings)
  await user.click(screen.getByRole('switch', { name }))
  assert.ok(await screen.findByText(t('shell.unreachable')))
  await waitFor(() => assert.equal(isOn(), false))

  const on = { ...preferences, 'bot-failed': { mail: true, telegram: false } }
  const calls = fakeApi.answer(notifications.saveSettings, { ...withoutBot, preferences: on }, 'Saved.')
  await user.click(screen.getByRole('switch', { name }))
  await waitFor(() => assert.equal(isOn(), true))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { preferences: { 'bot-failed': { mail: true, telegram: false } } })
})

test('an answer that was on its way when a switch was pressed does not turn it back', async () => {
  fakeApi.answer(notifications.settings, withoutBot)
  const { screen, t } = await show()
  const name = `${t('notificationSettings.mail')}: ${t('notificationKinds.bot-failed')}`
  const button = await screen.findByRole<HTMLInputElement>('switch', { name })
  const sent = fakeApi.hold(notifications.saveSettings)
  fakeApi.answer(notifications.settings, () => {
    act(() => button.click())
    return withoutBot
  })
  await queryClient.invalidateQueries()
  assert.equal(sent.length, 1)
  await waitFor(() => assert.equal(button.checked, true))
})

test('a chat is unlinked only after a confirmation', async () => {
  fakeApi.answer(notifications.settings, linked)
  const calls = fakeApi.answer(notifications.unlinkTelegram, unlinked, 'Unlinked.')
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('notificationSettings.unlink') }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.equal(calls.length, 0)
  await user.click(question.getByRole('button', { name: t('notificationSettings.unlink') }))
  assert.ok(await screen.findByText('Unlinked.'))
  assert.ok(await screen.findByRole('button', { name: t('notificationSettings.link') }))
  assert.equal(screen.getAllByRole('switch').length, notificationKinds.length)
})
