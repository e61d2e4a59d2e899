import type { Browser, Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { type StartedShop, startOwnShop } from '../../testing/shop/start-shop.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { type LocalSite, openLocalSite } from '../bots/local-site.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const PRICE = 15
const SOON = { timeout: 20_000 }

test.describe.configure({ mode: 'default' })
let site: LocalSite
let shop: StartedShop
let customer: Client

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await openLocalSite(200)
  // One place, so that two runs already have to take turns.
  shop = await startOwnShop({ BOT_ALLOW_HOSTS: site.host, BOT_RUNS_PER_NODE: '1' })
  customer = await callAs(shop, { email: 'demo@runmart.local', password: shop.demoPassword })
})
test.afterAll(async () => {
  await shop.stop()
  await site.close()
})

async function enterOffice(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: shop.url })
  await setPreferences(page, 'en')
  await signInAs(page, shop, { email: 'operator@runmart.local', password: shop.demoPassword })
  return page
}

/** Runs the link checker over this many pages of the site. */
async function run(count: number) {
  const { id: serviceId } = await serviceNamed(customer, 'Link checker')
  const body = { serviceId, contactInfo: '@khach', fileName: 'links.txt', content: site.links(count).join('\n') }
  return dataOf(await customer(api.orders.autoBotUpload, { body }, newIdempotencyKey())).order
}

const orderOf = async (id: string) => dataOf(await customer(api.orders.order, { params: { id } }))
const text = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
})

test('an operator sees what runs and what waits, reads a log, and ends a run with a reason', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await enterOffice(browser)
  const first = await run(400)
  const second = await run(400)
  await page.goto('/operator')
  await page.getByRole('link', { name: t('operatorShell.bots') }).click()
  const runs = page.getByRole('list', { name: t('operatorBots.running') }).getByRole('listitem')
  const row = (code: string) => runs.filter({ hasText: code })
  const node = page.getByRole('list', { name: t('operatorBots.nodes') }).getByRole('listitem')
  await expect(runs.first()).toContainText(first.orderCode)
  await expect(row(first.orderCode)).toContainText('link-checker')
  await expect(row(first.orderCode)).toContainText(t('operatorOrders.forCustomer', { name: 'demo' }))
  const name = await node.locator('.font-mono').innerText()
  await expect(row(first.orderCode)).toContainText(t('operatorBots.onNode', { node: name }), SOON)
  await expect(runs.filter({ hasText: t('operatorBots.queued') })).toHaveCount(1, SOON)
  await expect(node).toContainText(t('operatorBots.places', { running: 1, places: 1 }), SOON)
  await expect(node).toContainText(t('operatorBots.fullText'))

  await test.step('progress moves without a reload', async () => {
    const bar = row(first.orderCode).getByRole('progressbar')
    const done = async () => Number(await bar.getAttribute('aria-valuenow'))
    await expect.poll(done, SOON).toBeGreaterThan(0)
    const then = await done()
    await expect.poll(done, SOON).toBeGreaterThan(then)
  })

  await test.step('the log is in words', async () => {
    await page.getByRole('button', { name: t('operatorBots.logOf', { code: first.orderCode }) }).click()
    await expect(page.getByRole('dialog')).toContainText(t('runNotes.begun'))
    await page.keyboard.press('Escape')
  })

  await test.step('ended with a reason: what was not done goes back, and the other one goes on', async () => {
    await page.getByRole('button', { name: t('operatorBots.stopOf', { code: first.orderCode }) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/refund for unprocessed lines: [\d,]+\s₫ so far/)
    await dialog.getByLabel(t('operatorOrders.reason')).fill('That site asked us to stop.')
    await dialog.getByRole('button', { name: t('operatorBots.stopBot') }).click()
    await expect(dialog).toBeHidden()
    await expect(row(first.orderCode)).toHaveCount(0, SOON)
    const { order, timeline } = await orderOf(first.id)
    const answered = (order.progress?.ok ?? 0) + (order.progress?.failed ?? 0)
    expect(order).toMatchObject({ orderStatus: 'success', botStatus: 'stopped' })
    expect(order.refunded).toBe(first.totalCash - PRICE * answered)
    expect(timeline).toContainEqual(
      expect.objectContaining({ event: 'bot-stopped', by: 'operator', note: 'That site asked us to stop.' }),
    )
    await expect(row(second.orderCode)).toContainText(t('operatorBots.onNode', { node: name }), SOON)
    dataOf(await customer(api.bots.stop, { params: { id: second.id } }))
    await expect(page.getByText(t('operatorBots.none'))).toBeVisible(SOON)
  })

  await test.step('its order leads to the log also later', async () => {
    await page.goto(`/operator/orders/${first.id}`)
    await page.getByRole('button', { name: t('operatorBots.log'), exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(t('runNotes.stopped-by-shop'))
  })
  await page.close()
})

test('an operator gives a pre-order its lines, and the bot starts', async ({ browser }) => {
  const order = await placeOrder(customer, await serviceNamed(customer, 'Link checker'), { amount: 10 })
  const page = await enterOffice(browser)
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('operatorBots.giveLines') }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel(t('operatorBots.linesFile'))
  const give = dialog.getByRole('button', { name: t('operatorBots.giveLinesNow') })
  await give.click()
  await expect(dialog.getByText(t('fields.uploadRequired'))).toBeVisible()
  await file.setInputFiles(text('lines.csv', site.links(3)))
  await expect(dialog.getByText(t('fields.txtOnly'))).toBeVisible()
  await file.setInputFiles(text('lines.txt', [...site.links(2), 'no link']))
  await expect(dialog).toContainText('lines.txt: 3 lines')
  await give.click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  expect((await orderOf(order.id)).order.botStatus).toBe('waiting')
  await file.setInputFiles(text('lines.txt', site.links(3)))
  await give.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('operatorBots.giveLines') })).toHaveCount(0)
  await expect.poll(async () => (await orderOf(order.id)).order.orderStatus, SOON).toBe('success')
  const done = await orderOf(order.id)
  expect(done.order.refunded).toBe(order.totalCash - PRICE * 3)
  expect(done.timeline).toContainEqual(expect.objectContaining({ event: 'lines-given', by: 'operator' }))
  await page.close()
})
