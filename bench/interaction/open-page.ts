import type { Page } from '@playwright/test'

const SETTLE_MS = 2000

/** Opens a page of the app and waits until its list is there and the browser has nothing left to do. */
export async function openPage(page: Page, path: string, view: 'GRID' | 'LIST' = 'GRID'): Promise<void> {
  await page.addInitScript((chosen) => Object.assign(localStorage, { view: chosen, lang: 'en' }), view)
  await page.goto(path)
  await page.locator('main li, main tbody tr').nth(3).waitFor()
  await page.waitForTimeout(SETTLE_MS)
}
