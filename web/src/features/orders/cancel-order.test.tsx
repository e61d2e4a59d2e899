import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { waitFor, within } from '@testing-library/react'
import { useApi } from '#platform/use-api.ts'
import { fakeApi } from '#test/fake-api.ts'
import { renderScreen } from '#test/render.tsx'
import { botOrder, customer, orderView, pendingOrder } from '#test/samples.ts'
import { moneyText } from '#ui/money-text.ts'
import { CancelOrder } from './cancel-order.tsx'

const view = (order: Order, refundQuote: number | null) => ({ ...orderView, order, refundQuote })

/** Like the order's page, it reads the refund from the cache. */
function Page() {
  const { data } = useApi(orders.order, { params: { id: pendingOrder.id } })
  return data && <CancelOrder order={data.order} refundQuote={data.refundQuote} />
}

async function open(order: Order, refund: number, language: Language = 'en') {
  fakeApi.answer(orders.order, view(order, refund))
  const { screen, user, t } = await renderScreen(<Page />, { user: customer, language })
  await user.click(await screen.findByRole('button', { name: t('orderPage.cancel') }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = () => user.click(dialog.getByRole('button', { name: t('orderPage.cancel') }))
  return { screen, user, t, dialog, confirm }
}

test('what is over, or may not be cancelled any more, has no button', async () => {
  for (const [order, quote] of [
    [{ ...pendingOrder, orderStatus: 'success' }, 0],
    [pendingOrder, null],
  ] as [Order, number | null][]) {
    const { screen } = await renderScreen(<CancelOrder order={order} refundQuote={quote} />)
    assert.equal(screen.queryAllByRole('button').length, 0)
  }
})

// Proves S5.12.
test('each refund has its own terms before anything happens', async () => {
  const cases = [
    ['cancelFree', { ...pendingOrder, totalCash: 0 }, 0],
    ['cancelNothing', pendingOrder, 0],
    ['cancelAll', pendingOrder, 80_000],
    ['cancelRest', { ...pendingOrder, refunded: 30_000 }, 50_000],
    ['cancelPart', pendingOrder, 50_000],
    ['cancelMoving', botOrder, 50_000],
  ] as const
  for (const [terms, order, refund] of cases) {
    const { screen, user, t } = await renderScreen(<CancelOrder order={order} refundQuote={refund} />)
    await user.click(screen.getByRole('button', { name: t('orderPage.cancel') }))
    const dialog = await screen.findByRole('alertdialog')
    const [amount, total] = [moneyText('en', refund), moneyText('en', 80_000)]
    assert.ok(dialog.textContent.includes(t(`orderPage.${terms}`, { code: 'RM-7K3QX9', amount, total })), terms)
    assert.equal(dialog.textContent.split('Are you sure about that!').length, 2)
    // The dialog uses the future tense.
    assert.match(dialog.textContent, /This cancels order RM-7K3QX9/)
    assert.equal(dialog.textContent.includes('?'), false)
    await user.click(screen.getByRole('button', { name: t('orderPage.keep') }))
    await waitFor(() => assert.equal(screen.queryAllByRole('alertdialog').length, 0))
  }
})

test('the refund that was shown is sent; then the order is loaded anew', async () => {
  const { screen, confirm } = await open(pendingOrder, 80_000)
  const cancelled: Order = { ...pendingOrder, orderStatus: 'cancel', refunded: 80_000 }
  const calls = fakeApi.answer(orders.cancel, { order: cancelled, refunded: 80_000, balance: 580_000 }, 'Cancelled.')
  const loads = fakeApi.answer(orders.order, view(cancelled, null))
  await confirm()
  assert.ok(await screen.findByText('Cancelled.'))
  assert.equal(calls[0]?.params?.id, pendingOrder.id)
  assert.deepEqual(calls[0]?.query, { acceptRefund: '80000' })
  await waitFor(() => assert.equal(loads.length, 1))
})

test('while a bot works the falling sum is not part of the agreement', async () => {
  const { screen, confirm } = await open(botOrder, 50_000)
  const calls = fakeApi.answer(orders.cancel, { order: botOrder, refunded: 48_000, balance: 548_000 }, 'Cancelled.')
  await confirm()
  assert.ok(await screen.findByText('Cancelled.'))
  assert.deepEqual(calls[0]?.query, {})
})

// Proves S2.8, S3.61, S4.4.
test('when another sum is due by now, nothing is cancelled and the new one is shown, in Russian too', async () => {
  const { t, dialog, confirm } = await open(pendingOrder, 80_000, 'ru')
  fakeApi.answer(orders.order, view(pendingOrder, 60_000))
  fakeApi.refuse(orders.cancel, 'REFUND_CHANGED', 'Сумма изменилась.', { refund: 60_000 })
  await confirm()
  assert.ok(await dialog.findByText(t('errors.REFUND_CHANGED')))
  assert.ok(dialog.getByText(/60\s000\s₫/))
})

test('a refusal closes the question and is said; a lost connection leaves it open to be sent once more', async () => {
  const { screen, t, confirm } = await open(pendingOrder, 80_000)
  const lost = fakeApi.lose(orders.cancel)
  await confirm()
  assert.ok(await screen.findByText(t('shell.unreachable')))
  assert.ok(screen.getByRole('alertdialog'))
  const refused = fakeApi.refuse(orders.cancel, 'INVALID_TRANSITION', 'It has begun.')
  await confirm()
  assert.ok(await screen.findByText('It has begun.'))
  assert.deepEqual(refused, lost, 'sent once more under the same key')
  await waitFor(() => assert.equal(screen.queryAllByRole('alertdialog').length, 0))
})
