import { AxeBuilder } from '@axe-core/playwright'
import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor, prefers } from '../accounts/visitor.ts'
import { looks } from '../shop/looks.ts'
import { expect, test } from '../shop/test.ts'

const openPages = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/reset#token=x',
  '/auth/reset',
  '/auth/activate',
  '/auth/google',
  '/dev/outbox',
]

for (const { theme, language } of looks)
  test(`everyone can use the account pages, and no script breaks the policy (${theme}, ${language})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000)
    const complaints: string[] = []
    page.on('console', (said) => /Content Security Policy/.test(said.text()) && complaints.push(said.text()))
    page.on('pageerror', (problem) => complaints.push(problem.message))
    await prefers(page, language, theme)
    for (const path of openPages) await check(path)

    const visitor = newVisitor()
    await openAccount(shop, visitor)
    const { accessToken, refreshToken } = await signInOverApi(shop, visitor)
    await page.evaluate((kept) => Object.assign(localStorage, kept), { accessToken, refreshToken })
    await check('/profile')
    expect(complaints).toEqual([])

    async function check(path: string) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.animate-breathe')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
        [],
      )
    }
  })
