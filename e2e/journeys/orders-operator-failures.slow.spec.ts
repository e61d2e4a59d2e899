import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { dropNextResponse } from '../shop/drop-next-response.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const balanceOf = async (call: Client) => dataOf(await call(api.accounts.me)).user.balance

test('part of the money goes back once, also after a lost answer, and a done order stays done', async ({
  page,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 1 })
  const operator = await callAs(shop, shop.demo.operator)
  const params = { id: order.id }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  dataOf(await operator(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }, newIdempotencyKey()))
  const before = await balanceOf(call)
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('operatorOrders.refundPart') }).click()
  const dialog = page.getByRole('dialog')
  const sure = page.getByRole('alertdialog')
  const send = dialog.getByRole('button', { name: t('operatorOrders.refundPart') })
  await dialog.getByLabel(t('operatorOrders.reason')).fill('It was a day late.')
  await dialog.getByLabel(t('operatorOrders.refundAmount')).fill(String(order.totalCash + 1))
  await send.click()
  await expect(dialog.getByText(t('fields.between', { least: money(1), most: money(order.totalCash) }))).toBeVisible()
  await dialog.getByLabel(t('operatorOrders.refundAmount')).fill('10,000')

  await dropNextResponse(page, '**/refund-part')
  const confirm = async () => {
    await send.click()
    await expect(sure).toContainText(t('operatorOrders.refundPartSure', { sum: money(10_000), name: visitor.username }))
    await sure.getByRole('button', { name: t('operatorOrders.refundNow', { sum: money(10_000) }) }).click()
  }
  await confirm()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await confirm()
  await expect(page.getByText('Customer refunded.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('It was a day late.')).toHaveCount(1)
  expect(await balanceOf(call)).toBe(before + 10_000)
  expect(dataOf(await call(api.orders.order, { params })).order).toMatchObject({
    orderStatus: 'success',
    refunded: 10_000,
  })
})

test('a part refund changed after a lost answer is told of the first one instead of being a second', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 1 })
  const before = await balanceOf(call)
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders/${order.id}`)
  const dialog = page.getByRole('dialog')
  const giveBack = async (sum: number) => {
    await page.getByRole('button', { name: t('operatorOrders.giveBack') }).click()
    await page.getByRole('menuitem', { name: t('operatorOrders.refundPart') }).click()
    await dialog.getByLabel(t('operatorOrders.refundAmount')).fill(String(sum))
    await dialog.getByLabel(t('operatorOrders.reason')).fill('It was a day late.')
    await dialog.getByRole('button', { name: t('operatorOrders.refundPart') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('operatorOrders.refundNow', { sum: money(sum) }) })
      .click()
  }
  await dropNextResponse(page, '**/refund-part')
  await giveBack(10_000)
  await expect(dialog.getByRole('alert')).toBeVisible()
  // Neither closing the dialog nor a reload makes it another action.
  await page.reload()
  await giveBack(20_000)
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.IDEMPOTENCY_MISMATCH'))
  expect(await balanceOf(call)).toBe(before + 10_000)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('It was a day late.')).toHaveCount(1)
  // After the refusal the operator may decide again.
  await giveBack(20_000)
  await expect(page.getByText('Customer refunded.')).toBeVisible()
  expect(await balanceOf(call)).toBe(before + 30_000)
})
