import type { Browser, Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { prefers } from '../accounts/visitor.ts'
import { words } from '../operator/words.ts'
import { gatherComplaints, lookAt, openRequests } from './inspect.ts'
import { expect, type Shop, test } from './test.ts'

type Look = { theme: 'light' | 'dark'; language: Language; contrast: boolean }

/**
 * What each page is looked at in: every language and both themes. Contrast is a matter of the theme and words of the
 * language, so three of the six pairs see all that there is to see, and the second light one needs no contrast.
 */
export const looks: readonly Look[] = [
  { theme: 'light', language: 'en', contrast: true },
  { theme: 'dark', language: 'vi', contrast: true },
  { theme: 'light', language: 'ru', contrast: false },
]
const [plain] = looks as [Look]
/** Three journeys' worth of work in one: a busy machine may take its time over each change. */
const SLOW = { timeout: 30_000 }

/** Brings a page into a state, in the words of a language. */
type Reach = (t: TranslateOperator) => Promise<unknown>

/** A page, the shop it is of, and the ways to look at it. */
type Journey = {
  page: Page
  browser: Browser
  shop: Shop
  /** The words of the first look, which the page wears between two looks. */
  t: TranslateOperator
  /** Opens a page and looks at it in every look once it is there. */
  check(path: string): Promise<void>
  /** Looks at what is on the screen in every look, first doing again what made sentences of one language. */
  lookAt(what: string, reach?: Reach): Promise<void>
}

/** A journey that stops at each page to see it in every look; no script may break on it, neither by itself nor by the policy. */
export function forEachLook(promise: string, journey: (look: Journey) => Promise<void>): void {
  test(promise, async ({ page, browser, shop }) => {
    test.setTimeout(600_000)
    const complaints = gatherComplaints(page)
    await prefers(page, plain.language, plain.theme)
    const check = async (path: string) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await lookInEveryWay(page, path)
    }
    const see = (what: string, reach?: Reach) => lookInEveryWay(page, what, reach)
    await journey({ page, browser, shop, t: words[plain.language], check, lookAt: see })
    expect(complaints).toEqual([])
  })
}

/** Looks at what any page shows in every look, and leaves it in the first. */
export async function lookInEveryWay(page: Page, what: string, reach: Reach = async () => {}): Promise<void> {
  for (const look of looks) {
    await wear(page, look)
    await reach(words[look.language])
    await lookAt(page, `${what} (${look.theme}, ${look.language})`, look)
  }
  await wear(page, plain)
}

/** Changes language and theme as another tab would, and waits until the words and what the server words are here. */
async function wear(page: Page, { theme, language }: Look): Promise<void> {
  const open = openRequests(page)
  await page.evaluate(
    (wanted) => {
      for (const [key, value] of Object.entries(wanted)) {
        if (localStorage.getItem(key) === value) continue
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key }))
      }
    },
    { lang: language, theme },
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language, SLOW)
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/, SLOW)
  await expect.poll(() => open.size, SLOW).toBe(0)
}
