import { expect, type Page } from '@playwright/test'
import { words } from '../operator/words.ts'

const t = words.en

export async function fillBank(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('payouts.bankName') }).click()
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  await dialog.getByLabel(t('payouts.accountNumber')).fill('0123456789')
  await dialog.getByLabel(t('payouts.accountName')).fill('NGUYEN VAN A')
}

/** Records the payment of a waiting payout, on the page of a signed-in operator. */
export async function payAsOperator(page: Page, code: string, reference: string): Promise<void> {
  await page.goto('/operator/payouts')
  const record = page.getByRole('button', { name: t('operatorPayouts.payOf', { code }) })
  await record.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorPayouts.reference')).fill(reference)
  await dialog.getByRole('button', { name: /as paid$/ }).click()
  // An open dialog hides the list behind it from queries by role.
  await expect(dialog).toBeHidden()
  await expect(record).toHaveCount(0)
}
