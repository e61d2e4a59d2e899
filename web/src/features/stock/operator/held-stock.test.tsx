import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog } from '@runmart/contract/catalog'
import { type Stock, stock } from '@runmart/contract/stock'
import { within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ServicePage from '#features/catalog/operator/service-page.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator, operatorService } from '#test/samples.ts'
import StockPage from './stock-page.tsx'

const held: Stock = {
  settings: { handout: 'oldest', lowAt: null, keepDays: 90, replacePercent: 0 },
  version: 3,
  counts: { free: 1_200, sold: 34, expired: 0, withdrawn: 0 },
  bytes: 0,
  held: { partner: { id: 'p1', username: 'minh' }, isBeingWithdrawn: false },
}

function show(of: Stock, user = operator) {
  const draft = { ...operatorService.draft, serviceType: 'REFERRAL', provider: 'PARTNER_PROVIDED' } as const
  fakeApi.answer(catalog.offeredService, { service: { ...operatorService, draft } })
  fakeApi.answer(stock.stock, { stock: of })
  fakeApi.answer(stock.items, listPage([]))
  const ui = (
    <Routes>
      <Route path="/operator/services/:id" element={<ServicePage />}>
        <Route path="stock" element={<StockPage />} />
      </Route>
    </Routes>
  )
  return renderScreen(ui, { user, path: `/operator/services/${operatorService.id}/stock` })
}

test('items of somebody else are named with their owner, nothing is added to them, and all are withdrawn for a reason', async () => {
  const { screen, user, t } = await show(held)
  const title = (await screen.findByText('minh')).parentElement?.textContent
  assert.equal(title, t('operatorStock.heldOf', { count: 1_200, name: 'minh' }))
  assert.equal(screen.queryByRole('textbox', { name: t('operatorStock.lines') }), null)
  await user.click(screen.getByRole('button', { name: t('operatorStock.withdrawHeld') }))
  const dialog = within(await screen.findByRole('dialog'))
  const leaving = { ...held, held: { partner: { id: 'p1', username: 'minh' }, isBeingWithdrawn: true } }
  const calls = fakeApi.answer(stock.withdrawHeld, () => {
    fakeApi.answer(stock.stock, { stock: leaving })
    return { stock: leaving }
  })
  const confirm = dialog.getByRole('button', { name: t('operatorStock.withdrawHeld') })
  await user.click(confirm)
  assert.ok(await dialog.findByText(t('fields.required')))
  await user.type(dialog.getByLabelText(t('operatorStock.reason')), 'Gone since May')
  await user.click(confirm)
  assert.ok(await screen.findByText(t('operatorStock.heldLeaving')))
  assert.deepEqual(calls[0]?.body, { reason: 'Gone since May' })
})

test('the owner of held items is a link to their page, for who may see customers', async () => {
  const seller = { ...operator, isOwner: false, rights: ['catalog' as const] }
  for (const [user, href] of [
    [operator, operatorPaths.customer('p1')],
    [seller, null],
  ] as const) {
    const { screen } = await show(held, user)
    assert.equal((await screen.findByText('minh')).getAttribute('href'), href)
  }
})

test('the shop’s own items in a partner’s service are named as such', async () => {
  const { screen, t } = await show({ ...held, held: { partner: null, isBeingWithdrawn: false } })
  assert.ok(await screen.findByText(t('operatorStock.heldOfShop', { count: 1_200 })))
})
