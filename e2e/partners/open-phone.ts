import type { Browser, Page } from '@playwright/test'
import { setPreferences } from '../accounts/visitor.ts'
import type { Shop } from '../shop/fixtures.ts'

/** Opens a phone-sized page of its own: partners work from phones. */
export async function openPhone(browser: Browser, shop: Shop): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await setPreferences(page, 'en')
  return page
}
