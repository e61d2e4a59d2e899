import type { Browser, Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import type { PartnerSettings } from '@runmart/contract/partners-operator'
import type { PayoutSettings } from '@runmart/contract/payouts'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { createPartner, createServiceOf } from '../partners/partner.ts'
import { fillBank, payAsOperator } from '../payouts/pay-out.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en

// How long shares are held and the least that is paid out are changed for everybody.
test.use({ ownShop: true })

type Settings = { partners: PartnerSettings; payouts: PayoutSettings }

/** Sets how long shares are held and the least that is paid out, whatever they are now. */
async function save(office: Client, { partners, payouts }: Settings): Promise<void> {
  const { version: ofPartners } = dataOf(await office(api.partnersOperator.settings))
  dataOf(await office(api.partnersOperator.saveSettings, { body: { ...partners, version: ofPartners } }))
  const { version: ofPayouts } = dataOf(await office(api.payouts.settings))
  dataOf(await office(api.payouts.saveSettings, { body: { ...payouts, version: ofPayouts } }))
}

/** Other files use this shop after this one: what is everybody's is put back whatever happens. */
let putBack = async () => {}
test.beforeEach(async ({ shop }) => {
  const office = await callAs(shop, shop.demo.operator)
  const { settings: partners } = dataOf(await office(api.partnersOperator.settings))
  const { settings: payouts } = dataOf(await office(api.payouts.settings))
  putBack = () => save(office, { partners, payouts })
})
test.afterEach(() => putBack())

/** Partners work from phones. */
async function openPhone(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await setPreferences(page, 'en')
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Proposes a service in the partner's own words, in one language. */
async function propose(page: Page, name: string, price: number): Promise<void> {
  await page.goto('/partner/services')
  await page.getByRole('link', { name: t('partnerServices.propose') }).click()
  await page.locator('[name="texts.en.name"]').fill(name)
  await page.locator('[name="texts.en.description"]').fill('Real people, one a minute.')
  await page.getByRole('combobox', { name: t('partnerServices.category') }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: t('partnerServices.price') }).fill(String(price))
  await page.getByLabel(t('partnerServices.maxAmount')).fill('1000')
  await page.getByLabel(t('partnerServices.deliveryHours')).fill('24')
  await press(page, t('partnerServices.send'))
  await expect(page.getByText(t('proposalStates.waiting'))).toBeVisible()
}

/** An operator writes the words that are missing, and publishes the service. */
async function approve(page: Page, name: string): Promise<void> {
  await page.goto('/operator/partners/proposals')
  await page.getByRole('link', { name }).click()
  for (const language of ['vi', 'ru']) {
    await page.locator(`[name="texts.${language}.name"]`).fill(name)
    await page.locator(`[name="texts.${language}.description"]`).fill('Real people, one a minute.')
  }
  await press(page, t('operatorProposals.approveNew'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorProposals.approveNew') })
    .click()
  await expect(page.getByText(t('proposalStates.approved'), { exact: true })).toBeVisible()
}

test('from an application to a payout: a partner is accepted, proposes, delivers, earns and is paid, and the books agree', async ({
  page: office,
  browser,
  shop,
}) => {
  test.setTimeout(300_000)
  await setPreferences(office, 'en')
  const operator = await signInAs(office, shop, shop.demo.operator)
  await save(operator, { partners: { share: 7_000, holdDays: 0, claimDays: 3 }, payouts: { minimum: 10_000 } })

  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const phone = await openPhone(browser, shop)
  const partner = await signInAs(phone, shop, visitor)
  await phone.goto('/referral')
  await phone.getByRole('link', { name: t('referrals.partnerAction') }).click()
  await phone.getByLabel(t('partner.offer')).fill('Channel members, 500 a day')
  await phone.getByLabel(t('partner.contact')).fill('@minh')
  await press(phone, t('partner.apply'))
  await expect(phone.getByText(t('partner.applied'))).toBeVisible()

  await office.goto('/operator')
  await office
    .getByRole('link', { name: t('operatorShell.partners') })
    .first()
    .click()
  await office.getByRole('tab', { name: t('operatorPartners.applications') }).click()
  await press(office, t('operatorPartners.acceptOf', { name: visitor.username }))
  await office.getByLabel(t('operatorPartners.shareLabel')).fill('70')
  await press(office, t('operatorPartners.acceptNow', { percent: '70%' }))
  const accept = office.getByRole('button', { name: t('operatorPartners.acceptOf', { name: visitor.username }) })
  await expect(accept).toHaveCount(0)

  await phone.reload()
  await expect(phone.getByRole('heading', { name: t('partner.area') })).toBeVisible()
  const name = `Members ${visitor.username}`
  await propose(phone, name, 4_001)
  await approve(office, name)

  const buyer = await createBuyer(shop, 1_000_000)
  const order = await placeOrder(buyer.call, await serviceNamed(buyer.call, name), { amount: 10 })
  const share = Math.floor(order.totalCash * 0.7)
  expect(dataOf(await partner(api.partners.mine)).sums).toEqual({ held: share, earned: 0, paidOut: 0 })

  await phone.goto('/partner/orders')
  await phone.getByRole('link', { name }).click()
  await press(phone, t('partnerOrders.take'))
  await press(phone, t('partnerOrders.deliver'))
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel(t('partnerOrders.deliverNote')).fill('All ten are there.')
  await dialog.getByRole('button', { name: t('partnerOrders.deliver') }).click()
  await expect(phone.getByText(t('partnerOrders.doneMeans'))).toBeVisible()

  // The clock that releases goes every minute.
  await expect
    .poll(async () => dataOf(await partner(api.partners.mine)).sums, { timeout: 150_000 })
    .toEqual({ held: 0, earned: share, paidOut: 0 })
  await phone.goto('/partner')
  await press(phone, t('payouts.request'))
  await fillBank(phone)
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Request/ })
    .click()
  await expect(phone.getByText(t('payoutStates.waiting'), { exact: true })).toBeVisible()
  await payAsOperator(await (await browser.newContext({ baseURL: shop.url })).newPage(), shop, 'FT26320002')
  await phone.reload()
  await expect(phone.getByText(t('payouts.reference', { reference: 'FT26320002' }))).toBeVisible()
  expect(dataOf(await partner(api.partners.mine)).sums).toEqual({ held: 0, earned: share, paidOut: share })
  expect(dataOf(await partner(api.accounts.me)).user.balance).toBe(0)
  expect(dataOf(await operator(api.ledger.books)).checks.filter((it) => it.found > 0)).toEqual([])
})

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
  expect(dataOf(await partner.call(api.partners.mine)).sums).toEqual({ held: 0, earned: 0, paidOut: 0 })
  await office.goto(`/operator/orders/${leaving.id}`)
  await expect(
    office.getByText(t('operatorOrders.partnerGaveBack', { reason: 'On holiday until Monday' })),
  ).toBeVisible()
})

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
  // 70 % of the one that the partner did not say to be delivered.
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
