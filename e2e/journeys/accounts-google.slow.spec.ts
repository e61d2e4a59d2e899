import { api } from '@runmart/contract'
import { type StartedShop, startOwnShop } from '../../testing/shop/start-shop.ts'
import { clientId, type GoogleStandIn, startGoogleStandIn } from '../accounts/google-stand-in.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
let google: GoogleStandIn
let shop: StartedShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  google = await startGoogleStandIn({ sub: '1001', email: 'linh.tran@gmail.test', name: 'Linh Trần', verified: true })
  shop = await startOwnShop({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_JWKS_URL: `${google.url}/certs`,
    GOOGLE_AUTHORIZE_URL: `${google.url}/authorize`,
  })
})
test.afterAll(async () => {
  google.stop()
  await shop.stop()
})
test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S6.4.
test('signs in with Google, comes back to where it was going, and may ask for a password', async ({ page }) => {
  await page.goto(`${shop.url}/profile`)
  await page.getByRole('button', { name: t('accounts.continueWithGoogle') }).click()
  await expect(page).toHaveURL(`${shop.url}/profile`)
  await expect(page.getByLabel(t('profile.fullName'))).toHaveValue('Linh Trần')
  await page.getByRole('link', { name: t('profile.security') }).click()
  await page.getByRole('button', { name: t('profile.mailPasswordLink') }).click()
  await expect(page.getByText(t('profile.passwordLinkSent', { email: 'linh.tran@gmail.test' }))).toBeVisible()
})

test('whoever is new by Google is the referral of the link he came by', async ({ page }) => {
  const call = await callAs(shop, { email: 'demo@runmart.local', password: shop.demoPassword })
  const before = dataOf(await call(api.referrals.info))
  google.signedIn = { sub: '1003', email: 'friend@gmail.test', name: 'A friend', verified: true }
  await page.goto(before.referralLink)
  await page.goto(`${shop.url}/auth/login`)
  await page.getByRole('button', { name: t('accounts.continueWithGoogle') }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(dataOf(await call(api.referrals.info)).totalReferrals).toBe(before.totalReferrals + 1)
})
