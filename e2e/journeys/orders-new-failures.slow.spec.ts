import { catalog } from '@runmart/contract/catalog'
import { orders } from '@runmart/contract/orders'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog, openConfirmation } from '../orders/order-confirmation.ts'
import { dropNextResponse } from '../shop/drop-next-response.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const SOON = { timeout: 15_000 }

test.beforeEach(({ page }) => setPreferences(page, 'en'))

test('an answer lost on the way: pressing again is one order and one charge', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 100_000)
  await signInAs(page, shop, visitor)
  await dropNextResponse(page, /order\/owner/)
  await openConfirmation(page, { service: /Game guild page/ })
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(confirmationDialog(page)).toContainText(t('orderForm.lost'))
  // The money is gone by now; whoever closes the question and tries again still comes to the same order.
  await confirmationDialog(page)
    .getByRole('button', { name: t('ui.cancel') })
    .click()
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  expect(dataOf(await call(orders.history)).total).toBe(1)
  await expect.poll(() => balanceOf(page), SOON).toBe(10_000)
})

test('an order changed after a lost answer is told of the first one instead of being a second', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 200_000)
  await signInAs(page, shop, visitor)
  await dropNextResponse(page, /order\/owner/)
  await openConfirmation(page, { service: /Game guild page/ })
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(confirmationDialog(page)).toContainText(t('orderForm.lost'))
  // Loading anew forgets what was typed, and the contact that comes back is another.
  await openConfirmation(page, { service: /Game guild page/, contact: '@khanh_work' })
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert').getByText(t('orderForm.wasPlaced'))).toBeVisible()
  expect(dataOf(await call(orders.history)).total).toBe(1)
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  expect(dataOf(await call(orders.history)).total).toBe(2)
})

test('a price that changed meanwhile is shown and asked again; nothing is charged before', async ({ page, shop }) => {
  const operator = await callAs(shop, shop.demo.operator)
  const { id, version, draft } = await createService(operator, { price: 20_000 })

  const { visitor, call } = await createBuyer(shop, 100_000)
  await signInAs(page, shop, visitor)
  await openConfirmation(page, { service: new RegExp(draft.texts.en.name) })
  const dearer = { version, seenAvailability: null, draft: { ...draft, price: 30_000 } }
  dataOf(await operator(catalog.editService, { params: { id }, body: dearer }))
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(20_000)}` })
    .click()
  await expect(confirmationDialog(page)).toContainText(`from ${money(20_000)} to ${money(30_000)}`)
  expect(dataOf(await call(orders.history)).total).toBe(0)
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(30_000)}` })
    .click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => balanceOf(page), SOON).toBe(70_000)
})

test('somebody not yet activated sees the catalogue, and why ordering has to wait', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto('/auth/register')
  await page.getByLabel(t('accounts.email')).fill(visitor.email)
  await page.getByLabel(t('accounts.username')).fill(visitor.username)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await page.getByRole('button', { name: t('accounts.createAccount') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.checkMailTitle') })).toBeVisible()
  await page.goto('/auth/login')
  await page.getByLabel(t('accounts.emailOrUsername')).fill(visitor.email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.signIn') })
    .click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/orders/new')
  await expect(page.getByText(t('dashboard.inactiveTitle'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('orderForm.place') })).toBeDisabled()
})
