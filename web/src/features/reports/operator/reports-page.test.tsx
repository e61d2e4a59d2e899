import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reports } from '@runmart/contract/reports'
import {
  type CustomerSums,
  type Figure,
  figures,
  type OperatorSums,
  type ReportSummary,
  type ServiceSums,
} from '@runmart/contract/reports-figures'
import { within } from '@testing-library/react'
import { addDays, dayOf } from '#platform/days.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, many, operator } from '#test/samples.ts'
import { setWidth } from '#test/set-width.ts'
import ReportsPage from './reports-page.tsx'

const today = dayOf(new Date(), operator.shopTimeZone)
const amounts: Partial<Record<Figure, number>> = {
  sales: 300_000,
  refunds: 20_000,
  'deposits-sepay': 500_000,
  credits: 1_000,
  gifts: 7_000,
  debits: 7_000,
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
    cost: { amount: 80_000, before: 0, days: days(0, 80_000), daysBefore: days(0, 0) },
    uncosted: { amount: 0, before: 0, days: days(0, 0), daysBefore: days(0, 0) },
    margin: { amount: 200_000, before: 200_000, days: days(0, 200_000), daysBefore: days(0, 200_000) },
    liabilities: {
      opening: 0,
      days: days(count - 1, 221_000),
      closing: 221_000,
      payoutsWaiting: 0,
      sharesHeld: 0,
      prepaid: 2_537_750,
    },
    ...changed,
  }
}
const show = (path = '/', balances = 221_000, user = operator) => {
  fakeApi.answer(reports.balances, { balances, entries: 221_000 })
  return renderScreen(<ReportsPage />, { user, path })
}

test('a period shows its figures beside the one before, each a way to its entries', async () => {
  const calls = fakeApi.answer(reports.summary, summary(7))
  const { screen, t } = await show('/?period=week')
  const [sales] = await screen.findAllByRole('link', {
    name: new RegExp(`${t('operatorReports.open', { name: 'Sales' })}.*300,000`),
  })
  assert.match(sales?.getAttribute('href') ?? '', /^\/operator\/reports\/entries\?figure=sales&from=/)
  assert.equal(screen.getAllByRole('link', { name: /^Entries: Sales, 300,000/ }).length, 2)
  assert.ok(screen.getAllByText('+50%').length > 0)
  assert.equal(screen.getAllByRole('link', { name: /Deposits, .*501,000/ }).length, 2)
  assert.deepEqual(calls[0]?.query, { from: addDays(today, -6), to: today })
  assert.ok(await screen.findByText(/hold exactly 221,000\s₫ now/))
  const taken = screen.getByRole('link', { name: /^Entries: Debits by hand, [−-]7,000/ })
  assert.match(taken.getAttribute('href') ?? '', /figure=debits/)
})

test('a sum of the period before leads to its entries of that period, a margin to its services', async () => {
  fakeApi.answer(reports.summary, summary(7))
  const { screen, t } = await show('/?period=week')
  const [from, to] = [addDays(today, -13), addDays(today, -7)]
  const former = t('operatorReports.former')
  const sales = await screen.findByRole('link', { name: new RegExp(`Sales, ${former}, 200,000`) })
  assert.equal(sales.getAttribute('href'), `/operator/reports/entries?figure=sales&from=${from}&to=${to}`)
  const margin = screen.getByRole('link', { name: new RegExp(`^Margin, ${former}, 200,000`) })
  assert.equal(margin.getAttribute('href'), `/operator/reports?period=own&from=${from}&to=${to}&by=services`)
})

test('three days and more are drawn with a table behind each chart; fewer are a list', async () => {
  fakeApi.answer(reports.summary, summary(7))
  const drawn = await show('/?period=week')
  const table = within(await drawn.screen.findByRole('table', { name: 'Sales' }))
  assert.equal(table.getAllByRole('row').length, 8)
  assert.ok(drawn.screen.getByRole('table', { name: 'Owed to customers' }))
  drawn.view.unmount()
  fakeApi.answer(reports.summary, summary(1))
  const { screen, t } = await show('/?period=today')
  assert.ok(await screen.findByRole('table', { name: t('operatorReports.lines') }))
  assert.equal(screen.queryAllByRole('table', { name: 'Sales' }).length, 0)
})

