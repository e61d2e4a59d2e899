import type { Locator } from '@playwright/test'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { linesFile } from '../orders/lines-file.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.vi
/** Whether look-alike letters are distinguishable. */
const isMonospaced = (it: Locator) =>
  it.evaluate((element) => {
    const { fontFamily, fontFeatureSettings } = getComputedStyle(element)
    return /Mono/.test(fontFamily) && /"liga" 0/.test(fontFeatureSettings)
  })

test('bad lines of a bot are corrected where they are named, and the whole run is told in the reader’s words', async ({
  page,
  shop,
}) => {
  const { visitor } = await createBuyer(shop, 10_000)
  await setPreferences(page, 'vi')
  await signInAs(page, shop, visitor)
  await page.goto('/bots')
  await page.getByRole('button', { name: /^Kiểm tra liên kết MMO/ }).click()
  const [first = '', second = '', ...rest] = refusedLinks(12)
  const lines = [first, second.replace('http://', ''), ...rest, 'no link at all', 'nor|this']
  await page.getByLabel(t('orderForm.lines')).setInputFiles(linesFile('links.txt', lines))
  await expect(page.getByText(t('orderForm.badLines', { count: 3 }))).toBeVisible()

  // Proves S10.12.
  await test.step('a line is corrected in its own field, where each sign can be told from its neighbour', async () => {
    const bad = page.getByRole('textbox', { name: t('orderForm.lineLabel', { line: 2 }), exact: true })
    await expect(bad).toHaveValue('127.0.0.1:9/1')
    expect(await isMonospaced(bad)).toBe(true)
    await bad.fill(second)
    await page.getByRole('button', { name: t('orderForm.checkAgain') }).click()
    await expect(page.getByText(t('orderForm.badLines', { count: 2 }))).toBeVisible()
  })

  await test.step('the others are taken out at once, and the rest is paid', async () => {
    await page.getByRole('button', { name: t('orderForm.removeBad', { count: 2 }) }).click()
    await expect(page.getByText(t('orderForm.badLines', { count: 2 }))).toHaveCount(0)
    await page.getByLabel(t('orderForm.contact')).fill('@khanh')
    await page.getByRole('button', { name: t('botStart.start') }).click()
    await confirmationDialog(page).getByRole('button', { name: /180/ }).click()
    await expect(page).toHaveURL(/\/bots\/[0-9a-f-]{36}$/)
  })

  // Proves S10.13.
  await test.step('console, log and results have no English in them', async () => {
    const results = page.getByRole('table', { name: t('runConsole.results') })
    await expect(results.getByRole('row').nth(1)).toContainText('Địa chỉ hoặc cổng không mở cho bot')
    await expect(page.getByText(t('runConsole.allFailed', { total: 12 }))).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('main')).not.toContainText(/\b(address|failed|lines|done|skipped|started|finished)\b/i)
  })
  // Proves S10.21.
  await test.step('its order says what kind it is, its payment that it is done', async () => {
    await page.goto(page.url().replace('/bots/', '/orders/'))
    const details = page.getByRole('region', { name: t('orderPage.details') })
    await expect(details).toContainText(t('serviceTypes.AUTO_BOT'))
    await expect(details).toContainText(t('orderModes.single'))
    await page.goto('/transactions')
    const payment = page.getByRole('listitem').filter({ hasText: 'Kiểm tra liên kết' })
    await expect(payment).toContainText(t('transactionStates.success'))
    await page.getByRole('combobox', { name: t('transactions.status') }).click()
    await page.getByRole('option', { name: t('transactionStates.failed') }).click()
    await expect(page).toHaveURL(/status=failed/)
    await expect(page.getByText(t('lists.noMatch'))).toBeVisible()
  })
})
