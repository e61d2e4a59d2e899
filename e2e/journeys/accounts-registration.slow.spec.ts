import { accounts } from '@runmart/contract/accounts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('a referral code that nobody has is refused beside its field; terms and privacy are one press away', async ({
  page,
  shop,
}) => {
  const referrer = await createBuyer(shop, 10_000)
  const { referralCode } = dataOf(await referrer.call(accounts.me)).user
  const visitor = newVisitor()
  await setPreferences(page, 'en')
  await page.goto('/auth/register?ref=NOBODY')
  const code = page.getByLabel(t('accounts.referralCode'))
  await expect(code).toHaveValue('NOBODY')

  await test.step('what the account accepts can be read without losing what was typed', async () => {
    await page.getByLabel(t('accounts.email')).fill(visitor.email)
    for (const [name, path] of [
      [t('accounts.terms'), '/terms'],
      [t('accounts.privacy'), '/privacy'],
    ] as const) {
      const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()])
      await expect(opened).toHaveURL(path)
      await expect(opened.locator('h1')).toBeVisible()
      await opened.close()
    }
    await expect(page.getByLabel(t('accounts.email'))).toHaveValue(visitor.email)
  })

  await test.step('the unknown code creates no account; the right one does, and counts for who gave it', async () => {
    await page.getByLabel(t('accounts.username')).fill(visitor.username)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
    await page.getByRole('button', { name: t('accounts.createAccount') }).click()
    await expect(page.getByText(t('fields.referralCodeUnknown'))).toBeVisible()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(referralCode)
    await page.getByRole('button', { name: t('accounts.createAccount') }).click()
    await expect(page.getByRole('heading', { name: t('accounts.checkMailTitle') })).toBeVisible()
  })

  await test.step('the profile of who gave it says so, beside state and earnings', async () => {
    await signInAs(page, shop, referrer.visitor)
    await page.goto('/profile')
    const fact = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
        .getByRole('definition')
    await expect(fact(t('profile.status'))).toHaveText(t('accountStates.active'))
    await expect(fact(t('referrals.totalReferrals'))).toHaveText('1')
    await expect(fact(t('referrals.totalEarnings'))).toHaveText(/^0\s₫$/)
  })
})
