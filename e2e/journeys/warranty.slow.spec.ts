import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder } from '../orders/buyer.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { expect, test } from '../shop/fixtures.ts'
import { createWithWarranty, PRICE, proxies } from '../stock/stocked-service.ts'

const t = words.en

// Proves S10.52.
test('what an operator decides about a claim is on the balance, in the ledger and under the bell', async ({
  page,
  shop,
  browser,
}) => {
  const operator = await callAs(shop, shop.demo.operator)
  const id = await createWithWarranty(operator, proxies(4), 0)
  const { visitor, call } = await createBuyer(shop, 4 * PRICE)
  const body = { serviceId: id, amount: 4, contactInfo: '@khanh' }
  const { order } = dataOf(await call(api.orders.owner, { body }, newIdempotencyKey()))
  const { items } = dataOf(await call(api.goods.mine, { params: { id: order.id } }))
  const broken = { items: items.slice(0, 2).map((it) => it.id), text: 'Two of them are dead' }
  dataOf(await call(api.warranty.claim, { params: { id: order.id }, body: broken }, newIdempotencyKey()))

  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('claimStates.waiting'))).toBeVisible()

  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const desk = await context.newPage()
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  await desk.goto('/operator')
  await desk.getByRole('link', { name: new RegExp(`^${t('waitingActions.warranty-claims')}:.*warranty claim`) }).click()
  await expect(desk).toHaveURL(/\/operator\/warranty$/)
  await desk.getByRole('button', { name: t('claimDesk.refundOf', { code: order.orderCode }) }).click()
  const dialog = desk.getByRole('dialog', { name: t('claimDesk.refundTitle', { name: visitor.username }) })
  await expect(dialog.getByLabel(t('claimDesk.amount'))).toHaveValue(String(2 * PRICE))
  await dialog.getByLabel(t('claimDesk.amount')).fill('3000')
  await dialog.getByLabel(t('claimDesk.reason')).fill('Sorry, they are gone')
  await dialog.getByRole('button', { name: /^Refund 3,000/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText('Two of them are dead')).toHaveCount(0)
  await context.close()

  // Without a reload.
  await expect(page.getByText('Sorry, they are gone').first()).toBeVisible()
  await expect(page.getByRole('list', { name: t('warranty.claims') })).toContainText(t('claimStates.refunded'))
  expect(dataOf(await call(api.accounts.me)).user.balance).toBe(3_000)
  const history = dataOf(await call(api.ledger.history, { query: { type: 'refund' } as never })).items
  expect(history.map((it) => [it.orderCode, it.amount, it.description])).toEqual([
    [order.orderCode, 3_000, 'Sorry, they are gone'],
  ])
  await page.goto('/notifications')
  await expect(page.getByText(/warranty claim answered/)).toBeVisible()
  expect(dataOf(await operator(api.ledger.books)).ok).toBe(true)
})

// Proves S10.53.
test('a partner answers the claims about their orders: one by a refund from their share, one is for the shop to decide', async ({
  page,
  shop,
  browser,
}) => {
  const operator = await callAs(shop, shop.demo.operator)
  const partner = await createPartner(shop, operator)
  const serviceId = await createServiceOf(partner, operator)
  const { call } = await createBuyer(shop, 80_000)
  const service = dataOf(await call(api.catalog.services)).items.find((it) => it.id === serviceId)
  if (!service) throw new Error('An approved service is offered')
  const orders = [await placeOrder(call, service, { amount: 10 }), await placeOrder(call, service, { amount: 10 })]
  for (const { id } of orders) {
    const params = { id }
    dataOf(await partner.call(api.partnersDesk.take, { params }, newIdempotencyKey()))
    dataOf(await partner.call(api.partnersDesk.deliver, { params, body: { rest: 'delivered' } }, newIdempotencyKey()))
    const missing = { missing: 2, text: 'Two of them are gone' }
    dataOf(await call(api.warranty.claim, { params, body: missing }, newIdempotencyKey()))
  }
  const [refunded, passed] = orders.map((it) => it.orderCode)
  if (!refunded || !passed) throw new Error('There are two orders')

  // Partners work from phones.
  const size = { viewport: { width: 390, height: 844 } }
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', ...size })
  const phone = await context.newPage()
  await setPreferences(phone, 'en')
  await signInAs(phone, shop, partner.visitor)
  await phone.goto('/partner')
  await phone.getByRole('link', { name: `${t('partner.toAnswer')} 2` }).click()
  await phone.getByRole('button', { name: t('claimDesk.refundOf', { code: refunded }) }).click()
  const dialog = phone.getByRole('dialog')
  await expect(dialog.getByLabel(t('claimDesk.amount'))).toHaveValue('8000')
  await dialog.getByLabel(t('claimDesk.reason')).fill('Sorry for that')
  await dialog.getByRole('button', { name: /^Refund 8,000/ }).click()
  await expect(dialog).toHaveCount(0)
  expect(dataOf(await call(api.accounts.me)).user.balance).toBe(8_000)
  expect(dataOf(await partner.call(api.partners.mine)).sums.held).toBe(0.7 * 72_000)

  await phone.getByRole('link', { name: passed }).click()
  await expect(phone.getByRole('region', { name: t('partnerOrders.progress') })).toBeVisible()
  await phone.getByRole('button', { name: t('partnerClaims.declineOf', { code: passed }) }).click()
  await dialog.getByLabel(t('claimDesk.reason')).fill('The channel was made private')
  await dialog.getByRole('button', { name: t('partnerClaims.declineNow') }).click()
  await expect(phone.getByText(t('partnerClaims.withShop'))).toBeVisible()
  await context.close()

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/warranty')
  await expect(page.getByText(/The channel was made private/)).toBeVisible()
  await page.getByRole('button', { name: t('operatorWarranty.replaceOf', { code: passed }) }).click()
  const words = page.getByRole('dialog')
  await words.getByRole('textbox', { name: t('claimDesk.again') }).fill('Two more will come today')
  await words.getByRole('button', { name: t('claimDesk.againNow') }).click()
  await expect(words).toHaveCount(0)
  const params = { id: orders[1]?.id ?? '' }
  const [claim] = dataOf(await call(api.warranty.mine, { params })).claims
  expect([claim?.status, claim?.reason]).toEqual(['replaced', 'Two more will come today'])
  expect(dataOf(await operator(api.ledger.books)).ok).toBe(true)
})
