import { api } from '@runmart/contract'
import { words } from '../accounts/words.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const TELEGRAM = 'Post in a partner channel'

// Proves S10.23.
test('who comes back sees what waits, what moved today, what was spent, and can order the same again', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 1_000_000)
  const operator = await callAs(shop, shop.demo.operator)
  const telegram = await serviceNamed(call, TELEGRAM)
  const done = await placeOrder(call, telegram, { amount: 1 })
  const params = { id: done.id }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  dataOf(await operator(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }, newIdempotencyKey()))
  const preOrder = await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
  await signInAs(page, shop, visitor)
  await page.goto('/dashboard')

  await test.step('what needs the customer comes first', async () => {
    const attention = page.getByRole('list', { name: t('dashboard.attention') }).getByRole('listitem')
    await expect(attention).toHaveCount(1)
    await expect(attention).toContainText('Link checker')
    await expect(attention).toContainText(preOrder.orderCode)
    await expect(attention.getByRole('link')).toHaveAttribute('href', `/orders/${preOrder.id}`)
  })

  await test.step('in and out of today are apart, and nothing that is done counts as open', async () => {
    await expect(page.getByText(/^\+1,000,000\s₫ in today$/)).toBeVisible()
    await expect(page.getByText(/^−\d{3},\d{3}\s₫ out today$/)).toBeVisible()
    const open = page.getByRole('heading', { name: t('dashboard.activeOrders') }).locator('..')
    await expect(open.getByText('1', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('list', { name: t('dashboard.endedOrders') })).toContainText(t('orderStates.success'))
  })

  await test.step('the chart has a scale and a table behind it', async () => {
    const table = page.getByRole('table', { name: t('dashboard.chart') })
    await expect(table.getByRole('row')).toHaveCount(31)
    await expect(page.getByRole('figure').getByText(/K\s₫$/)).toHaveCount(3)
  })

  await test.step('ordering again opens the form with the service chosen', async () => {
    const again = page.getByRole('list', { name: t('dashboard.orderAgain') })
    await expect(again.getByRole('link')).toHaveText(['Link checker', TELEGRAM])
    await again.getByRole('link', { name: TELEGRAM }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/new\\?again=${done.id}$`))
    const chosen = page.getByRole('region', { name: t('orderForm.service') })
    await expect(chosen).toContainText(TELEGRAM)
    await expect(chosen.getByRole('button', { name: t('orderForm.change') })).toBeVisible()
    await expect(page.locator('input[name=serviceId]')).toHaveValue(telegram.id)
  })
})
