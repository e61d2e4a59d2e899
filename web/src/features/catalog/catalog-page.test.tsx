import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalog, type Service } from '@runmart/contract/catalog'
import type { Category } from '@runmart/contract/catalog-categories'
import { catalogFavourites } from '@runmart/contract/catalog-favourites'
import type { Language } from '@runmart/contract/languages'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, longWord } from '#test/samples.ts'
import CatalogPage from './catalog-page.tsx'

const service = (id: string, changes: Partial<Service> = {}): Service => ({
  id,
  slug: `service-${id}`,
  name: `Service ${id}`,
  description: 'What it does.',
  category: 'referral',
  categoryName: 'Referral',
  picture: null,
  glyph: 'referral',
  provider: 'OWNER_PROVIDE',
  serviceType: 'REFERRAL',
  mode: 'multi',
  status: 'active',
  stocked: false,
  availability: null,
  price: 6_500,
  brackets: [],
  billing: 'unit',
  unit: 'signup',
  minAmount: 10,
  maxAmount: 5_000,
  botId: null,
  fields: [],
  warrantyDays: 30,
  createdAt: '2026-11-01T00:00:00.000Z',
  stats: null,
  claimStats: null,
  ...changes,
})
const stats = { completionRate: 0.98, refundRate: 0, medianStartSeconds: 720, orders: 40 }
const categories: Category[] = [{ slug: 'referral', name: 'Referral', picture: null, glyph: 'referral' }]
const none = { favouriteIds: [], waitingIds: [] }

const show = (path = '/', language: Language = 'en') =>
  renderScreen(<CatalogPage />, { user: customer, path, language })

test('a card says what was measured, what it costs for what, and only what is not as usual', async () => {
  fakeApi.answer(catalogFavourites.favourites, none)
  fakeApi.answer(catalog.services, {
    categories,
    items: [
      service('1', { stats, availability: 9 }),
      service('2', { name: longWord, availability: 10 }),
      service('3', { stats, stocked: true }),
    ],
  })
  const { screen } = await show()
  const [first, second, third] = await screen.findAllByRole('listitem')
  assert.ok(first && second && third)
  assert.ok(within(third).getByText(plainSpaces('Delivered right away · 98% done · 30-day warranty')))
  assert.ok(within(first).getByText(plainSpaces('starts ≈ 12 min · 98% done · 30-day warranty')))
  assert.ok(within(first).getByText('9 left'))
  assert.ok(within(first).getByText(/100 sign-ups ≈ 650,000/))
  assert.ok(within(second).getByText('New · 30-day warranty'))
  assert.equal(within(second).queryAllByText(/left|Available/).length, 0)
})

test('the catalogue is searched without accents, and says when nothing matches', async () => {
  fakeApi.answer(catalogFavourites.favourites, none)
  fakeApi.answer(catalog.services, { items: [service('1', { name: 'Đăng ký' }), service('2')], categories })
  const { screen } = await show('/?q=dang%20ky', 'vi')
  assert.equal((await screen.findAllByRole('listitem')).length, 1)
  const nothing = await show('/?q=tea')
  assert.ok(await nothing.screen.findByText(nothing.t('serviceSearch.noMatch')))
})

test('a star shows at once and goes back when it is refused', async () => {
  fakeApi.answer(catalog.services, { items: [service('1'), service('2')], categories })
  fakeApi.answer(catalogFavourites.favourites, none)
  const { screen, user, t } = await show()
  const name = 'Service 2'
  fakeApi.refuse(catalogFavourites.addFavourite, 'RATE_LIMITED', 'Too fast.')
  await user.click(await screen.findByRole('button', { name: t('catalog.keep', { name }) }))
  assert.ok(await screen.findByText('Too fast.'))
  assert.ok(screen.getByRole('button', { name: t('catalog.keep', { name }) }))
  fakeApi.answer(catalogFavourites.addFavourite, { favouriteIds: ['2'], waitingIds: [] })
  await user.click(screen.getByRole('button', { name: t('catalog.keep', { name }) }))
  assert.ok(await screen.findByRole('button', { name: t('catalog.drop', { name }) }))
  assert.equal(screen.getAllByRole('heading', { level: 2 })[0]?.textContent, name)
})

// Proves S10.22.
test('kept services are on top; the favourites alone are one press away, each with its way to the order form', async () => {
  fakeApi.answer(catalog.services, { items: [service('1'), service('2')], categories })
  fakeApi.answer(catalogFavourites.favourites, { favouriteIds: ['2'], waitingIds: [] })
  const { screen, user, t } = await show()
  await screen.findAllByRole('listitem')
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
  assert.deepEqual(names(), ['Service 2', 'Service 1'])
  await user.click(screen.getByRole('button', { name: t('catalog.favourites') }))
  assert.deepEqual(names(), ['Service 2'])
  const link = screen.getByRole('link', { name: t('catalog.orderOf', { name: 'Service 2' }) })
  assert.match(link.getAttribute('href') ?? '', /^\/orders\/new\?service=2/)
})

test('what is sold out offers to tell me instead of ordering', async () => {
  fakeApi.answer(catalog.services, { items: [service('1', { status: 'sold_out' })], categories })
  fakeApi.answer(catalogFavourites.favourites, none)
  const calls = fakeApi.answer(catalogFavourites.waitFor, { favouriteIds: [], waitingIds: ['1'] })
  const { screen, user, t } = await show()
  const name = 'Service 1'
  await user.click(await screen.findByRole('button', { name: t('catalog.tellMeOf', { name }) }))
  assert.ok(await screen.findByText(t('catalog.willTell')))
  assert.deepEqual(
    [calls.length, screen.queryAllByRole('link', { name: t('catalog.orderOf', { name }) }).length],
    [1, 0],
  )
})

test('no favourites yet is told apart from nothing that matches', async () => {
  fakeApi.answer(catalog.services, { items: [service('1')], categories })
  fakeApi.answer(catalogFavourites.favourites, none)
  const { screen, t } = await show('/?favourites=yes')
  assert.ok(await screen.findByText(t('catalog.noFavourites')))
})
