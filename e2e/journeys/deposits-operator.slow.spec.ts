import { bookChecks } from '@runmart/contract/books'
import { deposits } from '@runmart/contract/deposits'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// It changes the shop's bank account, which all journeys pay to.
test.use({ ownShop: 'deposits-operator' })

test('a content with a slip suggests its owner: one press chooses them, a yes credits', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  const customer = await callAs(shop, shop.demo.customer)
  const information = await customer(deposits.information)
  const content = (information.success && information.data.bank?.transferContent) || ''
  const amount = 88_321
  await customer(deposits.simulate, { body: { amount, content: `${content.slice(0, 6)} ${content.slice(6)}` } })
  const row = page.getByRole('listitem').filter({ hasText: money(amount) })
  await expect(async () => {
    await page.goto('/operator/transfers')
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(row).toContainText(content)
  await row.getByRole('button', { name: t('operatorTransfers.assignTo', { name: 'demo' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('operatorTransfers.assignTitle') })
  await expect(dialog.getByText(shop.demo.customer.email)).toBeVisible()
  await dialog.getByLabel(t('operatorTransfers.assignNote')).fill('A blank in the content')
  await dialog.getByRole('button', { name: t('operatorTransfers.assign'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorTransfers.creditNow') })
    .click()
  await expect(page.getByText('Transfer credited.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a transfer is put aside with a note, stays in the list, and filters live in the address', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  const customer = await callAs(shop, shop.demo.customer)
  const amount = 76_543
  await customer(deposits.simulate, { body: { amount, content: 'rent for may' } })
  const row = page.getByRole('listitem').filter({ hasText: money(amount) })
  await expect(async () => {
    await page.goto('/operator/transfers?q=rent+for+may')
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await row.getByRole('button', { name: t('operatorTransfers.ignore') }).click()
  const dialog = page.getByRole('dialog', { name: t('operatorTransfers.ignoreTitle') })
  await dialog.getByLabel(t('operatorTransfers.ignoreNote')).fill('Our own rent')
  await dialog.getByRole('button', { name: t('operatorTransfers.ignore') }).click()
  await expect(page.getByText(t('operatorTransfers.ignoreDone'))).toBeVisible()
  await expect(page.getByText(t('operatorTransfers.noneFound'))).toBeVisible()
  await page.getByRole('tab', { name: t('operatorTransfers.all') }).click()
  await expect(page).toHaveURL(/view=all/)
  await expect(row).toContainText('Our own rent')
  await page.getByRole('searchbox', { name: t('operatorTransfers.search') }).fill('nobody wrote this')
  await expect(page).toHaveURL(/q=nobody\+wrote\+this/)
  await expect(page.getByText(t('operatorTransfers.noneFound'))).toBeVisible()
})

test('money that no feed told of: entered once, credited by hand, and the books still agree', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/transfers')
  const enter = async () => {
    await page.getByRole('button', { name: t('operatorTransfers.addMissed') }).click()
    const dialog = page.getByRole('dialog', { name: t('operatorTransfers.addMissed') })
    await dialog.getByRole('combobox', { name: t('operatorCustomers.pick') }).fill('demo@')
    await dialog.getByRole('option', { name: /demo@runmart\.local/ }).click()
    await dialog.getByLabel(t('operatorTransfers.amount')).fill('250,000')
    await expect(dialog.getByText(money(250_000))).toBeVisible()
    await dialog.getByLabel(t('operatorTransfers.reference')).fill('FT-JOURNEY-1')
    await dialog.getByLabel(t('operatorTransfers.noteField')).fill('Seen in the account')
    await dialog.getByRole('button', { name: t('operatorTransfers.addMissed') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('operatorTransfers.creditNow') })
      .click()
    return dialog
  }
  const first = await enter()
  await expect(page.getByText('Transfer credited.')).toBeVisible()
  await expect(first).toBeHidden()
  const again = await enter()
  await expect(
    again.getByText(/^This transfer is in the list already: .*FT-JOURNEY-1, credited to demo\.$/),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page
    .getByRole('link', { name: t('operatorShell.customers') })
    .first()
    .click()
  await page.getByRole('searchbox', { name: t('operatorCustomers.search') }).fill('demo@')
  await page.getByRole('button', { name: t('operatorCustomers.creditOf', { name: 'demo' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('operatorTransfers.credit') })
  await dialog.getByLabel(t('operatorTransfers.amount')).fill('1000')
  await dialog.getByText(t('operatorTransfers.creditGift'), { exact: true }).click()
  await dialog.getByLabel(t('operatorTransfers.reason')).fill('Sorry for the wait')
  await dialog.getByRole('button', { name: t('operatorTransfers.credit') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorTransfers.creditNow') })
    .click()
  await expect(page.getByText('Customer credited.')).toBeVisible()

  await page
    .getByRole('link', { name: t('operatorShell.books') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('books.agree') })).toBeVisible()
  await page.getByRole('button', { name: t('books.checkAgain') }).click()
  await expect(page.getByText(t('books.fine'), { exact: true })).toHaveCount(bookChecks.length)
})

test('settings change for everybody after showing what changes', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const saved = await operator(depositsOperator.settings)
  if (!saved.success) throw new Error(saved.error)
  try {
    await page.goto('/operator/settings')
    const code = page.getByRole('img', { name: /VietQR/ })
    await expect(code).toBeVisible()
    const drawn = await code.locator('path').getAttribute('d')
    await page.getByLabel(t('operatorDepositSettings.accountNumber')).fill('19033 344 455')
    await expect(code.locator('path')).not.toHaveAttribute('d', drawn ?? '')
    await page.getByRole('combobox', { name: t('operatorDepositSettings.bankName') }).click()
    await page.getByRole('option', { name: 'Techcombank' }).click()
    await page.getByLabel(t('operatorDepositSettings.minDeposit')).fill('20,000')
    await page.getByRole('button', { name: t('operatorSettings.save') }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure).toContainText('Techcombank')
    await expect(sure).toContainText('19033344455')
    await expect(sure).toContainText(t('lists.was', { value: saved.data.settings.bankAccountNumber }))
    const again = t('operatorSettings.again', { label: t('operatorDepositSettings.minDeposit') })
    await sure.getByLabel(again).fill('20,000')
    await sure.getByRole('button', { name: t('operatorSettings.save') }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await expect(page.getByText(t('operatorSettings.nothingChanged'))).toBeVisible()
    const told = await operator(deposits.information)
    expect(told.success && [told.data.bank?.bank, told.data.bank?.accountNumber, told.data.rules.minDeposit]).toEqual([
      'Techcombank',
      '19033344455',
      20_000,
    ])
  } finally {
    const now = await operator(depositsOperator.settings)
    if (now.success)
      await operator(depositsOperator.saveSettings, { body: { ...saved.data.settings, version: now.data.version } })
  }
})
