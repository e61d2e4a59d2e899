import { expect, type Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'
import type { Visitor } from './visitor.ts'
import { words } from './words.ts'

/** Types e-mail and password into the sign-in page and sends them. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Visitor, 'email' | 'password'>,
  language: Language,
) {
  const t = words[language]
  await page.getByLabel(t('accounts.emailOrUsername')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.signIn') })
    .click()
}

/** Signs in through the page, up to the dashboard. */
export async function signIn(page: Page, visitor: Pick<Visitor, 'email' | 'password'>, language: Language = 'en') {
  await page.goto('/auth/login')
  await fillSignIn(page, visitor, language)
  await expect(page).toHaveURL(/\/dashboard$/)
}
