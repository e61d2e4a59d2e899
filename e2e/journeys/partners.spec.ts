import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { openPhone } from '../partners/open-phone.ts'
import { fillBank, payAsOperator } from '../payouts/pay-out.ts'
import { followMenu } from '../shell/follow-menu.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens another part of the partner's area. */
async function openTab(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: t('partner.area') })
    .getByRole('link', { name, exact: true })
    .click()
}

/** Proposes a service in the partner's own words, in one language. */
async function propose(page: Page, name: string, price: number): Promise<void> {
  await openTab(page, t('partner.services'))
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

/** An operator adds the missing words, and publishes the service. */
async function approve(page: Page, name: string): Promise<void> {
  await followMenu(page, t('operatorShell.proposals'))
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
  await setPreferences(office, 'en')
  const operator = await signInAs(office, shop, shop.demo.operator)

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

  await office.goto('/operator/partners')
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
  const order = await placeOrder(buyer.call, await serviceNamed(buyer.call, name), { amount: 100 })
  const share = Math.floor(order.totalCash * 0.7)
  expect(dataOf(await partner(api.partners.mine)).sums).toEqual({ held: share, checking: 0, earned: 0, paidOut: 0 })

  await openTab(phone, t('partner.orders'))
  await phone.getByRole('link', { name }).click()
  await press(phone, t('partnerOrders.take'))
  await press(phone, t('partnerOrders.deliver'))
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel(t('partnerOrders.deliverNote')).fill('All of them are there.')
  await dialog.getByRole('button', { name: t('partnerOrders.deliver') }).click()
  await expect(phone.getByText(t('partnerOrders.doneMeans'))).toBeVisible()

  await shop.queryDatabase('update orders.shares set release_at = now() where order_id = $1', [order.id])
  await shop.queryDatabase(`select graphile_worker.add_job('partners.release-shares')`)
  // Both registered at the same time and the partner never deposited, so an operator reviews the share first.
  await expect
    .poll(async () => dataOf(await partner(api.partners.mine)).sums)
    .toEqual({ held: 0, checking: share, earned: 0, paidOut: 0 })
  await office.goto('/operator/referrals')
  await press(office, t('operatorReferrals.allowSharesOf', { name: visitor.username }))
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorReferrals.allow') })
    .click()
  await expect(office.getByText(t('operatorReferrals.sharesAllowed'))).toBeVisible()
  await shop.queryDatabase(`select graphile_worker.add_job('partners.release-shares')`)
  await expect
    .poll(async () => dataOf(await partner(api.partners.mine)).sums)
    .toEqual({ held: 0, checking: 0, earned: share, paidOut: 0 })
  await phone.goto('/partner')
  await press(phone, t('payouts.request'))
  await fillBank(phone)
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /^Request/ })
    .click()
  await expect(phone.getByText(t('payoutStates.waiting'), { exact: true })).toBeVisible()
  const [payout] = dataOf(await partner(api.payouts.overview)).items
  await payAsOperator(office, payout?.code ?? '', 'FT26320002')
  await phone.reload()
  await expect(phone.getByText(t('payouts.reference', { reference: 'FT26320002' }))).toBeVisible()
  expect(dataOf(await partner(api.partners.mine)).sums).toEqual({ held: 0, checking: 0, earned: share, paidOut: share })
  expect(dataOf(await partner(api.accounts.me)).user.balance).toBe(0)
  expect(dataOf(await operator(api.ledger.books)).checks.filter((it) => it.found > 0)).toEqual([])
})
