import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { operatorPages } from '../operator/pages.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { type Buyer, createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { collectPageErrors } from '../shop/check-accessibility.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'
import { measureScreen } from '../shop/measure-screen.ts'
import { openScreen } from '../shop/open-screen.ts'
import { addSupplier, pauseSupplier, startPanel } from '../suppliers/supplied-service.ts'

// Touch screens have larger buttons, so they hold less.
test.use({ hasTouch: true, isMobile: true })
// Each has customers of its own.
test.describe.configure({ mode: 'parallel' })

/** Every screen of the app, from the build's list for the server. */
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

/** The screens with values for their parameters. */
function fill(paths: readonly string[], parameters: Record<string, string>): string[] {
  return paths.map((path) => {
    if (!path.includes(':')) return path
    const value = parameters[path]
    if (!value) throw new Error(`Say what ${path} shall be opened with`)
    return path.replace(/:\w+/, value)
  })
}

/** Measures each screen in turn; no script may fail on any, neither by itself nor by the policy. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const errors = collectPageErrors(page)
  for (const path of new Set(paths)) {
    await openScreen(page, path)
    await measureScreen(page, path)
  }
  expect(errors).toEqual([])
}

/** A word without any possible line break. */
const long = 'Telegramkanalsetupmitbegrüßungsnachrichtundmoderation'

/** A customer with the largest balance that the bar has to hold, and the longest names. */
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

// Proves S10.7.
test('everyone can use the screens of a customer at any width, with long words and large sums', async ({
  page,
  shop,
}) => {
  test.setTimeout(600_000)
  const { visitor, order, goods, run, service, transaction } = await createRichBuyer(shop)
  const month = new Date().toISOString().slice(0, 7)
  const parameters: Record<string, string> = {
    '/orders/:id': order,
    '/bots/:id': run,
    '/transactions/:code': transaction,
    '/transactions/statement/:month': month,
    '/messages/:id': order,
    '/profile/:section': 'security',
  }
  const more = [
    '/deposit?tab=binance',
    '/orders?tab=bots',
    '/orders?q=nothing',
    '/orders/nonsense',
    '/bots/nonsense',
    '/notifications?page=9',
    '/profile/notifications',
    '/profile/appearance',
    '/profile/data',
  ]
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await walk(page, [...fill(customerScreens, parameters), ...more, `/orders/new?service=${service}`])
  await openScreen(page, `/orders/${goods}`)
  await page.getByRole('button', { name: words.en('goods.show'), exact: true }).click()
  await measureScreen(page, 'goods')
})

test('everyone can use the screens of a partner at any width', async ({ page, shop }) => {
  test.setTimeout(300_000)
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
  await setPreferences(page, 'en')
  await signInAs(page, shop, partner.visitor)
  await walk(page, fill(partnerScreens, parameters))
})

// Two walks at once end sooner.
for (const part of [0, 1])
  test(`everyone can use the screens of the back office at any width (${part + 1} of 2)`, async ({ page, shop }) => {
    test.setTimeout(900_000)
    const paths = await officeScreens(shop)
    await setPreferences(page, 'en')
    await signInAs(page, shop, shop.demo.operator)
    await walk(
      page,
      paths.filter((_, at) => at % 2 === part),
    )
  })

/** Every screen of the back office, with long names and large sums on detail screens. */
async function officeScreens(shop: Shop): Promise<readonly string[]> {
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
  return [...fill(operatorScreens, parameters), ...operatorPages, '/operator/reports?by=days']
}

// Proves S1.23, S2.1.
test('everyone can use the screens before the sign-in at any width', async ({ page }) => {
  test.setTimeout(300_000)
  await setPreferences(page, 'en')
  await walk(page, [...signedOutScreens, '/auth/reset#token=x', '/auth/activate#token=x', '/unsubscribe#token=a.b.c'])
})
