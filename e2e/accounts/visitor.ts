import type { Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'

/** Somebody who has an account, or is about to. */
export type Visitor = { username: string; email: string; password: string }

let count = 0

/** A person nobody has seen before. */
export function newVisitor(): Visitor {
  count += 1
  const username = `khach_${Date.now().toString(36)}${count}`
  return { username, email: `${username}@example.com`, password: `ngựa pin kẹp giấy ${count}` }
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
