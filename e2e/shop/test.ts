import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type Mail, readMail } from './read-mail.ts'

/** The running shop as a journey needs it. */
export type Shop = {
  url: string
  outboxDir: string
  demo: { customer: Person; operator: Person }
  /** The newest mail to somebody, waited for. */
  readMail(to: string, subject?: RegExp): Promise<Mail>
}
type Person = { email: string; password: string }

/** Playwright's `test` with the shop at hand and every page relative to it. */
export const test = base.extend<{ shop: Shop }>({
  baseURL: async ({ shop }, use) => use(shop.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  shop: async ({}, use) => {
    const outboxDir = join(given('E2E_SHOP_DATA_DIR'), 'outbox')
    const password = given('E2E_SHOP_PASSWORD')
    await use({
      url: given('E2E_SHOP_URL'),
      outboxDir,
      demo: {
        customer: { email: 'demo@runmart.local', password },
        operator: { email: 'operator@runmart.local', password },
      },
      readMail: (to, subject) => readMail(outboxDir, to, subject),
    })
  },
})

export { expect } from '@playwright/test'

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by shop/set-up.ts; run the journeys through playwright.config.ts.`)
  return value
}
