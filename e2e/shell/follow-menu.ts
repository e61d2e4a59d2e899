import type { Page } from '@playwright/test'

/** Goes to a page by its line in the menu, without loading the app anew. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name }).first().click()
}
