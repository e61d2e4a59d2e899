import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { callAs, signInAs } from '../e2e/operator/sign-in-as.ts'
import { findChromium } from '../testing/shop/find-chromium.ts'
import { type StartedShop, startShop } from '../testing/shop/start-shop.ts'
import { placeSomeOrders, showManyOrders } from './interaction/many-orders.ts'
import { observeInteractions } from './interaction/observe-interactions.ts'
import { type Step, steps } from './interaction/steps.ts'

const SETTLE_MS = 2000
const ROUNDS = 3
/** Compared with this machine, a mid-range phone. */
const SLOWDOWN = 4
const demoCustomer = 'demo@runmart.local'
const isRoot = process.getuid?.() === 0

type Row = { 'interactions a round': number; 'median ms': number; 'worst ms': number }

/**
 * How long a slow phone takes to answer a touch or a key. The longest event of each step in each round, as the browser
 * reports it. It measures steps of 8 ms, nothing under 16.
 */
export async function measureInteraction(): Promise<Record<string, Row>> {
  const shop = await startShop()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  })
  try {
    await placeSomeOrders(await callAs(shop, { email: demoCustomer, password: shop.demoPassword }))
    const table: Record<string, Row> = {}
    for (const step of steps) {
      const rounds: number[][] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await takeStep(browser, shop, step))
      const worst = rounds.map((durations) => Math.max(0, ...durations)).sort((a, b) => a - b)
      table[step.name] = {
        'interactions a round': Math.round(rounds.flat().length / ROUNDS),
        'median ms': worst[Math.floor(ROUNDS / 2)] ?? 0,
        'worst ms': worst.at(-1) ?? 0,
      }
    }
    return table
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Runs one step on a page of its own, and returns the duration of each interaction. */
async function takeStep(browser: Browser, shop: StartedShop, { path, view, take }: Step): Promise<number[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: shop.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await signInAs(page, shop, { email: demoCustomer, password: shop.demoPassword })
    await showManyOrders(page)
    const interactions = await observeInteractions(page)
    await openPage(page, path, view)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await take(page)
    return await interactions()
  } finally {
    // An answer may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** Opens a page of the app and waits until its list is there and the browser is idle. */
async function openPage(page: Page, path: string, view: 'GRID' | 'LIST' = 'GRID'): Promise<void> {
  await page.addInitScript((chosen) => Object.assign(localStorage, { view: chosen, lang: 'en' }), view)
  await page.goto(path)
  await page.locator('main li, main tbody tr').nth(3).waitFor()
  await page.waitForTimeout(SETTLE_MS)
}
