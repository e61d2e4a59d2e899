import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type Customer } from '@runmart/contract/accounts'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, linh, listPage, many } from '#test/samples.ts'
import CustomersPage from './customers-page.tsx'

const operator = { ...customer, role: 'operator' as const, isOwner: true }
const person = (at: number): Customer => ({
  ...linh,
  id: String(at),
  username: `person${at}`,
  email: `person${at}@example.com`,
})
const show = (path = '/') => renderScreen(<CustomersPage />, { user: operator, path })

test('a search that finds nobody repeats what was searched for', async () => {
  const calls = fakeApi.answer(accounts.customers, listPage([]))
  const { screen, t } = await show('/?q=nobody')
  assert.ok(await screen.findByText(t('operatorCustomers.nothingFound', { text: 'nobody' })))
  assert.equal(calls[0]?.query?.q, 'nobody')
})

test('the status is chosen, kept in the address, and shown with each who is not active; where nobody has it the list says so', async () => {
  const calls = fakeApi.answer(accounts.customers, ({ query }) =>
    listPage(query?.status === 'blocked' ? [{ ...person(1), status: 'blocked' }] : []),
  )
  const { screen, user, t } = await show('/?status=closed')
  assert.ok(await screen.findByText(t('lists.noMatch')))
  await user.click(screen.getByRole('combobox', { name: t('operatorCustomers.status') }))
  await user.click(await screen.findByRole('option', { name: t('accountStates.blocked') }))
  assert.ok(await screen.findByText('person1'))
  assert.equal(within(screen.getByRole('table')).getAllByText(t('accountStates.blocked')).length, 2)
  assert.deepEqual(
    calls.map((it) => it.query?.status),
    ['closed', 'blocked'],
  )
})

test('who is not found among those of one status may be among others: it is not said that nobody is called so', async () => {
  fakeApi.answer(accounts.customers, listPage([]))
  const { screen, t } = await show('/?q=linh&status=blocked')
  assert.ok(await screen.findByText(t('lists.noMatch')))
  assert.equal(screen.queryByText(t('operatorCustomers.nothingFound', { text: 'linh' })), null)
})

test('refused customers say why and can be tried again', async () => {
  fakeApi.refuse(accounts.customers, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(accounts.customers, listPage([person(1)]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok((await screen.findAllByText('person1')).length)
})

test('many customers are counted, and a full page leads to the next', async () => {
  const calls = fakeApi.answer(accounts.customers, listPage(many(10, person), 1_234))
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorCustomers.found', { count: 1_234 })))
  assert.equal(screen.getAllByRole('row').length, 11)
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal(calls.at(-1)?.query?.page, '2')
})

test('operators can credit anybody but themselves', async () => {
  const me: Customer = { ...person(2), id: operator.id, username: 'myself', role: 'operator' }
  fakeApi.answer(accounts.customers, listPage([person(1), me]))
  const { screen, t } = await show()
  assert.ok(await screen.findByText(t('operatorCustomers.you')))
  const credit = (name: string) => screen.queryAllByRole('button', { name: t('operatorCustomers.creditOf', { name }) })
  assert.ok(credit('person1').length > 0)
  assert.equal(credit('myself').length, 0)
})
