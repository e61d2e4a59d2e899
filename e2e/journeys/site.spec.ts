import { localizedPath } from '@runmart/contract/localized-path'
import { expect, test } from '../shop/fixtures.ts'

test('the language changes, the page stays, and the choice is kept', async ({ page }) => {
  const path = 'blog/how-refunds-work'
  await page.goto(localizedPath('en', path))
  for (const language of ['vi', 'ru', 'en'] as const) {
    await page.locator(`header a[hreflang=${language}]:visible`).click()
    await expect(page).toHaveURL(localizedPath(language, path))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The script that stores the choice is deferred, so wait for it before the next press.
    await page.waitForLoadState()
    expect(await page.evaluate(() => localStorage.lang)).toBe(language)
  }
})
