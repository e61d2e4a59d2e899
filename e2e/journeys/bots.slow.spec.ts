import type { Page } from '@playwright/test'
import { bots } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { type StartedShop, startOwnShop } from '../../testing/shop/start-shop.ts'
import { apiOf, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { words } from '../accounts/words.ts'
import { type LocalSite, openLocalSite } from '../bots/local-site.ts'
import { log, pill } from '../bots/run-console.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test.describe.configure({ mode: 'default' })

let site: LocalSite
let shop: StartedShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await openLocalSite(250)
  // Bots may not reach this machine, unless an operator allowed it.
  shop = await startOwnShop({ BOT_ALLOW_HOSTS: site.host })
})
test.afterAll(async () => {
  await shop.stop()
  await site.close()
})

const demo = () => ({ email: 'demo@runmart.local', password: shop.demoPassword })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a broken line is said, and mends by itself without a gap', async ({ browser }) => {
  test.setTimeout(90_000)
  const call = apiOf(shop, (await signInOverApi(shop, demo())).accessToken)
  const service = await serviceNamed(call, 'Link checker')
  const content = site.links(200).join('\n')
  const form = { serviceId: service.id, contactInfo: '@khach', fileName: 'links.txt', content }
  const { order } = dataOf(await call(orders.autoBotUpload, { body: form }, newIdempotencyKey()))
  dataOf(await call(bots.pause, { params: { id: order.id } }))
  const page = await browser.newPage({ baseURL: shop.url })
  await signIn(page, demo())
  await page.route('**/api/user/order/*/events', (route) => route.abort())
  await page.goto(`/bots/${order.id}`)
  await expect(page.getByText(t('runConsole.reconnecting'))).toBeVisible()
  // The run ends while the page gets no events.
  dataOf(await call(bots.start, { params: { id: order.id } }))
  const ended = async () => dataOf(await call(bots.run, { params: { id: order.id } })).order.orderStatus
  await expect.poll(ended, { timeout: 30_000 }).toBe('success')
  await page.unroute('**/api/user/order/*/events')
  await expect(page.getByText(t('runConsole.reconnecting'))).toBeHidden({ timeout: 40_000 })
  await expect(pill(page, '200 of 200 lines')).toBeVisible()
  for (const note of ['begun', 'finished'] as const) await expect(log(page)).toContainText(t(`runNotes.${note}`))
  await page.close()
})

// Proves S2.3, S4.4.
test('the dashboard follows a run; cancelled while it goes on, what was not done comes back', async ({ browser }) => {
  test.setTimeout(90_000)
  const call = apiOf(shop, (await signInOverApi(shop, demo())).accessToken)
  const service = await serviceNamed(call, 'Link checker')
  const form = { serviceId: service.id, contactInfo: '@khach', fileName: 'links.txt' }
  const content = site.links(1000).join('\n')
  const page = await browser.newPage({ baseURL: shop.url })
  await signIn(page, demo())
  const before = await balanceOf(page)
  const { order } = dataOf(await call(orders.autoBotUpload, { body: { ...form, content } }, newIdempotencyKey()))

  const running = page.getByRole('list', { name: t('dashboard.runningBots') }).getByRole('listitem')
  const figure = async () => Number(await running.getByRole('progressbar').getAttribute('aria-valuenow'))
  await expect(running).toHaveCount(1)
  await expect.poll(figure).toBeGreaterThan(0)
  const then = await figure()
  await expect.poll(figure).toBeGreaterThan(then)
  await running.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/bots/${order.id}$`))

  await press(page, t('orderPage.cancel'))
  await expect(confirmationDialog(page)).toContainText(/right now [\d,]+\s₫ of 15,000\s₫ would be refunded/)
  await confirmationDialog(page)
    .getByRole('button', { name: t('orderPage.cancel') })
    .click()
  await expect(pill(page, t('orderStates.cancel'))).toBeVisible()
  const { run } = dataOf(await call(bots.run, { params: { id: order.id } }))
  const answered = run.progress.ok + run.progress.failed
  expect(answered).toBeLessThan(1000)
  await expect.poll(() => balanceOf(page)).toBe(before - 15 * answered)
  await page.close()
})
