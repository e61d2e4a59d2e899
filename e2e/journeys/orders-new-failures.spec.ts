import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { confirmationDialog, openConfirmation } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const SOON = { timeout: 15_000 }

test.beforeEach(({ page }) => setPreferences(page, 'en'))

test('two tabs buy with the last money: one order, one clear refusal', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 100_000)
  await signInAs(page, shop, visitor)
  const other = await page.context().newPage()
  for (const tab of [page, other]) await openConfirmation(tab, { service: /Game guild page/ })
  await Promise.all([page, other].map((tab) => confirmationDialog(tab).getByRole('button', { name: /^Pay/ }).click()))
  const refused = (tab: typeof page) =>
    tab.getByRole('alert').getByText('Your balance is too low. Nothing was charged.')
  const isPlaced = async (tab: typeof page) => /[0-9a-f-]{36}$/.test(new URL(tab.url()).pathname)
  await expect
    .poll(async () => [
      (await isPlaced(page)) || (await isPlaced(other)),
      (await refused(page).count()) + (await refused(other).count()),
    ])
    .toEqual([true, 1])
  expect(dataOf(await call(orders.history)).total).toBe(1)
  await expect.poll(() => balanceOf(other), SOON).toBe(10_000)
})
