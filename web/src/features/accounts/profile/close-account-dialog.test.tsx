import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { accountClosure } from '@runmart/contract/account-closure'
import { dashboard } from '@runmart/contract/dashboard'
import { type Language, languages } from '@runmart/contract/languages'
import { orders } from '@runmart/contract/orders'
import { type MyPartnership, partners } from '@runmart/contract/partners'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, emptySummary, listPage } from '#test/samples.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'

const noSums = { held: 0, checking: 0, earned: 0, paidOut: 0 }
const stranger: MyPartnership = {
  state: 'none',
  application: null,
  reason: null,
  share: null,
  holdDays: 7,
  sums: noSums,
}
const withOrders = (byStatus: Partial<typeof emptySummary.orders.byStatus>) => ({
  ...emptySummary,
  orders: { byStatus: { ...emptySummary.orders.byStatus, ...byStatus } },
})

const show = (language: Language = 'en') =>
  renderScreen(<CloseAccountDialog user={customer} open onOpenChange={() => {}} />, { language, user: customer })

beforeEach(() => {
  fakeApi.answer(dashboard.summary, withOrders({ success: 3, cancel: 1 }))
  fakeApi.answer(orders.history, listPage([]))
  fakeApi.answer(partners.mine, stranger)
})

for (const language of languages)
  test(`open orders come first with links, and there is no form (${language})`, async () => {
    fakeApi.answer(dashboard.summary, withOrders({ pending: 1, 'in-progress': 2 }))
    fakeApi.answer(orders.history, listPage([], 4))
    const { screen, t } = await show(language)
    await screen.findByText(t('accountClosure.notYet'))
    const targets = screen.getAllByRole('link').map((it) => [it.textContent, it.getAttribute('href')])
    const target = (status: 'pending' | 'in-progress' | 'scheduled', count: number) => [
      `${t(`orderStates.${status}`)}: ${count}`,
      `/orders/history?status=${status}`,
    ]
    assert.deepEqual(targets, [target('pending', 1), target('in-progress', 2), target('scheduled', 4)])
    assert.equal(screen.queryByLabelText(t('accounts.password')), null)
  })

test('a partner, and one who is owed a share, reads what to end first', async () => {
  for (const mine of [
    { ...stranger, state: 'partner' as const },
    { ...stranger, state: 'ended' as const, sums: { ...noSums, held: 5_000 } },
  ]) {
    fakeApi.answer(partners.mine, mine)
    const { screen, t, view } = await show()
    await screen.findByText(new RegExp(t('accountClosure.partnershipFirst')))
    assert.equal(screen.queryByLabelText(t('accounts.password')), null)
    view.unmount()
  }
})

test('with nothing open, or nothing known, the form is there', async () => {
  const free = await show()
  assert.ok(await free.screen.findByLabelText(free.t('accounts.password')))
  free.view.unmount()
  fakeApi.refuse(dashboard.summary, 'RATE_LIMITED', 'Too fast.')
  const unknown = await show()
  assert.ok(await unknown.screen.findByLabelText(unknown.t('accounts.password')))
})

test('what comes up meanwhile is said when closing is refused: orders by links, the balance by its new sum', async () => {
  const { screen, user, t } = await show()
  await user.click(await screen.findByText(t('accountClosure.payoutNone')))
  await user.type(screen.getByLabelText(t('accountClosure.typeName', { name: customer.username })), customer.username)
  await user.type(screen.getByLabelText(t('accounts.password')), 'secret')
  const button = () => screen.getByRole('button', { name: /^Lose/ })
  fakeApi.refuse(accountClosure.close, 'ORDERS_OPEN', 'Open.', { orders: [{ id: 'o1', code: 'RM-AAAAAA' }], count: 1 })
  await user.click(button())
  assert.ok(await screen.findByRole('link', { name: 'RM-AAAAAA' }))
  fakeApi.refuse(accountClosure.close, 'BALANCE_LEFT', 'Changed.', { balance: 600_000 })
  await user.click(button())
  await screen.findByText(/^Changed/)
  assert.match(button().textContent ?? '', /600,000/)
})
