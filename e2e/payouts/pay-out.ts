import { expect, type Page } from '@playwright/test'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import type { Shop } from '../shop/fixtures.ts'

const t = words.en

/** Chooses a bank and fills in an account. */
export async function fillBank(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('payouts.bankName') }).click()
  await page.getByRole('option', { name: 'Vietcombank' }).click()
  await dialog.getByLabel(t('payouts.accountNumber')).fill('0123456789')
  await dialog.getByLabel(t('payouts.accountName')).fill('NGUYEN VAN A')
}

/** An operator notes the payment of the payout that waits. */
export async function payAsOperator(page: Page, shop: Shop, reference: string): Promise<void> {
  await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  await page.goto('/operator/payouts')
  await page.getByRole('button', { name: /Record payment of PO-/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorPayouts.reference')).fill(reference)
  await dialog.getByRole('button', { name: /as paid$/ }).click()
  await expect(page.getByText(t('operatorPayouts.noneWaiting'))).toBeVisible()
}
