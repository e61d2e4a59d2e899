import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'
import { everybodysPassword } from '../../testing/shop/shop-database.ts'

/** A person who has an account, or is about to. */
export type Visitor = { username: string; email: string; password: string }

/** A new person, whom no parallel journey knows either. */
export function newVisitor(): Visitor {
  const username = `khach_${randomBytes(6).toString('hex')}`
  return { username, email: `${username}@example.com`, password: everybodysPassword }
}

/** Stores a language and a theme in the browser, as of a returning visitor. */
export async function setPreferences(page: Page, language: Language, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.addInitScript(
    ([lang, look]) => {
      localStorage.lang ??= lang
      localStorage.theme ??= look
    },
    [language, theme],
  )
}
