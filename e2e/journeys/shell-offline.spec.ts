import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, serviceNamed } from '../orders/buyer.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.16.
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
