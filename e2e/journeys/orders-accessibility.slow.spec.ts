import { api } from '@runmart/contract'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the pages of orders, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const { visitor, call } = await createBuyer(shop, 2_000_000)
    await signInAs(page, shop, visitor)
    await checkPage('/orders')
    await checkPage('/orders/history')

    const operator = await callAs(shop, shop.demo.operator)
    const links = [1, 2, 3].map((at) => ({
      link: `https://example.com/join/${'very-long-'.repeat(12)}${at}`,
      amount: 9,
    }))
    const form = { contactInfo: '@khach', note: 'Xin chào', orderType: 'multiply', links } as const
    const newsletter = await serviceNamed(call, 'Referral link in a newsletter')
    const many = dataOf(
      await call(api.orders.ref, { body: { ...form, serviceId: newsletter.id } }, newIdempotencyKey()),
    ).order
    const shopSetUp = await placeOrder(call, await serviceNamed(call, 'Online shop setup, A to Z'), { amount: 1 })
    const bot = await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
    const days = await placeOrder(call, await serviceNamed(call, 'Telegram notifier'), { amount: 3 })
    dataOf(await operator(api.ordersOperator.take, { params: { id: many.id } }, newIdempotencyKey()))
    const progress = {
      links: [
        { line: 1, done: 9 },
        { line: 2, done: 4 },
      ],
    }
    dataOf(
      await operator(api.ordersOperator.progress, { params: { id: many.id }, body: progress }, newIdempotencyKey()),
    )
    dataOf(await operator(api.ordersOperator.take, { params: { id: shopSetUp.id } }, newIdempotencyKey()))
    const body = { documentLink: 'https://docs.example.com/7', note: 'Here it is', rest: 'delivered' } as const
    dataOf(await operator(api.ordersOperator.deliver, { params: { id: shopSetUp.id }, body }, newIdempotencyKey()))

    for (const { id } of [many, shopSetUp, bot, days]) await checkPage(`/orders/${id}`)
    await page.goto(`/orders/${many.id}`)
    await page.getByRole('button', { name: t('orderPage.cancel') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await checkScreen('the question before cancelling')
    for (const path of ['/orders', '/orders?tab=bots', '/orders?q=nothing', '/orders/nonsense']) await checkPage(path)
    await page.evaluate(() => localStorage.setItem('view', 'LIST'))
    await page.reload()
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/orders?tab=bots', '/orders/history', '/dashboard', `/orders/${many.id}`])
      await checkPage(path)
  },
)
