import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { type PartnerStockItem, partnersServices } from '@runmart/contract/partners-services'
import type { Stock } from '@runmart/contract/stock'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage } from '#test/samples.ts'
import StockPage from './stock-page.tsx'

const pool: Stock = {
  settings: { handout: 'oldest', lowAt: null, keepDays: 90, replacePercent: 0 },
  version: 1,
  counts: { free: 4, sold: 1, expired: 0, withdrawn: 0 },
  bytes: 3_400_000,
}
const item: PartnerStockItem = {
  id: '17',
  state: 'free',
  size: null,
  addedAt: '2026-11-15T08:00:00.000Z',
  expiresAt: null,
  orderCode: null,
  reason: null,
}

function show({ stock = pool, isLeaving = false }: { stock?: Stock | null; isLeaving?: boolean } = {}) {
  fakeApi.answer(partnersServices.services, { items: [] })
  fakeApi.answer(partnersServices.stock, { stock })
  fakeApi.answer(
    partnersServices.stockItems,
    listPage([item, { ...item, id: '16', state: 'sold', orderCode: 'RM-AAAA16' }]),
  )
  fakeApi.answer(partnersDesk.overview, {
    waiting: { pending: 0, inProgress: 0 },
    sums: { held: 0, checking: 0, earned: 0, paidOut: 0 },
    measured: null,
    isLeaving,
  })
  const ui = (
    <Routes>
      <Route path="/partner/services/:id/stock" element={<StockPage />} />
    </Routes>
  )
  return renderScreen(ui, { user: { ...customer, isPartner: true }, path: '/partner/services/s1/stock' })
}

test('a partner adds items by a call of their own, and withdraws one for a reason', async () => {
  const { screen, user, t } = await show()
  await user.type(await screen.findByRole('textbox', { name: t('operatorStock.lines') }), 'a:1\nb:2')
  const added = fakeApi.answer(partnersServices.addStock, { added: 2, repeated: [], stock: pool })
  await user.click(screen.getByRole('button', { name: t('operatorStock.addNow', { count: 2 }) }))
  assert.ok(await screen.findByText(t('operatorStock.added', { count: 2 })))
  assert.deepEqual(added[0]?.body, { lines: ['a:1', 'b:2'], expiresAt: null })
  await user.click(screen.getByRole('button', { name: t('operatorStock.withdrawOf', { id: '17' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorStock.reason')), 'Broken')
  const withdrawn = fakeApi.answer(partnersServices.withdrawItem, { stock: pool })
  await user.click(dialog.getByRole('button', { name: t('operatorStock.withdraw') }))
  await waitFor(() => assert.equal(withdrawn.length, 1))
})

test('who is leaving sees the stock and adds nothing', async () => {
  const { screen, t } = await show({ isLeaving: true })
  assert.ok(await screen.findByText('17'))
  assert.ok(screen.getByText('RM-AAAA16'))
  assert.equal(screen.queryAllByRole('textbox', { name: t('operatorStock.lines') }).length, 0)
})

test('a service without stock says what the first items change', async () => {
  const { screen, t } = await show({ stock: null })
  assert.ok(await screen.findByText(t('partnerServices.stockIntro')))
})
