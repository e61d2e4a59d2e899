import type { Page } from '@playwright/test'

/**
 * Opens a page by its menu line, without reloading the app. A line may show a number of waiting items after its name.
 */
export async function followMenu(page: Page, name: string): Promise<void> {
  const line = new RegExp(`^${RegExp.escape(name)}( ,|$)`)
  await page.getByRole('navigation').first().getByRole('link', { name: line }).first().click()
}
