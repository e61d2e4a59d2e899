import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'

// Proves S10.9.
test('one search finds services without their marks, orders and transactions by code, and pages', async ({
  page,
  shop,
}) => {
  const t = words.vi
  const { visitor, call } = await createBuyer(shop, 2_000_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Referral link in a newsletter'), { amount: 20 })
  const [charge] = dataOf(await call(api.ledger.history)).items
  await setPreferences(page, 'vi')
  await signInAs(page, shop, visitor)
  await page.goto('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  const field = page.getByRole('combobox', { name: t('shell.searchLabel') })
  const group = (name: string) => page.getByRole('group', { name })

  await test.step('the button in the bar and the keyboard open it', async () => {
    await page.getByRole('button', { name: t('shell.jump') }).click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
  })

  await test.step('a code in lower case leads to the order', async () => {
    await field.fill(order.orderCode.toLowerCase())
    await expect(group(t('shell.orders')).getByRole('option')).toHaveCount(1)
    await expect(group(t('shell.transactions')).getByRole('option')).toContainText(charge?.transactionCode ?? '')
    await checkAccessibility(page, 'what was found')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  })

  await test.step('a name without its marks leads to the order form', async () => {
    const service = dataOf(await call(api.catalog.services)).items.find(({ id }) => id !== order.serviceId)
    const inVietnamese = await page.request.get('/api/user/service/get-all', { headers: { 'accept-language': 'vi' } })
    const { name } = (await inVietnamese.json()).data.items.find((it: { id: string }) => it.id === service?.id)
    await page.keyboard.press('Control+k')
    await field.fill(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Đ', 'D'))
    await group(t('shell.services')).getByRole('option', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`service=${service?.id}`))
  })

  await test.step('pages are found as before, and nothing is said to be nothing', async () => {
    await page.keyboard.press('Control+k')
    await field.fill('gioi thieu')
    await expect(
      group(t('shell.screens')).getByRole('option', { name: t('shell.referral'), exact: true }),
    ).toBeVisible()
    await field.fill('zzzzzz')
    await expect(page.getByText(t('shell.jumpNothing', { text: 'zzzzzz' }))).toBeVisible()
  })

  await test.step('a search that fails says so, keeps the pages, and is repeated', async () => {
    await page.route('**/user/search?**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await field.fill('giao dich')
    await expect(page.getByText(t('shell.searchFailed'))).toBeVisible()
    await expect(group(t('shell.screens')).getByRole('option', { name: t('shell.transactions') })).toBeVisible()
    await page.unroute('**/user/search?**')
    await page.getByRole('button', { name: t('ui.tryAgain') }).click()
    await expect(page.getByText(t('shell.searchFailed'))).toHaveCount(0)
  })
})
