import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteTranslations } from '@runmart/i18n/site'
import { expect, test } from '../shop/fixtures.ts'

test.use({ javaScriptEnabled: false })

const features = ['ordersTitle', 'depositsTitle', 'botsTitle', 'balanceTitle', 'languagesTitle', 'apiTitle'] as const

// Proves S1.16, S1.17, S1.18, S1.19, S1.20, S1.21, S1.22.
for (const language of languages)
  test(`the landing page has its tagline, key features and newsletter, and leads to every text (${language})`, async ({
    page,
  }) => {
    const t = siteTranslations[language]
    const home = localizedPath(language, '')
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MMO')
    for (const title of features)
      await expect(page.getByRole('heading', { name: t(`landing.${title}`), exact: true })).toBeVisible()
    await expect(page.locator('form[action="/newsletter"]').getByRole('textbox')).toBeVisible()
    for (const text of ['blog', 'about', 'terms', 'privacy'] as const) {
      await page.goto(home)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t(`site.${text}`), exact: true })
        .click()
      await expect(page).toHaveURL(localizedPath(language, text))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
