import { readFile } from 'node:fs/promises'
import { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { words } from '../accounts/words.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { followMenu } from '../shell/follow-menu.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const NEWSLETTER = 'Referral link in a newsletter'

// Proves S3.20, S3.59.
test('the operator works and delivers, and the customer’s open page changes by itself', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 500_000)
  const operator = await callAs(shop, shop.demo.operator)
  const order = await placeOrder(call, await serviceNamed(call, NEWSLETTER), { amount: 25 })
  const params = { id: order.id }
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  const states = page.getByRole('main')
  await expect(states.getByText(t('orderStates.pending'), { exact: true })).toBeVisible()
  await expect(page.getByText(/Not started by/)).toBeVisible()

  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  await expect(states.getByText(t('orderStates.in-progress'), { exact: true })).toBeVisible()
  await expect(page.getByText(`${NEWSLETTER} · ${order.orderCode}: In progress`)).toBeVisible()
  dataOf(await operator(api.ordersOperator.progress, { params, body: { done: 10 } }, newIdempotencyKey()))
  await expect(page.getByRole('progressbar', { name: '10 of 25 delivered' })).toBeVisible()

  const documentLink = 'https://docs.example.com/hand-over?id=7'
  const body = { documentLink, note: 'Enjoy it.', rest: 'delivered' } as const
  dataOf(await operator(api.ordersOperator.deliver, { params, body }, newIdempotencyKey()))
  const link = page.getByRole('link', { name: t('orderPage.openDocument') })
  await expect(link).toHaveAttribute('href', documentLink)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByText('Opens docs.example.com in a new tab.')).toBeVisible()
  await expect(page.getByText('Enjoy it.')).toBeVisible()
  await expect(states.getByText(t('orderStates.success'), { exact: true })).toBeVisible()
  expect(loads).toBe(1)
})

// Proves S2.8, S3.18.
test('sixty orders: as cards and as a table, filtered, paged, shared by address and saved', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const { visitor, call } = await createBuyer(shop, 15_000_000)
  const newsletter = await serviceNamed(call, NEWSLETTER)
  const placed: Order[] = []
  for (let at = 0; at < 60; at++)
    placed.push(await placeOrder(call, newsletter, { amount: 20 + at, contactInfo: `@khach_${at}` }))
  for (const { id } of placed.slice(0, 12))
    dataOf(await call(api.orders.cancel, { params: { id } }, newIdempotencyKey()))
  await signInAs(page, shop, visitor)
  await page.goto('/orders')
  const cards = page.getByRole('list', { name: t('orders.title') }).getByRole('listitem')
  const rows = page.getByRole('table', { name: t('orders.title') }).getByRole('row')

  // Proves S9.2, S9.3.
  await test.step('ten cards at first, the rest page by page; the back button goes back', async () => {
    await expect(cards).toHaveCount(10)
    await expect(page.getByText('1–10 of 60')).toBeVisible()
    await page.getByRole('button', { name: t('lists.nextPage') }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('11–20 of 60')).toBeVisible()
    await expect(cards.first()).toContainText(placed.at(-11)?.orderCode ?? '')
    await page.goBack()
    await expect(page.getByText('1–10 of 60')).toBeVisible()
  })

  // Proves S2.37, S2.38, S3.78.
  await test.step('as a table with fifty a page, and it stays so', async () => {
    await page.getByTitle(t('ui.list'), { exact: true }).click()
    await page.getByRole('combobox', { name: t('lists.perPage') }).click()
    await page.getByRole('option', { name: '50', exact: true }).click()
    await expect(rows).toHaveCount(51)
    await page.reload()
    await expect(rows).toHaveCount(51)
  })

  await test.step('by state and by words, in the address', async () => {
    await page.getByRole('combobox', { name: t('orders.status') }).click()
    await page.getByRole('option', { name: t('orderStates.cancel') }).click()
    await expect(page).toHaveURL(/status=cancel/)
    await expect(rows).toHaveCount(13)
    await page.getByRole('searchbox', { name: t('orders.search') }).fill('@khach_7')
    await expect(page).toHaveURL(/q=%40khach_7/)
    await expect(rows).toHaveCount(2)
    await page.goto(`/orders?q=${placed[30]?.orderCode}&view=x&from=nonsense`)
    await expect(rows).toHaveCount(2)
  })

  await test.step('a row opens its order', async () => {
    await page.getByRole('link', { name: placed[30]?.orderCode ?? '' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${placed[30]?.id}$`))
    await page.goBack()
    await page.getByRole('tab', { name: t('orders.botsTab') }).click()
    await expect(page.getByText(t('orders.noMatch'))).toBeVisible()
  })

  // Proves S2.3.
  await test.step('the dashboard counts them and leads there', async () => {
    await followMenu(page, t('shell.dashboard'))
    await page.getByRole('link', { name: 'Cancelled 12' }).click()
    await expect(page).toHaveURL(/\/orders\/history\?status=cancel$/)
  })

  // Proves S1.9, S2.9.
  await test.step('the purchase history holds all of them, also to take away', async () => {
    await expect(page.getByRole('table', { name: t('shell.orderHistory') }).getByRole('row')).toHaveCount(13)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('lists.csv') }).click(),
    ])
    expect(file.suggestedFilename()).toBe('runmart-orders.csv')
    expect((await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)).toHaveLength(13)
  })
})
