import { readFileSync } from 'node:fs'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import { askToBuy, goods, pay } from '../stock/goods.ts'
import { createSellable, PRICE, proxies } from '../stock/stocked-service.ts'

const t = words.en

// Proves S10.40.
test('proxies that an operator pastes are bought and read in the same minute, copied, saved, and there after a reload', async ({
  page,
  shop,
  browser,
}) => {
  const lines = proxies(8)
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const id = await createSellable(operator)
  await page.goto(`/operator/services/${id}`)
  await page.getByRole('link', { name: t('operatorStock.tab'), exact: true }).click()
  await expect(page.getByText(t('operatorStock.empty'))).toBeVisible()
  await page.getByRole('textbox', { name: t('operatorStock.lines') }).fill([...lines, '', lines[2]].join('\n'))
  await page.getByRole('button', { name: t('operatorStock.addNow', { count: 9 }) }).click()
  await expect(page.getByText(t('operatorStock.repeated', { count: 1, lines: '10' }))).toBeVisible()
  await expect(page.getByText(t('operatorStock.added', { count: 8 }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: t('itemStates.free') })).toHaveCount(8)

  const { visitor, call } = await createBuyer(shop, 10 * PRICE)
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const buyer = await context.newPage()
  await setPreferences(buyer, 'en')
  await signInAs(buyer, shop, visitor)
  await askToBuy(buyer, id, 5)
  await pay(buyer)
  await expect(buyer).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  const [order] = dataOf(await call(api.orders.history)).items
  await expect(buyer.getByText(t('orderForm.delivered', { code: order?.orderCode ?? '' }))).toBeVisible()
  expect(order).toMatchObject({ orderStatus: 'success', goods: 5, totalCash: 5 * PRICE })

  const read = async () => {
    await expect(buyer.getByText(lines[0] ?? '')).toHaveCount(0)
    await buyer.getByRole('button', { name: t('goods.show'), exact: true }).click()
    await expect(goods(buyer)).toHaveCount(5)
  }
  await read()
  await buyer.getByRole('button', { name: t('goods.copyAll') }).click()
  const copied = () => buyer.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe(lines.slice(0, 5).join('\n'))
  await buyer.getByRole('button', { name: t('goods.copy', { number: 4 }) }).click()
  await expect.poll(copied).toBe(lines[3])
  const saving = buyer.waitForEvent('download')
  await buyer.getByRole('button', { name: t('goods.download') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`${order?.orderCode}.txt`)
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${lines.slice(0, 5).join('\n')}\n`)
  await buyer.reload()
  await read()
  await context.close()

  await page.getByRole('textbox', { name: t('operatorStock.findValue'), exact: true }).fill(lines[1] ?? '')
  await page.getByRole('button', { name: t('operatorStock.findNow'), exact: true }).click()
  const found = page.getByRole('status').filter({ hasText: t('itemStates.sold') })
  await expect(found).toContainText(t('operatorStock.seen'))
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', { name: order?.orderCode ?? '', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: t('operatorStock.goods') }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('192.0.2.')).toHaveCount(0)
})
