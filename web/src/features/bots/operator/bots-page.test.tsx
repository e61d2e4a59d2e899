import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type BotNode,
  botsOperator,
  isolationPromises,
  type OperatorBot,
  type OperatorRun,
} from '@runmart/contract/bots-operator'
import type { Language } from '@runmart/contract/languages'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { botOrder, botRun, longWord, many, operator, orderView } from '#test/samples.ts'
import BotsPage from './bots-page.tsx'

const node: BotNode = {
  id: 'node',
  name: 'runner:7',
  startedAt: '2026-11-15T08:00:00.000Z',
  seenAt: '2026-11-15T08:00:00.000Z',
  places: 4,
  running: 1,
  memoryMb: 512,
  load: 0.42,
  lacks: [],
}
const order = { ...botOrder, customer: { id: '1', username: 'khanh' } }
const running: OperatorRun = { order, run: botRun, node: 'runner:7' }
const setting = { name: 'token', label: 'Token', secret: true, fallback: null, value: null, isSet: false }
const bot: OperatorBot = {
  id: 'telegram-notifier',
  name: 'Notifier',
  description: 'Sends messages.',
  settings: [setting],
  services: 0,
}
const answer = (items: OperatorRun[], nodes = [node], total = items.length) =>
  fakeApi.answer(botsOperator.running, { items, total, nodes })
const show = (language: Language = 'en') => renderScreen(<BotsPage />, { user: operator, language })

test('while all loads, nothing says that no bot runs or is installed', async () => {
  fakeApi.hold(botsOperator.running)
  fakeApi.hold(botsOperator.installed)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('operatorBots.installed') }))
  for (const key of ['none', 'noneInstalled', 'noNodes'] as const)
    assert.equal(screen.queryAllByText(t(`operatorBots.${key}`)).length, 0)
})

test('without nodes, runs and bots the page says what that means', async () => {
  answer([], [])
  fakeApi.answer(botsOperator.installed, { items: [] })
  const { screen, t } = await show()
  for (const key of ['noNodesText', 'noneText', 'noneInstalledText'] as const)
    assert.ok(await screen.findByText(t(`operatorBots.${key}`)))
})

test('refused runs and refused bots each say why and can be tried again', async () => {
  fakeApi.refuse(botsOperator.running, 'RATE_LIMITED', 'Too fast.')
  fakeApi.refuse(botsOperator.installed, 'RATE_LIMITED', 'Slow down.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  assert.ok(await screen.findByText(/Slow down\./))
  answer([running])
  fakeApi.answer(botsOperator.installed, { items: [bot] })
  for (const again of screen.getAllByRole('button', { name: t('ui.tryAgain') })) await user.click(again)
  assert.ok(await screen.findByText('RM-7K3QX9'))
  assert.ok(await screen.findByText('Notifier'))
})

test('many runs are counted as a part of all, and a full node says so', async () => {
  answer(
    many(20, (at) => ({ ...running, order: { ...order, id: String(at) } })),
    [{ ...node, running: 4 }],
    321,
  )
  fakeApi.answer(botsOperator.installed, { items: [bot] })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorBots.runsShown', { shown: 20, total: 321 })))
  assert.equal(
    within(screen.getByRole('list', { name: t('operatorBots.running') })).getAllByRole('listitem').length,
    20,
  )
  assert.ok(screen.getByText(t('operatorBots.full')))
  assert.ok(screen.getByText(t('operatorBots.places', { running: 4, places: 4 })))
})

test('in Russian, all that a node cannot promise has its words, and long words may break', async () => {
  const queued = {
    ...running,
    order: { ...order, serviceName: longWord },
    run: { ...botRun, queued: true },
    node: null,
  }
  answer([queued], [{ ...node, lacks: [...isolationPromises] }])
  fakeApi.answer(botsOperator.installed, { items: [bot] })
  const { screen, t } = await show('ru')
  for (const promise of isolationPromises)
    assert.match((await screen.findByText(t(`isolationPromises.${promise}`))).textContent, /\p{Script=Cyrillic}/u)
  assert.ok(screen.getByText(longWord).classList.contains('wrap-anywhere'))
  assert.ok(screen.getByText(t('operatorBots.queued')))
  assert.ok(screen.getByText(t('operatorBots.onNone')))
})

test('a run is stopped with its refund in view and only with a reason', async () => {
  answer([running])
  fakeApi.answer(botsOperator.installed, { items: [] })
  const timeline = orderView.timeline.map((it) => ({ ...it, operator: null }))
  fakeApi.answer(ordersOperator.order, { ...orderView, timeline, order, refundQuote: 60_000, unusedPlaces: 0 })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorBots.stopOf', { code: 'RM-7K3QX9' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(await dialog.findByText(/60,000\s₫/))
  const calls = fakeApi.answer(botsOperator.stop, { order: { ...order, botStatus: 'stopped' } }, 'Stopped.')
  const stop = dialog.getByRole('button', { name: t('operatorBots.stopBot') })
  await user.click(stop)
  assert.ok(await dialog.findByText(t('fields.required')))
  assert.equal(calls.length, 0)
  await user.type(dialog.getByRole('textbox'), 'It fails.')
  await user.click(stop)
  assert.ok(await screen.findByText('Stopped.'))
  assert.deepEqual(calls[0]?.body, { reason: 'It fails.' })
})

test('a missing setting is counted, a refused one said beside its field, and only what changed is sent', async () => {
  const rate = { name: 'rate', label: 'Rate', secret: false, fallback: '3', value: null, isSet: false }
  const settings = [{ ...setting, isSet: false }, rate]
  answer([])
  fakeApi.answer(botsOperator.installed, { items: [{ ...bot, settings }] })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorBots.unset', { count: 1 })))
  await user.click(screen.getByRole('button', { name: t('operatorBots.settingsOf', { name: 'Notifier' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = dialog.getByRole('button', { name: t('operatorBots.saveSettings') })
  const field = dialog.getByLabelText('Token')
  await user.type(field, 'wrong')
  fakeApi.refuse(botsOperator.saveSettings, 'VALIDATION', 'Please check.', {
    fields: { 'settings.token': 'No token.' },
  })
  await user.click(save)
  assert.ok(await dialog.findByText('No token.'))
  assert.equal(field.getAttribute('aria-invalid'), 'true')
  const calls = fakeApi.answer(botsOperator.saveSettings, { bot }, 'Saved.')
  await user.click(save)
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { settings: { token: 'wrong' } })
})

test('saved settings close only when the list shows them: opened again they are never the old ones', async () => {
  answer([])
  fakeApi.answer(botsOperator.installed, { items: [bot] })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorBots.settingsOf', { name: 'Notifier' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Token'), 'secret')
  fakeApi.answer(botsOperator.saveSettings, { bot }, 'Saved.')
  const lists = fakeApi.hold(botsOperator.installed)
  await user.click(dialog.getByRole('button', { name: t('operatorBots.saveSettings') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.equal(lists.length, 1)
  assert.equal(screen.getAllByRole('dialog').length, 1)
})

test('who may not change settings is shown what is set, without a way to change it', async () => {
  fakeApi.answer(botsOperator.installed, { items: [bot] })
  const editor = { ...operator, isOwner: false, rights: ['catalog' as const] }
  const { screen, t } = await renderScreen(<BotsPage />, { user: editor })
  assert.ok(await screen.findByText('Notifier'))
  assert.equal(screen.queryByRole('button', { name: t('operatorBots.settingsOf', { name: 'Notifier' }) }), null)
})
