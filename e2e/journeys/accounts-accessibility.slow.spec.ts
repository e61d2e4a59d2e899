import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor } from '../accounts/visitor.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'

const openPages = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/reset#token=x',
  '/auth/reset',
  '/auth/activate#token=x',
  '/auth/activate',
  '/auth/google',
  '/dev/outbox',
]

accessibilityTest(
  'everyone can use the account pages, and no script breaks the policy',
  async ({ page, shop, checkPage }) => {
    for (const path of openPages) await checkPage(path)

    const visitor = newVisitor()
    await openAccount(shop, visitor)
    const { accessToken, refreshToken } = await signInOverApi(shop, visitor)
    await page.evaluate((stored) => Object.assign(localStorage, stored), { accessToken, refreshToken })
    for (const section of ['', '/security', '/appearance', '/data']) await checkPage(`/profile${section}`)
  },
)
