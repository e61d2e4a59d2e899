import type { Page } from '@playwright/test'

/** The balance the top bar shows, as a number. */
export async function balanceOf(page: Page): Promise<number> {
  const shown = await page.getByRole('banner').getByText('₫').last().innerText()
  return Number(shown.replace(/\D/g, ''))
}
