import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the order forms, and no script breaks the policy',
  async ({ page, shop, t, checkScreen }) => {
    await signInAs(page, shop, (await createBuyer(shop, 1_000_000)).visitor)
    const place = (words: typeof t) => page.getByRole('button', { name: words('orderForm.place') }).click()
    const option = (at: number) =>
      page
        .getByRole('list', { name: t('orderForm.service') })
        .getByRole('button')
        .nth(at)
    const buffer = Buffer.from('https://a.example.vn|40\nnothing\nhttps://a.example.vn|5')

    await open('/orders/new')
    await checkScreen('form')
    await checkScreen('form, nothing filled in', place)
    await option(0).click()
    await page.getByLabel(t('orderForm.contact')).fill('@khanh')
    await page.getByLabel(t('orderForm.amount')).fill('4')
    await expect(page.getByText(t('orderForm.balanceAfter'))).toBeVisible()
    await checkScreen('form, not enough')
    await page.getByLabel(t('orderForm.amount')).fill('1')
    await place(t)
    await expect(confirmationDialog(page)).toBeVisible()
    await checkScreen('question')
    await open('/orders/links?links=one')
    await checkScreen('one link')

    await page.setViewportSize({ width: 390, height: 844 })
    await open('/orders/new?type=user')
    await option(0).click()
    const lines = { name: 'a-rather-long-name-of-a-file-with-lines.txt', mimeType: 'text/plain', buffer }
    await page.getByLabel(t('orderForm.lines')).setInputFiles(lines)
    await expect(page.getByText(lines.name)).toBeVisible()
    await checkScreen('bot order')
    await open('/orders/links')
    await checkScreen('list of links')
    await option(0).click()
    await page.getByLabel(t('orderForm.file')).setInputFiles(lines)
    await expect(page.getByRole('table')).toBeVisible()
    await checkScreen('preview')

    async function open(path: string) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('list', { name: t('orderForm.service') })).toBeVisible()
    }
  },
)
