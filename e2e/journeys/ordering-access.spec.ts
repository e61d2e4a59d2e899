import { prefers } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { enterAs } from '../operator/enter.ts'
import { newBuyer } from '../orders/buyer.ts'
import { question } from '../orders/reach-question.ts'
import { gatherComplaints, lookAt } from '../shop/inspect.ts'
import { looks } from '../shop/looks.ts'
import { expect, test } from '../shop/test.ts'

for (const { theme, language } of looks)
  test(`everyone can use the order forms, and no script breaks the policy (${theme}, ${language})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000)
    const say = words[language]
    const complaints = gatherComplaints(page)
    await prefers(page, language, theme)
    await enterAs(page, shop, (await newBuyer(shop, 1_000_000)).visitor)
    const place = page.getByRole('button', { name: say('ordering.place') })
    const option = (at: number) =>
      page
        .getByRole('list', { name: say('ordering.service') })
        .getByRole('button')
        .nth(at)
    const buffer = Buffer.from('https://a.example.vn|40\nnothing\nhttps://a.example.vn|5')

    await open('/orders/new')
    await lookAt(page, 'form')
    await place.click()
    await lookAt(page, 'form, nothing filled in')
    await option(0).click()
    await page.getByLabel(say('ordering.contact')).fill('@khanh')
    await page.getByLabel(say('ordering.amount')).fill('4')
    await expect(page.getByText(say('ordering.balanceAfter'))).toBeVisible()
    await lookAt(page, 'form, not enough')
    await page.getByLabel(say('ordering.amount')).fill('1')
    await place.click()
    await expect(question(page)).toBeVisible()
    await lookAt(page, 'question')
    await open('/orders/links?links=one')
    await lookAt(page, 'one link')

    await page.setViewportSize({ width: 390, height: 844 })
    await open('/orders/new?type=user')
    await option(0).click()
    const lines = { name: 'a-rather-long-name-of-a-file-with-lines.txt', mimeType: 'text/plain', buffer }
    await page.getByLabel(say('ordering.lines')).setInputFiles(lines)
    await expect(page.getByText(lines.name)).toBeVisible()
    await lookAt(page, 'bot order')
    await open('/orders/links')
    await lookAt(page, 'list of links')
    await option(0).click()
    await page.getByLabel(say('ordering.file')).setInputFiles(lines)
    await expect(page.getByRole('table')).toBeVisible()
    await lookAt(page, 'preview')
    expect(complaints).toEqual([])

    async function open(path: string) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('list', { name: say('ordering.service') })).toBeVisible()
    }
  })