test('a month is drawn beside the same days of the period before, as the table has it', async () => {
  const dates = many(92, (at) => addDays('2026-03-01', at))
  const before = { from: '2025-11-29', to: '2026-02-28', dates: many(92, (at) => addDays('2025-11-29', at)) }
  const sums = summary(92, { from: '2026-03-01', to: '2026-05-31', dates, before })
  const lines = sums.figures.map((it) => ({ ...it, days: many(92, () => 3), daysBefore: many(92, () => 2) }))
  fakeApi.answer(reports.summary, { ...sums, figures: lines })
  const { screen } = await show('/?period=own&from=2026-03-01&to=2026-05-31')
  const table = within(await screen.findByRole('table', { name: 'Sales' }))
  const cells = table.getAllByRole('row').map((row) => [...row.children].map((it) => it.textContent).slice(1))
  assert.deepEqual(
    cells.slice(1).map((row) => row.map((it) => it?.replace(/\D/g, ''))),
    [
      ['93', '62'],
      ['90', '60'],
      ['93', '62'],
    ],
  )
})

test('deposits are drawn and listed by the way they came, those of each day beside the period before', async () => {
  const ways: Partial<Record<Figure, [number, number]>> = {
    'deposits-sepay': [30_000, 20_000],
    'deposits-binance': [5_000, 0],
  }
  const lines = summary(7).figures.map((it) => {
    const [amount, before] = ways[it.figure] ?? [0, 0]
    return {
      ...it,
      amount,
      entries: amount ? 7 : 0,
      before,
      days: many(7, () => amount / 5),
      daysBefore: many(7, () => before / 5),
    }
  })
  fakeApi.answer(reports.summary, summary(7, { figures: lines }))
  const { screen, t } = await show('/?period=week&by=deposits')
  const [bank, binance] = [t('reportFigures.deposits-sepay'), t('reportFigures.deposits-binance')]
  const tables = await screen.findAllByRole('table')
  assert.deepEqual(
    tables.map((it) => it.querySelector('caption')?.textContent),
    ['Deposits', bank, binance, 'Deposits'],
  )
  const days = within(tables.at(-1) as HTMLElement)
  assert.deepEqual(
    days.getAllByRole('columnheader').map((it) => it.textContent),
    ['Day', 'Deposits', bank, binance],
  )
  assert.equal(days.getAllByText('+50%').length, 7)
  const [first] = days.getAllByRole('link', { name: new RegExp(`^Entries: ${binance}, .*1,000`) })
  assert.match(first?.getAttribute('href') ?? '', /figure=deposits-binance/)
})

test('balances that the entries do not explain are said aloud', async () => {
  fakeApi.answer(reports.summary, summary(1))
  const { screen } = await show('/', 222_000)
  assert.ok(await screen.findByText(/hold 222,000\s₫ now, but the entries say 221,000\s₫/))
})

test('margins are shown where costs are known, and what they leave out is said', async () => {
  const nothing = { sales: 0, margin: 0, orders: 0, refunds: 0, commissions: 0, cost: 0, uncosted: 0 }
  const service: ServiceSums = {
    ...{ id: 's1', name: 'Proxies', orders: 2, sales: 300_000, refunds: 20_000 },
    ...{ commissions: 0, cost: 0, uncosted: 280_000, before: nothing },
  }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.services, listPage([service]))
  const without = await show('/?by=services')
  assert.ok(await without.screen.findByText('Proxies'))
  const columns = () => without.screen.getAllByRole('columnheader').map((it) => it.textContent)
  assert.ok(!columns().includes(without.t('operatorReports.margin')))
  without.view.unmount()
  const sums = { orders: 2, refunds: 20_000, commissions: 0, cost: 80_000, uncosted: 50_000 }
  const before = { ...sums, sales: 200_000, margin: 100_000 }
  fakeApi.answer(reports.services, listPage([{ ...service, ...sums, id: 's2', before }]))
  const { screen } = await show('/?by=services&page=2')
  const table = within(await screen.findByRole('table', { name: 'Services' }))
  assert.ok(await table.findByText(/^150,000\s₫$/))
  assert.ok(table.getByText(/Cost unknown for 50,000\s₫ of sales/))
  assert.equal(table.getAllByText('+50%').length, 2)
  const cost = table.getByRole('link', { name: /80,000/ }).getAttribute('href') ?? ''
  assert.match(cost, /\/entries\?figure=cost&serviceId=s2/)
  assert.match(table.getByRole('link', { name: '2' }).getAttribute('href') ?? '', /orders\?view=all&service=s2&from=/)
})

test('services have what referrers earned by them, beside the period before, and it leads to its entries', async () => {
  const sums = { orders: 2, sales: 300_000, refunds: 0, commissions: 9_000, cost: 0, uncosted: 0 }
  const before = { ...sums, margin: 300_000, commissions: 6_000 }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.services, listPage([{ id: 's1', name: 'Proxies', ...sums, before }]))
  const { screen, t } = await show('/?by=services')
  const table = within(await screen.findByRole('table', { name: t('operatorReports.services') }))
  const link = await table.findByRole('link', { name: /^Entries: Commissions, Proxies, 9,000/ })
  assert.match(link.getAttribute('href') ?? '', /entries\?figure=commissions&serviceId=s1&from=/)
  assert.equal(table.getAllByText('+50%').length, 1)
})

