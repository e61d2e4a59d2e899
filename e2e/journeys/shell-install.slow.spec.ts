import type { Page } from '@playwright/test'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expectNoOverflow } from '../shop/find-overflow.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const hint = (page: Page) => page.getByRole('complementary', { name: t('installHint.title') })

/** What a browser does that can install the app: it offers so once per page, and waits to be asked. */
async function offerToInstall(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  const isTaken = await page.evaluate(() => {
    const prompt = async () => void Object.assign(globalThis, { askedToInstall: true })
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    return !dispatchEvent(offer)
  })
  // The browser's own banner is held back until somebody presses the hint.
  expect(isTaken).toBe(true)
}

test('whoever comes back to an order is offered the app to install; dismissed once, it is never offered again', async ({
  page,
  context,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 200_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 1 })
  const openOrder = async (tab: Page) => {
    await signInAs(tab, shop, visitor)
    await tab.goto(`/orders/${order.id}`)
    await offerToInstall(tab)
  }

  await test.step('not at the first look at an order, nor on another page', async () => {
    await openOrder(page)
    await expect(page.getByRole('region', { name: t('conversations.title') })).toBeVisible()
    await expect(hint(page)).toHaveCount(0)
  })

  const later = await context.newPage()
  await test.step('at the next visit it is, and pressing it asks the browser', async () => {
    await signInAs(later, shop, visitor)
    await later.goto('/dashboard')
    await offerToInstall(later)
    await later
      .getByRole('link', { name: t('shell.orders') })
      .first()
      .click()
    await expect(later.getByRole('link', { name: order.orderCode })).toBeVisible()
    await expect(hint(later)).toHaveCount(0)
    await later.getByRole('link', { name: order.orderCode }).click()
    await expect(hint(later)).toBeVisible()
    await checkAccessibility(later, 'an order with the hint to install')
    await expectNoOverflow(later, 'an order with the hint to install')
    await hint(later)
      .getByRole('button', { name: t('installHint.install') })
      .click()
    await expect.poll(() => later.evaluate(() => 'askedToInstall' in globalThis)).toBe(true)
    await expect(hint(later)).toHaveCount(0)
  })

  await test.step('dismissed, it stays away from every page of this browser', async () => {
    await later.reload()
    await offerToInstall(later)
    await hint(later)
      .getByRole('button', { name: t('installHint.dismiss') })
      .click()
    await expect(hint(later)).toHaveCount(0)
    await later.reload()
    await offerToInstall(later)
    await expect(later.getByRole('region', { name: t('conversations.title') })).toBeVisible()
    await expect(hint(later)).toHaveCount(0)
  })
})
