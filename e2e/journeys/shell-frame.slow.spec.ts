import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S1.24, S2.36, S10.15.
test('on a tablet the menu is a rail whose icons say what they are, and language and theme are in the account menu', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/orders/links')
  const menu = page.getByRole('navigation', { name: t('shell.mainMenu') }).first()
  await expect(menu.getByRole('link', { name: t('shell.newOrder') })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current]')).toHaveCount(1)

  await menu.getByRole('link', { name: t('shell.referral') }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(t('shell.referral'))
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: t('shell.orders') }).focus()
  await expect(page.getByRole('tooltip')).toHaveText(t('shell.orders'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await expect(page.getByRole('button', { name: t('shell.language') })).toBeHidden()
  await page.getByRole('button', { name: t('shell.account'), exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.getByRole('button', { name: words.vi('shell.account'), exact: true }).click()
  await page.getByRole('menuitem', { name: words.vi('shell.switchTheme') }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('on a phone the balance leads to the deposit', async ({ page, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard')
  const balance = page.getByRole('banner').getByRole('link', { name: /₫/ })
  await expect(balance).toBeInViewport({ ratio: 1 })
  await balance.click()
  await expect(page).toHaveURL(/\/deposit$/)
})

// Proves S10.24.
test('Vietnamese titles are not tracked, and have room for their marks', async ({ page, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  const title = () =>
    page.locator('h1').evaluate((it) => {
      const { letterSpacing, lineHeight, fontWeight } = getComputedStyle(it)
      return { letterSpacing, lineHeight, fontWeight }
    })
  await page.goto('/orders')
  await expect(page.locator('h1')).toBeVisible()
  expect(await title()).toEqual({ letterSpacing: '-0.24px', lineHeight: '32px', fontWeight: '700' })
  await page.evaluate(() => {
    localStorage.lang = 'vi'
    dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  expect(await title()).toEqual({ letterSpacing: 'normal', lineHeight: '36px', fontWeight: '700' })
})
