import { deposits } from '@runmart/contract/deposits'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the money pages, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const visitor = newVisitor()
    await openAccount(shop, visitor)
    const call = await signInAs(page, shop, visitor)

    await checkPage('/transactions')
    await call(deposits.simulate, { body: { amount: 150_000 } })
    await checkPage('/deposit')
    await checkPage('/deposit?tab=binance')
    await checkPage('/transactions')
    await page.getByRole('link', { name: /TX-/ }).click()
    await expect(page.getByRole('dialog', { name: t('transactions.receipt') })).toBeVisible()
    await checkScreen('receipt')
    await page.keyboard.press('Escape')
    await page.evaluate(() => localStorage.setItem('view', 'LIST'))
    await page.reload()
    await page.setViewportSize({ width: 390, height: 844 })
    await checkPage('/transactions?type=bank_deposit')
    await checkPage(`/transactions/statement/${new Date().toISOString().slice(0, 7)}`)
    await checkPage('/deposit')
  },
)
