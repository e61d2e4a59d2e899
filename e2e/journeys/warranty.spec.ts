import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import { createWithWarranty, PRICE, proxies } from '../stock/stocked-service.ts'

const t = words.en

// Proves S10.52.
test('an item that does not work is reported under warranty and replaced right away', async ({ page, shop }) => {
  const lines = proxies(5)
  const id = await createWithWarranty(await callAs(shop, shop.demo.operator), lines, 25)
  const { visitor, call } = await createBuyer(shop, 5 * PRICE)
  const body = { serviceId: id, amount: 3, contactInfo: '@khanh' }
  const { order } = dataOf(await call(api.orders.owner, { body }, newIdempotencyKey()))
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: t('warranty.report') }).click()
  await page.getByText(lines[1] ?? '').waitFor()
  await page.getByRole('checkbox', { name: t('warranty.choose', { number: 2 }) }).press('Space')
  await page.getByRole('button', { name: t('warranty.next') }).click()
  const dialog = page.getByRole('dialog', { name: t('warranty.claimTitle') })
  await dialog.getByLabel(t('warranty.text')).fill('No answer since this morning')
  await dialog.getByRole('button', { name: t('warranty.send') }).click()
  await expect(dialog).toHaveCount(0)
  const goods = page.getByRole('list', { name: t('goods.title') }).getByRole('listitem')
  await expect(goods.nth(1)).toContainText(lines[3] ?? '')
  await expect(goods.nth(1).locator('s')).toHaveText(lines[1] ?? '')
  const claims = page.getByRole('list', { name: t('warranty.claims') })
  await expect(claims).toContainText(t('claimStates.replaced'))
  await expect(claims).toContainText('Item 2')
  await expect(claims).toContainText('No answer since this morning')
})
