import { openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor } from '../accounts/visitor.ts'
import { forEachLook } from '../shop/for-each-look.ts'

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

forEachLook('everyone can use the account pages, and no script breaks the policy', async ({ page, shop, check }) => {
  for (const path of openPages) await check(path)

  const visitor = newVisitor()
  await openAccount(shop, visitor)
  const { accessToken, refreshToken } = await signInOverApi(shop, visitor)
  await page.evaluate((kept) => Object.assign(localStorage, kept), { accessToken, refreshToken })
  await check('/profile')
})
