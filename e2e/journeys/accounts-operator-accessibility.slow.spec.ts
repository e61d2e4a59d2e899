import { api } from '@runmart/contract'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

const tabs = [
  'orders',
  'runs',
  'deposits',
  'messages',
  'notes',
  'sent',
  'referrals',
  'devices',
  'audit',
  'transactions',
]

accessibilityTest(
  'everyone can use a customer’s page, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const customer = await callAs(shop, shop.demo.customer)
    const { id } = dataOf(await customer(api.accounts.me, {})).user
    await signInAs(page, shop, shop.demo.operator)
    await checkPage(`/operator/customers/${id}`)
    for (const tab of tabs) await checkPage(`/operator/customers/${id}/${tab}`)
    await page.getByText(t('operatorReversals.reverse'), { exact: true }).first().click()
    await expect(page.getByText(t('operatorReversals.owed'))).toBeVisible()
    await checkScreen('the reversal')
  },
)
