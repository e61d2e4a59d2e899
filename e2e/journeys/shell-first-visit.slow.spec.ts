import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en

/** A customer with a fresh browser, and more orders than fit on a page. */
async function newcomer(shop: Shop) {
  const buyer = await createBuyer(shop, 2_000_000)
  const service = await serviceNamed(buyer.call, 'Referral link in a newsletter')
  for (let at = 0; at < 11; at++) await placeOrder(buyer.call, service, { amount: 20 })
  return buyer
}

// Proves S1.24, S2.37, S2.38, S3.78, S9.2, S9.3, S9.4, S9.6, S9.7, S9.8.
test('a browser that remembers nothing gets English, light, ten cards a page; each choice is kept under its name', async ({
  page,
  shop,
}) => {
  const { visitor } = await newcomer(shop)
  await signInAs(page, shop, visitor)
  // The app ignores the system's preference.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('list', { name: t('orders.title') }).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('table')).toHaveCount(0)
  const stored = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  expect(await stored()).not.toHaveProperty('lang')

  await page.getByTitle(t('ui.list'), { exact: true }).click()
  await page.getByRole('combobox', { name: t('lists.perPage') }).click()
  await page.getByRole('option', { name: '20', exact: true }).click()
  await expect(page.getByRole('table', { name: t('orders.title') }).getByRole('row')).toHaveCount(12)
  await page.goto('/profile/appearance')
  await expect(page.getByRole('radio', { name: /^(Light|Dark)$/ })).toHaveCount(2)
  await page
    .getByRole('group', { name: t('profile.theme') })
    .getByText(t('profile.dark'))
    .click()
  await page
    .getByRole('group', { name: t('profile.language') })
    .getByText('Русский')
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect.poll(stored).toMatchObject({ lang: 'ru', theme: 'dark', view: 'LIST', pageLimit: '20' })
})

// Proves S2.36.
test('the menu can be collapsed, and stays so', async ({ page, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: t('shell.mainMenu') }).first()
  const width = async () => (await menu.boundingBox())?.width ?? 0
  const open = await width()
  await page.getByRole('button', { name: t('shell.collapseMenu') }).click()
  await expect.poll(width).toBeLessThan(open / 2)
  await page.reload()
  await expect(page.getByRole('button', { name: t('shell.expandMenu') })).toBeVisible()
  expect(await width()).toBeLessThan(open / 2)
  expect(await page.evaluate(() => localStorage.menuCollapsed)).toBe('true')
  await page.getByRole('button', { name: t('shell.expandMenu') }).click()
  await expect.poll(width).toBe(open)
})
