import { enterAs } from '../operator/enter.ts'
import { newBuyer } from '../orders/buyer.ts'
import { question } from '../orders/reach-question.ts'
import { forEachLook } from '../shop/for-each-look.ts'
import { expect } from '../shop/test.ts'

forEachLook('everyone can use the order forms, and no script breaks the policy', async ({ page, shop, t, lookAt }) => {
  await enterAs(page, shop, (await newBuyer(shop, 1_000_000)).visitor)
  const place = (words: typeof t) => page.getByRole('button', { name: words('orderForm.place') }).click()
  const option = (at: number) =>
    page
      .getByRole('list', { name: t('orderForm.service') })
      .getByRole('button')
      .nth(at)
  const buffer = Buffer.from('https://a.example.vn|40\nnothing\nhttps://a.example.vn|5')

  await open('/orders/new')
  await lookAt('form')
  await lookAt('form, nothing filled in', place)
  await option(0).click()
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByLabel(t('orderForm.amount')).fill('4')
  await expect(page.getByText(t('orderForm.balanceAfter'))).toBeVisible()
  await lookAt('form, not enough')
  await page.getByLabel(t('orderForm.amount')).fill('1')
  await place(t)
  await expect(question(page)).toBeVisible()
  await lookAt('question')
  await open('/orders/links?links=one')
  await lookAt('one link')

  await page.setViewportSize({ width: 390, height: 844 })
  await open('/orders/new?type=user')
  await option(0).click()
  const lines = { name: 'a-rather-long-name-of-a-file-with-lines.txt', mimeType: 'text/plain', buffer }
  await page.getByLabel(t('orderForm.lines')).setInputFiles(lines)
  await expect(page.getByText(lines.name)).toBeVisible()
  await lookAt('bot order')
  await open('/orders/links')
  await lookAt('list of links')
  await option(0).click()
  await page.getByLabel(t('orderForm.file')).setInputFiles(lines)
  await expect(page.getByRole('table')).toBeVisible()
  await lookAt('preview')

  async function open(path: string) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('list', { name: t('orderForm.service') })).toBeVisible()
  }
})
