import type { Page } from '@playwright/test'
import { catalog } from '@runmart/contract/catalog'
import type { Client } from '@runmart/contract/client'
import type { Order } from '@runmart/contract/orders-order'
import { dataOf, placeOrder } from '../../e2e/orders/buyer.ts'

const PLACED = 6
/** Twice as many as the largest page has. */
const ROWS = 200

/** Orders the cheapest services as sample data. */
export async function placeSomeOrders(call: Client): Promise<void> {
  const cost = (it: { price: number; minAmount: number }) => it.price * it.minAmount
  const services = dataOf(await call(catalog.services)).items.filter((it) => it.status === 'active')
  const cheapest = services.filter((it) => it.serviceType === 'REFERRAL').sort((a, b) => cost(a) - cost(b))
  for (const service of cheapest.slice(0, PLACED)) await placeOrder(call, service, { amount: service.minAmount })
}

/** Repeats the page's real orders until the list has 200 rows. */
export async function showManyOrders(page: Page): Promise<void> {
  await page.route(/\/user\/order\/(history|get-order-ref|get-order-auto)\b/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { items: Order[] } }
    const rows = Array.from({ length: ROWS }, (_, index) => {
      const order = answer.data.items[index % answer.data.items.length]
      return { ...order, id: `${order?.id}-${index}` }
    })
    const items = answer.data.items.length ? rows : []
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, items, limit: ROWS, total: ROWS * 3 } },
    })
  })
}
