import { expect, type Page } from '@playwright/test'
import type { Order } from '@runmart/contract/orders'
import { words } from '../operator/words.ts'

const say = words.en
const money = (dong: number) => `${dong.toLocaleString('en')}\u00a0₫`

/** An operator's page takes an order and delivers all of it. */
export async function deliverAtDesk(page: Page, order: Order): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: say('orderDesk.take'), exact: true }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: say('orderDesk.takeNow') }).click()
  await page.getByRole('button', { name: say('orderDesk.deliver'), exact: true }).click()
  await page.getByRole('dialog').getByLabel(say('orderDesk.deliverLink')).fill('https://docs.example.com/guild')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('orderDesk.deliver') })
    .click()
  await sure.getByRole('button', { name: say('orderDesk.deliverNow') }).click()
  await expect(page.getByText('The order was delivered.')).toBeVisible()
}

/** Gives money of a delivered order back. */
export async function refundAtDesk(page: Page, order: Order, sum: number): Promise<void> {
  await page.goto(`/operator/orders/${order.id}`)
  await page.getByRole('button', { name: say('orderDesk.refundPart') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('orderDesk.refundAmount')).fill(String(sum))
  await dialog.getByLabel(say('orderDesk.reason')).fill('The guild closed its page.')
  await dialog.getByRole('button', { name: say('orderDesk.refundPart') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('orderDesk.refundNow', { sum: money(sum) }) })
    .click()
  await expect(dialog).toBeHidden()
}

/** Sets what referring earns from now on. */
export async function setReferring(page: Page, percent: number, holdDays: number): Promise<void> {
  await page.goto('/operator/referrals')
  await page.getByRole('button', { name: new RegExp(`^${say('referralDesk.change')}:`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('referralDesk.percentField')).fill(String(percent))
  await dialog.getByLabel(say('referralDesk.holdField')).fill(String(holdDays))
  await dialog.getByRole('button', { name: say('referralDesk.save') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('referralDesk.sure') })
    .click()
  await expect(dialog).toBeHidden()
}
