import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const PRICE = 2_000

/** Proxies of the range that is kept for examples, which nobody else has added. */
function proxies(count: number): string[] {
  const run = crypto.randomUUID().slice(0, 8)
  return Array.from({ length: count }, (_, at) => `192.0.2.${at}:8080:${run}:pass-${at}`)
}

async function createStocked(operator: Client, lines: readonly string[]): Promise<string> {
  const { id } = await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100 })
  dataOf(await operator(api.stock.add, { params: { id }, body: { lines: [...lines] } }))
  return id
}

/** Fills in the order form of a service, as far as the question before paying. */
async function askToBuy(page: Page, service: string, amount: number): Promise<void> {
  await page.goto(`/orders/new?service=${service}&amount=${amount}`)
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).waitFor()
}
const pay = (page: Page) => confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()

const goods = (page: Page) => page.getByRole('list', { name: t('goods.title') }).getByRole('listitem')

test('proxies that an operator pastes are bought and read in the same minute, copied, saved, and there after a reload', async ({
  page,
  shop,
  browser,
}) => {
  const lines = proxies(8)
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { id } = await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100 })
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

  await page.reload()
  await page.getByRole('textbox', { name: t('operatorStock.findValue'), exact: true }).fill(lines[1] ?? '')
  await page.getByRole('button', { name: t('operatorStock.findNow'), exact: true }).click()
  const found = page.getByRole('status').filter({ hasText: t('itemStates.sold') })
  await expect(found).toContainText(t('operatorStock.seen'))
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', { name: order?.orderCode ?? '', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: t('operatorStock.goods') }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('192.0.2.')).toHaveCount(0)
})

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
  const { id } = await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100 })
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

test('two want the last item: one has it, the other reads that it is gone and keeps the money', async ({
  page,
  shop,
  browser,
}) => {
  const operator = await callAs(shop, shop.demo.operator)
  const [last = ''] = proxies(1)
  const id = await createStocked(operator, [last])
  const [one, two] = [await createBuyer(shop, 5 * PRICE), await createBuyer(shop, 5 * PRICE)]
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const pages = [page, await context.newPage()] as const
  for (const [at, it] of [one, two].entries()) {
    const own = pages[at] as Page
    await setPreferences(own, 'en')
    await signInAs(own, shop, it.visitor)
    await askToBuy(own, id, 1)
  }
  await Promise.all(pages.map(pay))
  const placed = (it: Page) => it.getByRole('button', { name: t('goods.show'), exact: true })
  const refused = (it: Page) => it.getByText(t('errors.SERVICE_UNAVAILABLE_NOW'))
  for (const it of pages) await expect(placed(it).or(refused(it)).first()).toBeVisible()
  const isWinner = await placed(pages[0]).isVisible()
  const [winner, loser] = isWinner ? pages : ([pages[1], pages[0]] as const)
  const [lucky, unlucky] = isWinner ? [one, two] : [two, one]
  await placed(winner).click()
  await expect(goods(winner)).toContainText([last])
  await expect(refused(loser).first()).toBeVisible()
  const balanceOf = async (call: Client) => dataOf(await call(api.accounts.me)).user.balance
  expect([await balanceOf(lucky.call), await balanceOf(unlucky.call)]).toEqual([4 * PRICE, 5 * PRICE])
  await context.close()
})

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
