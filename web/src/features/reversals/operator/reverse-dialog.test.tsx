import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@runmart/contract/languages'
import { type OperatorTransaction, reversals } from '@runmart/contract/reversals'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { bankDeposit, operator } from '#test/samples.ts'
import { ReverseDialog } from './reverse-dialog.tsx'

const gift: OperatorTransaction = { ...bankDeposit, type: 'deposit', kind: 'gift', amount: 70_000, isReversible: true }
const found = (transaction: Partial<OperatorTransaction> = {}, balance = 20_000) => ({
  transaction: { ...gift, ...transaction },
  customer: { id: '7', username: 'lan' },
  balance,
  owed: 0,
})
async function show(answer: ReturnType<typeof found>, language: Language = 'en') {
  fakeApi.answer(reversals.transaction, answer)
  const closed: true[] = []
  const shown = await renderScreen(<ReverseDialog code="TX-7K3QX9" open onClose={() => closed.push(true)} />, {
    user: operator,
    language,
  })
  return { ...shown, closed }
}
const figures = (dialog: HTMLElement) => [...dialog.querySelectorAll('dd')].map((it) => it.textContent)

test('the dialog shows the sum, how far the balance reaches and what will be owed', async () => {
  const { screen, t } = await show(found())
  await screen.findByText(t('operatorReversals.owedText'))
  const [what, who, sum, balance, taken, owed] = figures(screen.getByRole('dialog'))
  assert.deepEqual([what, who], ['Gift · TX-7K3QX9', 'lan'])
  assert.equal(screen.getByRole('link', { name: 'lan' }).getAttribute('href'), '/operator/customers/7')
  for (const [shown, figure] of [
    [sum, /^70,000/],
    [balance, /^20,000/],
    [taken, /^20,000/],
    [owed, /^50,000/],
  ] as const)
    assert.match(shown ?? '', figure)
})

test('where the balance covers it, nothing is said of owing; a transfer and an order say what becomes of them', async () => {
  const transfer = await show(found({ type: 'bank_deposit', kind: 'deposit' }, 90_000))
  await transfer.screen.findByText(transfer.t('operatorReversals.transferWaits'))
  assert.equal(transfer.screen.queryAllByText(transfer.t('operatorReversals.owedText')).length, 0)
  transfer.view.unmount()
  const refund = await show(
    found({ type: 'refund', kind: 'refund', orderCode: 'RM-1', transactionCode: 'TX-2' }, 90_000),
  )
  assert.ok(await refund.screen.findByText(refund.t('operatorReversals.orderStays', { code: 'RM-1' })))
})

test('a debit comes back to the balance, and what is owed is paid of it first', async () => {
  const debit = { ...found({ kind: 'debit', amount: -30_000, transactionCode: 'TX-3' }), owed: 5_000 }
  const { screen, t } = await show(debit)
  await screen.findByText(t('operatorReversals.toBalance'))
  const [what, , sum, balance, back, repaid, ...others] = figures(screen.getByRole('dialog'))
  assert.equal(what, 'Taken by the shop · TX-3')
  for (const [shown, figure] of [
    [sum, /^−30,000/],
    [balance, /^20,000/],
    [back, /^30,000/],
    [repaid, /^5,000/],
  ] as const)
    assert.match(shown ?? '', figure)
  assert.deepEqual(others, [])
  assert.ok(screen.getByRole('button', { name: /Reverse 30,000/ }))
})

test('a reason is needed; with one it is sent once, and the dialog closes', async () => {
  const { screen, user, t, closed } = await show(found())
  const calls = fakeApi.answer(reversals.reverse, { transaction: { ...bankDeposit, kind: 'reversal' }, owed: 50_000 })
  const button = await screen.findByRole('button', { name: /70,000/ })
  await user.click(button)
  assert.ok(await screen.findByText(t('fields.required')))
  assert.equal(calls.length, 0)
  await user.type(screen.getByLabelText(t('operatorReversals.reason')), 'wrong customer')
  await user.click(button)
  assert.deepEqual([calls[0]?.params.code, calls[0]?.body.reason], ['TX-7K3QX9', 'wrong customer'])
  assert.equal(closed.length, 1)
})

test('what another operator has reversed meanwhile says so, before and after it is sent', async () => {
  const late = await show(found({ isReversible: false }))
  assert.ok(await late.screen.findByText(late.t('operatorReversals.notPossible')))
  late.view.unmount()
  const { screen, user, t, closed } = await show(found({ transactionCode: 'TX-2' }))
  fakeApi.refuse(reversals.reverse, 'ALREADY_USED', 'Done by somebody else.')
  await user.type(await screen.findByLabelText(t('operatorReversals.reason')), 'wrong customer')
  await user.click(screen.getByRole('button', { name: /70,000/ }))
  assert.ok(await screen.findByText('Done by somebody else.'))
  assert.equal(closed.length, 0)
})

for (const language of languages)
  test(`what will be owed has its words (${language})`, async () => {
    const { screen } = await show(found({ transactionCode: `TX-${language}` }), language)
    const words = { en: /before it can be spent/, vi: /trước khi khách hàng có thể tiêu/, ru: /сможет их потратить/ }
    assert.ok(await screen.findByText(words[language]))
  })