test('customers have cost, margin and the period before as services do; what they cost leads to its entries', async () => {
  const sums = { orders: 2, refunds: 20_000, deposits: 9_000, commissions: 0, cost: 80_000, uncosted: 50_000 }
  const customer: CustomerSums = {
    ...{ id: 'c1', name: 'linh', sales: 300_000, ...sums, balance: 0 },
    before: { sales: 200_000, margin: 300_000, ...sums },
  }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.customers, listPage([customer]))
  const { screen } = await show('/?by=customers')
  const table = within(await screen.findByRole('table', { name: 'Customers' }))
  assert.ok(await table.findByText(/^150,000\s₫$/))
  assert.ok(table.getByText(/Cost unknown for 50,000\s₫ of sales/))
  assert.ok(table.getByText('+50%'))
  assert.ok(table.getByText('−50%'))
  const cost = table.getByRole('link', { name: /^Entries: Cost, linh, .*80,000/ }).getAttribute('href') ?? ''
  assert.match(cost, /\/entries\?figure=cost&customerId=c1/)
})

const compared: CustomerSums = {
  ...{ id: 'c1', name: 'linh', orders: 3, sales: 300, refunds: 30, deposits: 600, commissions: 60, cost: 150 },
  ...{ uncosted: 0, balance: 7_000 },
  before: { orders: 2, sales: 200, refunds: 20, deposits: 400, commissions: 40, cost: 100, uncosted: 0, margin: 80 },
}

for (const [width, shape] of [
  [1440, 'table'],
  [390, 'list'],
] as const)
  test(`a ${shape} of customers has every figure beside the period before, and what they are owed`, async (context) => {
    setWidth(context, width)
    fakeApi.answer(reports.summary, summary(1))
    fakeApi.answer(reports.customers, listPage([compared]))
    const { screen, t } = await show('/?by=customers')
    const rows = within(await screen.findByRole(shape, { name: t('operatorReports.customers') }))
    assert.equal((await rows.findAllByText('+50%')).length, 7)
    assert.ok(rows.getByText(t('operatorReports.margin')))
    const balance = rows.getByRole('link', { name: /^Balance now, linh, 7,000/ })
    assert.equal(balance.getAttribute('href'), '/operator/customers/c1/transactions')
  })

test('a balance leads nowhere for who may not see transactions', async () => {
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.customers, listPage([compared]))
  const colleague = { ...operator, isOwner: false, rights: ['reports' as const, 'customers' as const] }
  const { screen } = await show('/?by=customers', 221_000, colleague)
  assert.ok(await screen.findByText(/^7,000\s₫$/))
  assert.ok(screen.getByRole('link', { name: 'linh' }))
  assert.equal(screen.queryByRole('link', { name: /Balance now/ }), null)
})

test('what nobody knew the cost of is not compared, and less than a percent is said to be that', async () => {
  const before = { ...compared.before, sales: 301, cost: 0, uncosted: 200, margin: 0 }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.customers, listPage([{ ...compared, before }]))
  const { screen, t } = await show('/?by=customers')
  const table = within(await screen.findByRole('table', { name: t('operatorReports.customers') }))
  assert.ok(await table.findByText('−<1%'))
  assert.equal(table.getAllByText('+50%').length, 4)
  assert.equal(table.queryByText(t('operatorReports.isNew')), null)
})

test('a phone has all that the overview tells of a line', async (context) => {
  setWidth(context, 390)
  fakeApi.answer(reports.summary, summary(7))
  const { screen, t } = await show('/?period=week')
  const [sales] = within(await screen.findByRole('list', { name: t('operatorReports.lines') })).getAllByRole('listitem')
  assert.ok(sales)
  assert.ok(within(sales).getByRole('link', { name: /^Entries: Sales, 300,000/ }))
  assert.ok(within(sales).getByRole('link', { name: /^Entries: Sales, Period before, 200,000/ }))
  assert.ok(within(sales).getByText('+50%'))
})

test('people have what is left of what they delivered, beside the period before', async () => {
  const sums = { delivered: 3, returned: 20_000, cost: 80_000, uncosted: 0, credited: 0, refunded: 20_000 }
  const before = { ...sums, deliveredAmount: 200_000, margin: 400_000 }
  const person: OperatorSums = { id: 'o1', name: 'mai', deliveredAmount: 300_000, ...sums, before }
  fakeApi.answer(reports.summary, summary(1))
  fakeApi.answer(reports.operators, { items: [person] })
  const { screen } = await show('/?by=operators')
  const table = within(await screen.findByRole('table', { name: 'People' }))
  assert.ok(await table.findByText(/^200,000\s₫$/))
  const cost = table.getByRole('link', { name: /^Entries: Cost, mai, 80,000/ }).getAttribute('href') ?? ''
  assert.match(cost, /operatorId=o1&figure=cost/)
  assert.ok(table.getByText('+50%'))
  assert.ok(table.getByText('−50%'))
})

