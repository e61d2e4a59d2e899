import type { Locator, Page } from '@playwright/test'
import { words } from '../accounts/words.ts'

export function confirmationDialog(page: Page): Locator {
  return page.getByRole('alertdialog')
}

type OrderChoice = { type?: string; service: RegExp; contact?: string }

/** Fills the order form in, up to the question. */
export async function openConfirmation(page: Page, { type = 'owner', service, contact = '@khanh' }: OrderChoice) {
  const t = words.en
  await page.goto(`/orders/new?type=${type}`)
  await page.getByRole('button', { name: service }).click()
  await page.getByLabel(t('orderForm.contact')).fill(contact)
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).waitFor()
}
