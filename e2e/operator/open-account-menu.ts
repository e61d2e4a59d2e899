import type { Page } from '@playwright/test'
import { expect } from '../shop/fixtures.ts'
import { words } from './words.ts'

/** The button appears a moment before its menu's code, so it may take a second click. */
export async function openAccountMenu(page: Page): Promise<void> {
  const t = words.en
  await expect(async () => {
    await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
    await expect(page.getByRole('menuitem', { name: t('shell.profile') })).toBeVisible({ timeout: 1000 })
  }).toPass()
}
