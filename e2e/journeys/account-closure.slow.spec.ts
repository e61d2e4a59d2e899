import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { apiOf, signInOverApi } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const SERVICE = 'Game guild page'

async function openClosing(page: Page, speak: (typeof words)['en'] = t) {
  await page.goto('/profile/data')
  await page
    .locator('#data')
    .getByRole('button', { name: speak('accountClosure.close') })
    .click()
  return page.getByRole('dialog')
}

test('everything about me comes as one file, for my password', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 500_000)
  await placeOrder(call, await serviceNamed(call, SERVICE), { amount: 1, contactInfo: '@toi_day' })
  await setPreferences(page, 'en')
  await signIn(page, visitor)
  await page.goto('/profile/data')
  await page
    .locator('#data')
    .getByRole('button', { name: t('accountClosure.export') })
    .click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(t('accounts.password'), { exact: true })
  await password.fill('not my password')
  await dialog.getByRole('button', { name: t('accountClosure.export') }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(visitor.password)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('accountClosure.export') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`runmart-${visitor.username}.json`)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect([data.account.email, data.orders[0].order.contactInfo]).toEqual([visitor.email, '@toi_day'])
  await expect(page.getByText(t('accountClosure.exported', { name: file.suggestedFilename() }))).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('leaving for good: open orders first, the balance by its sum, then nobody is left and the address is free', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 500_000)
  const order = await placeOrder(call, await serviceNamed(call, SERVICE), { amount: 1 })
  await setPreferences(page, 'en')
  await signIn(page, visitor)
  const dialog = await openClosing(page)
  await expect(dialog.getByRole('link', { name: `${t('orderStates.pending')}: 1` })).toBeVisible()
  dataOf(await call(api.orders.cancel, { params: { id: order.id } }))

  await openClosing(page)
  await dialog.getByText(t('accountClosure.payoutNone')).click()
  const confirm = dialog.getByRole('button', { name: /close my account/i })
  await expect(confirm).toContainText('500,000')
  const name = dialog.getByLabel(t('accountClosure.typeName', { name: visitor.username }))
  await name.fill('somebody else')
  await dialog.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await confirm.click()
  await expect(dialog).toContainText(t('accountClosure.nameDiffers'))
  await name.fill(visitor.username)
  await confirm.click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Your account is closed. Goodbye, and thank you.')).toBeVisible()
  expect((await shop.readMail(visitor.email, /closed/)).text).toContain(visitor.username)

  const { email, password } = visitor
  const refused = await apiOf(shop)(api.accounts.login, { body: { email, password } })
  expect(refused.code).toBe('BAD_CREDENTIALS')
  dataOf(await apiOf(shop)(api.accounts.register, { body: visitor }))
  const { user } = await signInOverApi(shop, visitor)
  expect([user.balance, user.totalDeposit]).toEqual([0, 0])
})

accessibilityTest('everyone can read what leaving means', async ({ page, shop, checkScreen }) => {
  const { visitor } = await createBuyer(shop, 500_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, visitor)
  const dialog = await openClosing(page, words.en)
  await expect(dialog.getByLabel(t('accounts.password'), { exact: true })).toBeVisible()
  await checkScreen('closing an account')
})
