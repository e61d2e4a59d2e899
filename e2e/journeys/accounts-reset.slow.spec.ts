import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S2.34, S2.35.
test('a forgotten password: one mail, one use, and every session is over', async ({ page, shop }) => {
  const visitor = newVisitor()
  const chosen = 'fifty quiet lighthouses'
  await setPreferences(page, 'en')
  await openAccount(shop, visitor)
  await signInOverApi(shop, visitor)

  await page.goto('/auth/login')
  await page.getByRole('link', { name: t('accounts.forgotPassword') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.forgotTitle') })).toBeVisible()
  await page.getByLabel(t('accounts.email')).fill(visitor.email)
  await page.getByRole('button', { name: t('accounts.sendLink') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.checkMailTitle') })).toBeVisible()

  const { links } = await shop.readMail(visitor.email, /password/i)
  const link = links[0] ?? ''
  await page.goto(link)
  await expect(page.getByLabel(t('accounts.newPassword'))).toBeFocused()
  await expect(page).not.toHaveURL(/token/)
  await page.reload()
  await page.getByLabel(t('accounts.newPassword')).fill(chosen)
  await page.getByRole('button', { name: t('accounts.savePassword') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.resetDoneTitle') })).toBeVisible()

  await page.goto(link)
  await page.getByLabel(t('accounts.newPassword')).fill('another one altogether')
  await page.getByRole('button', { name: t('accounts.savePassword') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.linkDeadTitle') })).toBeVisible()

  await signIn(page, { email: visitor.email, password: chosen })
})

test('a referral code in the address is filled in', async ({ page }) => {
  await setPreferences(page, 'en')
  await page.goto('/auth/register?ref=NOBODY')
  await expect(page.getByLabel(t('accounts.referralCode'))).toHaveValue('NOBODY')
})
