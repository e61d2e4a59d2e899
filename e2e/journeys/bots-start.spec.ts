import type { Page } from '@playwright/test'
import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { linesFile } from '../orders/lines-file.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { followMenu } from '../shell/follow-menu.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const CONSOLE = /\/bots\/[0-9a-f-]{36}$/
const start = (page: Page) => page.getByRole('button', { name: t('botStart.start') })
const idOf = (page: Page) => page.url().split('/').at(-1) ?? ''

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S2.20.
test('a file is counted, checked and priced before it is paid, and runs at once', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 1_000)
  await signInAs(page, shop, visitor)
  await page.goto('/bots')
  const file = page.getByLabel(t('orderForm.lines'))
  const summary = page.getByRole('region', { name: t('orderForm.summary') })

  // Proves S5.1, S5.2, S5.4, S5.6.
  await test.step('what is missing is said beside its field', async () => {
    await start(page).click()
    await expect(page.getByText('Please choose service')).toBeVisible()
    await expect(page.getByText('Please upload your iframe')).toBeVisible()
    await expect(page.getByText('Contact is required')).toBeVisible()
    await file.setInputFiles(linesFile('links.csv', refusedLinks(3)))
    await expect(page.getByText('Only .txt files are allowed')).toBeVisible()
  })

  await test.step('a file may come before its bot; bad lines say why, and nothing can be paid', async () => {
    await file.setInputFiles(linesFile('links.txt', [...refusedLinks(11), 'no link at all', 'nor this']))
    await expect(page.getByText(t('orderForm.checkedLater'))).toBeVisible()
    await page.getByRole('button', { name: /Link checker/ }).click()
    await expect(page.getByText('2 lines need fixing')).toBeVisible()
    await expect(page.getByText(/^Line 12: Enter a full address/)).toBeVisible()
    await expect(page.getByText('https://example.com/page')).toBeVisible()
    await page.getByLabel(t('orderForm.contact')).fill('@khanh')
    await start(page).click()
    await expect(confirmationDialog(page)).toBeHidden()
    expect(dataOf(await call(orders.history)).total).toBe(0)
  })

  await test.step('too little money leads to the deposit', async () => {
    await page.getByRole('button', { name: t('orderForm.removeFile') }).click()
    await file.setInputFiles(linesFile('links.txt', refusedLinks(80)))
    await expect(summary).toContainText(`Insufficient balance: deposit ${money(200)} more`)
    const deposit = summary.getByRole('link', { name: t('orderForm.depositMissing', { amount: money(200) }) })
    await expect(deposit).toHaveAttribute('href', '/deposit?amount=200&back=bot')
  })

  const lines = refusedLinks(12)
  await test.step('duplicates are dropped and not billed; the price is explained; paid, it runs', async () => {
    await page.getByRole('button', { name: t('orderForm.removeFile') }).click()
    await file.setInputFiles(linesFile('links.txt', [...lines, ...lines.slice(0, 2)]))
    await expect(page.getByText('12 lines · 2 duplicates skipped, not charged')).toBeVisible()
    await expect(summary).toContainText(money(180))
    await expect(summary).toContainText(money(820))
    await start(page).click()
    await expect(confirmationDialog(page)).toContainText('links.txt')
    await confirmationDialog(page)
      .getByRole('button', { name: `Pay ${money(180)}` })
      .click()
    await expect(page).toHaveURL(CONSOLE)
    await expect.poll(() => balanceOf(page)).toBe(820)
  })

  const id = idOf(page)
  const { orderCode } = dataOf(await call(orders.order, { params: { id } })).order
  await test.step('the run is in the list, and ends there by itself', async () => {
    await followMenu(page, t('shell.bots'))
    await page.getByRole('tab', { name: t('botStart.runsTab') }).click()
    const ended = page.getByRole('list', { name: t('runs.ended') })
    await expect(ended).toContainText(orderCode, { timeout: 30_000 })
    await expect(ended).toContainText('12 of 12')
    await expect(ended).toContainText('12 failed')
    await ended.getByRole('link', { name: orderCode }).click()
    await expect(page).toHaveURL(`/bots/${id}`)
  })

  await test.step('the same file once more is known', async () => {
    await followMenu(page, t('shell.bots'))
    await page.getByRole('button', { name: /Link checker/ }).click()
    await file.setInputFiles(linesFile('other-name.txt', lines))
    await expect(page.getByText('You’ve already ordered this file')).toContainText(orderCode)
    const sameFile = page.getByRole('link', { name: orderCode, exact: true })
    await expect(sameFile).toHaveAttribute('href', `/orders?tab=bots&q=${orderCode}`)
  })
})
