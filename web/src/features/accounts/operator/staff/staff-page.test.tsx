import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SentInvitation, staffInvitations } from '@runmart/contract/accounts-invitations'
import { accountsOperator, type StaffMember } from '@runmart/contract/accounts-operator'
import { waitFor } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { linh, operator } from '#test/samples.ts'
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
const invited: SentInvitation = {
  id: 'i1',
  email: 'new@example.com',
  language: 'vi',
  isOwner: false,
  rights: ['orders'],
  state: 'open',
  invitedBy: operator.username,
  sentAt: '2026-01-15T08:00:00.000Z',
  expiresAt: '2026-01-22T08:00:00.000Z',
  endedAt: null,
}
function show(invitations: SentInvitation[] = []) {
  fakeApi.answer(staffInvitations.list, { items: invitations })
  return renderScreen(<StaffPage />, { user: operator })
}

test('everybody is shown with what they may do, and who lacks a second factor', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner, packer] })
  const { screen, t } = await show()
  assert.ok(await screen.findByText('packer'))
  assert.ok(screen.getByText(t('operatorStaff.mayEverything')))
  assert.ok(screen.getByText(t('staffRights.orders')))
  assert.equal(screen.getAllByText(t('operatorStaff.noTwoFactor')).length, 1)
})

test('a ready role chooses its areas, which can still be changed, and is named where somebody has exactly them', async () => {
  const cashier = { ...packer, id: 'p2', username: 'thu', rights: ['money' as const, 'customers' as const] }
  fakeApi.answer(accountsOperator.staff, { items: [owner, packer, cashier] })
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByText(t('staffRoles.cashier'))).length, 1)
  await user.click(screen.getByRole('button', { name: t('operatorStaff.editOf', { name: 'packer' }) }))
  await screen.findByRole('dialog')
  const role = (name: 'support' | 'manager') => screen.getByRole('button', { name: t(`staffRoles.${name}`) })
  await user.click(role('manager'))
  assert.equal(screen.getAllByRole('checkbox', { checked: true }).length, 6)
  await user.click(role('support'))
  assert.equal(role('support').getAttribute('aria-pressed'), 'true')
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('staffRights.reports')}`) }))
  assert.equal(role('support').getAttribute('aria-pressed'), 'false')
  const calls = fakeApi.answer(accountsOperator.saveStaff, { member: packer })
  await user.click(screen.getByRole('button', { name: t('operatorStaff.save') }))
  await waitFor(() => assert.deepEqual(calls[0]?.body, { isOwner: false, rights: ['orders', 'customers', 'reports'] }))
})

test('somebody is added once they are chosen and have an area', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  fakeApi.answer(accountsOperator.payees, { items: [linh] })
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

test('somebody is invited by address, language and areas; a second invitation is refused in words', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(t('operatorInvitations.noInvitations')))
  await user.click(await screen.findByRole('button', { name: t('operatorInvitations.invite') }))
  await user.type(await screen.findByLabelText(t('operatorInvitations.email')), 'new@example.com')
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t('staffRights.orders')}`) }))
  fakeApi.refuse(staffInvitations.create, 'ALREADY_USED', 'Already used.')
  const send = () => user.click(screen.getByRole('button', { name: t('operatorInvitations.inviteNow') }))
  await send()
  assert.ok(await screen.findByText(t('operatorInvitations.invitedBefore')))
  const calls = fakeApi.answer(staffInvitations.create, { invitation: invited })
  fakeApi.answer(staffInvitations.list, { items: [invited] })
  await send()
  assert.ok(await screen.findByText('new@example.com'))
  assert.deepEqual(calls[0]?.body, { email: 'new@example.com', language: 'en', isOwner: false, rights: ['orders'] })
})

test('an invitation that waits is sent again, or withdrawn after a question; one that ended is only shown', async () => {
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  const done = { ...invited, id: 'i2', email: 'done@example.com', state: 'accepted', endedAt: invited.sentAt } as const
  const { screen, user, t } = await show([invited, done])
  const email = 'new@example.com'
  const resent = fakeApi.answer(staffInvitations.resend, { invitation: invited })
  await user.click(await screen.findByRole('button', { name: t('operatorInvitations.resendOf', { email }) }))
  await waitFor(() => assert.equal(resent[0]?.params.id, 'i1'))
  await user.click(screen.getByRole('button', { name: t('operatorInvitations.withdrawOf', { email }) }))
  const withdrawn = fakeApi.answer(staffInvitations.withdraw, { invitation: { ...invited, state: 'withdrawn' } })
  await user.click(await screen.findByRole('button', { name: t('operatorInvitations.withdraw') }))
  await waitFor(() => assert.equal(withdrawn[0]?.params.id, 'i1'))
  assert.equal(screen.queryAllByRole('button', { name: /done@example\.com/ }).length, 0)
})
