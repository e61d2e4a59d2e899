import { LIVE_PATH } from '@runmart/contract/live'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const ME = '**/api/user/auth/me'

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S3.14, S4.9, S6.2, S7.3, S7.32, S9.10.
test('at the start the user is loaded with the kept token, and where to send money is asked once', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, (await createBuyer(shop, 10_000)).visitor)
  const asked: string[] = []
  page.on('request', (it) => /\/bank\/deposit-information/.test(it.url()) && asked.push(it.url()))
  // A late live stream refetches what it may have missed, but not the bank account.
  const answered = page.waitForResponse(/\/bank\/deposit-information/)
  await page.route(`**/api${LIVE_PATH}`, async (route) => {
    await answered
    await route.continue()
  })
  const askedAgain = answered.then(() => page.waitForRequest(ME))
  const [me] = await Promise.all([page.waitForRequest(ME), page.goto('/dashboard')])
  const token = await page.evaluate(() => localStorage.accessToken as string)
  expect(me.headers().authorization).toBe(`Bearer ${token}`)
  await expect.poll(() => balanceOf(page)).toBe(10_000)
  await askedAgain

  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: t('shell.deposit') })
    .click()
  await expect(page.getByText(t('deposits.ruleSpeed'))).toBeVisible()
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: t('shell.orders') })
    .click()
  await expect(page.getByText(t('orders.empty'))).toBeVisible()
  expect(asked).toHaveLength(1)
})
