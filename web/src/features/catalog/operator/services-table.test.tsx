import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog, type OperatorService } from '@runmart/contract/catalog'
import { catalogCategories } from '@runmart/contract/catalog-categories'
import { catalogEdits, type ServiceEdit } from '@runmart/contract/catalog-edits'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { many, operator, operatorCategory, operatorService } from '#test/samples.ts'
import NewServicePage from './new-service-page.tsx'
import ServicesPage from './services-page.tsx'

const named = (id: string, name: string, price: number): OperatorService => ({
  ...operatorService,
  id,
  draft: {
    ...operatorService.draft,
    price,
    cost: '1000',
    texts: { ...operatorService.draft.texts, en: { name, description: 'About it.' } },
  },
})
const letters = named('7f1c2a90-0000-4000-8000-00000000000a', 'Letters', 2_000)
const guild = named('7f1c2a90-0000-4000-8000-00000000000b', 'Guild', 10_000)
const edit: ServiceEdit = { id: 'e1', at: '2026-11-15T08:00:00.000Z', by: null, undoneAt: null, changes: [] }
const show = () => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, { items: [letters, guild] })
  return renderScreen(<ServicesPage />, { user: operator })
}

test('the table says what is left of each price', async () => {
  const { screen } = await show()
  const row = within(await screen.findByRole('row', { name: /Letters/ }))
  assert.ok(row.getByText('50%'))
})

test('a margin counts the fraction of a dong that a unit costs', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, { items: [{ ...letters, draft: { ...letters.draft, price: 9, cost: '5.72' } }] })
  const { screen } = await renderScreen(<ServicesPage />, { user: operator })
  const margin = await screen.findByText('36.4%')
  assert.match(margin.title, /5\.72/)
})

test('what is left is told of the lowest price by quantity, and without what a partner gets', async () => {
  const brackets = [{ from: 100, price: 1_250 }]
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, {
    items: [
      { ...letters, draft: { ...letters.draft, brackets } },
      { ...guild, partnerShare: 7_000, draft: { ...guild.draft, cost: null } },
    ],
  })
  const { screen } = await renderScreen(<ServicesPage />, { user: operator })
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  assert.ok((await row(/Letters/)).getByText('20%'))
  assert.ok((await row(/Guild/)).getByText('30%'))
})

test('a service with nothing left reads as sold out, and its menu still has what was set', async () => {
  const gone = { ...guild, draft: { ...guild.draft, availability: 0 } }
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, { items: [letters, gone] })
  const { screen, user, t } = await renderScreen(<ServicesPage />, { user: operator })
  const status = `${t('operatorServices.statusOf', { name: 'Guild' })}: ${t('serviceStates.sold_out')}`
  await user.click(await screen.findByRole('button', { name: status }))
  const set = await screen.findByRole('menuitemradio', { name: t('serviceStates.active') })
  assert.equal(set.getAttribute('aria-checked'), 'true')
})

test('of more services than one edit changes the first are selected, and both places say so', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, { items: many(3, (at) => named(`s${at}`, `Service ${at}`, 1_000)) })
  const { screen, user, t } = await renderScreen(<ServicesPage maxEdited={2} />, { user: operator })
  const first = await screen.findByLabelText(t('operatorServiceEdits.selectFirst', { count: 2 }))
  await user.click(first)
  assert.ok(await screen.findByText(t('operatorServiceEdits.selectedMost', { count: 2 })))
  assert.ok(screen.getByRole('checkbox', { name: /Service 1$/, checked: true }))
  assert.ok(screen.getByRole('checkbox', { name: /Service 2$/, checked: false }))
  await user.click(first)
  assert.ok(await screen.findByLabelText(t('operatorServices.search')))
})

test('a new service begins in the first category that customers see', async () => {
  const hidden = { ...operatorCategory, slug: 'old', draft: { ...operatorCategory.draft, hidden: true } }
  const names = { en: 'Social', vi: 'Social', ru: 'Social' }
  const shown = { ...operatorCategory, slug: 'social', draft: { ...operatorCategory.draft, names } }
  fakeApi.answer(catalogCategories.categories, { items: [hidden, shown] })
  const { screen, t } = await renderScreen(<NewServicePage />, { user: operator })
  const field = await screen.findByRole('combobox', { name: t('operatorServices.category') })
  await waitFor(() => assert.equal(field.textContent, 'Social'))
})

