import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import type { Order } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en

async function placeMany(call: Client, count: number): Promise<Order[]> {
  const service = await serviceNamed(call, 'Managed referral campaign')
  const orders: Order[] = []
  for (let at = 0; at < count; at++) orders.push(await placeOrder(call, service, { amount: 10 }))
  return orders
}

/** A second operator, with the right for orders. */
async function createColleague(shop: Shop) {
  const { visitor, call } = await createBuyer(shop, 1_000)
  const { id } = dataOf(await call(api.accounts.me)).user
  const owner = await callAs(shop, shop.demo.operator)
  dataOf(await owner(api.accountsOperator.saveStaff, { params: { id }, body: { isOwner: false, rights: ['orders'] } }))
  return { name: visitor.username, call: await callAs(shop, visitor) }
}

test('fifty orders are delivered by a file, each customer with their own text; a line that is none is named', async ({
  page,
  shop,
}) => {
  // Fifty orders are placed one by one before.
  test.slow()
  const { call } = await createBuyer(shop, 9_000_000)
  const orders = await placeMany(call, 50)
  const [first] = orders
  if (!first) throw new Error('There are orders')
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/orders')
  await page.getByRole('button', { name: t('operatorDesk.byFile') }).click()
  const dialog = page.getByRole('dialog')
  const lines = orders.map(({ orderCode }, at) => `${orderCode}|account-${at}:secret`)
  const content = [...lines, `${first.orderCode}|a second account`, 'not a line', 'RM-ZZZZZZ|nobody'].join('\n')
  const file = { name: 'accounts.txt', mimeType: 'text/plain', buffer: Buffer.from(content) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText(t('operatorDesk.fileGood', { count: 51 }))).toBeVisible()
  await expect(dialog.getByText(t('operatorDesk.lineFormat'))).toBeVisible()
  await dialog.getByRole('button', { name: t('operatorDesk.fileCheck') }).click()
  await expect(dialog.getByText(t('deskProblems.notFound'))).toBeVisible()
  await dialog.getByRole('button', { name: t('operatorDesk.doDeliver', { count: 50 }) }).click()
  await expect(dialog.getByText(t('operatorDesk.delivered', { count: 50 }))).toBeVisible({ timeout: 60_000 })

  const { order, timeline } = dataOf(await call(api.orders.order, { params: { id: first.id } }))
  expect(order.orderStatus).toBe('success')
  expect(timeline.at(-1)?.note).toBe('account-0:secret\na second account')
  const { total } = dataOf(await call(api.orders.history, { query: { status: 'success' } }))
  expect(total).toBe(50)
})

test('of two operators on the same row the second is told what happened, and who it was', async ({ page, shop }) => {
  const { call } = await createBuyer(shop, 2_000_000)
  const [order, other] = await placeMany(call, 2)
  if (!order || !other) throw new Error('There are orders')
  const colleague = await createColleague(shop)
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  const { id } = dataOf(await call(api.accounts.me)).user
  await page.goto(`/operator/orders?customer=${id}`)
  await page
    .getByRole('checkbox', { name: t('operatorDesk.selectRow', { code: order.orderCode }) })
    .check({ force: true })
  await page
    .getByRole('checkbox', { name: t('operatorDesk.selectRow', { code: other.orderCode }) })
    .check({ force: true })
  const body = { key: 'colleague-takes-it', act: 'take' as const, orders: [{ id: order.id }] }
  dataOf(await colleague.call(api.ordersDesk.act, { body }))

  const bar = page.getByRole('region', { name: t('operatorDesk.bulk') })
  await bar.getByRole('button', { name: t('operatorOrders.take') }).click()
  await expect(page.getByText(t('operatorDesk.taken', { count: 1 })).first()).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(new RegExp(`${order.orderCode}.*${colleague.name}`))).toBeVisible()
  await dialog.getByText(t('ui.close'), { exact: true }).click()
  await expect(bar).toContainText(t('operatorDesk.selected', { count: 1 }))

  await page.goto(`/operator/orders/${order.id}`)
  await expect(page.getByText(new RegExp(`^${colleague.name} ·`))).toBeVisible()
})

test('by keys alone: down the list, chosen, taken, delivered, opened and back to the same list', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 3_000_000)
  const [first, second, third] = await placeMany(call, 3)
  if (!first || !second || !third) throw new Error('There are orders')
  const { id } = dataOf(await call(api.accounts.me)).user
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders?customer=${id}`)
  const row = (order: Order) => page.getByRole('row').filter({ hasText: order.orderCode })
  await expect(row(first)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('operatorDesk.keys') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: first.orderCode })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText(t('operatorDesk.selected', { count: 2 }))).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText(t('operatorDesk.taken', { count: 2 }))).toBeVisible()
  await expect(row(first)).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jxt')
  await expect(page.getByRole('searchbox')).toHaveValue('jxt')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(row(third)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  const deliver = dialog.getByRole('button', { name: t('operatorDesk.doDeliver', { count: 1 }) })
  await expect(deliver).toBeVisible()
  await deliver.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(t('operatorDesk.delivered', { count: 1 }))).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/operator/orders?view=in-progress&customer=${id}&sort=newest`)
  await expect(row(second)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: t('operatorDesk.panel') })
  await expect(panel.getByRole('heading', { name: second.orderCode })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`view=in-progress.*sort=newest.*order=${second.id}`))
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/view=in-progress.*sort=newest$/)
  await expect(row(second)).toBeVisible()
})

