import { expect, type Page } from '@playwright/test'
import { openAccount } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { type Shop, test } from '../shop/fixtures.ts'

const t = words.en

/** Opens the link of the newest such mail, and presses its button. */
async function followMail(page: Page, shop: Shop, address: string, subject: RegExp, press: string): Promise<void> {
  const { links } = await shop.readMail(address, subject)
  const link = new URL(links[0] ?? '')
  await page.goto(link.pathname + link.hash)
  await page.getByRole('button', { name: press }).click()
}

// Proves S10.35.
test('an address changes when both have confirmed it, and the former one has a way back', async ({ page, shop }) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const email = `new.${visitor.email}`
  await setPreferences(page, 'en')
  await signIn(page, visitor)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: t('emailChange.change') }).click()
  await page.getByRole('dialog').getByLabel(t('emailChange.newEmail')).fill(email)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('emailChange.send') })
    .click()
  await expect(page.getByText(t('emailChange.waitingTitle', { email }))).toBeVisible()

  await followMail(page, shop, visitor.email, /Confirm/, t('emailChange.confirm'))
  await expect(page.getByText(t('emailChange.halfTitle'), { exact: true })).toBeVisible()
  await followMail(page, shop, email, /Confirm/, t('emailChange.confirm'))
  await expect(page.getByText(t('emailChange.doneText', { email }))).toBeVisible()
  await page.goto('/profile/security')
  await expect(page.locator('#email').getByText(email)).toBeVisible()

  await followMail(page, shop, visitor.email, /was changed/, t('emailChange.restore'))
  await expect(page.getByText(t('emailChange.restoredTitle'))).toBeVisible()
  await page.goto('/profile/security')
  await expect(page).toHaveURL(/\/auth\/login/)
})

// Proves S10.36.
test('signing out everywhere else ends the other device and keeps this one', async ({ page, browser, shop }) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage()
  for (const each of [other, page]) {
    await setPreferences(each, 'en')
    await signIn(each, visitor)
  }
  await page.goto('/profile/security')
  await page.getByRole('button', { name: t('otherSessions.endOthers') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('otherSessions.endOthers') })
    .click()
  await expect(other).toHaveURL(/\/auth\/login/)
  await expect(page.getByText(t('profile.noSessions'))).toBeVisible()
})
