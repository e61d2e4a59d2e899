import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const money = (dong: number) => `${dong.toLocaleString('en')}\u00a0₫`
const balanceOf = async (call: Client) => dataOf(await call(api.accounts.me)).user.balance

test('an order with links: taken from the queue, progress link by link, delivered with a document and the rest given back', async ({
  page,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 300_000)
  const service = await serviceNamed(call, 'Managed referral campaign')
  const links = [1, 2, 3].map((nth) => ({ link: `https://example.com/join/${nth}?ref=khach`, amount: 5 }))
  const body = { serviceId: service.id, orderType: 'multiply' as const, links, contactInfo: '@khach_on_telegram' }
  const { order } = dataOf(await call(api.orders.ref, { body }, newIdempotencyKey()))
  const paid = await balanceOf(call)
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)

  await page.goto(`/operator/orders?q=${order.orderCode}`)
  await expect(page.getByRole('link', { name: /order.* waiting|orders are waiting/ }).first()).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: order.orderCode })
  await expect(row).toContainText(visitor.username)
  await expect(row).toContainText(money(order.totalCash))
  await row.getByRole('button', { name: t('operatorOrders.takeOf', { code: order.orderCode }) }).click()
  const sure = page.getByRole('alertdialog')
  await expect(page.getByText(t('operatorDesk.taken', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('operatorOrders.noneFound'))).toBeVisible()
  await page.getByRole('tab', { name: t('operatorOrders.inProgress') }).click()
  await expect(page).toHaveURL(/view=in-progress/)
  await page.getByRole('link', { name: order.orderCode }).click()
  const openPage = page.getByRole('link', { name: t('operatorDesk.openPage') })
  await openPage.click()
  await page.getByRole('link', { name: t('operatorOrders.back') }).click()
  await expect(page).toHaveURL(/view=in-progress/)
  await openPage.click()

  await expect(page.getByRole('heading', { name: order.orderCode, level: 1 })).toBeVisible()
  await expect(page.getByText('@khach_on_telegram')).toBeVisible()
  const save = page.getByRole('button', { name: t('operatorOrders.saveProgress') })
  await expect(save).toBeDisabled()
  const count = (line: number) => page.getByLabel(t('operatorOrders.doneOfLink', { line }))
  await count(2).fill('6')
  await expect(page.getByText('Must be between what’s already done and what was ordered')).toBeVisible()
  await expect(save).toBeDisabled()
  await count(2).fill('2')
  await page.getByRole('button', { name: t('operatorOrders.allDoneOf', { line: 1 }) }).click()
  await expect(page.getByText(t('operatorOrders.linksChanged', { count: 2 }))).toBeVisible()
  await save.click()
  await expect(page.getByText('Progress saved.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7')
  await expect(page.getByText(t('operatorOrders.nothingChanged'))).toBeVisible()

  const { refundQuote } = dataOf(await call(api.orders.order, { params: { id: order.id } }))
  if (refundQuote === null) throw new Error('An order in progress has a refund quote')
  await page.getByRole('button', { name: t('operatorOrders.deliver'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('operatorOrders.deliverTitle', { code: order.orderCode }) })
  await dialog.getByLabel(t('operatorOrders.deliverLink')).fill('docs.example.com')
  await dialog.getByRole('button', { name: t('operatorOrders.deliver') }).click()
  await expect(dialog.getByText('Enter a full address starting with https://')).toBeVisible()
  await dialog.getByLabel(t('operatorOrders.deliverLink')).fill('https://docs.example.com/report')
  await dialog.getByLabel(t('operatorOrders.deliverNote')).fill('Seven of fifteen joined.')
  await expect(dialog.getByText(money(refundQuote))).toBeVisible()
  await dialog.getByText(t('operatorOrders.restRefund')).click()
  await dialog.getByRole('button', { name: t('operatorOrders.deliver') }).click()
  await expect(sure).toContainText(money(refundQuote))
  await expect(sure).toContainText(visitor.username)
  await sure.getByRole('button', { name: t('operatorOrders.deliverNow') }).click()
  await expect(page.getByText('Order delivered.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'docs.example.com' })).toBeVisible()
  await expect(page.getByText('Seven of fifteen joined.')).toBeVisible()
  await expect(page.getByRole('button', { name: t('operatorOrders.deliver'), exact: true })).toHaveCount(0)
  expect(await balanceOf(call)).toBe(paid + refundQuote)
})

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
