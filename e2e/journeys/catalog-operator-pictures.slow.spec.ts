import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('a picture is cut to a square, shown to customers wherever the shape was, replaced and removed', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const name = `Pictured ${Date.now()}`
  const { id } = await createService(operator, {}, name)
  await page.goto(`/operator/services/${id}`)
  const section = page.getByRole('region', { name: t('operatorPictures.section'), exact: true })
  const dialog = page.getByRole('dialog')
  const choose = async (width: number, height: number) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawPng(page, width, height) })
  await section.getByRole('button', { name: t('operatorPictures.add') }).click()
  await choose(600, 200)
  await expect(dialog.getByText(t('operatorPictures.tooSmall', { width: 600, height: 200 }))).toBeVisible()
  await choose(900, 600)
  // Moves and zooms by keys alone.
  await dialog.getByRole('button', { name: t('operatorPictures.move') }).press('ArrowRight')
  await dialog.getByRole('slider', { name: t('operatorPictures.zoom') }).press('ArrowRight')
  await dialog.getByRole('button', { name: t('operatorPictures.save') }).click()
  await expect(page.getByText('Picture saved.')).toBeVisible()
  const first = await section.getByRole('presentation').getAttribute('src')
  await expect(section.getByRole('presentation')).toHaveJSProperty('naturalWidth', 512)

  await section.getByRole('button', { name: t('operatorPictures.change') }).click()
  await choose(300, 300)
  await dialog.getByRole('button', { name: t('operatorPictures.save') }).click()
  await expect(section.getByRole('presentation')).not.toHaveAttribute('src', first ?? '')
  const picture = (await section.getByRole('presentation').getAttribute('src')) ?? ''
  expect((await page.request.get(first ?? '')).status()).toBe(404)

  const { items } = dataOf(await operator(api.catalog.services))
  const slug = items.find((it) => it.id === id)?.slug
  const shown = page.locator(`main img[src="${picture}"]`)
  for (const path of [`/catalog?q=${encodeURIComponent(name)}`, `/orders/new?service=${id}`, `/vi/services/${slug}`]) {
    await page.goto(path)
    await expect(shown.first()).toHaveJSProperty('complete', true)
    await expect(shown.first()).toHaveJSProperty('naturalWidth', 300)
  }
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`${picture}$`))

  await page.goto(`/operator/services/${id}`)
  await section.getByRole('button', { name: t('operatorPictures.remove') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorPictures.remove') })
    .click()
  await expect(page.getByText('Picture removed.')).toBeVisible()
  await expect(section.getByRole('presentation')).toHaveCount(0)
  await page.goto(`/vi/services/${slug}`)
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og\/vi\/services\.png$/)
})

async function drawPng(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.fillStyle = '#2a7'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#fd5'
      context.fillRect(width / 4, height / 4, width / 2, height / 2)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
