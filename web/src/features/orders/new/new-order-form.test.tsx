import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { User } from '@runmart/contract/accounts'
import { bots } from '@runmart/contract/bots'
import { catalog, type Service } from '@runmart/contract/catalog'
import { catalogFavourites } from '@runmart/contract/catalog-favourites'
import { orders } from '@runmart/contract/orders'
import { DAYS_TO_BEGIN } from '@runmart/contract/orders-states'
import { waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { fakeApi } from '#test/fake-api.ts'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { customer, orderView, pendingOrder } from '#test/samples.ts'
import { NewOrderForm } from './new-order-form.tsx'
import NewOrderPage from './new-order-page.tsx'

const letters: Service = {
  id: pendingOrder.serviceId,
  slug: 'letters',
  name: 'Newsletter',
  description: 'Subscribers who read.',
  category: 'telegram',
  categoryName: 'Telegram',
  picture: null,
  glyph: 'telegram',
  provider: 'PARTNER_PROVIDED',
  serviceType: 'REFERRAL',
  mode: 'multi',
  status: 'active',
  stocked: false,
  availability: null,
  price: 4_000,
  brackets: [],
  billing: 'unit',
  unit: 'unit',
  minAmount: 1,
  maxAmount: 100_000,
  botId: null,
  fields: [],
  warrantyDays: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  stats: null,
  claimStats: null,
}
const game: Service = {
  ...letters,
  id: '7f1c2a90-0000-4000-8000-000000000004',
  name: 'Guild page',
  category: 'game',
  categoryName: 'Game',
  glyph: 'game',
}
const closed: Service = { ...letters, id: '7f1c2a90-0000-4000-8000-000000000005', name: 'Closed', status: 'sold_out' }

async function show(
  path: string,
  services: readonly Service[] = [letters, game, closed],
  render: () => ReactNode = () => <NewOrderForm services={services} />,
  user: User = customer,
) {
  const categories = [letters, game].map(({ category, categoryName, picture, glyph }) => ({
    slug: category,
    name: categoryName,
    picture,
    glyph,
  }))
  fakeApi.answer(catalog.services, { items: [...services], categories })
  fakeApi.answer(orders.order, { ...orderView, order: { ...pendingOrder, note: 'As before' } })
  fakeApi.answer(orders.again, { items: [{ orderId: pendingOrder.id, service: letters }] })
  fakeApi.answer(catalogFavourites.favourites, { favouriteIds: [closed.id, game.id], waitingIds: [] })
  fakeApi.answer(bots.list, { items: [], rules: { runsAtOnce: 1, lineSeconds: 1, runHours: 1, keepDays: 1 } } as never)
  fakeApi.answer(orders.quote, ({ body }) => {
    const { amount = 0 } = body as { amount?: number }
    const subtotal = amount * letters.price
    const lines = { unitPrice: letters.price, amount, subtotal, tierDiscount: 0, codeDiscount: 0, total: subtotal }
    return { ...lines, tierPercent: 0, balance: customer.balance, enough: true }
  })
  return renderScreen(render(), { user, path })
}

// Proves S2.12, S10.31.
test('the choice begins with what was ordered last, favourites before others, and what is closed at the end', async () => {
  const { screen, t, user } = await show('/')
  const again = within(await screen.findByRole('list', { name: t('dashboard.orderAgain') })).getByRole('link')
  assert.equal(again.getAttribute('href'), `/orders/new?again=${pendingOrder.id}`)
  const names = () =>
    within(screen.getByRole('list', { name: t('orderForm.service') }))
      .getAllByRole('button')
      .map((it) => /^[A-Za-z ]+?(?=Telegram|Game)/.exec(it.textContent ?? '')?.[0])
  assert.deepEqual(names(), ['Guild page', 'Newsletter', 'Closed'])
  await user.type(screen.getByRole('searchbox'), 'news')
  assert.deepEqual(names(), ['Newsletter'])
  assert.equal(screen.queryAllByText(t('dashboard.orderAgain')).length, 0)
})

test('a service from stock is said to be delivered right away, not to begin within days', async () => {
  const stocked = { ...letters, stocked: true }
  const { screen, t } = await show(`/?service=${letters.id}`, [stocked, game, closed])
  assert.ok(await screen.findByText(t('services.rightAway')))
  assert.ok(screen.getByText(t('orderForm.stockPromise')))
  assert.equal(screen.queryAllByText(t('orderForm.promise', { count: DAYS_TO_BEGIN })).length, 0)
})

test('the warranty says how soon claims were decided, and how many were made good', async () => {
  const measured = { medianSeconds: 7_200, goodRate: 0.9, claims: 12 }
  const covered = { ...letters, warrantyDays: 30, claimStats: measured }
  const { screen, t } = await show(`/?service=${letters.id}`, [covered, game, closed])
  const facts = await screen.findByText(new RegExp(`^${t('services.warranty', { count: 30 })}`))
  assert.equal(
    plainSpaces(facts.textContent ?? ''),
    plainSpaces(`${t('services.warranty', { count: 30 })} · ${t('services.claims', { time: '2 hr', percent: '90%' })}`),
  )
})

test('note and code are folded until they are pressed, and then have the focus', async () => {
  const { screen, t, user } = await show(`/?service=${letters.id}`)
  assert.equal(screen.queryAllByLabelText(new RegExp(t('orderForm.note'))).length, 0)
  await user.click(screen.getByRole('button', { name: t('orderForm.addNote') }))
  assert.ok(screen.getByRole('textbox', { name: /Note/ }) === document.activeElement)
  await user.click(screen.getByRole('button', { name: t('orderForm.addCode') }))
  assert.ok(screen.getByRole('textbox', { name: /Discount code/ }) === document.activeElement)
})

test('an amount of the address is taken; what is typed takes its place and stays', async () => {
  const { screen, t, user, view } = await show(`/?service=${letters.id}&amount=250`)
  const amount = () => screen.getByLabelText<HTMLInputElement>(t('orderForm.amount'))
  assert.equal(amount().value, '250')
  await user.type(amount(), '1')
  assert.equal(amount().value, '2501')
  view.unmount()
  await show('/')
  assert.equal(amount().value, '2501')
})

// Proves S2.12, S10.31.
test('an order to repeat fills the form, and what was changed since is not filled in again', async () => {
  const { screen, t, user, view } = await show(`/?again=${pendingOrder.id}`)
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Note/ })
  assert.equal(note.value, 'As before')
  const amount = () => screen.getByLabelText<HTMLInputElement>(t('orderForm.amount'))
  assert.equal(amount().value, '20')
  await user.type(amount(), '0')
  view.unmount()
  await show(`/?again=${pendingOrder.id}`)
  await screen.findByRole('textbox', { name: /Note/ })
  assert.equal(amount().value, '200')
})