test('an edit names also services that are archived by now', async () => {
  const gone = { ...letters, draft: { ...letters.draft, visibility: 'archived' as const } }
  fakeApi.answer(catalogCategories.categories, { items: [operatorCategory] })
  fakeApi.answer(catalog.offered, ({ query }) => ({ items: query?.visibility === 'archived' ? [gone] : [guild] }))
  const changes = [{ id: letters.id, before: { price: 1_000 }, after: { price: 2_000 } }]
  fakeApi.answer(catalogEdits.edits, { items: [{ ...edit, changes }] })
  const { screen, user, t } = await renderScreen(<ServicesPage />, { user: operator })
  await user.click(await screen.findByRole('button', { name: t('operatorServiceEdits.historyShort') }))
  assert.ok(await screen.findByText(/Letters/))
})

test('a price or an amount below zero is said at its field, and nothing is previewed', async () => {
  for (const kind of ['price', 'availability'] as const) {
    const { screen, user, t } = await show()
    await user.click(await screen.findByLabelText(t('operatorServiceEdits.selectAll')))
    await user.click(screen.getByRole('button', { name: t(`operatorServices.${kind}`) }))
    const dialog = within(await screen.findByRole('dialog'))
    if (kind === 'price') await user.click(dialog.getByText(t('operatorServiceEdits.toPrice')))
    const label = t(kind === 'price' ? 'operatorServiceEdits.newPrice' : 'operatorServices.availability')
    await user.type(dialog.getByLabelText(label), '-500')
    assert.ok(dialog.getByText(t('operatorServiceEdits.between', { least: '0', most: '1,000,000,000' })))
    assert.equal(dialog.queryByRole('table'), null)
  }
})

test('several prices are changed after a preview; those that move far need a second look, and the edit can be undone', async () => {
  const { screen, user, t } = await show()
  await user.click(await screen.findByLabelText(t('operatorServiceEdits.selectAll')))
  assert.ok(screen.getByText(t('operatorServiceEdits.selected', { count: 2 })))
  await user.click(screen.getByRole('button', { name: t('operatorServices.price') }))
  const dialog = within(await screen.findByRole('dialog'))
  const apply = (count: number) =>
    dialog.getByRole<HTMLButtonElement>('button', { name: t('operatorServiceEdits.apply', { count }) })
  const percent = dialog.getByLabelText(t('operatorServiceEdits.percent'))
  await user.type(percent, 'ten')
  assert.ok(dialog.getByText(t('fields.decimalFormat')))
  assert.equal(apply(0).disabled, true)
  await user.clear(percent)
  await user.type(percent, '25')
  assert.ok(dialog.getByText('2,500 ₫'))
  assert.equal(dialog.getAllByText('+25%').length, 2)
  assert.equal(apply(2).disabled, true)
  await user.click(dialog.getByLabelText(t('operatorServiceEdits.farSure')))

  fakeApi.refuse(catalogEdits.editMany, 'CONFLICT', 'Changed.')
  await user.click(apply(2))
  assert.ok(await dialog.findByText(t('operatorServiceEdits.conflict')))
  const calls = fakeApi.answer(catalogEdits.editMany, { edit: { ...edit, changes: [] } })
  await user.click(apply(2))
  await waitFor(() => assert.equal(calls.length, 1))
  assert.deepEqual(
    calls[0]?.body?.changes.map(({ id, version, set }) => [id, version, set]),
    [
      [letters.id, 4, { price: 2_500 }],
      [guild.id, 4, { price: 12_500 }],
    ],
  )
  const undone = fakeApi.answer(catalogEdits.undoEdit, { edit }, 'Undone.')
  await user.click(await screen.findByRole('button', { name: t('operatorServiceEdits.undo') }))
  await waitFor(() => assert.equal(undone[0]?.params.id, 'e1'))
})

test('a service is moved by the arrow keys on its handle, and only those between are sent', async () => {
  const calls = fakeApi.answer(catalogEdits.orderServices, { items: [guild, letters] })
  const { screen, user, t } = await show()
  const handle = await screen.findByRole('button', { name: t('operatorServices.move', { name: 'Guild' }) })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => assert.deepEqual(calls[0]?.body, { ids: [guild.id, letters.id] }))
  assert.ok(screen.getByText(t('operatorServices.moved', { name: 'Guild', nth: 1, total: 2 })))
})

test('archiving happens at once and can be undone', async () => {
  const calls = fakeApi.answer(catalogEdits.editMany, { edit })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorServices.actions', { name: 'Guild' }) }))
  await user.click(await screen.findByRole('menuitem', { name: t('operatorServices.archive') }))
  assert.ok(await screen.findByRole('button', { name: t('operatorServiceEdits.undo') }))
  assert.deepEqual(calls[0]?.body?.changes[0]?.set, { visibility: 'archived' })
})
