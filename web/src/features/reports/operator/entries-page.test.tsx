import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ReportEntry, reports } from '@runmart/contract/reports'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { many, operator } from '#test/samples.ts'
import EntriesPage from './entries-page.tsx'

const entry = (at: number, changed: Partial<ReportEntry> = {}): ReportEntry => ({
  code: `TX-${at}`,
  at: '2026-11-15T08:00:00.000Z',
  kind: 'order',
  amount: 10_000,
  legs: [
    { account: 'customers', amount: -10_000 },
    { account: 'house:sales', amount: 10_000 },
  ],
  customer: { id: 'c1', name: 'khanh' },
  order: { id: 'o1', code: 'RM-7K3QX9' },
  transferContent: null,
  note: '',
  ...changed,
})
const path = '/?figure=sales&from=2026-11-01&to=2026-11-16'
const show = (user = operator, address = path) => renderScreen(<EntriesPage />, { user, path: address })

test('an entry names both accounts and leads to its customer and its order', async () => {
  const calls = fakeApi.answer(reports.entries, { items: [entry(1)], next: null })
  const { screen } = await show()
  assert.ok(await screen.findByText(/Customer balances/))
  assert.equal(screen.getByRole('link', { name: 'RM-7K3QX9' }).getAttribute('href'), '/operator/orders/o1')
  assert.equal(screen.getAllByRole('link', { name: 'khanh' })[0]?.getAttribute('href'), '/operator/customers/c1')
  assert.deepEqual(calls[0]?.query, { figure: 'sales', from: '2026-11-01', to: '2026-11-16' })
})

test('who may see neither customers nor orders reads their names without a way there', async () => {
  fakeApi.answer(reports.entries, { items: [entry(1)], next: null })
  const { screen } = await show({ ...operator, isOwner: false, rights: ['reports'] })
  assert.ok(await screen.findByText('RM-7K3QX9'))
  assert.equal(screen.queryAllByRole('link', { name: /RM-7K3QX9|khanh/ }).length, 0)
})

test('older ones follow, closed accounts have no name, and a page without matches does not look like the end', async () => {
  fakeApi.answer(reports.entries, {
    items: many(50, (at) => entry(at, { customer: { id: 'c9', name: '' } })),
    next: '77',
  })
  const { screen, view, t } = await show()
  const older = await screen.findByRole('link', { name: t('operatorReports.older') })
  assert.match(older.getAttribute('href') ?? '', /after=77$/)
  assert.ok(screen.getAllByText(t('operatorReports.closedAccount')).length >= 50)
  view.unmount()
  fakeApi.answer(reports.entries, { items: [], next: '55' })
  const empty = await show(operator, `${path}&after=77`)
  assert.ok(await empty.screen.findByText(t('operatorReports.keepReading')))
  const save = empty.screen.getByRole<HTMLButtonElement>('button', { name: t('lists.csv') })
  assert.equal(save.disabled, false)
  assert.ok(empty.screen.getByRole('link', { name: t('operatorReports.newest') }))
})

test('where there are no entries, there is no table to save', async () => {
  fakeApi.answer(reports.entries, { items: [], next: null })
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorReports.noEntries')))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: t('lists.csv') }).disabled, true)
})

test('what a service cost without being posted is explained by its orders', async () => {
  fakeApi.answer(reports.entries, { items: [], next: null })
  const address = '/?figure=cost&serviceId=s1&from=2026-11-01&to=2026-11-16'
  const { screen, t } = await show(operator, address)
  const orders = await screen.findByRole('link', { name: t('operatorReports.toOrders') })
  assert.equal(orders.getAttribute('href'), '/operator/orders?view=all&service=s1&from=2026-11-01&to=2026-11-16')
  const reader = await show({ ...operator, isOwner: false, rights: ['reports'] }, address)
  assert.ok(await reader.screen.findByText(t('operatorReports.noEntries')))
  assert.equal(reader.screen.queryByRole('link', { name: t('operatorReports.toOrders') }), null)
})

test('the way back leads to the table that it was opened from', async () => {
  for (const [about, by] of [
    ['', null],
    ['&serviceId=s1', 'services'],
    ['&customerId=c1', 'customers'],
    ['&operatorId=o1', 'operators'],
  ] as const) {
    fakeApi.answer(reports.entries, { items: [entry(1)], next: null })
    const { screen, t } = await show(operator, path + about)
    const back = await screen.findByRole('link', { name: t('operatorReports.back') })
    const { pathname, searchParams } = new URL(back.getAttribute('href') ?? '', location.origin)
    assert.deepEqual(
      [pathname, searchParams.get('by'), searchParams.get('to')],
      ['/operator/reports', by, '2026-11-16'],
    )
  }
})
