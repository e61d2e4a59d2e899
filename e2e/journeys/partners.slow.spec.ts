import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder } from '../orders/buyer.ts'
import { openPhone } from '../partners/open-phone.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a partner who cannot deliver sees what it costs, and leaves an order to the shop, which finds it with the reason', async ({
  page: office,
  browser,
  shop,
}) => {
  await setPreferences(office, 'en')
  const operator = await signInAs(office, shop, shop.demo.operator)
  const partner = await createPartner(shop, operator)
  const serviceId = await createServiceOf(partner, operator)
  const buyer = await createBuyer(shop, 1_000_000)
  const { items } = dataOf(await buyer.call(api.catalog.services))
  const service = items.find((it) => it.id === serviceId)
  if (!service) throw new Error('An approved service is offered')
  const [failing, leaving] = [
    await placeOrder(buyer.call, service, { amount: 10 }),
    await placeOrder(buyer.call, service, { amount: 10 }),
  ]
  const phone = await openPhone(browser, shop)
  await signInAs(phone, shop, partner.visitor)
  await phone.goto(`/partner/orders/${failing.id}`)
  await press(phone, t('partnerOrders.fail'))
  const dialog = phone.getByRole('dialog')
  await expect(dialog).toContainText('40,000')
  await expect(dialog).toContainText('28,000')
  await dialog.getByLabel(t('partnerOrders.failReason')).fill('The channel is private')
  await dialog.getByRole('button', { name: /and end order$/ }).click()
  await expect(phone.getByText(t('partnerOrders.overMeans'))).toBeVisible()
  expect(dataOf(await buyer.call(api.accounts.me)).user.balance).toBe(1_000_000 - leaving.totalCash)

  await phone.goto(`/partner/orders/${leaving.id}`)
  await press(phone, t('partnerOrders.giveBack'))
  await dialog.getByLabel(t('partnerOrders.giveBackReason')).fill('On holiday until Monday')
  await dialog.getByRole('button', { name: t('partnerOrders.giveBackNow') }).click()
  await expect(phone).toHaveURL(/\/partner\/orders$/)
  expect(dataOf(await partner.call(api.partners.mine)).sums).toEqual({ held: 0, checking: 0, earned: 0, paidOut: 0 })
  await office.goto(`/operator/orders/${leaving.id}`)
  await expect(
    office.getByText(t('operatorOrders.partnerGaveBack', { reason: 'On holiday until Monday' })),
  ).toBeVisible()
})

// Proves S10.54.
test('an operator takes an order over from a partner who said too much, counts what is really there, and share and partner follow', async ({
  page: office,
  browser,
  shop,
}) => {
  await setPreferences(office, 'en')
  const operator = await signInAs(office, shop, shop.demo.operator)
  const partner = await createPartner(shop, operator)
  const serviceId = await createServiceOf(partner, operator)
  const buyer = await createBuyer(shop, 1_000_000)
  const service = dataOf(await buyer.call(api.catalog.services)).items.find((it) => it.id === serviceId)
  if (!service) throw new Error('An approved service is offered')
  const order = await placeOrder(buyer.call, service, { amount: 10 })
  const params = { id: order.id }
  dataOf(await partner.call(api.partnersDesk.take, { params }))
  dataOf(await partner.call(api.partnersDesk.progress, { params, body: { done: 9 } }))

  await office.goto(`/operator/orders/${order.id}`)
  await press(office, t('operatorOrders.takeOver'))
  const dialog = office.getByRole('dialog')
  // 70 % of the one unit that the partner did not report as delivered.
  await expect(dialog).toContainText('2,800')
  await expect(dialog.getByLabel(t('operatorOrders.counted'))).toHaveValue('9')
  await dialog.getByLabel(t('operatorOrders.counted')).fill('4')
  await dialog.getByLabel(t('operatorOrders.reason')).fill('Silent for two days')
  await dialog.getByRole('button', { name: t('operatorOrders.takeOverNow') }).click()
  const reason = t('operatorOrders.partnerGaveBack', { reason: 'Silent for two days' })
  await expect(office.getByText(reason)).toBeVisible()
  await expect(office.getByRole('button', { name: t('operatorOrders.takeOver') })).toHaveCount(0)
  expect(dataOf(await partner.call(api.partners.mine)).sums.held).toBe(11_200)
  await expect(office.getByRole('button', { name: t('operatorOrders.recount') })).toBeVisible()

  const phone = await openPhone(browser, shop)
  await signInAs(phone, shop, partner.visitor)
  await phone.goto(`/partner/orders/${order.id}`)
  await expect(phone.getByText(t('partnerOrders.notFound'), { exact: true })).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(dataOf(await partner.call(api.notifications.list)).items))
    .toContain(`Order ${order.orderCode}: the shop counts 4 / 9`)
  expect(dataOf(await operator(api.ledger.books)).checks.filter((it) => it.found > 0)).toEqual([])
})
