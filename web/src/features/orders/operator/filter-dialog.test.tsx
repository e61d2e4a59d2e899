import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type Customer } from '@runmart/contract/accounts'
import { ordersDesk } from '@runmart/contract/orders-desk'
import type { DeskFilters } from '@runmart/contract/orders-desk-filters'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, operator } from '#test/samples.ts'
import { FilterDialog } from './filter-dialog.tsx'

const archived = { id: 'archived', name: 'Not sold any more' }
const seller = { ...operator, isOwner: false, rights: ['orders' as const] }

async function show(filters: DeskFilters, isQueue = false, user = operator, sort: string | null = null) {
  fakeApi.answer(ordersDesk.filterNames, ({ query }) => ({
    services: [archived],
    customer: query?.customerId ? customer.username : null,
  }))
  const applied: object[] = []
  const shown = await renderScreen(
    <FilterDialog
      filters={filters}
      isQueue={isQueue}
      sort={sort}
      open
      onApply={(it) => applied.push(it)}
      onClose={() => {}}
    />,
    { user },
  )
  const { screen, user: person, t } = shown
  const apply = async () => {
    await person.click(screen.getByRole('button', { name: t('operatorDesk.apply') }))
    return Object.fromEntries(Object.entries(applied.at(-1) ?? {}).filter(([, value]) => value !== null))
  }
  return { ...shown, apply }
}

test('orders are filtered by any service of the shop, and by a customer who is looked for', async () => {
  const { id, username, email, fullName, role, status, balance, joinedDate } = customer
  const found: Customer = { id, username, email, fullName, role, status, balance, joinedDate }
  fakeApi.answer(accounts.customers, listPage([found]))
  const { screen, user, t, apply } = await show({}, true)
  await user.click(await screen.findByRole('combobox', { name: t('operatorDesk.service') }))
  await user.click(await screen.findByRole('option', { name: archived.name }))
  await user.type(screen.getByLabelText(t('operatorDesk.customer')), 'kha')
  await user.click(await screen.findByRole('option', { name: /khanh/ }))
  assert.ok(await screen.findByText(customer.username))
  assert.deepEqual(await apply(), { service: archived.id, customer: customer.id })
})

test('a customer who is chosen is named and can be let go, also by who may not look for others', async () => {
  const { screen, user, t, apply } = await show({ customer: customer.id }, true, seller)
  assert.ok(await screen.findByText(customer.username))
  await user.click(screen.getByRole('button', { name: t('operatorDesk.anyCustomer') }))
  assert.equal(screen.queryByLabelText(t('operatorDesk.customer')), null)
  assert.deepEqual(await apply(), {})
})

test('what no index knows is looked for in the last days, unless others are chosen', async () => {
  const first = await show({ min: '1000' })
  assert.deepEqual(Object.keys(await first.apply()), ['min', 'from'])
  const second = await show({ min: '1000', from: '2026-01-01' })
  assert.deepEqual(await second.apply(), { min: '1000', from: '2026-01-01' })
})

test('sums that are no numbers, below zero, not whole or stand the wrong way round are said beside their fields, and nothing is applied', async () => {
  const { screen, user, t, apply } = await show({}, true)
  const min = screen.getByLabelText(t('operatorDesk.sumFrom'))
  await user.type(min, 'much')
  assert.ok(screen.getByText(t('fields.numberFormat')))
  for (const [typed, problem] of [['-50,000', 'aboveZero'] as const, ['50.5', 'wholeNumber'] as const]) {
    await user.clear(min)
    await user.type(min, typed)
    assert.ok(screen.getByText(t(`fields.${problem}`)))
    assert.deepEqual(await apply(), {})
  }
  await user.clear(min)
  await user.type(min, '5,000')
  await user.type(screen.getByLabelText(t('operatorDesk.sumTo')), '400')
  assert.ok(screen.getByText(t('operatorDesk.sumsTurned')))
  assert.deepEqual(await apply(), {})
  await user.type(screen.getByLabelText(t('operatorDesk.sumTo')), '0000')
  assert.deepEqual(await apply(), { min: '5000', max: '4000000' })
})

test('by what a list can be sorted follows from what is chosen to narrow it', async () => {
  const { screen, user, t, apply } = await show({}, false, operator, '')
  const field = screen.getByRole('combobox', { name: t('operatorDesk.sort') })
  assert.match(field.textContent ?? '', new RegExp(t('deskSorts.newest')))
  await user.click(field)
  assert.equal((await screen.findAllByRole('option')).length, 2)
  await user.keyboard('{Escape}')
  assert.ok(screen.getByText(/31 days/))
  await user.click(screen.getByRole('combobox', { name: t('operatorOrders.status') }))
  await user.click(await screen.findByRole('option', { name: t('orderStates.pending') }))
  assert.match(field.textContent ?? '', new RegExp(t('deskSorts.oldest')))
  assert.equal(screen.queryByText(/31 days/), null)
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: t('deskSorts.dearest') }))
  assert.deepEqual(await apply(), { status: 'pending', sort: 'dearest' })
})
