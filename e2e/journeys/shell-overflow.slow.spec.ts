import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import { languages } from '@runmart/contract/languages'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { type Buyer, createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { openRequests } from '../shop/check-accessibility.ts'
import { expectNoOverflow } from '../shop/find-overflow.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'
import { addSupplier, pauseSupplier, startPanel } from '../suppliers/supplied-service.ts'

// Fingers need larger buttons, so that a touched screen holds less.
test.use({ hasTouch: true, isMobile: true })
// Each takes minutes and has customers of its own.
test.describe.configure({ mode: 'parallel' })

/** Every screen of the app, as the build tells them to the server. */
const { routes } = JSON.parse(readFileSync(new URL('../../web/build/app.json', import.meta.url), 'utf8')) as {
  routes: string[]
}
const isSignedOut = (path: string) => /^\/(auth|dev|unsubscribe)\b/.test(path)
const signedOutScreens = routes.filter(isSignedOut)
const partnerScreens = routes.filter((path) => path.startsWith('/partner/'))
const operatorScreens = routes.filter((path) => path.startsWith('/operator'))
const customerScreens = routes.filter(
  (path) => !isSignedOut(path) && !path.startsWith('/operator') && !path.startsWith('/partner/'),
)

/** The screens with what stands for their parameters. */
function fill(paths: readonly string[], parameters: Record<string, string>): string[] {
  return paths.map((path) => {
    if (!path.includes(':')) return path
    const value = parameters[path]
    if (!value) throw new Error(`Say what ${path} shall be opened with`)
    return path.replace(/:\w+/, value)
  })
}

/** As another tab would, and waits until all is there. */
async function switchLanguage(page: Page, open: ReturnType<typeof openRequests>, language: Language): Promise<void> {
  await page.evaluate((lang) => {
    localStorage.lang = lang
    localStorage.theme = lang === 'vi' ? 'dark' : 'light'
    for (const key of ['lang', 'theme']) dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
}

/** A word that no line can be broken in. */
const long = 'Telegramkanalsetupmitbegrüßungsnachrichtundmoderation'

/** A customer with as much as the bar has to hold, whose things have the longest names. */
async function createRichBuyer(
  shop: Shop,
): Promise<Buyer & Record<'order' | 'goods' | 'run' | 'service' | 'transaction', string>> {
  const buyer = await createBuyer(shop, 9_999_999_999)
  const { call } = buyer
  const more = Array.from({ length: 20 }, () => call(api.deposits.simulate, { body: { amount: 9_999_999_999 } }))
  for (const answer of await Promise.all(more)) dataOf(answer)
  await expect.poll(async () => dataOf(await call(api.accounts.me)).user.balance).toBeGreaterThan(200_000_000_000)
  dataOf(await call(api.accounts.editProfile, { body: { fullName: long, telegram: `@${'x'.repeat(30)}` } }))
  const operator = await callAs(shop, shop.demo.operator)
  const text = { name: long, description: `${long} ${long}` }
  await createService(operator, { texts: { en: text, vi: text, ru: text }, price: 999_999_999, maxAmount: 90 })
  const service = await serviceNamed(call, long)
  const order = await placeOrder(call, service, { amount: 90, contactInfo: '@'.repeat(100), note: long.repeat(8) })
  for (let at = 0; at < 11; at++) await placeOrder(call, service, { amount: 1 })
  const stocked = await createService(operator)
  const lines = [1, 2, 3].map((nth) => `${stocked.id}:${'very-long-'.repeat(30)}${nth}`)
  dataOf(await operator(api.stock.add, { params: { id: stocked.id }, body: { lines } }))
  const goods = dataOf(
    await call(
      api.orders.owner,
      { body: { serviceId: stocked.id, amount: 2, contactInfo: '@khach' } },
      newIdempotencyKey(),
    ),
  )
  const checker = await serviceNamed(call, 'Link checker')
  const content = Array.from({ length: 40 }, (_, at) => `http://127.0.0.1:9/${'very-long-'.repeat(9)}${at}`).join('\n')
  const form = { serviceId: checker.id, contactInfo: '@khach', fileName: `${long}.txt`, content }
  const run = dataOf(await call(api.orders.autoBotUpload, { body: form }, newIdempotencyKey())).order
  const [newest] = dataOf(await call(api.ledger.history)).items
  const transaction = newest?.transactionCode ?? ''
  return { ...buyer, order: order.id, goods: goods.order.id, run: run.id, service: service.id, transaction }
}

test('nothing leaves the screen sideways at any width, in any language, with long words and large sums', async ({
  page,
  shop,
}) => {
  test.setTimeout(400_000)
  const { visitor, order, goods, run, service, transaction } = await createRichBuyer(shop)
  const parameters: Record<string, string> = {
    '/orders/:id': order,
    '/bots/:id': run,
    '/transactions/:code': transaction,
    '/transactions/statement/:month': new Date().toISOString().slice(0, 7),
    '/messages/:id': order,
    '/profile/:section': 'security',
  }
  const screens = fill(customerScreens, parameters)
  await setPreferences(page, 'ru')
  await signInAs(page, shop, visitor)
  const open = openRequests(page)
  const more = [
    '/deposit?tab=binance',
    '/orders?tab=bots',
    '/profile/notifications',
    '/profile/appearance',
    '/profile/data',
  ]
  for (const path of [...screens, ...more, `/orders/new?service=${service}`]) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    for (const language of languages) {
      await switchLanguage(page, open, language)
      await expectNoOverflow(page, `${path} (${language})`)
    }
  }
  await page.goto(`/orders/${goods}`)
  const show = languages.map((language) => words[language]('goods.show')).join('|')
  await page.getByRole('button', { name: new RegExp(`^(${show})$`) }).click()
  for (const language of languages) {
    await switchLanguage(page, open, language)
    await expectNoOverflow(page, `goods (${language})`)
  }
})

test('nor does a partner’s area', async ({ page, shop }) => {
  test.setTimeout(200_000)
  const office = await callAs(shop, shop.demo.operator)
  const partner = await createPartner(shop, office)
  const id = await createServiceOf(partner, office)
  const buyer = await createBuyer(shop, 1_000_000)
  const service = dataOf(await buyer.call(api.catalog.services)).items.find((it) => it.id === id)
  if (!service) throw new Error('An approved service is offered')
  const order = await placeOrder(buyer.call, service, {
    amount: 10,
    contactInfo: '@'.repeat(100),
    note: long.repeat(8),
  })
  const parameters = {
    '/partner/orders/:id': order.id,
    '/partner/services/:id/stock': id,
    '/partner/services/:id/propose': id,
  }
  await setPreferences(page, 'ru')
  await signInAs(page, shop, partner.visitor)
  const open = openRequests(page)
  for (const path of fill(partnerScreens, parameters)) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    for (const language of languages) {
      await switchLanguage(page, open, language)
      await expectNoOverflow(page, `${path} (${language})`)
    }
  }
})

test('nor does the back office, in the language with the longest words', async ({ page, shop }) => {
  test.setTimeout(600_000)
  const { call, order, service } = await createRichBuyer(shop)
  const { id: customer } = dataOf(await call(api.accounts.me)).user
  const office = await callAs(shop, shop.demo.operator)
  const partner = await createPartner(shop, office)
  await createServiceOf(partner, office)
  const [proposal] = dataOf(await office(api.partnersOperator.proposals, { query: { state: 'approved' } })).items
  const panel = await startPanel()
  const supplier = await addSupplier(office, panel, long)
  await pauseSupplier(office, supplier)
  await panel.close()
  const parameters = Object.fromEntries(
    operatorScreens.map((path) => [path, path.startsWith('/operator/services/') ? service : customer]),
  )
  Object.assign(parameters, {
    '/operator/orders/:id': order,
    '/operator/messages/:id': order,
    '/operator/suppliers/:id': supplier,
    '/operator/partners/:id': partner.id,
    '/operator/partners/proposals/:id': proposal?.id,
    '/operator/content/announcements/:id': 'new',
    '/operator/content/pages/:slug': 'terms',
    '/operator/content/posts/:slug': 'how-refunds-work',
  })
  await setPreferences(page, 'ru')
  await signInAs(page, shop, shop.demo.operator)
  const open = openRequests(page)
  const tabs = ['days', 'services', 'customers', 'operators'].map((by) => `/operator/reports?by=${by}`)
  for (const path of [...fill(operatorScreens, parameters), ...tabs]) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
    await expectNoOverflow(page, path)
  }
})

for (const language of languages)
  test(`nor do the pages before the sign-in (${language})`, async ({ page }) => {
    test.setTimeout(200_000)
    await setPreferences(page, language)
    for (const path of signedOutScreens) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1').first()).toBeVisible()
      await expectNoOverflow(page, `${path} (${language})`)
    }
  })
