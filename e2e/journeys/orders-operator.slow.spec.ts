import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const balanceOf = async (call: Client) => dataOf(await call(api.accounts.me)).user.balance

test('an order that cannot be delivered gives everything back, in words the customer reads', async ({ page, shop }) => {
  const { call, visitor } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 2 })
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('operatorOrders.fail') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(money(order.totalCash))
  await dialog.getByRole('button', { name: t('operatorOrders.failNow') }).click()
  await expect(dialog.getByText('Please fill this in')).toBeVisible()
  await dialog.getByLabel(t('operatorOrders.reason')).fill('Our page maker is ill.')
  await dialog.getByRole('button', { name: t('operatorOrders.failNow') }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(
    t('operatorOrders.failSure', { code: order.orderCode, sum: money(order.totalCash), name: visitor.username }),
  )
  await sure.getByRole('button', { name: t('operatorOrders.failNow') }).click()
  await expect(page.getByText(t('operatorOrders.allBackMeans'))).toBeVisible()
  expect(await balanceOf(call)).toBe(200_000)
  const { timeline } = dataOf(await call(api.orders.order, { params: { id: order.id } }))
  expect(timeline.at(-1)).toMatchObject({ event: 'failed', note: 'Our page maker is ill.', refunded: order.totalCash })
})

test('a pre-order of a bot is nothing to take: it waits for lines, and can be ended', async ({ page, shop }) => {
  const { call } = await createBuyer(shop, 20_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders?q=${order.orderCode}`)
  await expect(page.getByText(t('operatorOrders.noneFound'))).toBeVisible()
  await page.getByRole('button', { name: t('operatorOrders.searchAll') }).click()
  await expect(page).toHaveURL(new RegExp(`view=all.*${order.orderCode}|${order.orderCode}.*view=all`))
  const row = page.getByRole('row').filter({ hasText: order.orderCode })
  const take = t('operatorOrders.takeOf', { code: order.orderCode })
  await expect(row.getByRole('button', { name: take })).toHaveCount(0)
  await row.getByRole('link', { name: order.orderCode }).click()
  await expect(page.getByText('Paid, waiting for lines from the customer or from you.')).toBeVisible()
  await expect(page.getByRole('button', { name: t('operatorOrders.take') })).toHaveCount(0)
  await page.getByRole('button', { name: t('operatorOrders.giveBack') }).click()
  await page.getByRole('menuitem', { name: t('operatorOrders.refund') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorOrders.reason')).fill('We do not offer it any more.')
  const deed = t('operatorOrders.refundNow', { sum: money(order.totalCash) })
  await dialog.getByRole('button', { name: deed }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: deed }).click()
  await expect(page.getByText(t('operatorOrders.allBackMeans'))).toBeVisible()
  expect(await balanceOf(call)).toBe(20_000)
})
