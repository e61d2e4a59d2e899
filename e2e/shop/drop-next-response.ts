import type { Page } from '@playwright/test'

/** The server gets the next request there, but its answer is lost; later requests work. */
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
