import type { Page } from '@playwright/test'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { findSmallTargets } from '../shop/find-small-targets.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en
const screens = [
  ...['/dashboard', '/deposit', '/deposit?tab=binance', '/orders', '/orders/new', '/orders/links', '/bots'],
  ...['/referral', '/transactions', '/notifications', '/profile'],
]

/** A customer with more orders than fit on a page, and the address of one of them. */
async function createCustomer(shop: Shop) {
  const { visitor, call } = await createBuyer(shop, 2_000_000)
  const service = await serviceNamed(call, 'Referral link in a newsletter')
  const order = await placeOrder(call, service, { amount: 20 })
  for (let at = 0; at < 10; at++) await placeOrder(call, service, { amount: 20 })
  return { visitor, paths: [...screens, `/orders/${order.id}`] }
}

/** Switches the page to touch, or to a mouse. */
async function openPointer(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  return async (pointer: 'coarse' | 'fine') => {
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'coarse' })
    await page.setViewportSize(pointer === 'coarse' ? { width: 390, height: 844 } : { width: 1280, height: 800 })
    const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
    await expect.poll(isTouched).toBe(pointer === 'coarse')
    await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
  }
}

// Proves S10.18.
test('whatever is touched is at least 44 pixels in size, and 24 with a mouse', async ({ page, shop }) => {
  const { visitor, paths } = await createCustomer(shop)
  await signInAs(page, shop, visitor)
  const setPointer = await openPointer(page)
  const small: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    for (const [pointer, least] of [
      ['coarse', 44],
      ['fine', 24],
    ] as const) {
      await setPointer(pointer)
      small.push(...(await page.evaluate(findSmallTargets, least)).map((found) => `${path}, ${pointer}: ${found}`))
    }
  }
  expect(small).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  // Proves S10.19.
  test('filters are in a sheet, and no file can be dropped', async ({ page, shop }) => {
    const { visitor, call } = await createBuyer(shop, 200_000)
    await placeOrder(call, await serviceNamed(call, 'Referral link in a newsletter'), { amount: 20 })
    await signInAs(page, shop, visitor)
    await page.goto('/orders')
    await page.getByRole('button', { name: t('lists.filters') }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(t('orders.status')).tap()
    await page.getByRole('option', { name: t('orderStates.cancel') }).tap()
    await expect(page).toHaveURL(/status=cancel/)
    await sheet.getByRole('button', { name: t('lists.showList') }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByText(t('orders.noMatch'))).toBeVisible()
    await page.getByRole('button', { name: '1 filter' }).tap()
    await sheet.getByRole('button', { name: t('lists.reset') }).tap()
    await expect(page).not.toHaveURL(/status/)

    await page.goto('/bots')
    await expect(page.getByText(t('orderForm.chooseFile'))).toBeVisible()
    await expect(page.getByText(t('orderForm.drop'))).toBeHidden()
  })

  // Proves S10.19.
  test('what to copy comes before the QR code, which is folded away and can be saved', async ({ page, shop }) => {
    const { visitor } = await createBuyer(shop, 200_000)
    await signInAs(page, shop, visitor)
    await page.goto('/deposit')
    const code = page.getByRole('img', { name: /VietQR/ })
    const copy = page.getByRole('button', { name: t('deposits.copyAccountNumber') })
    await expect(copy).toBeVisible()
    await expect(code).toBeHidden()
    const fold = page.getByText(t('deposits.showQr'))
    const top = async (of: typeof copy) => (await of.boundingBox())?.y ?? 0
    expect(await top(copy)).toBeLessThan(await top(fold))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('deposits.savePicture') }).tap()
    expect((await download).suggestedFilename()).toMatch(/^runmart-\w+\.png$/)
    await fold.tap()
    await expect(code).toBeVisible()
  })
})
