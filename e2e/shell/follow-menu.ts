import type { Page } from '@playwright/test'

/** Goes to a page by its line in the menu, without loading the app anew. A line may say after its name how many wait. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const line = new RegExp(`^${RegExp.escape(name)}( ,|$)`)
  await page.getByRole('navigation').first().getByRole('link', { name: line }).first().click()
}
