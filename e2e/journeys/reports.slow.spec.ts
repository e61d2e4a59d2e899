import { readFile } from 'node:fs/promises'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('an operator goes from the sales of today to the order behind them, and takes the month to the bookkeeper', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  const { call } = await createBuyer(shop, 400_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Managed referral campaign'), { amount: 10 })
  const operator = await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/reports')
  await page.locator('#content').getByText(t('operatorReports.today'), { exact: true }).first().click()
  await expect(page).toHaveURL(/period=today/)
  await page
    .getByRole('link', { name: t('operatorReports.open', { name: t('reportFigures.sales') }) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('reportFigures.sales'), level: 1 })).toBeVisible()
  await page.getByRole('link', { name: order.orderCode }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${order.id}$`))

  await page.goto('/operator/reports')
  await page.getByRole('combobox', { name: t('operatorReports.accountingMonth') }).click()
  await page.getByRole('option').first().click()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('region', { name: t('operatorReports.accounting') })
    .getByRole('button', { name: t('operatorReports.accountingSave') })
    .click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain(order.orderCode)
  const written = dataOf(await operator(api.audit.list, { query: { action: 'reports.export' } }))
  expect(written.items[0]?.subject).toBe('accounting')
})
