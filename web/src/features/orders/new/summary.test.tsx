import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quote } from '@runmart/contract/orders-order'
import { renderScreen } from '#test/render.tsx'
import { Summary } from './summary.tsx'
import type { Price } from './use-price.ts'

const quote: Quote = {
  unitPrice: 90_000,
  amount: 2,
  subtotal: 180_000,
  tierDiscount: 9_000,
  tierPercent: 5,
  codeDiscount: 27_000,
  total: 144_000,
  balance: 500_000,
  enough: true,
}
const nothing: Price = { quote: null, isFetching: false, error: null, problems: {}, codeProblem: null, refetch() {} }

async function show(price: Partial<Price>, balance = 500_000) {
  const words = { empty: 'Choose first', action: 'Order', promise: 'Money comes back' }
  const ui = <Summary price={{ ...nothing, ...price }} code="km-15" balance={balance} blocked={false} {...words} />
  const { screen, user, t, view } = await renderScreen(ui)
  return { screen, user, t, text: view.container.textContent.replace(/\s+/g, ' ') }
}

test('the total is explained line by line, and what it leaves is said', async () => {
  const { text } = await show({ quote })
  for (const sum of ['180,000 ₫', '9,000 ₫', '27,000 ₫', '144,000 ₫', '356,000 ₫']) assert.ok(text.includes(sum), sum)
  assert.match(text, /KM-15/)
})

test('too little money names what is missing and leads to the deposit', async () => {
  const { screen, t, text } = await show({ quote }, 100_000)
  assert.match(text, /Insufficient balance: deposit 44,000 ₫ more/)
  const deposit = screen.getByRole('link', { name: t('orderForm.depositMissing', { amount: '44,000\u00a0₫' }) })
  assert.equal(deposit.getAttribute('href'), '/deposit?amount=44000&back=order')
})

test('nothing to price, a price on its way and a refused price each look their own', async () => {
  const empty = await show({})
  assert.ok(empty.screen.getByText('Choose first'))
  const asking = await show({ isFetching: true })
  assert.equal(asking.screen.queryAllByText('Choose first').length, 0)
  let again = 0
  const refused = await show({ error: 'Not now.', refetch: () => again++ })
  assert.ok(refused.screen.getByText('Not now.'))
  await refused.user.click(refused.screen.getByRole('button', { name: refused.t('ui.tryAgain') }))
  assert.equal(again, 1)
})
