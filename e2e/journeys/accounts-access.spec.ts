import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor, prefers } from '../accounts/visitor.ts'
import { gatherComplaints, lookAt } from '../shop/inspect.ts'
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
    const complaints = gatherComplaints(page)
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
      await lookAt(page, path)
    }
  })
