import { type Browser, expect, type Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { bookChecks } from '@runmart/contract/books'
import type { Order } from '@runmart/contract/orders-order'
import { openAccount } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences, type Visitor } from '../accounts/visitor.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog, openConfirmation } from '../orders/order-confirmation.ts'
import { deliverAsOperator, refundAsOperator, saveReferralSettings } from '../referrals/operator-actions.ts'
import { createReferrer, DEPOSITED, referralInfoOf } from '../referrals/referred.ts'
import { registerByLink } from '../referrals/register-by-link.ts'
import { type Shop, test } from '../shop/fixtures.ts'

const t = words.en
const PAID = 90_000
const EARNED = 9_000

// It changes the commission for all journeys.
test.use({ ownShop: 'referrals-earn' })

/** Restores the shared settings of the back office even after a failure. */
async function withoutHold(page: Page, shop: Shop, journey: () => Promise<void>): Promise<void> {
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { settings: before } = dataOf(await operator(api.referrals.settings))
  await setPreferences(page, 'en')
  try {
    await saveReferralSettings(page, 10, 0)
    await journey()
  } finally {
    const { version } = dataOf(await operator(api.referrals.settings))
    dataOf(await operator(api.referrals.saveSettings, { body: { ...before, version } }))
  }
}

async function freshBrowser(browser: Browser, shop: Shop): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await setPreferences(page, 'en')
  return page
}

