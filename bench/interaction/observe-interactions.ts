import type { Page } from '@playwright/test'

/** The browser's event timing entry; TypeScript's type lacks the interaction id. */
type Entry = PerformanceEntry & { interactionId: number }
type Observed = { [id: number]: number }

/** After the last event the browser still has to paint and to report it. */
const SETTLE_MS = 1000

/** Records the interactions of a page; returns a function for their durations so far. */
export async function observeInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: Observed = {}
    Object.assign(globalThis, { interactions: seen })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Entry[])
        if (interactionId) seen[interactionId] = Math.max(seen[interactionId] ?? 0, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as never)
  })
  return async () => {
    await page.waitForTimeout(SETTLE_MS)
    return page.evaluate(() => Object.values((globalThis as unknown as { interactions: Observed }).interactions))
  }
}
