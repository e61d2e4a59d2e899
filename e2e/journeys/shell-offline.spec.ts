import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, serviceNamed } from '../orders/buyer.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('without a connection a bar says since when, nothing can be paid, and what was typed stays', async ({
  page,
  context,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 2_000_000)
  const service = await serviceNamed(call, 'Game guild page')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/new?service=${service.id}`)
  await page.getByLabel(t('orderForm.contact'), { exact: true }).fill('@khach')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  const pay = page.getByRole('alertdialog').getByRole('button', { name: /^Pay / })
  await expect(pay).toBeEnabled()

  await context.setOffline(true)
  const bar = page.getByText(/^Offline\. As of \d\d:\d\d$/)
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(32)
  await expect(pay).toBeDisabled()
  await expect(page.getByText(t('ui.offline'))).toBeVisible()
  await checkAccessibility(page, 'a payment without a connection')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ui.cancel') })
    .click()
  await expect(page.getByLabel(t('orderForm.contact'), { exact: true })).toHaveValue('@khach')

  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await pay.click()
  await expect(page).toHaveURL(/\/orders\/[\w-]{30,}$/)
})

test('a page that could not be loaded is there once the connection is back', async ({ page, context, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.goto('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  await page
    .getByRole('link', { name: t('shell.transactions') })
    .first()
    .hover()
  // The code of the next page is here, its data are not.
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
