import type { Page } from '@playwright/test'

/** The server hears what is asked there next, but its answer is lost on the way; whatever is asked later is answered. */
export async function dropNextResponse(page: Page, address: string | RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}
