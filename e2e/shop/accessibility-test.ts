import type { Browser, Page } from '@playwright/test'
import type { Language } from '@runmart/contract/accounts'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../operator/words.ts'
import { checkAccessibility, collectPageErrors } from './check-accessibility.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { openRequests, openScreen } from './open-screen.ts'

type Appearance = { theme: 'light' | 'dark'; language: Language; tags?: readonly string[] }

/**
 * The appearances in which axe checks each screen. A theme changes only colours, a language only names. So the first
 * appearance gets all rules, the second those of colours and names.
 */
export const appearances: readonly Appearance[] = [
  { theme: 'light', language: 'en' },
  {
    theme: 'dark',
    language: 'vi',
    tags: ['cat.color', 'cat.name-role-value', 'cat.text-alternatives', 'cat.language'],
  },
]
const [standard] = appearances as [Appearance]
/** Three journeys' worth of work in one: a busy machine may take its time over each change. */
const SLOW = { timeout: 30_000 }

/** Brings a page into a state, in the words of a language. */
type Prepare = (t: TranslateOperator) => Promise<unknown>

type Journey = {
  page: Page
  browser: Browser
  shop: Shop
  /** The words of the first appearance, which the page has between two checks. */
  t: TranslateOperator
  checkPage(path: string): Promise<void>
  /** Checks the current screen in every appearance; `prepare` first repeats the steps that depend on the language. */
  checkScreen(what: string, prepare?: Prepare): Promise<void>
}

/** A journey that checks each page in both themes; no script may fail on it, neither by itself nor by the policy. */
export function accessibilityTest(promise: string, journey: (input: Journey) => Promise<void>): void {
  test(promise, async ({ page, browser, shop }) => {
    test.setTimeout(600_000)
    const errors = collectPageErrors(page)
    await setPreferences(page, standard.language, standard.theme)
    const checkPage = async (path: string) => {
      await openScreen(page, path)
      await checkEveryAppearance(page, path)
    }
    const checkScreen = (what: string, prepare?: Prepare) => checkEveryAppearance(page, what, prepare)
    await journey({ page, browser, shop, t: words[standard.language], checkPage, checkScreen })
    expect(errors).toEqual([])
  })
}

/** Checks the current screen in every appearance, and leaves the page in the first. */
export async function checkEveryAppearance(page: Page, what: string, prepare: Prepare = async () => {}): Promise<void> {
  for (const appearance of appearances) {
    await switchAppearance(page, appearance)
    await prepare(words[appearance.language])
    await checkAccessibility(page, `${what} (${appearance.theme}, ${appearance.language})`, appearance.tags)
  }
  await switchAppearance(page, standard)
}

/** Changes language and theme as another tab would, and waits for the new words, also the server's. */
export async function switchAppearance(page: Page, { theme, language }: Appearance): Promise<void> {
  const open = openRequests(page)
  await page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) {
        if (localStorage.getItem(key) === value) continue
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key }))
      }
    },
    { lang: language, theme },
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language, SLOW)
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/, SLOW)
  await expect.poll(() => open.size, { ...SLOW, intervals: [20] }).toBe(0)
}
