import { type Browser, expect } from '@playwright/test'
import { api } from '@runmart/contract'
import type { PayoutSettings } from '@runmart/contract/payouts'
import type { ReferralSettings } from '@runmart/contract/referrals'
import { signIn } from '../accounts/sign-in.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { fillBank, payAsOperator } from '../payouts/pay-out.ts'
import { createFinishedOrder, createReferred, createReferrer, referralInfoOf } from '../referrals/referred.ts'
import { type Shop, test } from '../shop/fixtures.ts'

const t = words.en

// It changes the commission and the smallest payout for all journeys.
test.use({ ownShop: 'payouts' })

type Settings = { referrals: ReferralSettings; payouts: PayoutSettings }

/** Sets the commission and the smallest payout, whatever they are now. */
async function save(office: Awaited<ReturnType<typeof callAs>>, { referrals, payouts }: Settings): Promise<void> {
  const { version: ofReferrals } = dataOf(await office(api.referrals.settings))
  dataOf(await office(api.referrals.saveSettings, { body: { ...referrals, version: ofReferrals } }))
  const { version: ofPayouts } = dataOf(await office(api.payouts.settings))
  dataOf(await office(api.payouts.saveSettings, { body: { ...payouts, version: ofPayouts } }))
}

/** Other files use this shop afterwards: restores the shared settings even after a failure. */
let putBack = async () => {}
test.beforeEach(async ({ shop }) => {
  const office = await callAs(shop, shop.demo.operator)
  const { settings: referrals } = dataOf(await office(api.referrals.settings))
  const { settings: payouts } = dataOf(await office(api.payouts.settings))
  putBack = async () => {
    await save(office, { referrals, payouts })
  }
})
test.afterEach(() => putBack())

/** An operator records the payment of the waiting payout. */
async function payWaiting(browser: Browser, shop: Shop, reference: string): Promise<void> {
  const page = await browser.newPage({ baseURL: shop.url })
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { items } = dataOf(await operator(api.payouts.list, { query: { status: 'waiting' } }))
  expect(items).toHaveLength(1)
  await payAsOperator(page, items[0]?.code ?? '', reference)
  await page.close()
}

// Proves S1.12, S10.37.
test('commissions are paid out to a bank account: they leave the balance, an operator pays, the customer reads the reference', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000)
  const office = await callAs(shop, shop.demo.operator)
  await save(office, { referrals: { commissionPercent: 50, holdDays: 0 }, payouts: { minimum: 10_000 } })
  const earner = await createReferrer(shop)
  const { referralCode } = await referralInfoOf(shop, earner)
  const { call } = await createReferred(shop, referralCode)
  await createFinishedOrder(shop, call)
  await expect.poll(async () => (await referralInfoOf(shop, earner)).totalEarnings).toBeGreaterThan(10_000)
  const { totalEarnings } = await referralInfoOf(shop, earner)

  await setPreferences(page, 'en')
  await signIn(page, earner)
  await page.goto('/referral')
  const before = await balanceOf(page)
  await page.getByRole('button', { name: t('payouts.request') }).click()
  await fillBank(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Request/ })
    .click()
  await expect(page.getByText(t('payoutStates.waiting'), { exact: true })).toBeVisible()
  await expect.poll(() => balanceOf(page)).toBe(before - totalEarnings)
  await expect(page.getByRole('button', { name: t('payouts.request') })).toBeDisabled()

  await payWaiting(browser, shop, 'FT26320001')
  await page.reload()
  await expect(page.getByText(t('payouts.reference', { reference: 'FT26320001' }))).toBeVisible()
  await page.goto('/transactions')
  await expect(page.getByRole('link', { name: new RegExp(`^${t('transactionNames.payout')}`) })).toBeVisible()
})

// Proves S10.37.
test('closing an account pays out what is left: nothing is lost, and an operator finds it', async ({
  page,
  browser,
  shop,
}) => {
  const { visitor } = await createBuyer(shop, 500_000)
  await setPreferences(page, 'en')
  await signIn(page, visitor)
  await page.goto('/profile/data')
  await page
    .locator('#data')
    .getByRole('button', { name: t('accountClosure.close') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('500,000')
  await fillBank(page)
  await dialog.getByLabel(t('accountClosure.typeName', { name: visitor.username })).fill(visitor.username)
  await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await dialog.getByRole('button', { name: t('accountClosure.confirmPayout') }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  await payWaiting(browser, shop, 'FT26320002')
  expect((await shop.readMail(visitor.email, /Payout sent/)).text).toContain('FT26320002')
})
