import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { customer, listPage, many } from '#test/samples.ts'
import DiscountCodesPage from './discount-codes-page.tsx'

const code = (name: string): DiscountCode => ({
  code: name,
  draft: {
    kind: 'percent',
    value: 10,
    startsAt: null,
    endsAt: null,
    mostUses: null,
    mostUsesEach: null,
    minimum: 0,
    serviceIds: null,
    active: true,
  },
  uses: 0,
  discounted: 0,
  createdAt: '2026-11-15T08:00:00.000Z',
})
const show = (path = '/') => renderScreen(<DiscountCodesPage />, { user: { ...customer, role: 'operator' }, path })

test('no code yet and none that matches are told apart', async () => {
  fakeApi.answer(discountCodes.codes, listPage([]))
  const nothing = await show()
  assert.ok(await nothing.screen.findByText(nothing.t('operatorDiscountCodes.none')))
  const noMatch = await show('/?q=TET')
  assert.ok(await noMatch.screen.findByText(noMatch.t('operatorDiscountCodes.noneFound', { text: 'TET' })))
})

test('refused codes say why and can be tried again', async () => {
  fakeApi.refuse(discountCodes.codes, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText(/Too fast\./))
  fakeApi.answer(discountCodes.codes, listPage([code('TET2027')]))
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText('TET2027'))
})

test('many codes are counted, and a full page leads to the next', async () => {
  const items = many(10, (at) => code(`TET-${at}`))
  const calls = fakeApi.answer(discountCodes.codes, listPage(items, 25))
  const { screen, user, t } = await show()
  assert.equal((await screen.findAllByText(/^TET-\d$/)).length, 10)
  assert.ok(screen.getByText(t('operatorDiscountCodes.found', { count: 25 })))
  await user.click(screen.getByRole('button', { name: t('lists.nextPage') }))
  assert.equal(calls.at(-1)?.query?.page, '2')
})
