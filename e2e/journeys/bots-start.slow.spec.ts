import type { Page } from '@playwright/test'
import { bots } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { linesFile } from '../orders/lines-file.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const CONSOLE = /\/bots\/[0-9a-f-]{36}$/
const TOKEN = '123456789:AAE-not-a-real-token-but-shaped-like-one'

const start = (page: Page) => page.getByRole('button', { name: t('botStart.start') })
const idOf = (page: Page) => page.url().split('/').at(-1) ?? ''

test.beforeEach(({ page }) => setPreferences(page, 'en'))

test('a bot that has to know something asks for it, says what is wrong with it, and shows it to nobody again', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  await signInAs(page, shop, visitor)
  await page.goto('/bots')
  await page.getByRole('button', { name: /Telegram notifier/ }).click()
  await page
    .getByLabel(t('orderForm.lines'))
    .setInputFiles(linesFile('news.txt', ['Prices fall on Monday', 'Thank you']))
  await page.getByLabel(t('orderForm.days')).fill('2')
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await expect(page.getByRole('region', { name: t('orderForm.summary') })).toContainText(money(18_000))
  await expect(page.getByText(t('botStart.dayPromise'))).toBeVisible()
  await start(page).click()
  await expect(page.getByText(t('fields.settingMissing'))).toHaveCount(2)
  await expect(page.getByLabel('Your bot token')).toBeFocused()

  await page.getByLabel('Your bot token').fill('not a token')
  await page.getByLabel(/^Chat IDs/).fill('@khanh_news')
  await start(page).click()
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText(t('fields.settingWrong'))).toBeVisible()
  expect(dataOf(await call(orders.history)).total).toBe(0)

  await page.getByLabel('Your bot token').fill(TOKEN)
  await start(page).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(18_000)}` })
    .click()
  await expect(page).toHaveURL(CONSOLE)
  const params = { id: idOf(page) }
  const shown = JSON.stringify([await call(bots.run, { params }), await call(orders.order, { params })])
  expect(shown).toContain('news.txt')
  expect(shown).not.toContain(TOKEN)
})

// Proves S2.21.
test('a pre-order is picked, given its lines and runs without a second charge', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  await signInAs(page, shop, visitor)
  await page.goto('/bots')
  await page.getByText(t('botStart.preOrder'), { exact: true }).click()
  await expect(page.getByText(t('botStart.noPreOrders'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('botStart.toPreOrder') })).toHaveAttribute(
    'href',
    '/orders/new?type=user',
  )
  const order = await placeOrder(call, await serviceNamed(call, 'Link checker'), { amount: 20 })
  const notifier = await placeOrder(call, await serviceNamed(call, 'Telegram notifier'), { amount: 1 })
  const paid = dataOf(await call(orders.history)).items.reduce((sum, it) => sum + it.totalCash, 0)

  await page.reload()
  const list = page.getByRole('list', { name: t('botStart.preOrders') })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('20 lines')
  await page.getByRole('button', { name: t('orderLines.chooseNamed', { code: notifier.orderCode }) }).click()
  await expect(page.getByLabel('Your bot token')).toBeVisible()
  await page.getByRole('button', { name: t('orderForm.change') }).click()
  await page.getByRole('button', { name: t('orderLines.chooseNamed', { code: order.orderCode }) }).click()
  await expect(page.getByLabel('Your bot token')).toHaveCount(0)
  await page.getByLabel(t('orderLines.file')).setInputFiles(linesFile('links.txt', refusedLinks(15)))
  await expect(page.getByText('links.txt: 15 lines are ready')).toBeVisible()
  await page.getByRole('button', { name: t('orderLines.send') }).click()
  await expect(page).toHaveURL(`/bots/${order.id}`)

  await test.step('what was bought and not used comes back when the run ends', async () => {
    const ended = async () => dataOf(await call(orders.order, { params: { id: order.id } })).order.orderStatus
    await expect.poll(ended, { timeout: 30_000 }).toBe('success')
    await expect.poll(() => balanceOf(page), { timeout: 15_000 }).toBe(50_000 - paid + 5 * 15)
  })
})

test('lines that failed become a new order of their own', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 10_000)
  const { id: serviceId } = await serviceNamed(call, 'Link checker')
  const upload = { fileName: 'links.txt', content: refusedLinks(14).join('\n') }
  const body = { serviceId, contactInfo: '@khanh', ...upload }
  const { order } = dataOf(await call(orders.autoBotUpload, { body }, newIdempotencyKey()))
  const params = { id: order.id }
  await expect
    .poll(async () => dataOf(await call(orders.order, { params })).order.orderStatus, { timeout: 30_000 })
    .toBe('success')

  await signInAs(page, shop, visitor)
  await page.goto(`/bots?again=${order.id}`)
  await expect(page.getByText(t('botStart.againTaken', { code: order.orderCode }))).toBeVisible()
  await expect(page.getByText(`failed-${order.orderCode}.txt`)).toBeVisible()
  await expect(page).toHaveURL(`/bots?service=${serviceId}`)
  await expect(page.getByText('14 lines', { exact: true })).toBeVisible()
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await start(page).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(210)}` })
    .click()
  await expect(page).toHaveURL(CONSOLE)
  expect(idOf(page)).not.toBe(order.id)
  expect(dataOf(await call(orders.botOrders)).total).toBe(2)
})

test('the order form asks for the same when a file comes with the order', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 50_000)
  await signInAs(page, shop, visitor)
  await page.goto('/orders/new?type=user')
  await page.getByRole('button', { name: /Telegram notifier/ }).click()
  await expect(page.getByText('New prices from Monday')).toBeVisible()
  await expect(page.getByLabel('Your bot token')).toHaveCount(0)
  await page.getByLabel(t('orderForm.lines')).setInputFiles(linesFile('news.txt', ['Prices fall on Monday']))
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await expect(page.getByText(t('fields.settingMissing'))).toHaveCount(2)
  await page.getByLabel('Your bot token').fill(TOKEN)
  await page.getByLabel(/^Chat IDs/).fill('@khanh_news')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(9_000)}` })
    .click()
  await expect(page).toHaveURL(CONSOLE)

  const pre = await placeOrder(call, await serviceNamed(call, 'Telegram notifier'), { amount: 1 })
  await page.goto(`/orders/${pre.id}`)
  await page.getByLabel(t('orderLines.file')).setInputFiles(linesFile('news.txt', ['Thank you']))
  await page.getByLabel('Your bot token').fill('not a token')
  await page.getByLabel(/^Chat IDs/).fill('@khanh_news')
  await page.getByRole('button', { name: t('orderLines.send') }).click()
  await expect(page.getByText(t('fields.settingWrong'))).toBeVisible()
  await page.getByLabel('Your bot token').fill(TOKEN)
  await page.getByRole('button', { name: t('orderLines.send') }).click()
  await expect(page).toHaveURL(`/bots/${pre.id}`)
})
