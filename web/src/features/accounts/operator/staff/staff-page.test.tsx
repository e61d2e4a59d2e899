import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type Customer } from '@runmart/contract/accounts'
import { accountsOperator, type StaffMember } from '@runmart/contract/accounts-operator'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { listPage, operator } from '#test/samples.ts'
import StaffPage from './staff-page.tsx'

const owner: StaffMember = {
  id: operator.id,
  username: operator.username,
  email: operator.email,
  isOwner: true,
  rights: [],
  twoFactor: true,
  joinedDate: '2026-01-15T08:00:00.000Z',
}
const packer: StaffMember = {
  ...owner,
  id: 'p1',
  username: 'packer',
  email: 'packer@example.com',
  isOwner: false,
  rights: ['orders'],
  twoFactor: false,
}
const linh: Customer = {
  id: 'c1',
  username: 'linh',
  email: 'linh@example.com',
  fullName: '',
  role: 'customer',
  status: 'active',
  joinedDate: '2026-01-15T08:00:00.000Z',
  balance: 0,
}
const show = () => renderScreen(<StaffPage />, { user: operator })

test('everybody is shown with what they may do, and who lacks a second factor', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner, packer] })
  const { screen, t } = await show()
  assert.ok(await screen.findByText('packer'))
  assert.ok(screen.getByText(t('operatorStaff.mayEverything')))
  assert.ok(screen.getByText(t('staffRights.orders')))
  assert.equal(screen.getAllByText(t('operatorStaff.noTwoFactor')).length, 1)
})

test('somebody is added once they are chosen and have an area', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  fakeApi.answer(accounts.customers, listPage([linh]))
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorStaff.add') }))
  const save = () => user.click(screen.getByRole('button', { name: t('operatorStaff.save') }))
  await screen.findByRole('dialog')
  await save()
  assert.ok(await screen.findByText(t('operatorStaff.atLeastOne')))
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('staffRights.content')}`) }))
  await save()
  assert.ok(await screen.findByText(t('operatorStaff.pickFirst')))
  await user.type(screen.getByRole('combobox', { name: t('operatorCustomers.pick') }), 'linh')
  await user.click(await screen.findByRole('option', { name: /linh/ }))
  const calls = fakeApi.answer(accountsOperator.saveStaff, { member: { ...packer, id: 'c1', rights: ['content'] } })
  await save()
  await waitFor(() => assert.equal(calls.length, 1))
  assert.deepEqual([calls[0]?.params.id, calls[0]?.body], ['c1', { isOwner: false, rights: ['content'] }])
})

test('the last owner stays: the refusal is read in the dialog', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  fakeApi.refuse(accountsOperator.saveStaff, 'LAST_OWNER', 'Somebody must stay owner.')
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorStaff.editOf', { name: operator.username }) }))
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${t('operatorStaff.someRights')}`) }))
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('staffRights.orders')}`) }))
  await user.click(screen.getByRole('button', { name: t('operatorStaff.save') }))
  assert.ok(await screen.findByText('Somebody must stay owner.'))
})

test('nobody is removed without a question', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner, packer] })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorStaff.removeOf', { name: 'packer' }) }))
  assert.ok(await screen.findByText(t('operatorStaff.removeTitle', { name: 'packer' })))
  const calls = fakeApi.answer(accountsOperator.removeStaff, null)
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  await user.click(screen.getByRole('button', { name: t('operatorStaff.remove') }))
  await waitFor(() => assert.equal(calls[0]?.params.id, 'p1'))
  await waitFor(() => assert.equal(screen.queryAllByText('packer').length, 0))
})
