import type { Page } from '@playwright/test'
import type { Transaction } from '@runmart/contract/ledger'
import { type Order, orders } from '@runmart/contract/orders'
import { prefers } from '../accounts/visitor.ts'
import { enterAs } from '../operator/enter.ts'
import { dataOf, newBuyer, oneMoreKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/test.ts'

type List<Item> = { data: { items: Item[]; total: number } }

/** Lets a list hold its first item once in every version: not all states can be reached in a minute. */
async function showAll<Item extends { id: string }>(page: Page, address: string, versions: Partial<Item>[]) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as List<Item>
    const [first] = answer.data.items
    answer.data.items = first
      ? versions.map((it, at) => ({ ...first, ...it, id: `${first.id.slice(0, -2)}${10 + at}` }))
      : []
    answer.data.total = versions.length
    await route.fulfill({ json: answer })
  })
}

test('every state of an order and of a bot, and every kind of movement, has its word', async ({ page, shop }) => {
  await prefers(page, 'en')
  const { visitor, call } = await newBuyer(shop, 100_000)
  await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
  await enterAs(page, shop, visitor)

  const shown: [orderStatus: Order['orderStatus'], botStatus: Order['botStatus'], words: string][] = [
    ['pending', 'waiting', 'Bot: Waiting'],
    ['in-progress', 'started', 'Bot: Initialized'],
    ['in-progress', 'running', 'Bot: Running'],
    ['in-progress', 'paused', 'Bot: Paused'],
    ['in-progress', 'error', 'Bot: Error'],
    ['in-progress', 'stopped', 'Bot: Stopped'],
    ['pending', 'waiting', 'Pending'],
    ['in-progress', 'running', 'In progress'],
    ['success', 'stopped', 'Done'],
    ['failed', 'stopped', 'Failed'],
    ['cancel', 'stopped', 'Cancelled'],
    ['refund', 'stopped', 'Refunded'],
  ]
  const versions = shown.map(([orderStatus, botStatus]) => ({ orderStatus, botStatus }))
  await showAll<Order>(page, '**/api/user/order/get-order-auto*', versions)
  await page.goto('/orders?tab=bots')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  for (const [at, [, , words]] of shown.entries())
    await expect(cards.nth(at).getByText(words, { exact: true })).toBeVisible()

  const kinds = {
    deposit: 'Deposit',
    crypto_deposit: 'Crypto deposit',
    bank_deposit: 'Bank deposit',
    order_ref: 'Referral order',
    order_auto: 'Bot order',
    refund: 'Refund',
    commission: 'Commission',
  } as const satisfies Record<Transaction['type'], string>
  const types = Object.keys(kinds) as Transaction['type'][]
  await showAll<Transaction>(
    page,
    '**/api/user/transaction/history*',
    types.map((type) => ({ type, amount: 1_000 })),
  )
  await page.goto('/transactions')
  for (const [at, type] of types.entries())
    await expect(page.getByRole('main').getByRole('listitem').nth(at)).toContainText(kinds[type])
})

test('a run whose paid days are over says expired', async ({ page, shop }) => {
  await prefers(page, 'en')
  const { visitor, call } = await newBuyer(shop, 100_000)
  const { id: serviceId } = await serviceNamed(call, 'Telegram notifier')
  const settings = { token: '123456789:AAE-not-a-real-token-but-shaped-like-one', chats: '@khanh_news' }
  const body = { serviceId, amount: 1, contactInfo: '@khach', fileName: 'news.txt', content: 'Thank you', settings }
  const { order } = dataOf(await call(orders.autoBotUpload, { body }, oneMoreKey()))
  await enterAs(page, shop, visitor)
  await page.route(`**/api/user/order/${order.id}/run`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { order: Order } }
    Object.assign(answer.data.order, { orderStatus: 'success', botStatus: 'stopped', expiresAt: order.createdAt })
    await route.fulfill({ json: answer })
  })
  await page.goto(`/bots/${order.id}`)
  await expect(page.getByRole('main').getByText('Expired', { exact: true })).toBeVisible()
})
