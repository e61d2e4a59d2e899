import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S1.14, S2.27, S2.28, S3.2, S3.3, S3.9.
test('the profile shows who I am; details are edited, what is wrong is said beside its field, what is right is kept', async ({
  page,
  shop,
}) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/profile')
  const form = page.getByRole('form', { name: t('profile.details') })
  await expect(form.getByLabel(t('accounts.username'))).toHaveValue(visitor.username)
  await expect(page.getByRole('main').getByText(visitor.email).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(t('profile.joined'))).toBeVisible()

  await form.getByLabel(t('profile.phone')).fill('not a number')
  await form.getByLabel(t('profile.fullName')).fill('Trần Thị Lan')
  await form.getByRole('button', { name: t('profile.save') }).click()
  await expect(form.getByText(t('fields.phoneFormat'))).toBeVisible()
  await form.getByLabel(t('profile.phone')).fill('+84 912 345 678')
  await form.getByRole('button', { name: t('profile.save') }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel(t('profile.fullName'))).toHaveValue('Trần Thị Lan')
  await expect(form.getByLabel(t('profile.phone'))).toHaveValue('+84 912 345 678')
})
