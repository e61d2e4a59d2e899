import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { createPartner } from '../partners/partner.ts'
import { checkEveryAppearance } from '../shop/accessibility-test.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expectNoOverflow } from '../shop/find-overflow.ts'
import { expect, test } from '../shop/fixtures.ts'
import { openScreen } from '../shop/open-screen.ts'

// One page of each layout; the slow tier walks every screen.
const layouts = [
  ['the account pages', '/auth/register', null],
  ['the shop', '/orders', 'customer'],
  ['the back office', '/operator/orders', 'operator'],
  ['a partner’s area', '/partner', 'partner'],
] as const

for (const [name, path, role] of layouts)
  test(`everyone can use ${name}`, async ({ page, shop }) => {
    await setPreferences(page, 'en')
    const who =
      role === 'partner'
        ? (await createPartner(shop, await callAs(shop, shop.demo.operator))).visitor
        : role && shop.demo[role]
    if (who) await signInAs(page, shop, who)
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await checkEveryAppearance(page, path)
  })

test('everyone can use the public pages', async ({ page }) => {
  await page.goto('/services')
  await checkAccessibility(page, '/services')
})

const payingScreens = ['/deposit', '/deposit?tab=binance', '/orders/new', '/orders/links', '/bots', '/transactions']

// Proves S10.7.
test('the screens on which people pay fit on any phone, with the longest words and a large sum', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'ru')
  await signInAs(page, shop, (await createBuyer(shop, 9_999_999_999)).visitor)
  for (const path of payingScreens) {
    await openScreen(page, path)
    await expectNoOverflow(page, path, [320, 390, 768])
  }
})
