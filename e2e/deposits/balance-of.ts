import type { Page } from '@playwright/test'

export async function balanceOf(page: Page): Promise<number> {
  const shown = await page.getByRole('banner').getByText('₫').last().innerText()
  return Number(shown.replace(/\D/g, ''))
}
