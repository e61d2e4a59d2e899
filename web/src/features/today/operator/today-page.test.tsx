import assert from 'node:assert/strict'
import { TransformStream } from 'node:stream/web'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import { LIVE_PATH, type LiveEvent } from '@runmart/contract/live'
import { type DayFigures, today, type WaitingItem } from '@runmart/contract/today'
import { within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { dayOf } from '#platform/days.ts'
import { connectLiveEvents } from '#platform/live-events.ts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { tokens } from '#platform/tokens.ts'
import { fakeApi, fakeFetch } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer } from '#test/samples.ts'
import TodayPage from './today-page.tsx'

const owner = { ...customer, role: 'operator' as const, isOwner: true }
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const items: WaitingItem[] = [
  { kind: 'pre-orders', count: 1, oldestAt: ago(50) },
  { kind: 'orders-to-take', count: 10_001, oldestAt: ago(3) },
  { kind: 'messages', count: 2, oldestAt: ago(0.2) },
]
const day = (it: Partial<DayFigures> = {}) => ({
  sales: 0,
  refunds: 0,
  margin: 0,
  uncosted: 0,
  deposits: 0,
  customers: 0,
  ...it,
})
function answerFigures() {
  fakeApi.answer(today.figures, { at: ago(0), figures: day({ sales: 1_200_000, customers: 3 }) })
  fakeApi.answer(today.figuresBefore, ({ params }) => ({
    at: ago(0),
    figures: day({ sales: params.days === '1' ? 1_000_000 : 2_400_000 }),
  }))
}

for (const language of languages)
  test(`what waits has its number, its age and one way to it; the first is what to do next (${language})`, async () => {
    fakeApi.answer(today.waiting, { items })
    answerFigures()
    const { screen, t } = await renderScreen(<TodayPage />, { language, user: owner })
    const rows = await screen.findAllByRole('listitem')
    assert.equal(rows.length, 3)
    assert.match(rows[0]?.textContent ?? '', new RegExp(t('waitingNames.pre-orders', { count: 1 })))
    assert.match(rows[1]?.textContent ?? '', /10[.,\s]000\+/)
    const targets = rows.map((it) => within(it).getByRole('link').getAttribute('href'))
    assert.deepEqual(targets, ['/operator/orders?view=all&bot=waiting', '/operator/orders', '/operator/messages'])
    const ages = rows.map((row) => row.querySelector('time')?.className ?? '')
    assert.deepEqual(
      ages.map((it) => [it.includes('text-failed'), it.includes('text-pending')]),
      [
        [true, false],
        [false, true],
        [false, false],
      ],
    )
    await screen.findByText(/\+20/)
    await screen.findByText(/−50/)
  })

for (const language of languages)
  test(`a real shop on the embedded database reads where its move is described (${language})`, async () => {
    fakeApi.answer(today.waiting, { items: [], embeddedDatabase: true })
    answerFigures()
    const { screen, t } = await renderScreen(<TodayPage />, { language, user: owner })
    await screen.findByText(t('operatorToday.embeddedDatabase'))
    await screen.findByText(/docs\/operating\.md/)
  })

test('what was sold today leads to its ledger entries; what has none leads nowhere', async () => {
  fakeApi.answer(today.waiting, { items: [] })
  answerFigures()
  const { screen, t } = await renderScreen(<TodayPage />, { user: owner })
  const entries = await screen.findByRole('link', { name: /^Entries: Sales, 1,200,000/ })
  const on = dayOf(new Date(), owner.shopTimeZone)
  assert.equal(entries.getAttribute('href'), `/operator/reports/entries?figure=sales&from=${on}&to=${on}`)
  assert.equal(screen.queryByRole('link', { name: new RegExp(t('operatorToday.refunds')) }), null)
})

test('a new order is there as soon as the shop says that something happened', async (context) => {
  fakeApi.answer(today.waiting, { items: [] })
  answerFigures()
  const { response, tell } = liveEvents()
  context.mock.method(globalThis, 'fetch', async (...sent: Parameters<typeof fakeFetch>) =>
    String(sent[0]).endsWith(LIVE_PATH) ? response : fakeFetch(...sent),
  )
  const { screen, t } = await renderScreen(<TodayPage />, { user: owner })
  tokens.store({ accessToken: 'access', refreshToken: 'refresh' })
  context.after(connectLiveEvents({ onEvent() {}, onResync() {}, onRefused() {} }))
  await screen.findByText(t('operatorToday.nothing'))
  fakeApi.answer(today.waiting, { items: [{ kind: 'orders-to-take', count: 1, oldestAt: ago(0) }] })
  tell({ kind: 'shop-active' })
  await screen.findByText(new RegExp(t('waitingNames.orders-to-take', { count: 1 })))
})

/** The live events of the server, as a network stream. */
function liveEvents() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const tell = (event: LiveEvent) => void writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
  return { response: { ok: true, status: 200, body: readable } as unknown as Response, tell }
}

test('services that no supplier can deliver are opened by themselves', async () => {
  fakeApi.answer(today.waiting, { items: [{ kind: 'unsupplied-services', count: 2, oldestAt: ago(1) }] })
  answerFigures()
  const { screen } = await renderScreen(<TodayPage />, { user: owner })
  const row = within(await screen.findByRole('listitem'))
  assert.equal(row.getByRole('link').getAttribute('href'), operatorPaths.servicesUnsupplied)
})

test('nothing waits, and who has no right to the figures is not shown them', async () => {
  fakeApi.answer(today.waiting, { items: [] })
  const user = { ...owner, isOwner: false, rights: ['orders' as const] }
  const { screen, t } = await renderScreen(<TodayPage />, { user })
  await screen.findByText(t('operatorToday.nothing'))
  assert.equal(screen.queryAllByText(t('operatorToday.figures')).length, 0)
})

test('links of mails to the transfers that were at this address still lead to them', async () => {
  const Where = () => <p>{useLocation().pathname + useLocation().search}</p>
  const { screen } = await renderScreen(
    <Routes>
      <Route path="/operator" element={<TodayPage />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    { user: owner, path: '/operator?q=FT26' },
  )
  await screen.findByText('/operator/transfers?q=FT26')
})
