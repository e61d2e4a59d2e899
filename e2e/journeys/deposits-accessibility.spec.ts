import { deposits } from '@runmart/contract/deposits'
import { apiOf, openAccount, signInOverApi } from '../accounts/account-api.ts'
import { newVisitor } from '../accounts/visitor.ts'
import { forEachLook } from '../shop/for-each-look.ts'
import { expect } from '../shop/test.ts'

forEachLook(
  'everyone can use the money pages, and no script breaks the policy',
  async ({ page, shop, t, check, lookAt }) => {
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
    await expect(page.getByRole('dialog', { name: t('transactions.receipt') })).toBeVisible()
    await lookAt('receipt')
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('view', 'LIST'))
    await page.setViewportSize({ width: 390, height: 844 })
    await check('/transactions?type=bank_deposit')
    await check('/deposit')
  },
)
