import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('operatorSearch.label') }).fill(text)
}

test('an operator finds an order, its customer and a transaction by what a customer says, each with one press', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 2_000_000)
  const service = await serviceNamed(call, 'Game guild page')
  const contactInfo = `@contact${Date.now()}`
  const order = await placeOrder(call, service, { amount: 2, contactInfo })
  const [charge] = dataOf(await call(api.ledger.history)).items
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/books')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await search(page, contactInfo)
  const found = page.getByRole('option', { name: order.orderCode })
  await expect(found).toContainText(`${t('operatorSearchFields.contact')}: ${contactInfo}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${order.id}$`))

  await search(page, visitor.email)
  const group = page.getByRole('group', { name: t('operatorSearch.customers') })
  await expect(group.getByRole('option', { name: visitor.email })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator\/customers\/[0-9a-f-]+$/)

  await search(page, charge?.transactionCode ?? '')
  await expect(page.getByRole('option', { name: charge?.transactionCode ?? '' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/transactions\?q=TX-/)
  await expect(page.getByText(charge?.transactionCode ?? '', { exact: true }).first()).toBeVisible()

  await search(page, 'nothing has this name')
  await expect(page.getByText(t('shell.jumpNothing', { text: 'nothing has this name' }))).toBeVisible()
})
