import { siteTranslations } from '@runmart/i18n/site'
import { setPreferences } from '../accounts/visitor.ts'
import { openAccountMenu } from '../operator/open-account-menu.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { expect, test } from '../shop/fixtures.ts'

// Proves S6.1.
test('for a customer there is no back office', async ({ page, shop }) => {
  const t = words.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.customer)
  for (const path of ['/operator', '/operator/orders', '/operator/settings/payouts']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: t('shell.notFoundTitle') })).toBeVisible()
  }
  await page.getByRole('link', { name: t('shell.toDashboard') }).click()
  await openAccountMenu(page)
  await expect(page.getByRole('menuitem', { name: t('shell.backOffice') })).toHaveCount(0)
})

for (const [role, home] of [
  ['customer', /\/dashboard$/],
  ['operator', /\/operator$/],
] as const)
  test(`the public pages lead a signed-in ${role} to where they begin`, async ({ page, shop }) => {
    await setPreferences(page, 'en')
    await signInAs(page, shop, shop.demo[role])
    await page.goto('/blog')
    const name = siteTranslations.en('site.openDashboard')
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL(home)
  })

test('an operator finds the back office in the menu and by the palette, and the way back', async ({ page, shop }) => {
  const t = words.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: t('shell.backOffice') }).click()
  await expect(page.getByRole('heading', { name: t('operatorToday.title'), level: 1 })).toBeVisible()
  await page.getByRole('link', { name: t('operatorShell.toShop') }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The address changes before its page; until then keys go to the old page.
  await expect(page.getByRole('heading', { name: t('dashboard.title'), level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(t('shell.backOffice'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator$/)
})
