import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsOperator, type StaffMember } from '@runmart/contract/accounts-operator'
import { type ActRule, type Rules, staffRules } from '@runmart/contract/accounts-rules'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { operator } from '#test/samples.ts'
import RulesPage from './rules-page.tsx'

const plain: Pick<ActRule, 'stake' | 'alsoNeeds' | 'asksAgain' | 'waits'> = {
  stake: null,
  alsoNeeds: [],
  asksAgain: false,
  waits: null,
}
const acts: ActRule[] = [
  { ...plain, name: 'credit', stake: 'money', area: 'money', asksAgain: true, waits: 'second-person' },
  { ...plain, name: 'assign-transfer', stake: 'money', area: 'money' },
  { ...plain, name: 'saved-replies', area: 'orders' },
  { ...plain, name: 'view-as-customer', stake: 'secrets', area: 'customers', alsoNeeds: ['orders', 'money'] },
]
const rules: Rules = {
  acts,
  confirmedMinutes: 5,
  aloneUpTo: 7_000_000,
  aloneWaitsHours: 24,
  claimWaitAbove: 20_000_000,
  claimWaitHours: 6,
  twoFactorRequired: true,
}
const owner: StaffMember = {
  id: operator.id,
  username: operator.username,
  email: operator.email,
  isOwner: true,
  rights: [],
  twoFactor: true,
  joinedDate: '2026-01-15T08:00:00.000Z',
}
const cashier: StaffMember = { ...owner, id: 'p1', username: 'cashier', isOwner: false, rights: ['money'] }

test('an act is shown with whose it is, when it asks again and from which sum on it needs a second person', async () => {
  fakeApi.answer(staffRules.get, rules)
  fakeApi.answer(accountsOperator.staff, { items: [owner, cashier] })
  const { screen, user, t } = await renderScreen(<RulesPage />, { user: operator })
  const table = within(await screen.findByRole('table', { name: t('operatorRules.acts') }))
  const row = (name: ActRule['name']) => table.getByRole('row', { name: new RegExp(t(`ruleActs.${name}`)) })
  assert.match(row('credit').textContent, /After 5 minutes.*Above 7,000,000/)
  assert.doesNotMatch(row('assign-transfer').textContent, /minutes|7,000,000/)
  assert.match(row('view-as-customer').textContent, /also needs Orders and Money/)
  assert.ok(table.getByText('cashier'))
  assert.ok(screen.getByText(/MANUAL_CREDIT_CAP/))
  assert.equal(table.queryAllByText(t('ruleActs.saved-replies')).length, 0)
  await user.click(screen.getByRole('radio', { name: t('operatorRules.everything') }))
  assert.ok(await screen.findByText(t('ruleActs.saved-replies')))
})

test('rules that could not be loaded can be asked for again', async () => {
  fakeApi.refuse(staffRules.get, 'INTERNAL', 'Something went wrong.')
  fakeApi.answer(accountsOperator.staff, { items: [owner] })
  const { screen } = await renderScreen(<RulesPage />, { user: operator })
  assert.ok(await screen.findByText('Something went wrong.'))
  assert.ok(screen.getByRole('button'))
})
