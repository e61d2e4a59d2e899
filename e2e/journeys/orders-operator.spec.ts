import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
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
