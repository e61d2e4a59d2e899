import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('an operator reads what a customer was told, follows it to the order, and sends its mail again', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 700_000)
  const { id } = dataOf(await call(api.accounts.me)).user
  const order = await placeOrder(call, await serviceNamed(call, 'Managed referral campaign'), { amount: 10 })
  const colleague = await callAs(shop, shop.demo.operator)
  dataOf(await colleague(api.ordersOperator.take, { params: { id: order.id } }, newIdempotencyKey()))

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/customers/${id}/sent`)
  const list = page.getByRole('list', { name: t('operatorCustomerPage.notificationsTitle'), exact: true })
  const row = list.getByRole('listitem').filter({ hasText: order.orderCode }).first()
  const mails = row.getByRole('listitem').filter({ hasText: t('operatorCustomerPage.mail') })
  await expect(row).toContainText(order.serviceName)
  await expect(mails).toHaveCount(1)

  await row.getByRole('button', { name: t('operatorCustomerPage.resend') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorCustomerPage.resendNow') })
    .click()
  await expect(mails).toHaveCount(2)
  await expect(mails.getByRole('time')).toHaveCount(2)

  await row.getByRole('link', { name: new RegExp(order.serviceName) }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${order.id}$`))
})
