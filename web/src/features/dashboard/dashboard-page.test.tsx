import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bots } from '@runmart/contract/bots'
import { dashboard } from '@runmart/contract/dashboard'
import type { Language } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import {
  botOrder,
  botRun,
  customer,
  emptySummary,
  listPage,
  longWord,
  many,
  namedDeposit,
  operatorService,
  pendingOrder,
} from '#test/samples.ts'
import DashboardPage from './dashboard-page.tsx'

const show = (language: Language = 'en') => renderScreen(<DashboardPage />, { user: customer, language })

test('while it loads there is a title, and no word about orders or money', async () => {
  fakeApi.hold(dashboard.summary)
  const { screen, view, t } = await show()
  assert.ok(view.container.querySelector('[aria-busy=true]'))
  assert.ok(screen.getByRole('heading', { name: t('dashboard.title') }))
  assert.equal(screen.queryAllByText(t('dashboard.ordersEmpty')).length, 0)
  assert.equal(screen.queryAllByText(t('dashboard.balance')).length, 0)
})

test('a refused dashboard says why and can be tried again', async () => {
  fakeApi.refuse(dashboard.summary, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(dashboard.summary, emptySummary)
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('dashboard.hello', { name: 'khanh' })))
})

test('without anything yet, each empty part says so, and the first steps lead on', async () => {
  const calls = fakeApi.answer(dashboard.summary, emptySummary)
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('dashboard.checklistDone', { done: 1, all: 4 })))
  const empty = ['ordersEmpty', 'transactionsEmpty', 'chartEmpty', 'noChangeToday'] as const
  for (const key of empty) assert.ok(screen.getByText(t(`dashboard.${key}`)))
  const leads = (name: string) => screen.getAllByRole('link', { name }).map((it) => it.getAttribute('href'))
  assert.deepEqual(leads(t('dashboard.stepDeposit')), ['/deposit'])
  // Struck through: an active account has nothing to activate.
  assert.equal(screen.queryAllByRole('link', { name: t('dashboard.stepActivate') }).length, 0)
  assert.match(String(calls[0]?.query?.since), /T17:00:00\.000Z$/, 'midnight in the customer’s time zone')
})

test('when all steps are done they are gone, and much of everything is counted and summed', async () => {
  const days = many(30, (at) => ({ date: `2026-10-${String(at + 1).padStart(2, '0')}`, amount: 10_000 }))
  fakeApi.answer(dashboard.summary, {
    ...emptySummary,
    user: { ...customer, twoFactor: true, fullName: 'Trần Khánh' },
    balance: 1_250_000,
    change: -80_000,
    today: { in: 20_000, out: 100_000 },
    orders: { byStatus: { ...emptySummary.orders.byStatus, pending: 1_000, 'in-progress': 234, success: 7 } },
    deposits: { last30Days: days },
    spend: { last30Days: days.map((it) => ({ ...it, amount: 1_000 })) },
    latestOrders: many(5, (at) => ({ ...pendingOrder, id: String(at) })),
    latestTransactions: many(5, (at) => ({ ...namedDeposit, id: String(at) })),
  })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('dashboard.hello', { name: 'Trần Khánh' })))
  assert.equal(screen.queryAllByText(t('dashboard.checklist')).length, 0)
  assert.ok(screen.getByText('1,234'))
  // Today's income and spending are separate.
  for (const moved of [/^\+20,000\s₫ in today$/, /^−100,000\s₫ out today$/]) assert.ok(screen.getByText(moved))
  assert.equal(screen.getByRole('link', { name: /7$/ }).getAttribute('href'), '/orders/history?status=success')
  // Ended orders are not among the open ones.
  const ended = within(screen.getByRole('list', { name: t('dashboard.endedOrders') }))
  assert.equal(ended.getAllByRole('link').length, 1)
  const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length
  assert.equal(rows(t('dashboard.latestOrders')), 5)
  assert.equal(rows(t('dashboard.latestTransactions')), 5)
  assert.ok(await screen.findByText(/^30,000\s₫$/))
  await user.click(screen.getByRole('radio', { name: t('dashboard.deposits') }))
  assert.ok(screen.getByText(/^300,000\s₫$/))
  assert.equal(screen.getByRole('table', { name: t('dashboard.chart') }).querySelectorAll('tbody tr').length, 30)
})

test('what needs the customer comes first, and says what to do; what was ordered before can be ordered again', async () => {
  const preOrder = { ...botOrder, id: 'pre', orderCode: 'RM-222222', botStatus: 'waiting', preOrder: true } as const
  const failed = { ...botOrder, id: 'failed', orderCode: 'RM-333333', botStatus: 'error' } as const
  const { draft, id } = operatorService
  const { texts, ...facts } = draft
  const added = {
    slug: 'managed',
    categoryName: 'Referral',
    picture: null,
    glyph: 'referral',
    unit: 'unit',
    warrantyDays: null,
    createdAt: pendingOrder.createdAt,
  } as const
  const service = {
    ...facts,
    ...added,
    brackets: [],
    fields: [],
    id,
    ...texts.en,
    stocked: false,
    stats: null,
    claimStats: null,
  }
  fakeApi.answer(dashboard.summary, {
    ...emptySummary,
    attention: { items: [preOrder, failed], total: 7 },
    orderAgain: [{ orderId: 'before', service }],
  })
  const { screen, t } = await show()
  const attention = within(await screen.findByRole('list', { name: t('dashboard.attention') }))
  assert.deepEqual(
    attention.getAllByRole('link').map((it) => it.getAttribute('href')),
    ['/orders/pre', '/bots/failed'],
  )
  assert.ok(attention.getByText(t('dashboard.linesMissing')))
  assert.ok(attention.getByText(t('dashboard.botFailed')))
  assert.ok(screen.getByText(t('dashboard.attentionMore', { count: 5 })))
  const again = within(await screen.findByRole('list', { name: t('dashboard.orderAgain') })).getByRole('link')
  assert.equal(again.getAttribute('href'), '/orders/new?again=before')
  assert.equal(again.textContent, texts.en.name)
})

test('in Russian, running bots come by themselves, also with a very long name, and resting ones do not', async () => {
  fakeApi.answer(dashboard.summary, { ...emptySummary, bots: { running: 2 } })
  const resting = { ...botOrder, id: 'resting', serviceName: 'Resting', botStatus: 'stopped' as const }
  const calls = fakeApi.answer(
    bots.runs,
    listPage([
      { order: { ...botOrder, serviceName: longWord }, run: botRun },
      { order: resting, run: botRun },
    ]),
  )
  const { screen, t } = await show('ru')
  const list = within(await screen.findByRole('list', { name: t('dashboard.runningBots') }))
  assert.ok(list.getByRole('link', { name: new RegExp(longWord) }).classList.contains('wrap-anywhere'))
  assert.equal(list.queryAllByText('Resting').length, 0)
  assert.equal(calls[0]?.query?.state, 'open')
})
