import { deposits } from '@runmart/contract/deposits'
import { depositsOperator } from '@runmart/contract/deposits-operator'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('a transfer that names nobody waits, is assigned, and the customer’s open page changes by itself', async ({
  browser,
  page,
  shop,
}) => {
  const theirs = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await Promise.all([setPreferences(theirs, 'en'), setPreferences(page, 'en')])
  const { visitor, call } = await createBuyer(shop, 10_000)
  await signInAs(theirs, shop, visitor)
  const operator = await signInAs(page, shop, shop.demo.operator)
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('banner').getByText(money(10_000))).toBeVisible()
  const amount = 123_457
  dataOf(await call(deposits.simulate, { body: { amount, content: 'hello' } }))

  const waiting = async () => dataOf(await operator(depositsOperator.transfers)).items.map((it) => Number(it.amount))
  await expect.poll(waiting).toContain(amount)
  await page.goto('/operator/transfers')
  const row = page.getByRole('listitem').filter({ hasText: money(amount) })
  await expect(row).toContainText('hello')
  await expect(row).toContainText(t('operatorTransfers.whyNobody'))
  await row.getByRole('button', { name: `${t('operatorTransfers.assign')}: ${money(amount)}` }).click()

  const dialog = page.getByRole('dialog', { name: t('operatorTransfers.assignTitle') })
  const submit = dialog.getByRole('button', { name: t('operatorTransfers.assign'), exact: true })
  await submit.click()
  await expect(dialog.getByText('Please fill this in')).toHaveCount(2)
  await dialog.getByRole('combobox', { name: t('operatorCustomers.pick') }).fill(visitor.email)
  await dialog.getByRole('option', { name: visitor.email }).click()
  await dialog.getByLabel(t('operatorTransfers.assignNote')).fill('He sent a screenshot')
  await submit.click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(
    t('operatorTransfers.creditToTitle', { amount: money(amount), name: visitor.username }),
  )
  await sure.getByRole('button', { name: t('operatorTransfers.creditNow') }).click()

  await expect(page.getByText('Transfer credited.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(theirs.getByRole('banner').getByText(money(10_000 + amount))).toBeVisible()
  await page.getByRole('tab', { name: t('operatorTransfers.all') }).click()
  await expect(row).toContainText(t('operatorTransfers.creditedTo', { amount: money(amount), name: visitor.username }))
  await expect(row).toContainText('He sent a screenshot')
})
