import { catalog } from '@runmart/contract/catalog'
import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
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
  // A reload forgets the form, and the new contact differs.
  await openConfirmation(page, { service: /Game guild page/, contact: '@khanh_work' })
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert').getByText(t('orderForm.wasPlaced'))).toBeVisible()
  expect(dataOf(await call(orders.history)).total).toBe(1)
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  expect(dataOf(await call(orders.history)).total).toBe(2)
})

// Proves S2.19.
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
