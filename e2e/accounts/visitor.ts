import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'

/** The password of everybody in a shop of journeys, so that its hash is made once. */
export const everybodysPassword = 'ngựa pin kẹp giấy'

/** Somebody who has an account, or is about to. */
export type Visitor = { username: string; email: string; password: string }

/** A person nobody has seen before, also not a journey that runs at the same moment. */
export function newVisitor(): Visitor {
  const username = `khach_${randomBytes(6).toString('hex')}`
  return { username, email: `${username}@example.com`, password: everybodysPassword }
}

/** Lets the browser remember a language and a theme before the first page, as a returning visitor's does. */
export async function setPreferences(page: Page, language: Language, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.addInitScript(
    ([lang, look]) => {
      localStorage.lang ??= lang
      localStorage.theme ??= look
    },
    [language, theme],
  )
}
