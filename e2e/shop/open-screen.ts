import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Opens a screen by the router, without reloading the app, and waits until it is complete. Reloads the current screen.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const open = openRequests(page)
  const isByRouter = await page.evaluate(
    (to) => document.getElementById('app') !== null && location.pathname + location.search !== to,
    path,
  )
  if (isByRouter) await page.evaluate(navigate, path)
  else await page.goto(path)
  await expect.poll(() => open.size, { timeout: 30_000, intervals: [20] }).toBe(0)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  if (!path.startsWith('/auth')) await expect(page).not.toHaveURL(/\/auth\//)
}

/** Navigates, and waits until another path shows something else; some show the same. Runs in the page. */
async function navigate(path: string): Promise<void> {
  const shown = () => document.title + document.getElementById('app')?.innerHTML
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const [oldPath, old, giveUpAt] = [location.pathname, shown(), performance.now() + 3000]
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  await frame()
  while (location.pathname !== oldPath && shown() === old && performance.now() < giveUpAt) await frame()
  await frame()
}

const openByPage = new WeakMap<Page, Set<Request>>()

/** Unanswered requests for data and code, without streams: those never end. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const known = openByPage.get(page)
  if (known) return known
  const open = new Set<Request>()
  openByPage.set(page, open)
  page.on(
    'request',
    (it) => /fetch|script/.test(it.resourceType()) && !/\/(live|events)$/.test(it.url()) && open.add(it),
  )
  page.on('requestfinished', (it) => open.delete(it))
  page.on('requestfailed', (it) => open.delete(it))
  return open
}
