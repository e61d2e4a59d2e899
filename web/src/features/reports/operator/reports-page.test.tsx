import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Figure, figures, type ReportSummary, reports, type ServiceSums } from '@runmart/contract/reports'
import { within } from '@testing-library/react'
import { addDays, dayOf } from '#platform/days.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, many, operator } from '#test/samples.ts'
import ReportsPage from './reports-page.tsx'

const today = dayOf(new Date(), operator.shopTimeZone)
const amounts: Partial<Record<Figure, number>> = {
  sales: 300_000,
  refunds: 20_000,
  'deposits-sepay': 500_000,
  credits: 1_000,
}

function summary(count: number, changed: Partial<ReportSummary> = {}): ReportSummary {
  const days = (first: number, amount: number) => many(count, (at) => (at === first ? amount : 0))
  return {
    from: addDays(today, 1 - count),
    to: today,
    timeZone: operator.shopTimeZone,
    dates: many(count, (at) => addDays(today, at + 1 - count)),
    before: {
      from: addDays(today, 1 - 2 * count),
      to: addDays(today, -count),
      dates: many(count, (at) => addDays(today, at + 1 - 2 * count)),
    },
    figures: figures.map((figure) => {
      const amount = amounts[figure] ?? 0
      const before = figure === 'sales' ? 200_000 : 0
      return { figure, amount, entries: amount ? 3 : 0, before, days: days(0, amount), daysBefore: days(0, before) }
    }),
    liabilities: {
      opening: 0,
      closing: 221_000,
      payoutsWaiting: 0,
      sharesHeld: 0,
      prepaid: 2_537_750,
    },
    ...changed,
  }
}
const show = (path = '/', balances = 221_000) => {
  fakeApi.answer(reports.balances, { balances, entries: 221_000 })
  return renderScreen(<ReportsPage />, { user: operator, path })
}

test('a period shows its figures beside the one before, each a way to its entries', async () => {
  const calls = fakeApi.answer(reports.summary, summary(7))
  const { screen, t } = await show('/?period=week')
  const [sales] = await screen.findAllByRole('link', {
    name: new RegExp(`${t('operatorReports.open', { name: 'Sales' })}.*300,000`),
  })
  assert.match(sales?.getAttribute('href') ?? '', /^\/operator\/reports\/entries\?figure=sales&from=/)
  assert.ok(screen.getAllByText('+50%').length > 0)
  assert.equal(screen.getAllByRole('link', { name: /Deposits, .*501,000/ }).length, 2)
  assert.deepEqual(calls[0]?.query, { from: addDays(today, -6), to: today })
  assert.ok(await screen.findByText(/hold exactly 221,000\s₫ now/))
})

test('three days and more are drawn with a table behind each chart; fewer are a list', async () => {
  fakeApi.answer(reports.summary, summary(7))
  const drawn = await show('/?period=week')
  const table = within(await drawn.screen.findByRole('table', { name: 'Sales' }))
  assert.equal(table.getAllByRole('row').length, 8)
  drawn.view.unmount()
  fakeApi.answer(reports.summary, summary(1))
  const { screen, t } = await show('/?period=today')
  assert.ok(await screen.findByRole('table', { name: t('operatorReports.lines') }))
  assert.equal(screen.queryAllByRole('table', { name: 'Sales' }).length, 0)
})

test('balances that the entries do not explain are said aloud', async () => {
  fakeApi.answer(reports.summary, summary(1))
  const { screen } = await show('/', 222_000)
  assert.ok(await screen.findByText(/hold 222,000\s₫ now, but the entries say 221,000\s₫/))
})

test('margins are shown where costs are known, and not otherwise', async () => {
  const service: ServiceSums = { id: 's1', name: 'Proxies', orders: 2, sales: 300_000, refunds: 20_000, cost: null }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.services, listPage([service]))
  const without = await show('/?by=services')
  assert.ok(await without.screen.findByText('Proxies'))
  assert.equal(without.screen.queryAllByText(without.t('operatorReports.margin')).length, 0)
  without.view.unmount()
  fakeApi.answer(reports.services, listPage([{ ...service, id: 's2', cost: 80_000 }]))
  const { screen, t } = await show('/?by=services&page=2')
  assert.ok(await screen.findByText(t('operatorReports.margin')))
  assert.ok(screen.getByText(/^200,000\s₫$/))
})

test('nothing in a period says so, and a refusal can be tried again', async () => {
  fakeApi.refuse(reports.summary, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  const nothing = summary(1).figures.map((it) => ({
    ...it,
    amount: 0,
    entries: 0,
    before: 0,
    days: [0],
    daysBefore: [0],
  }))
  fakeApi.answer(reports.summary, summary(1, { figures: nothing }))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('operatorReports.nothing')))
})
