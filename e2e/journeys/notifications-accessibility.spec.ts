import { enterAs } from '../operator/enter.ts'
import { newBuyer } from '../orders/buyer.ts'
import { forEachLook } from '../shop/for-each-look.ts'
import { expect } from '../shop/test.ts'

const phone = { width: 390, height: 844 }

forEachLook(
  'everyone can use the bell and what belongs to it, and no script breaks the policy',
  async ({ page, shop, t, check, lookAt }) => {
    for (const path of ['/unsubscribe', '/unsubscribe#token=somebody.new-sign-in.signature']) await check(path)

    const { visitor } = await newBuyer(shop, 123_456_789)
    await enterAs(page, shop, visitor)
    for (const path of ['/notifications', '/notifications?page=9', '/profile#notifications']) await check(path)
    await openBell()
    await page.setViewportSize(phone)
    for (const path of ['/notifications', '/profile#notifications']) await check(path)
    await openBell()

    async function openBell() {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: t('notifications.title') }).click()
      const panel = page.getByRole('dialog', { name: t('notifications.title') })
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await lookAt(`the bell at ${page.viewportSize()?.width}`)
    }
  },
)
