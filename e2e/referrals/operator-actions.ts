import { expect, type Page } from '@playwright/test'
import type { Order } from '@runmart/contract/orders-order'
import { words } from '../operator/words.ts'
import { money } from '../orders/money.ts'

const t = words.en

/** An operator's page takes an order and delivers all of it. */
export async function deliverAsOperator(page: Page, order: Order): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('operatorOrders.take'), exact: true }).click()
  await page.getByRole('button', { name: t('operatorOrders.deliver'), exact: true }).click()
  await page.getByRole('dialog').getByLabel(t('operatorOrders.deliverLink')).fill('https://docs.example.com/guild')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operatorOrders.deliver') })
    .click()
  await expect(page.getByText('Order delivered.')).toBeVisible()
}

export async function refundAsOperator(page: Page, order: Order, sum: number): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('operatorOrders.refundPart') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorOrders.refundAmount')).fill(String(sum))
  await dialog.getByLabel(t('operatorOrders.reason')).fill('The guild closed its page.')
  await dialog.getByRole('button', { name: t('operatorOrders.refundPart') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorOrders.refundNow', { sum: money(sum) }) })
    .click()
  await expect(dialog).toBeHidden()
}

export async function saveReferralSettings(page: Page, percent: number, holdDays: number): Promise<void> {
  await page.goto('/operator/settings/referrals')
  await page.getByLabel(t('operatorReferrals.percentField')).fill(String(percent))
  await page.getByLabel(t('operatorReferrals.holdField')).fill(String(holdDays))
  await page.getByRole('button', { name: t('operatorSettings.save') }).click()
  const sure = page.getByRole('alertdialog')
  // Every test changes it by more than a fifth.
  await sure.getByLabel(t('operatorSettings.again', { label: t('operatorReferrals.percent') })).fill(String(percent))
  await sure.getByRole('button', { name: t('operatorSettings.save') }).click()
  await expect(page.getByText(t('operatorSettings.nothingChanged'))).toBeVisible()
}
