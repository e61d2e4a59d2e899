import { expect, type Page } from '@playwright/test'
import { signIn } from '../accounts/sign-in.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import type { Shop } from '../shop/fixtures.ts'

const t = words.en

/** Opens a referral link, registers, follows the mail and signs in: all in the page, as people do. */
export async function registerByLink(page: Page, shop: Shop, link: string, visitor: Visitor): Promise<void> {
  await page.goto(link)
  await page.goto(`${shop.url}/auth/register`)
  await expect(page.getByLabel(t('accounts.referralCode'))).toHaveValue(link.slice(-8))
  await page.getByLabel(t('accounts.email')).fill(visitor.email)
  await page.getByLabel(t('accounts.username')).fill(visitor.username)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await page.getByRole('button', { name: t('accounts.createAccount') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.checkMailTitle') })).toBeVisible()
  const { links } = await shop.readMail(visitor.email)
  const activated = page.waitForResponse(/\/user\/auth\/active$/)
  await page.goto(links[0] ?? '')
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await page.getByRole('button', { name: t('accounts.activate') }).click()
  expect((await activated).ok()).toBe(true)
  await signIn(page, visitor)
}
