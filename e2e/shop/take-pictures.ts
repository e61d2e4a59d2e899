import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { Client } from '@runmart/contract/client'
import { findChromium } from '../../testing/shop/find-chromium.ts'
import { startOwnShop } from '../../testing/shop/start-shop.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { openLocalSite } from '../bots/local-site.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'

type Picture = {
  name: string
  path: string
  who?: 'customer' | 'operator' | 'nobody'
  language?: Language
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  amount?: string
}

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const SETTLE_MS = 3000

/** Retakes the README's pictures, from an active demo shop: `node e2e/shop/take-pictures.ts`. */
const site = await openLocalSite(400)
const shop = await startOwnShop({ BOT_ALLOW_HOSTS: site.host })
const people = {
  customer: { email: 'demo@runmart.local', password: shop.demoPassword },
  operator: { email: 'operator@runmart.local', password: shop.demoPassword },
}
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const customer = await callAs(shop, people.customer)
  const { campaign, order } = await buySomething(customer, await callAs(shop, people.operator))
  const run = await startRun(customer)
  const pictures: Picture[] = [
    { name: 'console', path: `/bots/${run}`, theme: 'dark', height: 1000 },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'order', path: `/orders/new?service=${campaign}`, amount: '100' },
    { name: 'order-page', path: `/orders/${order}`, language: 'vi', theme: 'dark' },
    { name: 'operator-orders', path: `/operator/orders?view=all&order=${order}`, who: 'operator' },
    { name: 'deposit', path: '/deposit', language: 'ru', theme: 'dark' },
    { name: 'phone', path: '/deposit', language: 'vi', width: 390 },
    { name: 'landing', path: '/', who: 'nobody' },
    { name: 'referral', path: '/referral', language: 'vi', theme: 'dark' },
  ]
  for (const picture of pictures) await take(picture)
} finally {
  await browser.close()
  await shop.stop()
  await site.close()
}

/** Places orders in every state; returns the newest, which is under way, and its service. */
async function buySomething(customer: Client, operator: Client): Promise<{ campaign: string; order: string }> {
  const take = async (id: string) =>
    dataOf(await operator(api.ordersOperator.take, { params: { id } }, newIdempotencyKey()))
  const buy = async (name: string, amount: number) =>
    placeOrder(customer, await serviceNamed(customer, name), { amount, contactInfo: '@khanh_mmo' })
  const body = { rest: 'delivered' as const }
  const done = await buy('Post in a partner channel', 1)
  await take(done.id)
  dataOf(await operator(api.ordersOperator.deliver, { params: { id: done.id }, body }, newIdempotencyKey()))
  await take((await buy('Telegram channel setup', 1)).id)
  await buy('Referral link in a newsletter', 40)
  await buy('Link checker', 200)
  await take((await buy('Game guild page', 1)).id)
  const campaign = await serviceNamed(customer, 'Managed referral campaign')
  const order = await placeOrder(customer, campaign, { amount: 40, contactInfo: '@khanh_mmo' })
  await take(order.id)
  return { campaign: campaign.id, order: order.id }
}

/** A run that is still going on when its picture is taken. */
async function startRun(customer: Client): Promise<string> {
  const { id: serviceId } = await serviceNamed(customer, 'Link checker')
  const body = { serviceId, contactInfo: '@khanh_mmo', fileName: 'links.txt', content: site.links(1200).join('\n') }
  const { id } = dataOf(await customer(api.orders.autoBotUpload, { body }, newIdempotencyKey())).order
  return id
}

async function take({ name, path, who = 'customer', language = 'en', theme = 'light', ...of }: Picture): Promise<void> {
  const { width = 1280, height = 800, amount } = of
  const isPhone = width < 640
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  await setPreferences(page, language, theme)
  if (who !== 'nobody') await signInAs(page, shop, people[who])
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  if (amount) await page.locator('input[name=amount]').fill(amount)
  await page.waitForTimeout(SETTLE_MS)
  // Typing has scrolled to the field.
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.close()
}
