import type { Browser, Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { prefers } from '../accounts/visitor.ts'
import { words } from '../operator/words.ts'
import { gatherComplaints, lookAt } from './inspect.ts'
import { expect, type Shop, test } from './test.ts'

/**
 * What each page is looked at in: every language and both themes. Contrast is a matter of the theme and words of the
 * language, so three of the six pairs see all that there is to see.
 */
const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'vi' },
  { theme: 'light', language: 'ru' },
] as const

/** A page in one look, and the shop it is of. */
type Look = {
  theme: 'light' | 'dark'
  language: Language
  page: Page
  browser: Browser
  shop: Shop
  t: TranslateOperator
  /** Opens a page and looks at it once it is there. */
  check(path: string): Promise<void>
}

/** A journey made in every look, on which no script may break, neither by itself nor by the policy. */
export function forEachLook(promise: string, journey: (look: Look) => Promise<void>): void {
  for (const { theme, language } of looks)
    test(`${promise} (${theme}, ${language})`, async ({ page, browser, shop }) => {
      test.setTimeout(180_000)
      const complaints = gatherComplaints(page)
      await prefers(page, language, theme)
      const check = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await lookAt(page, path)
      }
      await journey({ theme, language, page, browser, shop, t: words[language], check })
      expect(complaints).toEqual([])
    })
}