/** Deposits money and orders with it, on the page. */
async function depositAndOrder(page: Page, shop: Shop, visitor: Visitor): Promise<Order> {
  await page.goto('/deposit')
  await page.getByRole('button', { name: '200,000', exact: false }).click()
  await page.getByRole('button', { name: t('deposits.simulate') }).click()
  await expect.poll(() => balanceOf(page), { timeout: 20_000 }).toBe(200_000)
  await openConfirmation(page, { service: /Game guild page/ })
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(PAID)}` })
    .click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  const call = await callAs(shop, visitor)
  const [order] = dataOf(await call(api.orders.history)).items
  if (!order) throw new Error('Nothing was ordered')
  return order
}

/** The figure under a heading of the referral page. */
const figure = (page: Page, label: string) =>
  page.getByRole('heading', { name: label, exact: true, level: 2 }).locator('xpath=following-sibling::p[1]')

// Proves S1.12, S2.24, S3.12.
test('A invites B; B deposits and orders; the order succeeds and A earns; a refund takes it back; all figures agree', async ({
  page: office,
  browser,
  shop,
}) => {
  test.setTimeout(180_000)
  const [a, b] = [await createReferrer(shop), newVisitor()]
  const pageOfA = await freshBrowser(browser, shop)
  await signIn(pageOfA, a)
  const pageOfB = await freshBrowser(browser, shop)

  await withoutHold(office, shop, async () => {
    const { referralLink } = await referralInfoOf(shop, a)
    await registerByLink(pageOfB, shop, referralLink, b)
    const order = await depositAndOrder(pageOfB, shop, b)

    await test.step('the order succeeds: A is told at once, on whatever page is open', async () => {
      await pageOfA.goto('/dashboard')
      // The toast disappears after some seconds, which the office may need to see the end.
      const told = pageOfA.getByText(t('referrals.paidNotice', { amount: `+${money(EARNED)}` }))
      await Promise.all([expect(told).toBeVisible({ timeout: 60_000 }), deliverAsOperator(office, order)])
      await figuresAgree(EARNED, 200_000 - PAID, 1)
    })
    await test.step('part of it goes back, then all: so does the commission', async () => {
      await refundAsOperator(office, order, 40_000)
      await expect.poll(() => balanceOf(pageOfA), { timeout: 20_000 }).toBe(DEPOSITED + EARNED - 4_000)
      await figuresAgree(EARNED - 4_000, 200_000 - PAID + 40_000, 2)
      await refundAsOperator(office, order, PAID - 40_000)
      await expect.poll(() => balanceOf(pageOfA), { timeout: 20_000 }).toBe(DEPOSITED)
      await figuresAgree(0, 200_000, 3)
      await pageOfA.getByRole('button', { name: /^Notifications/ }).click()
      await expect(pageOfA.getByText(/^Commission reversed: .5,000/)).toBeVisible()
    })
    await test.step('the office sees it taken back, and the books agree', async () => {
      await office.goto('/operator/referrals?view=all&status=taken-back')
      await expect(office.getByRole('listitem').filter({ hasText: order.orderCode })).toContainText(money(0))
      await office.goto('/operator/books')
      await expect(office.getByText(t('books.fine'), { exact: true })).toHaveCount(bookChecks.length)
    })
  })

  /** Both dashboards, the referral page, the transactions and the ledger agree. */
  async function figuresAgree(earned: number, leftOfB: number, movements: number): Promise<void> {
    await pageOfA.goto('/dashboard')
    await expect.poll(() => balanceOf(pageOfA)).toBe(DEPOSITED + earned)
    await pageOfB.goto('/dashboard')
    await expect.poll(() => balanceOf(pageOfB)).toBe(leftOfB)
    await pageOfA.goto('/referral')
    await expect(figure(pageOfA, t('referrals.totalEarnings'))).toHaveText(money(earned))
    await expect(figure(pageOfA, t('referrals.pending'))).toHaveText(money(0))
    const row = pageOfA.getByRole('row').filter({ hasText: `${b.username.slice(0, 2)}…` })
    await expect(row).toContainText(money(earned))
    await pageOfA.goto('/transactions?type=commission')
    const name = (kind: string) => pageOfA.getByRole('link', { name: new RegExp(`^${kind} ?\\.`) })
    await expect(name(t('transactionKinds.commission'))).toHaveCount(1)
    await expect(name(t('transactionNames.clawback'))).toHaveCount(movements - 1)
    const call = await callAs(shop, a)
    const { items } = dataOf(await call(api.ledger.history))
    expect(items).toHaveLength(1 + movements)
    expect(items.reduce((sum, it) => sum + it.amount, 0)).toBe(DEPOSITED + earned)
    expect(dataOf(await call(api.dashboard.summary))).toMatchObject({
      balance: DEPOSITED + earned,
      user: { totalEarnings: earned },
    })
  }
})

test('whoever refers himself in one browser waits for an operator, sees that, and is paid when it is allowed', async ({
  page: office,
  browser,
  shop,
}) => {
  test.setTimeout(180_000)
  const [a, twin] = [newVisitor(), newVisitor()]
  await openAccount(shop, a)
  const { referralLink } = await referralInfoOf(shop, a)
  const own = await freshBrowser(browser, shop)
  await signIn(own, a)
  await own.evaluate(() => {
    for (const token of ['accessToken', 'refreshToken']) localStorage.removeItem(token)
  })
  await registerByLink(own, shop, referralLink, twin)

  await withoutHold(office, shop, async () => {
    const order = await depositAndOrder(own, shop, twin)
    await deliverAsOperator(office, order)
    await expect.poll(async () => (await referralInfoOf(shop, a)).checkingEarnings).toBe(EARNED)
    const pageOfA = await freshBrowser(browser, shop)
    await signInAs(pageOfA, shop, a)
    await pageOfA.goto('/referral')
    await expect(pageOfA.getByText(t('referrals.checkingNote', { amount: money(EARNED) }))).toBeVisible()

    await office.goto('/operator/referrals')
    const row = office.getByRole('listitem').filter({ hasText: order.orderCode })
    await expect(row).toContainText(t('suspicions.same-device'))
    await expect(row).not.toContainText(t('suspicions.same-payer'))
    await row.getByRole('button', { name: t('operatorReferrals.allowOf', { code: order.orderCode }) }).click()
    const sure = office.getByRole('alertdialog')
    await expect(sure).toContainText(t('operatorReferrals.allowDueText'))
    await sure.getByRole('button', { name: t('operatorReferrals.allow') }).click()
    await expect.poll(() => balanceOf(pageOfA), { timeout: 20_000 }).toBe(EARNED)
    await expect(figure(pageOfA, t('referrals.totalEarnings'))).toHaveText(money(EARNED))
    await expect(pageOfA.getByText(t('referrals.checkingNote', { amount: money(EARNED) }))).toHaveCount(0)
  })
})
