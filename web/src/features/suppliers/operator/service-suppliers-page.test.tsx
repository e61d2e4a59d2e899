import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog, type OperatorService } from '@runmart/contract/catalog'
import type { FieldDraft } from '@runmart/contract/orders-fields'
import { suppliers } from '@runmart/contract/suppliers'
import type { Source, Sources } from '@runmart/contract/suppliers-sources'
import { waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import ServicePage from '#features/catalog/operator/service-page.tsx'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator, operatorService } from '#test/samples.ts'
import { offer, supplier } from '#test/supplier-samples.ts'
import ServiceSuppliersPage from './service-suppliers-page.tsx'

const words = { label: 'Channel', help: '', example: '' }
const channel: FieldDraft = {
  key: 'channel',
  kind: 'link',
  required: true,
  texts: { en: words, vi: words, ru: words },
}
const service: OperatorService = {
  ...operatorService,
  draft: {
    ...operatorService.draft,
    serviceType: 'REFERRAL',
    provider: 'OWNER_PROVIDE',
    mode: 'single',
    billing: 'unit',
    fields: [channel],
  },
}
const { services: _, ...known } = offer
const source: Source = {
  supplierId: supplier.id,
  supplierName: supplier.name,
  offerId: offer.id,
  offer: known,
  unitsEach: 1,
  fields: { link: { from: 'input', key: 'channel' }, quantity: { from: 'amount' } },
  rule: { factorPercent: 130, plus: 0, roundTo: 1, floor: 1 },
  follows: false,
  stopped: null,
  cost: '22.86',
  price: 30,
}
const other: Source = { ...source, supplierId: `${supplier.id.slice(0, -1)}2`, supplierName: 'Beta Panel' }
const all: Sources = { version: 4, sources: [source, other], price: 30, lowestPrice: '25' }

async function show(of: Sources = all, shown: OperatorService = service) {
  fakeApi.answer(catalog.offeredService, { service: shown })
  fakeApi.answer(suppliers.sources, of)
  const ui = (
    <Routes>
      <Route path="/operator/services/:id" element={<ServicePage />}>
        <Route path="suppliers" element={<ServiceSuppliersPage />} />
      </Route>
    </Routes>
  )
  return renderScreen(ui, { user: operator, path: `/operator/services/${service.id}/suppliers` })
}

test('the order of suppliers is changed and saved as of the version that was read', async () => {
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorSources.up', { name: 'Beta Panel' }) }))
  assert.ok(screen.getByRole('heading', { name: '1. Beta Panel' }))
  const sent = fakeApi.answer(suppliers.saveSources, { ...all, version: 5, sources: [other, source] })
  await user.click(screen.getByRole('button', { name: t('operatorSources.save') }))
  await screen.findByText(t('operatorSources.unchanged'))
  assert.equal(sent[0]?.body.version, 4)
  assert.deepEqual(sent[0]?.body.sources[0], {
    supplierId: other.supplierId,
    offerId: other.offerId,
    unitsEach: 1,
    fields: other.fields,
    rule: other.rule,
    follows: false,
  })
})

test('cost and price follow what is typed, and it is said plainly when the lowest price loses money', async () => {
  const { screen, user, t } = await show({ ...all, sources: [source] })
  assert.ok(await screen.findByText('2.14 ₫ (8.6%)'))
  const units = screen.getByLabelText(t('operatorSuppliers.units'))
  await user.clear(units)
  await user.type(units, '2')
  assert.ok(screen.getByText('45.72 ₫'))
  assert.ok(screen.getByText('60 ₫'))
  assert.ok(screen.getByText(t('operatorSources.loses', { sum: '20.72\u00a0₫' }).replaceAll('\u00a0', ' ')))
})

test('an offer is found and added, with fields that can be guessed', async () => {
  const { screen, user, t } = await show({ ...all, sources: [] })
  fakeApi.answer(suppliers.list, { items: [supplier] })
  fakeApi.answer(suppliers.offers, { ...listPage([offer]), categories: [] })
  await user.click(await screen.findByRole('button', { name: t('operatorSources.add') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: new RegExp(offer.name) }))
  const sent = fakeApi.answer(suppliers.saveSources, { ...all, sources: [source] })
  await user.click(await screen.findByRole('button', { name: t('operatorSources.save') }))
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent[0]?.body.sources[0]?.fields, source.fields)
})

test('after a conflict what was typed stays until the latest is asked for', async () => {
  const { screen, user, t } = await show({ ...all, sources: [source] })
  await user.click(await screen.findByLabelText(t('operatorSources.follows'), { exact: false }))
  fakeApi.refuse(suppliers.saveSources, 'CONFLICT', 'Conflict.')
  fakeApi.answer(suppliers.sources, { ...all, version: 9, sources: [other] })
  await user.click(screen.getByRole('button', { name: t('operatorSources.save') }))
  const reload = await screen.findByRole('button', { name: t('operatorSources.reload') })
  assert.ok(screen.getByRole('heading', { name: '1. Alpha Panel' }))
  await waitFor(() => assert.equal(reload.hasAttribute('disabled'), false))
  await user.click(reload)
  assert.ok(await screen.findByRole('heading', { name: '1. Beta Panel' }))
})

test('removing the last one is asked about; why one is stopped is said', async () => {
  const { screen, user, t } = await show({ ...all, sources: [{ ...source, stopped: 'cost' }] })
  assert.ok(await screen.findByText(t('sourceStopTexts.cost')))
  await user.click(screen.getByRole('button', { name: t('operatorSources.remove', { name: supplier.name }) }))
  const sent = fakeApi.answer(suppliers.saveSources, { ...all, sources: [] })
  await user.click(screen.getByRole('button', { name: t('operatorSources.save') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  assert.equal(sent.length, 0)
  await user.click(dialog.getByRole('button', { name: t('operatorSources.removeAllNow') }))
  await waitFor(() => assert.deepEqual(sent[0]?.body.sources, []))
})

test('what is delivered from stock is not sent to suppliers', async () => {
  const { screen, t } = await show({ ...all, sources: [] }, { ...service, stocked: true })
  assert.ok(await screen.findByText(t('operatorSources.hasStock')))
})
