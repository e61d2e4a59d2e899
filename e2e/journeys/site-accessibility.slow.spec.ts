import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { messagePaths } from '@runmart/site/paths'
import { setPreferences } from '../accounts/visitor.ts'
import { appearances } from '../shop/accessibility-test.ts'
import { checkAccessibility, collectPageErrors } from '../shop/check-accessibility.ts'
import { expectNoOverflow, widths } from '../shop/find-overflow.ts'
import { expect, test } from '../shop/fixtures.ts'
import { paths } from '../site/public-pages.ts'

/** Other languages only need a check of their differences: colours, names and word widths. */
const looks = [
  ...appearances.map((it) => ({ ...it, at: [320] as readonly number[] })),
  { theme: 'light', language: 'ru', tags: null, at: widths },
] as const

for (const { theme, language, tags, at } of looks)
  test(`everyone can read the public pages (${theme}, ${language})`, async ({ page }) => {
    test.setTimeout(400_000)
    const errors = collectPageErrors(page)
    await setPreferences(page, language, theme)
    const common = language === 'en' ? messagePaths.map((path) => `/${path}`) : []
    for (const address of [...paths.map((path) => localizedPath(language, path)), ...common]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(address)
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
      if (tags !== null) await checkAccessibility(page, address, tags)
      await expectNoOverflow(page, address, at)
    }
    expect(errors).toEqual([])
  })

test('everyone can use the start page and its menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of languages) {
    await page.goto(localizedPath(language, ''))
    await checkAccessibility(page, `the start page on a phone (${language})`)
    await page.locator('[data-site-menu] > summary').click()
    await checkAccessibility(page, `the menu on a phone (${language})`)
  }
})
