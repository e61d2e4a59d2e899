import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.16.
test('a page that could not be loaded is there once the connection is back', async ({ page, context, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.goto('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  await page
    .getByRole('link', { name: t('shell.transactions') })
    .first()
    .hover()
  // The code of the next page is loaded, its data are not.
  await page.route('**/user/transaction/history**', (route) => route.abort())
  await page
    .getByRole('link', { name: t('shell.transactions') })
    .first()
    .click()
  await expect(page.getByText(t('ui.couldNotLoad'))).toBeVisible({ timeout: 20_000 })
  await context.setOffline(true)
  await expect(page.getByText(/^Offline/)).toBeVisible()
  await page.unroute('**/user/transaction/history**')
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  await expect(page.getByText(t('ui.couldNotLoad'))).toHaveCount(0)
})
