import { prefers } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { enterAs } from '../operator/enter.ts'
import { newBuyer } from '../orders/buyer.ts'
import { gatherComplaints, lookAt } from '../shop/inspect.ts'
import { looks } from '../shop/looks.ts'
import { expect, test } from '../shop/test.ts'

const phone = { width: 390, height: 844 }

for (const { theme, language } of looks)
  test(`everyone can use the bell and what belongs to it, and no script breaks the policy (${theme}, ${language})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(180_000)
    const say = words[language]
    const complaints = gatherComplaints(page)
    await prefers(page, language, theme)
    for (const path of ['/unsubscribe', '/unsubscribe#token=somebody.new-sign-in.signature']) await check(path)

    const { visitor } = await newBuyer(shop, 123_456_789)
    await enterAs(page, shop, visitor)
    for (const path of ['/notifications', '/notifications?page=9', '/profile#notifications']) await check(path)
    await openBell()
    await page.setViewportSize(phone)
    for (const path of ['/notifications', '/profile#notifications']) await check(path)
    await openBell()
    expect(complaints).toEqual([])

    async function openBell() {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: say('notifications.title') }).click()
      const panel = page.getByRole('dialog', { name: say('notifications.title') })
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await lookAt(page, `the bell at ${page.viewportSize()?.width}`)
    }
    async function check(path: string) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await lookAt(page, path)
    }
  })
