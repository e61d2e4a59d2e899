import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StockItem } from '@runmart/contract/stock'
import { goods } from '@runmart/contract/stock-goods'
import { within } from '@testing-library/react'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { many, operator } from '#test/samples.ts'
import { OrderGoods } from './order-goods.tsx'

const item = (at: number, more: Partial<StockItem> = {}): StockItem => ({
  id: String(at + 1),
  state: 'sold',
  size: null,
  addedAt: '2026-11-15T08:00:00.000Z',
  expiresAt: null,
  orderId: 'order',
  soldAt: '2026-11-16T08:00:00.000Z',
  seenAt: at === 0 ? '2026-11-16T09:00:00.000Z' : null,
  reason: null,
  replacedBy: null,
  ...more,
})
const show = () => renderScreen(<OrderGoods orderId="order" />, { user: operator })

test('an item is replaced for a reason, under the number that its customer sees', async () => {
  fakeApi.answer(goods.ofOrder, { items: many(2, item) })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorStock.replaceOf', { number: 2 }) }))
  const dialog = within(await screen.findByRole('dialog', { name: t('operatorStock.replaceTitle', { number: 2 }) }))
  await user.type(dialog.getByLabelText(t('operatorStock.reason')), 'Does not answer')
  const items = [item(0), item(1, { replacedBy: '3', reason: 'Does not answer' }), item(2)]
  const calls = fakeApi.answer(goods.replace, { item: '3' }, 'Replaced.')
  fakeApi.answer(goods.ofOrder, { items })
  await user.click(dialog.getByRole('button', { name: t('operatorStock.replaceNow') }))
  assert.ok(await screen.findByText('Replaced.'))
  assert.deepEqual([calls[0]?.params.item, calls[0]?.body.reason], ['2', 'Does not answer'])
  assert.ok(await screen.findByText(t('operatorStock.replacement')))
  const rows = screen.getAllByRole('listitem')
  assert.equal(rows.length, 2)
  assert.match(rows[1]?.textContent ?? '', /^2.*Item 3.*Replacement.*Item 2.*Replaced.*Does not answer/)
})

test('an empty stock is said to be one, with what to do', async () => {
  fakeApi.answer(goods.ofOrder, { items: [item(0)] })
  const { screen, user, t } = await show()
  await user.click(await screen.findByRole('button', { name: t('operatorStock.replaceOf', { number: 1 }) }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(t('operatorStock.reason')), 'Broken')
  fakeApi.refuse(goods.replace, 'SERVICE_UNAVAILABLE_NOW', 'Not now.')
  await user.click(dialog.getByRole('button', { name: t('operatorStock.replaceNow') }))
  assert.ok(await dialog.findByText(t('operatorStock.outOfStock')))
})

test('goods that could not be loaded are tried again', async () => {
  fakeApi.refuse(goods.ofOrder, 'RATE_LIMITED', 'Too fast.')
  const { screen, user, t } = await show()
  assert.ok(await screen.findByText('Too fast.'))
  fakeApi.answer(goods.ofOrder, { items: [item(0)] })
  await user.click(screen.getByRole('button', { name: t('ui.tryAgain') }))
  assert.ok(await screen.findByText(t('operatorStock.found', { id: '1' })))
})
