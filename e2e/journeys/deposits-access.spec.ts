import { AxeBuilder } from '@axe-core/playwright'
import { deposits } from '@runmart/contract/deposits'
import { apiOf, openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor, prefers } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { looks } from '../shop/looks.ts'
import { expect, test } from '../shop/test.ts'

for (const { theme, language } of looks)
  test(`everyone can use the money pages, and no script breaks the policy (${theme}, ${language})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000)
    const say = words[language]
    const complaints: string[] = []
    page.on('console', (said) => /Content Security Policy/.test(said.text()) && complaints.push(said.text()))
    page.on('pageerror', (problem) => complaints.push(problem.message))
    await prefers(page, language, theme)
    const visitor = newVisitor()
    await openAccount(shop, visitor)
    const { accessToken, refreshToken } = await signInOverApi(shop, visitor)
    await page.goto('/auth/forgot')
    await page.evaluate((kept) => Object.assign(localStorage, kept), { accessToken, refreshToken })

    await check('/transactions')
    await apiOf(shop, accessToken)(deposits.simulate, { body: { amount: 150_000 } })
    await check('/deposit')
    await check('/deposit?tab=binance')
    await check('/transactions')
    await page.getByRole('button', { name: /TX-/ }).click()
    await expect(page.getByRole('dialog', { name: say('transactions.receipt') })).toBeVisible()
    await look('receipt')
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('view', 'LIST'))
    await page.setViewportSize({ width: 390, height: 844 })
    await check('/transactions?type=bank_deposit')
    await check('/deposit')
    expect(complaints).toEqual([])

    async function check(path: string) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.animate-breathe:not([aria-hidden].rounded-full)')).toHaveCount(0)
      await look(path)
    }
    async function look(what: string) {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
        [],
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
    }
  })
