import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Customer } from '@runmart/contract/accounts'
import { accountsOperator } from '@runmart/contract/accounts-operator'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import { type Language, languages } from '@runmart/contract/languages'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, noPendingCredits, operator } from '#test/samples.ts'
import { CreditDialog } from './credit-dialog.tsx'

const lan: Customer = {
  id: '7',
  username: 'lan',
  email: 'lan@example.com',
  fullName: '',
  role: 'customer',
  status: 'active',
  joinedDate: '2026-01-15T08:00:00.000Z',
  balance: 0,
}

async function show({ language = 'en', hasApprover = true }: { language?: Language; hasApprover?: boolean } = {}) {
  fakeApi.answer(accountsOperator.payees, { items: [lan] })
  fakeApi.answer(pendingCredits.list, { ...noPendingCredits, left: 1_000_000, hasApprover })
  let closed = 0
  const dialog = <CreditDialog customer={lan} open onClose={() => closed++} />
  return { ...(await renderScreen(dialog, { user: operator, language })), closed: () => closed }
}

test('a credit says whether money arrived or it is a gift: nothing is chosen beforehand, and what is chosen is sent', async () => {
  const calls = fakeApi.answer(depositsOperator.credit, { transaction: { ...bankDeposit, kind: 'gift' } })
  const { screen, user, t } = await show()
  await user.type(await screen.findByLabelText(t('operatorTransfers.amount')), '1000')
  await user.type(screen.getByLabelText(t('operatorTransfers.reason')), 'Sorry for the wait')
  const send = () => user.click(screen.getByRole('button', { name: t('operatorTransfers.credit') }))
  await send()
  assert.ok(await screen.findByText(t('fields.required')))
  await user.click(screen.getByText(t('operatorTransfers.creditGift'), { exact: true }))
  await send()
  await user.click(await screen.findByRole('button', { name: t('operatorTransfers.creditNow') }))
  assert.deepEqual(calls[0]?.body, { customerId: '7', amount: 1_000, reason: 'Sorry for the wait', kind: 'gift' })
})

for (const language of languages)
  test(`both kinds say what they count for (${language})`, async () => {
    const words = {
      en: [/counts towards the discount tier/, /raises the balance only/],
      vi: [/tính vào mốc giảm giá/, /Chỉ tăng số dư/],
      ru: [/для порога скидки/, /только баланс/],
    }
    const { screen } = await show({ language })
    for (const sentence of words[language]) assert.ok(await screen.findByText(sentence))
  })

/** Fills in and sends the form, up to the confirmation. */
async function send(amount: string, hasApprover = true) {
  const shown = await show({ hasApprover })
  const { screen, user, t } = shown
  assert.ok(await screen.findByText(/debit 1,000,000\s₫ more .* limit is 50,000,000\s₫/))
  await user.type(screen.getByLabelText(t('operatorTransfers.amount')), amount)
  await user.click(screen.getByText(t('operatorTransfers.creditDeposit'), { exact: true }))
  await user.type(screen.getByLabelText(t('operatorTransfers.reason')), 'sorry')
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.credit') }))
  await screen.findByRole('alertdialog')
  return shown
}

test('above the cap the question says that it waits, and so does the answer', async () => {
  const { screen, user, t, closed } = await send('1,000,001')
  assert.ok(screen.getByText(t('operatorTransfers.askText')))
  const calls = fakeApi.refuse(depositsOperator.credit, 'APPROVAL_NEEDED', 'It waits.', {
    pendingId: 'p',
    ripensAt: null,
  })
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.askNow') }))
  assert.ok(await screen.findByText('It waits.'))
  assert.deepEqual([calls.length, closed()], [1, 1])
})

test('with nobody to approve it, the question says that it takes 24 hours', async () => {
  const { screen, t } = await send('2,000,000', false)
  assert.ok(screen.getByText(t('operatorTransfers.askTextAlone')))
  assert.ok(screen.getByRole('button', { name: t('operatorTransfers.askNowAlone') }))
})

test('below the cap a credit is made at once', async () => {
  const { screen, user, t, closed } = await send('1,000,000')
  const calls = fakeApi.answer(depositsOperator.credit, { transaction: bankDeposit }, 'Credited.')
  await user.click(screen.getByRole('button', { name: t('operatorTransfers.creditNow') }))
  assert.ok(await screen.findByText('Credited.'))
  assert.deepEqual([calls.length, closed()], [1, 1])
})
