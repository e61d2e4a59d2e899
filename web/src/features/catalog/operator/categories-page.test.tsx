import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogCategories, type OperatorCategory } from '@runmart/contract/catalog-categories'
import { languageNames } from '@runmart/contract/languages'
import { waitFor, within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import CategoriesPage from './categories-page.tsx'

const category = (slug: string, name: string, services = 0): OperatorCategory => ({
  slug,
  version: 3,
  draft: { names: { en: name, vi: name, ru: name }, glyph: 'other', hidden: false },
  picture: null,
  services,
})
const games = category('game', 'Games', 2)
const proxies = category('proxy', 'Proxies')
const show = () => renderScreen(<CategoriesPage />, { user: operator })

test('the arrow keys on a handle move a category, and the new order is sent and read aloud', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [games, proxies] })
  const calls = fakeApi.answer(catalogCategories.orderCategories, { items: [proxies, games] })
  const { screen, user, t } = await show()
  const handle = await screen.findByRole('button', { name: t('operatorServices.move', { name: 'Games' }) })
  handle.focus()
  fakeApi.answer(catalogCategories.categories, { items: [proxies, games] })
  await user.keyboard('{ArrowUp}')
  assert.equal(calls.length, 0)
  await user.keyboard('{ArrowDown}')
  await waitFor(() => assert.deepEqual(calls[0]?.body, { slugs: ['proxy', 'game'] }))
  assert.ok(screen.getByText(t('operatorServices.moved', { name: 'Games', nth: 2, total: 2 })))
})

test('a category needs a name in every language and an address; what is taken is said beside it', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [] })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorCategories.none')))
  await user.click(screen.getByRole('button', { name: t('operatorCategories.add') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(languageNames.en), 'Tea')
  await user.type(dialog.getByLabelText(languageNames.vi), 'Trà')
  await user.type(dialog.getByLabelText(languageNames.ru), 'Чай')
  await user.type(dialog.getByLabelText(t('operatorCategories.slug')), 'Green Tea')
  await user.click(dialog.getByLabelText(t('glyphNames.game')))
  await user.click(dialog.getByRole('button', { name: t('operatorCategories.save') }))
  assert.ok(await dialog.findByText(t('fields.slugFormat')))
  await user.clear(dialog.getByLabelText(t('operatorCategories.slug')))
  await user.type(dialog.getByLabelText(t('operatorCategories.slug')), 'tea')
  const calls = fakeApi.answer(catalogCategories.createCategory, { category: category('tea', 'Tea') }, 'Saved.')
  await user.click(dialog.getByRole('button', { name: t('operatorCategories.save') }))
  assert.ok(await screen.findByText('Saved.'))
  const names = { en: 'Tea', vi: 'Trà', ru: 'Чай' }
  assert.deepEqual(calls[0]?.body, { slug: 'tea', draft: { names, glyph: 'game', hidden: false } })
})

test('hiding says how many services leave; only an empty category can be removed', async () => {
  fakeApi.answer(catalogCategories.categories, { items: [games, proxies] })
  const calls = fakeApi.answer(catalogCategories.editCategory, { category: games }, 'Saved.')
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorServices.actions', { name: 'Games' }) }))
  assert.equal(screen.queryAllByRole('menuitem', { name: t('operatorCategories.remove') }).length, 0)
  await user.click(await screen.findByRole('menuitem', { name: t('operatorCategories.hide') }))
  const question = within(await screen.findByRole('alertdialog'))
  assert.ok(question.getByText(t('operatorCategories.hideText', { count: 2 })))
  await user.click(question.getByRole('button', { name: t('operatorCategories.hide') }))
  assert.ok(await screen.findByText('Saved.'))
  assert.deepEqual(calls[0]?.body, { version: 3, draft: { ...games.draft, hidden: true } })
})

test('refused categories say why and can be tried again', async () => {
  fakeApi.refuse(catalogCategories.categories, 'RATE_LIMITED', 'Too fast.')
  const { screen, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  assert.ok(screen.getByRole('button', { name: t('ui.tryAgain') }))
})
