import type { Locator, Page } from '@playwright/test'
import { words } from '../accounts/words.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'

const t = words.en

/** Fills in the order form of a service, up to the question before paying. */
export async function askToBuy(page: Page, service: string, amount: number): Promise<void> {
  await page.goto(`/orders/new?service=${service}&amount=${amount}`)
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).waitFor()
}

export async function pay(page: Page): Promise<void> {
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
}

export function goods(page: Page): Locator {
  return page.getByRole('list', { name: t('goods.title') }).getByRole('listitem')
}