const owned: Service = { ...game, provider: 'OWNER_PROVIDE', mode: 'single' }

/** Fills in the order form; `ask` then opens the confirmation before payment. */
async function fillIn(kind: Partial<Service> = {}) {
  const shown = await show(`/?service=${owned.id}&amount=2`, [{ ...owned, ...kind }])
  const { screen, user, t } = shown
  await user.type(await screen.findByLabelText(t('orderForm.contact')), '@khanh')
  const ask = async () => {
    const [place] = screen.getAllByRole('button', { name: t('orderForm.place') })
    assert.ok(place)
    await user.click(place)
    const question = within(await screen.findByRole('alertdialog'))
    const pay = () => user.click(question.getByRole('button', { name: /^Pay/ }))
    return { question, pay }
  }
  const isClosed = () => waitFor(() => assert.equal(screen.queryAllByRole('alertdialog').length, 0))
  return { ...shown, ask, isClosed }
}

// Proves S10.44.
test('who comes too late for the last item reads that it is gone', async () => {
  const { screen, ask, isClosed } = await fillIn()
  const { pay } = await ask()
  fakeApi.refuse(orders.owner, 'SERVICE_UNAVAILABLE_NOW', 'Somebody else was faster.')
  await pay()
  await screen.findAllByText('Somebody else was faster.')
  await isClosed()
})

test('problems found without a service are gone once a service is chosen', async () => {
  const { screen, t, user } = await show('/')
  const [place] = await screen.findAllByRole('button', { name: t('orderForm.place') })
  assert.ok(place)
  await user.click(place)
  assert.ok(await screen.findByText(t('fields.serviceRequired')))
  await user.click(screen.getByRole('button', { name: new RegExp(`^${game.name}`) }))
  await waitFor(() => assert.equal(screen.getByLabelText<HTMLInputElement>(t('orderForm.amount')).value, '1'))
  assert.equal(screen.queryAllByText(t('fields.required')).length, 0)
  assert.equal(document.querySelectorAll('[aria-invalid=true]').length, 0)
})

// Proves S5.11.
test('the question before paying says what can be undone afterwards', async () => {
  const kinds: [Partial<Service>, RegExp][] = [
    [{}, /^You can cancel with a full refund until work starts\.$/],
    [{ stocked: true }, /^This action cannot be undone\.$/],
  ]
  for (const [kind, sentence] of kinds) {
    const { ask, view } = await fillIn(kind)
    const { question } = await ask()
    assert.ok(question.getByText(sentence))
    view.unmount()
  }
})

test('an order whose answer was lost is sent again under its key, also after the question was closed', async () => {
  const { user, t, ask, isClosed } = await fillIn()
  const first = await ask()
  const lost = fakeApi.lose(orders.owner)
  await first.pay()
  await first.question.findByText(new RegExp(t('orderForm.lost')))
  await user.click(first.question.getByRole('button', { name: t('ui.cancel') }))
  await isClosed()

  const again = await ask()
  const sent = fakeApi.answer(orders.owner, { order: orderView.order, balance: 420_000 } as never)
  await again.pay()
  await waitFor(() => assert.equal(sent.length, 1))
  assert.deepEqual(sent, lost)
})

test('an account that is not activated is told so and cannot order', async () => {
  const inactive: User = { ...customer, status: 'inactive' }
  const { screen, t } = await show('/', [letters], () => <NewOrderPage />, inactive)
  assert.ok(await screen.findByText(t('dashboard.inactiveTitle')))
  const places = await screen.findAllByRole<HTMLButtonElement>('button', { name: t('orderForm.place') })
  for (const place of places) assert.equal(place.disabled, true)
})
