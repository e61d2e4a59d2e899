import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type Mail, readMail } from '../../testing/shop/read-mail.ts'
import { everybodysPassword } from '../../testing/shop/shop-database.ts'
import { type StartedShop, startOwnShop } from '../../testing/shop/start-shop.ts'
import { killWorker } from './kill-worker.ts'
import { queryDatabase } from './query-database.ts'

export type Shop = {
  url: string
  outboxDir: string
  demo: { customer: Person; operator: Person }
  /** Where bots of the common shop may open a site on this machine; one journey at a time. */
  sitePort: number
  /** Waits for the newest mail to an address. */
  readMail(to: string, subject?: RegExp): Promise<Mail>
  /** Changes what only time would: distant dates. */
  queryDatabase(text: string, values?: readonly string[]): Promise<void>
  /** Kills the worker and waits for the next one; only in a shop of one's own. */
  killWorker(): Promise<void>
}
type Person = { email: string; password: string }
type Started = Pick<StartedShop, 'url' | 'dataDir' | 'databaseUrl'> & { pid?: number }

/**
 * Playwright's `test` with the shop and paths relative to it. Journeys of different files run side by side. A file that
 * changes or counts shared things takes its own shop by `test.use({ ownShop: 'partners' })`. Files with the same shop
 * name may find each other's leftovers.
 */
export const test = base.extend<object, { shop: Shop; ownShop: string | null }>({
  ownShop: [null, { option: true, scope: 'worker' }],
  shop: [
    async ({ ownShop }, use) => {
      if (!ownShop) return use(describe(commonShop()))
      const started = await startOwnShop()
      await use(describe(started))
      await started.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

export { expect } from '@playwright/test'

function commonShop(): Started {
  return {
    url: given('E2E_SHOP_URL'),
    dataDir: given('E2E_SHOP_DATA_DIR'),
    databaseUrl: given('E2E_SHOP_DATABASE_URL'),
  }
}

function describe({ url, dataDir, databaseUrl, pid }: Started): Shop {
  const outboxDir = join(dataDir, 'outbox')
  const password = everybodysPassword
  return {
    url,
    outboxDir,
    demo: {
      customer: { email: 'demo@runmart.local', password },
      operator: { email: 'operator@runmart.local', password },
    },
    sitePort: Number(process.env.E2E_SITE_PORT),
    readMail: (to, subject) => readMail(outboxDir, to, subject),
    queryDatabase: (text, values) => queryDatabase(databaseUrl, text, values),
    killWorker: () => killWorker(pid),
  }
}

function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by shop/set-up.ts; run the journeys through playwright.config.ts.`)
  return value
}
