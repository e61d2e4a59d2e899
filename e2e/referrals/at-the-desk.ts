import { expect, type Page } from '@playwright/test'
import type { Order } from '@runmart/contract/orders'
import { words } from '../operator/words.ts'

const t = words.en
const money = (dong: number) => `${dong.toLocaleString('en')}\u00a0₫`

/** An operator's page takes an order and delivers all of it. */
export async function deliverAtDesk(page: Page, order: Order): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('orderDesk.take'), exact: true }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: t('orderDesk.takeNow') }).click()
  await page.getByRole('button', { name: t('orderDesk.deliver'), exact: true }).click()
  await page.getByRole('dialog').getByLabel(t('orderDesk.deliverLink')).fill('https://docs.example.com/guild')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('orderDesk.deliver') })
    .click()
  await sure.getByRole('button', { name: t('orderDesk.deliverNow') }).click()
  await expect(page.getByText('The order was delivered.')).toBeVisible()
}

/** Gives money of a delivered order back. */
export async function refundAtDesk(page: Page, order: Order, sum: number): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: t('orderDesk.refundPart') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('orderDesk.refundAmount')).fill(String(sum))
  await dialog.getByLabel(t('orderDesk.reason')).fill('The guild closed its page.')
  await dialog.getByRole('button', { name: t('orderDesk.refundPart') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('orderDesk.refundNow', { sum: money(sum) }) })
    .click()
  await expect(dialog).toBeHidden()
}

/** Sets what referring earns from now on. */
export async function setReferring(page: Page, percent: number, holdDays: number): Promise<void> {
  await page.goto('/operator/referrals')
  await page.getByRole('button', { name: new RegExp(`^${t('referralDesk.change')}:`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('referralDesk.percentField')).fill(String(percent))
  await dialog.getByLabel(t('referralDesk.holdField')).fill(String(holdDays))
  await dialog.getByRole('button', { name: t('referralDesk.save') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('referralDesk.sure') })
    .click()
  await expect(dialog).toBeHidden()
}
