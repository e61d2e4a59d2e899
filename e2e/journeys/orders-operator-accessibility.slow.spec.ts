import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, type Shop } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the orders desk, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const operator = await signInAs(page, shop, shop.demo.operator)
    const orders = await ordersToLookAt(shop, operator)
    for (const { id } of orders) await checkPage(`/operator/orders/${id}`)
    await page.goto(`/operator/orders/${orders[0]?.id}`)
    await page.getByRole('button', { name: t('operatorOrders.deliver'), exact: true }).click()
    const deliver = (words: typeof t) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('operatorOrders.deliver') })
        .click()
    await checkScreen('the delivery', deliver)
    await page.goto('/operator/orders')
    await page.getByRole('button', { name: t('operatorDesk.byFile') }).click()
    await page.getByLabel(t('operatorDesk.fileLines')).fill('no line')
    await checkScreen('the delivery by a file')
    await page.goto('/operator/orders?view=all')
    await page.getByText(t('operatorDesk.code'), { exact: true }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText(t('operatorDesk.selected', { count: 1 }))).toBeVisible()
    await checkScreen('the chosen orders')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`/operator/orders?view=all&order=${orders[0]?.id}`)
    await expect(
      page
        .getByRole('complementary', { name: t('operatorDesk.panel') })
        .getByRole('heading')
        .first(),
    ).toBeVisible()
    await checkScreen('an order beside the list')
  },
)

/** One order with links in progress, and one waiting. */
async function ordersToLookAt(shop: Shop, operator: Client) {
  const { call } = await createBuyer(shop, 400_000)
  const service = await serviceNamed(call, 'Managed referral campaign')
  const links = [5, 6].map((amount) => ({ link: `https://example.com/${amount}`, amount }))
  const form = { serviceId: service.id, contactInfo: '@khach', note: 'After six, please.' }
  const body = { ...form, orderType: 'multiply' as const, links }
  const { order } = dataOf(await call(api.orders.ref, { body }, newIdempotencyKey()))
  const params = { id: order.id }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  dataOf(
    await operator(
      api.ordersOperator.progress,
      { params, body: { links: [{ line: 1, done: 5 }] } },
      newIdempotencyKey(),
    ),
  )
  return [order, await placeOrder(call, service, { amount: 10 })]
}
