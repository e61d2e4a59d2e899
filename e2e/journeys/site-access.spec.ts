import { readdirSync } from 'node:fs'
import { languages } from '@runmart/contract/languages'
import { addressIn } from '../../web/src/platform/place.ts'
import { commonPages, publicPaths } from '../../web/src/public/pages.ts'
import { prefers } from '../accounts/visitor.ts'
import { gatherComplaints, lookAt } from '../shop/inspect.ts'
import { expect, test } from '../shop/test.ts'

const articles = readdirSync(new URL('../../web/content/blog', import.meta.url))
const paths = publicPaths(articles)

for (const theme of ['light', 'dark'] as const)
  for (const language of languages)
    test(`everyone can read the public pages (${theme}, ${language})`, async ({ page }) => {
      test.setTimeout(400_000)
      const complaints = gatherComplaints(page)
      await prefers(page, language, theme)
      const common = language === 'en' ? commonPages.map((it) => `/${it.path}`) : []
      for (const address of [...paths.map((path) => addressIn(language, path)), ...common]) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
        await lookAt(page, address)
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} on a phone`).toBe(390)
      }
      expect(complaints).toEqual([])
    })

test('everyone can use the start page and its menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of languages) {
    await page.goto(addressIn(language, ''))
    await lookAt(page, `the start page on a phone (${language})`)
    await page.locator('[data-site-menu] > summary').click()
    await lookAt(page, `the menu on a phone (${language})`)
  }
})
