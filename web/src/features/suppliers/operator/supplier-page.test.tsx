import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogCategories } from '@runmart/contract/catalog-categories'
import { suppliers } from '@runmart/contract/suppliers'
import { supplierMoney } from '@runmart/contract/suppliers-money'
import type { Exchange } from '@runmart/contract/suppliers-orders'
import type { Offer } from '@runmart/contract/suppliers-sources'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operatorCategory as category, listPage, operator } from '#test/samples.ts'
import { offer, supplier, supplierAccount } from '#test/supplier-samples.ts'
import SupplierPage from './supplier-page.tsx'

const page = () =>
  renderScreen(
    <Routes>
      <Route path="/operator/suppliers/:id" element={<SupplierPage />} />
    </Routes>,
    { user: operator, path: `/operator/suppliers/${supplier.id}` },
  )

const exchange: Exchange = {
  id: '1',
  at: '2026-11-15T08:00:00.000Z',
  supplierName: supplier.name,
  action: 'balance',
  request: 'action=balance',
  answer: '',
  outcome: 'unclear',
  milliseconds: 20_000,
}
const gone: Offer = { ...offer, id: '102', name: 'Old one', goneAt: '2026-11-15T08:00:00.000Z' }
const second: Offer = { ...offer, id: '103', name: 'Views' }

async function show(offers: Offer[] = [offer, gone, second], syncedAt: string | null = supplier.syncedAt) {
  fakeApi.answer(suppliers.supplier, { supplier: { ...supplier, syncedAt } })
  fakeApi.answer(suppliers.offers, { ...listPage(offers), categories: ['Telegram'] })
  fakeApi.answer(supplierMoney.accounts, { items: [supplierAccount], cap: 0, left: 0, hasApprover: true })
  return page()
}

/** Answers a preview for the requested offers. */
function answerPreview(price: number) {
  return fakeApi.answer(suppliers.previewImport, ({ body }) => ({
    rows: body.offers.map((offerId) => ({
      offerId,
      name: `Made of ${offerId}`,
      cost: '22.86',
      price,
      minAmount: 100,
      maxAmount: 50_000,
      problem: offerId === '103' ? ('imported' as const) : null,
    })),
  }))
}

test('offers show what one costs in dong; what is no longer offered cannot be selected', async () => {
  const { screen, t } = await show()
  assert.ok(await screen.findByText(offer.name))
  assert.equal(screen.getAllByText('22.86 ₫').length, 3)
  assert.equal(screen.queryAllByLabelText(t('operatorSuppliers.selectOffer', { name: gone.name })).length, 0)
  assert.ok(screen.getByText(t('operatorSuppliers.gone')))
})

test('offers are imported at the prices that were shown; what cannot be is left out', async () => {
  const { screen, user, t } = await show()
  fakeApi.answer(catalogCategories.categories, { items: [category] })
  await user.click(await screen.findByLabelText(t('operatorSuppliers.selectAll')))
  assert.ok(screen.getByText(t('operatorSuppliers.selected', { count: 2 })))
  await user.click(screen.getByRole('button', { name: t('operatorSuppliers.import') }))
  const dialog = within(await screen.findByRole('dialog'))
  assert.ok(dialog.getByText('Example: cost 22.86 ₫ → price 30 ₫'))
  const factor = dialog.getByLabelText(t('operatorSuppliers.factor'))
  await user.clear(factor)
  await user.type(factor, '200')
  assert.ok(dialog.getByText('Example: cost 22.86 ₫ → price 46 ₫'))
  const previews = answerPreview(46)
  await user.click(dialog.getByRole('combobox', { name: t('operatorSuppliers.importCategory') }))
  await user.click(await screen.findByRole('option', { name: category.draft.names.en }))
  assert.ok(await dialog.findByText('Made of 101'))
  assert.equal(previews[0]?.body.rule.factorPercent, 200)
  assert.ok(dialog.getByText(t('importProblems.imported')))
  const create = dialog.getByRole('button', { name: t('operatorSuppliers.create', { count: 1 }) })
  await waitFor(() => assert.equal(create.hasAttribute('disabled'), false))

  fakeApi.refuse(suppliers.import, 'PRICE_CHANGED', 'Changed.')
  answerPreview(50)
  await user.click(create)
  assert.ok(await dialog.findByText(t('operatorSuppliers.priceChanged')))
  assert.ok((await dialog.findAllByText('50 ₫')).length)
  const sent = fakeApi.answer(suppliers.import, { services: [{ offerId: '101', serviceId: 's1' }] })
  await waitFor(() => assert.equal(create.hasAttribute('disabled'), false))
  await user.click(create)
  assert.ok(await screen.findByText(t('operatorSuppliers.created', { count: 1 })))
  assert.deepEqual(sent[0]?.body.offers, ['101'])
  assert.deepEqual(sent[0]?.body.acceptPrices, { 101: 50 })
  assert.equal(sent[0]?.body.category, category.slug)
})

test('a rule that cannot be read is said at its field, and nothing is imported by it', async () => {
  const { screen, user, t } = await show()
  fakeApi.answer(catalogCategories.categories, { items: [category] })
  await user.click(await screen.findByLabelText(t('operatorSuppliers.selectOffer', { name: offer.name })))
  await user.click(screen.getByRole('button', { name: t('operatorSuppliers.import') }))
  const dialog = within(await screen.findByRole('dialog'))
  const factor = dialog.getByLabelText(t('operatorSuppliers.factor'))
  await user.clear(factor)
  await user.type(factor, '90')
  assert.ok(dialog.getByText(t('fields.between', { least: '100%', most: '100,000%' })))
  assert.equal(dialog.getByRole('button', { name: t('operatorSuppliers.createNone') }).hasAttribute('disabled'), true)
})

test('before the first reading its offers are asked for', async () => {
  const { screen, user, t } = await show([], null)
  const sync = await screen.findByRole('button', { name: t('operatorSuppliers.sync') })
  fakeApi.answer(suppliers.sync, { supplier })
  await user.click(sync)
  assert.ok(await screen.findByText(t('operatorSuppliers.syncDone', { count: 2 })))
})

test('what is left by the books stands beside the balance, for who handles money', async () => {
  const { screen, t } = await show()
  const link = await screen.findByRole('link', { name: t('operatorSupplierMoney.left') })
  assert.equal(link.getAttribute('href'), `/operator/supplier-money?supplierId=${supplier.id}`)
  assert.ok(screen.getByText('2,524,760 ₫'))
})

test('calls about no single order are read when they are asked for', async () => {
  const { screen, user, t } = await show()
  const calls = fakeApi.answer(suppliers.exchanges, {
    items: [{ ...exchange, answer: 'own:no-answer' }],
  })
  const summary = await screen.findByText(t('operatorSuppliers.exchanges'))
  assert.equal(calls.length, 0)
  await user.click(summary)
  await user.click(await screen.findByText(t('exchangeOutcomeNames.unclear')))
  assert.ok(screen.getByText(t('supplyProblems.no-answer')))
})

test('an unknown supplier', async () => {
  fakeApi.refuse(suppliers.supplier, 'NOT_FOUND', 'Not found.')
  const { screen, t } = await page()
  assert.ok(await screen.findByText(t('operatorSuppliers.notFound')))
})
