import type { Locator, Page } from '@playwright/test'
import { words } from '../accounts/words.ts'

const t = words.en

/** A state or figure of the run on the page. */
export function pill(page: Page, words: string): Locator {
  return page.getByRole('main').getByText(words, { exact: true }).first()
}

export function log(page: Page): Locator {
  return page.getByRole('log', { name: t('runConsole.log') })
}