test('an order lies open beside the list: j and k go on, it is answered there, and one step back closes it', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 9_000_000)
  const orders = await placeMany(call, 12)
  const [[first, second], last] = [orders, orders.at(-1)]
  if (!first || !second || !last) throw new Error('There are orders')
  const { id } = dataOf(await call(api.accounts.me)).user
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders?customer=${id}`)
  const panel = page.getByRole('complementary', { name: t('operatorDesk.panel') })
  const heading = (order: Order) => panel.getByRole('heading', { name: order.orderCode })
  const row = page.getByRole('row').filter({ hasText: first.orderCode })
  const place = await row.boundingBox()
  await page.getByRole('link', { name: first.orderCode }).click()
  await expect(heading(first)).toBeVisible()
  expect((await panel.boundingBox())?.width).toBe(560)
  // What was pointed at stays where it is.
  expect((await row.boundingBox())?.y).toBe(place?.y)
  await page.keyboard.press('j')
  await expect(heading(second)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(first)).toBeVisible()
  await page.keyboard.press('r')
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('jk is no key here')
  await expect(panel.getByRole('textbox')).toHaveValue('jk is no key here')
  await page.keyboard.press('Escape')
  await expect(panel).toBeFocused()
  await page.keyboard.press('j')
  await expect(heading(second)).toBeVisible()
  await page.keyboard.press('k')
  await expect(panel.getByRole('textbox')).toHaveValue('jk is no key here')
  await page.reload()
  await expect(heading(first)).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`customer=${id}$`))

  await page.getByRole('link', { name: first.orderCode }).click()
  await expect(heading(first)).toBeVisible()
  for (const _ of orders) await page.keyboard.press('j')
  await expect(heading(last)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('link', { name: last.orderCode })).toBeFocused()
  await expect(page.getByRole('link', { name: last.orderCode })).toBeInViewport()

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: second.orderCode }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.getByRole('heading', { name: second.orderCode, level: 1 })).toBeVisible()
  await tab.close()
  await expect(panel).toHaveCount(0)
})

test('all that can be done on the page of an order can be done beside the list; on a small screen it is the page', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 3_000_000)
  const [order] = await placeMany(call, 1)
  if (!order) throw new Error('There is an order')
  const { id } = dataOf(await call(api.accounts.me)).user
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders?customer=${id}`)
  const panel = page.getByRole('complementary', { name: t('operatorDesk.panel') })
  const heading = panel.getByRole('heading', { name: order.orderCode })
  await page.getByRole('link', { name: order.orderCode }).click()
  await panel.getByRole('button', { name: t('operatorOrders.take'), exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: order.orderCode })).toHaveCount(0)
  await panel.getByRole('textbox', { name: t('operatorOrders.doneNow') }).fill('4')
  await panel.getByRole('button', { name: t('operatorOrders.saveProgress') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorOrders.saveNow') })
    .click()
  await expect(panel.getByText(t('operatorOrders.doneOf', { done: 4, total: 10 })).first()).toBeVisible()
  await panel.getByRole('button', { name: t('operatorOrders.giveBack') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Escape closes what lies on top, one thing at a time.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(heading).toBeVisible()
  await panel.getByRole('button', { name: t('operatorOrders.deliver'), exact: true }).click()
  await page.getByText(t('operatorOrders.restDelivered'), { exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operatorOrders.deliver') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorOrders.deliverNow') })
    .click()
  await expect(panel.getByText(t('operatorOrders.endedMeans'))).toBeVisible()

  await panel.getByRole('link', { name: t('operatorDesk.openPage') }).click()
  await expect(page.getByRole('heading', { name: order.orderCode, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('heading', { name: order.orderCode, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${order.id}$`))
  await page.getByRole('link', { name: t('operatorOrders.back') }).click()
  await expect(page).toHaveURL(new RegExp(`orders\\?customer=${id}$`))
})

test('a view is saved as a tab that says how many it finds, is there after a reload, and is deleted', async ({
  page,
  shop,
}) => {
  const { call } = await createBuyer(shop, 1_000_000)
  const [order] = await placeMany(call, 1)
  if (!order) throw new Error('There is an order')
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/orders?view=all&q=${order.orderCode}`)
  await page.getByRole('button', { name: t('operatorDesk.more') }).click()
  await page.getByRole('menuitem', { name: t('operatorDesk.saveView') }).click()
  const name = `Mine ${order.orderCode}`
  await page.getByLabel(t('operatorDesk.viewName')).fill(name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operatorDesk.saveNow') })
    .click()
  await expect(page.getByRole('tab', { name: `${name} · 1`, exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/operator/orders')
  await page.getByRole('tab', { name }).click()
  // The queue that was shown before has the order, too, and a menu of its own.
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: order.orderCode })).toBeVisible()
  await page.getByRole('button', { name: t('operatorDesk.more') }).click()
  await page.getByRole('menuitem', { name: t('operatorDesk.deleteView') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorDesk.deleteView') })
    .click()
  await expect(page.getByRole('tab', { name })).toHaveCount(0)
})
