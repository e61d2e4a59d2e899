import { readFile } from 'node:fs/promises'
import { deposits } from '@runmart/contract/deposits'
import { apiOf, openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { readVietQr } from '../deposits/read-vietqr.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S2.4, S3.37, S3.38, S3.39.
test('the QR code on the page holds the account, the amount and the content that are shown', async ({ page, shop }) => {
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const { accessToken } = await signInOverApi(shop, visitor)
  const answer = await apiOf(shop, accessToken)(deposits.information)
  const bank = answer.success ? answer.data.bank : null
  if (!bank) throw new Error('The demo shop has no bank account')
  const shown = { bin: bank.bin, account: bank.accountNumber, content: bank.transferContent ?? '' }

  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/deposit')
  for (const field of [bank.bank, shown.account, bank.accountName, shown.content])
    await expect(page.getByText(field, { exact: true })).toBeVisible()
  const code = page.getByRole('img', { name: /VietQR/ })
  expect(await readVietQr(code)).toEqual({ ...shown, amount: '' })

  await page.getByRole('button', { name: '500,000', exact: false }).click()
  await expect(code).toHaveAccessibleName(/500,000/)
  expect(await readVietQr(code)).toEqual({ ...shown, amount: '500000' })

  await page.getByLabel(t('deposits.ownAmount')).fill('1234567')
  await expect(page.getByLabel(t('deposits.ownAmount'))).toHaveValue('1,234,567')
  await expect(code).toHaveAccessibleName(/1,234,567/)
  expect(await readVietQr(code)).toEqual({ ...shown, amount: '1234567' })

  await page.getByLabel(t('deposits.ownAmount')).fill('9999')
  await expect(page.getByText(/minimum deposit/)).toBeVisible()
  await expect(code).not.toHaveAccessibleName(/1,234,567/)
  expect(await readVietQr(code)).toEqual({ ...shown, amount: '' })

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: t('deposits.copyContent') }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown.content)
})

// Proves S1.6.
test('a transfer arrives by itself on every open page, and is in the history, the CSV and its receipt', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/deposit')
  const other = await page.context().newPage()

  // Proves S3.6, S4.15, S4.16, S4.17, S9.17, S9.18.
  await test.step('another tab shows the new balance without being touched', async () => {
    await other.goto('/dashboard')
    await expect.poll(() => balanceOf(other)).toBe(0)
    await expect(page.getByText(t('deposits.waiting'))).toBeVisible()
    for (const rule of ['takes 30 seconds to 1 minute', 'automatically every 5 minutes', 'Not there after 1 minute?'])
      await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible()
    await page.getByRole('button', { name: '200,000', exact: false }).click()
    // The toast disappears after some seconds, so the test watches both tabs from the start.
    await Promise.all([
      ...[page, other].map((tab) => expect(tab.getByText('Deposit credited: +200,000')).toBeVisible()),
      page.getByRole('button', { name: t('deposits.simulate') }).click(),
    ])
    await expect(page.getByText(/\+200,000\s₫ credited/)).toBeVisible()
    await expect.poll(() => balanceOf(page)).toBe(200_000)
    await expect.poll(() => balanceOf(other)).toBe(200_000)
  })

  // Proves S4.6.
  await test.step('one cleared by a wrong content waits for the operator; nothing is credited', async () => {
    const { accessToken } = await signInOverApi(shop, visitor)
    await apiOf(shop, accessToken)(deposits.simulate, { body: { amount: 70_000, content: 'tien an trua' } })
    await page.getByRole('button', { name: t('deposits.ruleManualAction') }).click()
    await expect(page.getByText('Balance updated: 200,000')).toBeVisible()
  })

  // Proves S1.10, S2.6, S2.10.
  await test.step('the list narrows by address and shows the running balance', async () => {
    await page
      .getByRole('region', { name: t('deposits.history') })
      .getByRole('link', { name: t('dashboard.all') })
      .click()
    await expect(page).toHaveURL(/\/transactions$/)
    await page.getByTitle(t('ui.list'), { exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: '+200,000' })
    await expect(row).toContainText('200,000')
    await page.getByRole('combobox', { name: t('transactions.type') }).click()
    await page.getByRole('option', { name: t('transactionKinds.refund') }).click()
    await expect(page).toHaveURL(/type=refund/)
    await expect(page.getByText(t('lists.noMatch'))).toBeVisible()
    await page.goBack()
    await expect(row).toBeVisible()
  })

  await test.step('the CSV holds it', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('lists.csv') }).click(),
    ])
    expect(file.suggestedFilename()).toBe('runmart-transactions.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(',Bank deposit,,,,Done,200000,200000,')
  })

  // Proves S2.10, S3.33, S3.35.
  await test.step('the row opens its receipt, which alone is printed', async () => {
    await page.getByRole('link', { name: t('transactionKinds.bank_deposit') }).click()
    const receipt = page.getByRole('dialog', { name: t('transactions.receipt') })
    await expect(receipt.getByText(/^TX-/)).toBeVisible()
    await expect(receipt.getByText(/KHACH HANG DEMO/)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/KHACH HANG DEMO/)).toBeVisible()
    await expect(page.getByRole('heading', { name: t('transactions.title') })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(receipt).toBeHidden()
  })
})
