import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

const phone = { width: 390, height: 844 }

accessibilityTest(
  'everyone can use the bell and what belongs to it, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    for (const path of ['/unsubscribe', '/unsubscribe#token=somebody.new-sign-in.signature']) await checkPage(path)

    const { visitor } = await createBuyer(shop, 123_456_789)
    await signInAs(page, shop, visitor)
    // Reloads the app, now signed in.
    await page.goto('/dashboard')
    for (const path of ['/notifications', '/notifications?page=9', '/profile/notifications']) await checkPage(path)
    await openBell()
    await page.setViewportSize(phone)
    for (const path of ['/notifications', '/profile/notifications']) await checkPage(path)
    await openBell()

    async function openBell() {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: t('notifications.title') }).click()
      const panel = page.getByRole('dialog', { name: t('notifications.title') })
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await checkScreen(`the bell at ${page.viewportSize()?.width}`)
    }
  },
)
