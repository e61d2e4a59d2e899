import { api } from '@runmart/contract'
import { words } from '../accounts/words.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const NEWSLETTER = 'Referral link in a newsletter'
const TELEGRAM = 'Post in a partner channel'

// Proves S10.4.
test('people read what they bought: its name and category, never “referral” for what is none', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 1_000_000)
  const operator = await callAs(shop, shop.demo.operator)
  const order = await placeOrder(call, await serviceNamed(call, TELEGRAM), { amount: 1 })
  dataOf(await operator(api.ordersOperator.take, { params: { id: order.id } }, newIdempotencyKey()))
  await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
  await signInAs(page, shop, visitor)
  await page.goto('/orders')
  const cards = page.getByRole('list', { name: t('orders.title') }).getByRole('listitem')

  await test.step('all orders come first; the other tabs have addresses, also the old one', async () => {
    await expect(page.getByRole('tab')).toHaveText(['All', 'Services', 'Bots'])
    await expect(cards).toHaveCount(2)
    await page.getByRole('tab', { name: t('orders.botsTab') }).click()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('Link checker')
    await page.goto('/orders?tab=referral')
    await expect(page).toHaveURL(/\/orders\?tab=services$/)
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(`${TELEGRAM} ${order.orderCode}`)
    await expect(cards).toContainText('Telegram')
    await expect(page.getByRole('main')).not.toContainText(/referral/i)
  })

  await test.step('its page, the notification and the list of money say so, too', async () => {
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByRole('heading', { name: TELEGRAM, level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Telegram')
    await expect(page.getByRole('main')).not.toContainText(/referral/i)
    await page.goto('/notifications')
    const news = page
      .getByRole('list', { name: t('notifications.title') })
      .getByRole('listitem')
      .first()
    await expect(news).toContainText(`${TELEGRAM}: ${t('orderStates.in-progress')}`)
    await expect(news).toContainText(`Telegram · ${order.orderCode}`)
    await page.goto('/transactions')
    await expect(page.getByRole('main')).not.toContainText('Referral order')
  })
})

test('an order that is not mine is not there', async ({ page, shop }) => {
  const owner = await createBuyer(shop, 200_000)
  const order = await placeOrder(owner.call, await serviceNamed(owner.call, NEWSLETTER), { amount: 20 })
  const { visitor } = await createBuyer(shop, 50_000)
  await signInAs(page, shop, visitor)
  for (const id of [order.id, order.orderCode, 'nonsense']) {
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('heading', { name: t('orderPage.notFound') })).toBeVisible()
  }
})

// Proves S2.21.
test('a pre-order is given its lines: counted and checked before they are sent', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  const order = await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 10 })
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('orderPage.waitsForLines'))).toBeVisible()
  const file = page.getByLabel(t('orderLines.file'))
  const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `https://example.com/${at}`).join('\n')
  const give = page.getByRole('button', { name: t('orderLines.send') })

  await file.setInputFiles(text('lines.csv', lines(3)))
  await expect(page.getByText(t('fields.txtOnly'))).toBeVisible()
  await file.setInputFiles(text('lines.txt', lines(11)))
  await expect(page.getByText('lines.txt: 11 lines are ready')).toBeVisible()
  await expect(page.getByText('You bought 10 lines. Shorten the file to match.')).toBeVisible()
  await give.click()
  await expect(page.getByText(t('fields.moreThanPaid'))).toBeVisible()
  await file.setInputFiles(text('lines.txt', `${lines(9)}\n\nhttps://example.com/0\n`))
  await expect(page.getByText('lines.txt: 9 lines are ready')).toBeVisible()
  await give.click()
  await expect(page.getByText('Lines uploaded.')).toBeVisible()
  await expect(page).toHaveURL(`/bots/${order.id}`)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('orderEvents.lines-given'))).toBeVisible()
  await expect(file).toHaveCount(0)
})
