import type { Page } from '@playwright/test'

/** The balance in the top bar, as a number. */
export async function balanceOf(page: Page): Promise<number> {
  const shown = await page.getByRole('banner').getByText('₫').last().innerText()
  return Number(shown.replace(/\D/g, ''))
}
