import { readFileSync } from 'node:fs'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import { askToBuy, goods, pay } from '../stock/goods.ts'
import { createSellable, createStocked, PRICE, proxies } from '../stock/stocked-service.ts'

const t = words.en

// Proves S10.41.
test('files that an operator uploads are bought and downloaded, byte by byte, by their customer', async ({
  page,
  shop,
  browser,
}) => {
  const run = crypto.randomUUID().slice(0, 8)
  const files = ['Khóa bản quyền', 'key'].map((name) => ({
    name: `${name} ${run}.bin`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(crypto.getRandomValues(new Uint8Array(40_000))),
  }))
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const id = await createSellable(operator)
  await page.goto(`/operator/services/${id}/stock`)
  await page.getByText(t('operatorStock.kindFiles'), { exact: true }).click()
  await page.getByLabel(t('operatorStock.files')).setInputFiles(files)
  await page.getByRole('button', { name: t('operatorStock.addNow', { count: 2 }) }).click()
  await expect(page.getByText(t('operatorStock.added', { count: 2 }))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: t('operatorStock.fileOf', { size: '40 kB' }) })).toHaveCount(2)

  const { visitor } = await createBuyer(shop, 10 * PRICE)
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const buyer = await context.newPage()
  await setPreferences(buyer, 'en')
  await signInAs(buyer, shop, visitor)
  await askToBuy(buyer, id, 2)
  await pay(buyer)
  await buyer.getByRole('button', { name: t('goods.show'), exact: true }).click()
  await expect(goods(buyer)).toContainText(files.map((it) => it.name))
  for (const { name, buffer } of files) {
    const saving = buyer.waitForEvent('download')
    await buyer.getByRole('button', { name: t('goods.saveFileOf', { name }) }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(name)
    expect(readFileSync(await saved.path()).equals(buffer)).toBe(true)
  }
  await context.close()
  await expect(page.getByText(run)).toHaveCount(0)

  const renamed = files.slice(1).map((it) => ({ ...it, name: 'renamed.bin' }))
  await page.getByLabel(t('operatorStock.findFile'), { exact: true }).setInputFiles(renamed)
  const found = page.getByRole('status').filter({ hasText: t('itemStates.sold') })
  await expect(found).toContainText(t('operatorStock.seen'))
})

// Proves S10.45.
test('an item that does not work is replaced, and its customer sees the new one without a reload', async ({
  page,
  shop,
  browser,
}) => {
  const lines = proxies(4)
  const operator = await callAs(shop, shop.demo.operator)
  const id = await createStocked(operator, lines)
  const { visitor, call } = await createBuyer(shop, 5 * PRICE)
  const body = { serviceId: id, amount: 3, contactInfo: '@khanh' }
  const { order } = dataOf(await call(api.orders.owner, { body }, newIdempotencyKey()))
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: t('goods.show'), exact: true }).click()
  await expect(goods(page)).toContainText(lines.slice(0, 3))

  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const desk = await context.newPage()
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  await desk.goto(`/operator/orders?view=all&q=${order.orderCode}`)
  await desk.getByRole('link', { name: order.orderCode }).click()
  const replace = async () => {
    await desk.getByRole('button', { name: t('operatorStock.replaceOf', { number: 2 }) }).click()
    const dialog = desk.getByRole('dialog', { name: t('operatorStock.replaceTitle', { number: 2 }) })
    await dialog.getByLabel(t('operatorStock.reason')).fill('Does not answer')
    await dialog.getByRole('button', { name: t('operatorStock.replaceNow') }).click()
    return dialog
  }
  await replace()
  await expect(desk.getByText('Item replaced').first()).toBeVisible()

  await expect(goods(page).nth(1)).toContainText(lines[3] ?? '')
  await expect(goods(page).nth(1).locator('s')).toHaveText(lines[1] ?? '')
  await expect(page.getByText('Does not answer')).toBeVisible()
  await expect((await replace()).getByText(t('operatorStock.outOfStock'))).toBeVisible()
  await context.close()
})
