import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Service } from '@runmart/contract/catalog'
import { plainSpaces, renderScreen } from '#test/render.tsx'
import { AmountInput, useAmount } from './amount-input.tsx'

const service: Service = {
  id: '7f1c2a90-0000-4000-8000-000000000003',
  slug: 'links',
  name: 'Newsletter',
  description: 'Subscribers who read.',
  category: 'referral',
  categoryName: 'Referral',
  picture: null,
  glyph: 'referral',
  provider: 'PARTNER_PROVIDED',
  serviceType: 'REFERRAL',
  mode: 'multi',
  status: 'active',
  stocked: false,
  availability: null,
  price: 4_000,
  brackets: [],
  billing: 'unit',
  unit: 'unit',
  minAmount: 1,
  maxAmount: 100_000,
  botId: null,
  fields: [],
  warrantyDays: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  stats: null,
  claimStats: null,
}

function Sample() {
  const amount = useAmount(service)
  return (
    <>
      <AmountInput service={service} amount={amount} error={undefined} />
      <output title="value">{String(amount.value)}</output>
    </>
  )
}

test('an amount is read as the language writes it; anything else stays as typed, with how to write it', async () => {
  for (const [language, own, foreign] of [
    ['en', '1,500', '1.500'],
    ['vi', '1.500', '1,500'],
    ['ru', '1 500', '1.500'],
  ] as const) {
    const { screen, user, t } = await renderScreen(<Sample />, { language })
    const field = screen.getByLabelText<HTMLInputElement>(t('orderForm.amount'))
    const type = async (text: string) => {
      await user.clear(field)
      await user.type(field, text)
      return [field.value, screen.getByTitle('value').textContent]
    }
    assert.deepEqual(await type(own), [own, '1500'])
    assert.deepEqual(await type(foreign), [foreign, 'null'])
    assert.ok(screen.getByText(plainSpaces(t('fields.numberFormat'))))
    assert.deepEqual(await type('123456789'), ['123456789', 'null'])
    assert.ok(screen.getByText(plainSpaces(t('orderForm.range', { least: 1, most: 100_000 }))))
  }
})
