import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { moneyText } from '#ui/money-text.ts'
import { FormattedAmountField } from './formatted-amount-field.tsx'

function Sample({ onChange }: { onChange: (amount: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <FormattedAmountField
      name="amount"
      label="Amount"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('thousands are marked while an amount is typed; what the language does not write stays and is no amount', async () => {
  for (const [language, marked, foreign] of [
    ['en', '1,500,000', '35.000'],
    ['vi', '1.500.000', '35,000'],
    ['ru', '1\u00a0500\u00a0000', '35.000'],
  ] as const) {
    let amount: number | null = null
    const { screen, user, t } = await renderScreen(<Sample onChange={(next) => (amount = next)} />, { language })
    const field = screen.getByLabelText<HTMLInputElement>('Amount')
    await user.type(field, '1500000')
    assert.deepEqual([field.value, amount], [marked, 1_500_000])
    await user.clear(field)
    await user.paste(marked)
    assert.deepEqual([field.value, amount], [marked, 1_500_000])
    await user.clear(field)
    await user.paste(foreign)
    assert.deepEqual([field.value, amount], [foreign, null])
    assert.ok(screen.getByText(plainSpaces(t('fields.numberFormat'))))
    await user.clear(field)
    await user.paste('12345678901')
    assert.deepEqual([field.value, amount], ['12345678901', null])
    assert.ok(screen.getByText(plainSpaces(t('fields.atMost', { most: moneyText(language, 9_999_999_999) }))))
  }
})
