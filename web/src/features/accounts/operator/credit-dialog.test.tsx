import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, type Customer } from '@runmart/contract/accounts'
import { deposits } from '@runmart/contract/deposits'
import { type Language, languages } from '@runmart/contract/languages'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, customer, listPage } from '#test/samples.ts'
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
const show = (language: Language = 'en') => {
  fakeApi.answer(accounts.customers, listPage([lan]))
  return renderScreen(<CreditDialog customer={lan} open onClose={() => {}} />, {
    user: { ...customer, role: 'operator' },
    language,
  })
}

test('a credit says whether money arrived or it is a gift: nothing is chosen beforehand, and what is chosen is sent', async () => {
  const calls = fakeApi.answer(deposits.credit, { transaction: { ...bankDeposit, kind: 'gift' } })
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
    const { screen } = await show(language)
    for (const sentence of words[language]) assert.ok(await screen.findByText(sentence))
  })