test('a day is compared with the same day of the period before, and the last of a month with none where that is shorter', async () => {
  const dates = many(31, (at) => addDays('2026-03-01', at))
  const before = { from: '2026-02-01', to: '2026-02-28', dates: many(28, (at) => addDays('2026-02-01', at)) }
  const sums = { ...summary(31), from: '2026-03-01', to: '2026-03-31', dates, before }
  const inMonth = (amount: number, former: number) => ({
    ...{ amount: 31 * amount, before: 28 * former, days: many(31, () => amount), daysBefore: many(28, () => former) },
  })
  const known = { sales: inMonth(3, 2), commissions: inMonth(4, 1) }
  const lines = sums.figures.map((it) => ({ ...it, ...inMonth(0, 0), ...known[it.figure as keyof typeof known] }))
  fakeApi.answer(reports.summary, { ...sums, figures: lines, cost: inMonth(0, 0), margin: inMonth(1, 2) })
  const { screen, view } = await show('/?period=own&from=2026-03-01&to=2026-03-31&by=days')
  const days = within(await screen.findByRole('table', { name: 'Days' }))
  assert.deepEqual([days.getAllByText('+50%').length, days.getAllByText('−50%').length], [28, 28])
  assert.equal(days.getAllByText('+300%').length, 28)
  assert.equal(days.queryAllByText('New').length, 0)
  const [newest] = days.getAllByRole('link')
  assert.match(newest?.getAttribute('href') ?? '', /^\/operator\/reports\?period=own&from=2026-03-31&to=2026-03-31$/)
  view.unmount()
  const months = await show('/?period=own&from=2026-03-01&to=2026-03-31&by=months')
  const table = within(await months.screen.findByRole('table', { name: 'Months' }))
  assert.deepEqual([table.getAllByText('+66%').length, table.getAllByText('−45%').length], [1, 1])
})

test('cost and margin stand for the period and lead to its services; a day has them, and what was owed at its end', async () => {
  const uncosted = { ...summary(7).uncosted, amount: 9_000 }
  fakeApi.answer(reports.summary, summary(7, { uncosted }))
  const { screen } = await show('/?period=week&by=days')
  const [margin] = await screen.findAllByRole('link', { name: /^Margin, 200,000/ })
  assert.match(margin?.getAttribute('href') ?? '', /^\/operator\/reports\?period=own&from=.*&by=services$/)
  assert.ok(screen.getByText(/Cost unknown for 9,000\s₫ of sales/))
  const days = within(screen.getByRole('table', { name: 'Days' }))
  assert.ok(days.getByRole('link', { name: /^Cost, .*80,000/ }))
  const owed = days.getByRole('link', { name: /^Owed to customers, .*221,000/ }).getAttribute('href') ?? ''
  assert.match(owed, new RegExp(`from=${today}&to=${today}#owed$`))
})

test('what was owed at first leads to the period before, what else is owed to where it is worked on, for who may go there', async () => {
  const liabilities = { ...summary(1).liabilities, opening: 1_000, payoutsWaiting: 10_000, sharesHeld: 7_000 }
  fakeApi.answer(reports.summary, summary(1, { liabilities }))
  const { screen } = await show()
  const pathOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  const yesterday = addDays(today, -1)
  assert.ok((await pathOf(/^At the start, .*, 1,000\s₫$/))?.endsWith(`from=${yesterday}&to=${yesterday}#owed`))
  assert.equal(await pathOf(/10,000\s₫ is waiting to be paid out/), '/operator/payouts')
  assert.equal(await pathOf(/7,000\s₫ is held for partners/), '/operator/partners')
  assert.equal(await pathOf(/Suppliers hold 2,537,750\s₫/), '/operator/supplier-money')
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
  const none = { amount: 0, before: 0, days: [0], daysBefore: [0] }
  fakeApi.answer(reports.summary, summary(1, { figures: nothing, cost: none, margin: none }))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('operatorReports.nothing')))
})

test('the bookkeeper’s file is offered of the last two years, and of the months that the report is of', async () => {
  const dates = many(31, (at) => addDays('2020-03-01', at))
  fakeApi.answer(reports.summary, { ...summary(31), from: '2020-03-01', to: '2020-03-31', dates })
  const { screen, user, t } = await show('/?period=own&from=2020-03-01&to=2020-03-31')
  await user.click(await screen.findByRole('combobox', { name: t('operatorReports.accountingMonth') }))
  const options = await screen.findAllByRole('option')
  assert.equal(options.length, 25)
  assert.match(options.at(-1)?.textContent ?? '', /^March\s2020$/)
})
