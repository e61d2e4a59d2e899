import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderRun, Run } from '@runmart/contract/bots'
import type { Language } from '@runmart/contract/languages'
import type { Order } from '@runmart/contract/orders-order'
import { within } from '@testing-library/react'
import { renderScreen } from '#test/render.tsx'
import { botOrder, botRun, longWord, many } from '#test/samples.ts'
import { RunList } from './run-list.tsx'

const progress = { ...botRun.progress, failed: 2, perSecond: 1.5, secondsLeft: 65 }
const of = (order: Partial<Order>, run: Partial<Run>): OrderRun => ({
  order: { ...botOrder, ...order },
  run: { ...botRun, ...run },
})
async function show(runs: OrderRun[], language: Language = 'en') {
  const { screen, t } = await renderScreen(<RunList runs={runs} label="Runs" />, { language })
  return { list: within(screen.getByRole('list', { name: 'Runs' })), t }
}

test('an open run says what is done, what failed, how fast it goes and what is left, and leads to its console', async () => {
  const { list, t } = await show([of({}, { progress })])
  assert.ok(list.getByText(t('orders.doneOf', { done: 7, total: 20 })))
  assert.ok(list.getByText(t('orders.someFailed', { failed: 2 })))
  const pace = `${t('runConsole.rateValue', { rate: '1.5' })} · ${t('runs.left', { time: '1:05' })}`
  assert.ok(list.getByText(pace))
  assert.equal(list.getByRole('link').getAttribute('href'), `/bots/${botOrder.id}`)
  assert.ok(list.getByText(t('botStates.started')))
})

test('a run that went through has the state of its order and no pace, and says what was refunded and until when results are stored', async () => {
  const ended = {
    endedAt: '2026-11-15T09:00:00.000Z',
    filesUntil: '2026-12-15T09:00:00.000Z',
    progress: { ...progress, total: 40, ok: 40, failed: 0, skipped: 0 },
  }
  const { list, t } = await show([of({ orderStatus: 'success', botStatus: 'stopped', refunded: 52_000 }, ended)])
  assert.ok(list.getByText(t('orderStates.success')))
  assert.equal(list.queryAllByText(/1:05/).length, 0)
  const notes = list.getByText(/52,000\s₫/).textContent
  assert.match(notes, /Dec/)
})

test('a queued run says so, and deleted results are not promised any more', async () => {
  const gone = { filesGone: true, filesUntil: '2026-11-10T09:00:00.000Z' }
  const { list, t } = await show([of({ id: '1' }, { queued: true }), of({ id: '2', orderStatus: 'success' }, gone)])
  assert.ok(list.getByText(t('runs.queued')))
  assert.equal(list.getByText(new RegExp(t('runConsole.gone'))).textContent, t('runConsole.gone'))
})

test('many runs in Russian keep their rows, and a very long name may break', async () => {
  const { list } = await show(
    many(30, (at) => of({ id: String(at), serviceName: longWord }, { fileName: `${longWord}.txt` })),
    'ru',
  )
  const links = list.getAllByRole('link')
  assert.equal(links.length, 30)
  assert.ok(links[0]?.classList.contains('wrap-anywhere'))
})
