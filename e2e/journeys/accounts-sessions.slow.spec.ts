import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves R13, S2.30, S4.11.
test('two tabs: signing out in one signs out the other, and signing in comes back to both', async ({
  context,
  shop,
}) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await setPreferences(first, 'en')
  await signIn(first, visitor)
  await second.goto('/profile')
  await expect(second.getByRole('heading', { name: t('profile.title'), level: 1 })).toBeVisible()

  await first.getByRole('button', { name: t('shell.account'), exact: true }).click()
  await first.getByRole('menuitem', { name: t('shell.signOut') }).click()
  await expect(first).toHaveURL(/\/auth\/login/)
  await expect(second).toHaveURL(/\/auth\/login\?next=%2Fprofile/)
  expect(await second.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ])

  await signIn(first, visitor)
  await expect(second).toHaveURL(/\/profile$/)
})

// Proves S5.10.
test('another device can be signed out from the profile, after asking', async ({ page, shop }) => {
  const visitor = newVisitor()
  await setPreferences(page, 'en')
  await openAccount(shop, visitor)
  await signInOverApi(shop, visitor)
  await signIn(page, visitor)
  await page.goto('/profile#sessions')
  await expect(page).toHaveURL(/\/profile\/security#sessions$/)
  const rows = page.locator('#sessions li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(t('profile.thisDevice'))
  await rows
    .last()
    .getByRole('button', { name: t('profile.endSession') })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to proceed?')
  await dialog.getByRole('button', { name: t('profile.endSession') }).click()
  await expect(rows).toHaveCount(1)
})

// Proves S2.1, S4.12, S4.13, S4.14, S8.6, S9.9.
test('an expired token: the exact sentence, both tokens cleared, the sign-in page after one second', async ({
  page,
  shop,
}) => {
  const visitor = newVisitor()
  await setPreferences(page, 'en')
  await openAccount(shop, visitor)
  await signIn(page, visitor)
  await page.route('**/api/user/auth/sessions', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, message: 'Token expired.', data: null, error: 'Token expired.', code: 'TOKEN_EXPIRED' },
    }),
  )
  // The test moves the page's clock: the second is exact, however busy the machine is.
  await page.clock.install()
  // The pause has to lie ahead of the page's own clock when it arrives.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.goto('/profile/security')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByText('Token expired. Please log in again.')).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [50] })
  expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ])
  await page.clock.runFor(500)
  expect(page.url()).toMatch(/\/profile\/security$/)
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/\/auth\/login/)
})
