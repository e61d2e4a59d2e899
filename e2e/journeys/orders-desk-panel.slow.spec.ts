import { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeMany } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

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
  // The hovered row stays in its place.
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
  await expect(panel.getByText(t('operatorOrders.doneOf', { done: 4, total: 10 })).first()).toBeVisible()
  await panel.getByRole('button', { name: t('operatorOrders.giveBack') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // Escape closes the topmost layer, one at a time.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(heading).toBeVisible()
  await panel.getByRole('button', { name: t('operatorOrders.deliver'), exact: true }).click()
  await page.getByText(t('operatorOrders.restDelivered'), { exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operatorOrders.deliver') })
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

test('a view is saved as a tab that says how many it finds, is there after a reload, is deleted, and taken back', async ({
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
  // The previous queue also has the order, and a menu of its own.
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: order.orderCode })).toBeVisible()
  await page.getByRole('button', { name: t('operatorDesk.more') }).press('Enter')
  await page.getByRole('menuitem', { name: t('operatorDesk.deleteView') }).press('Enter')
  await expect(page.getByRole('tab', { name })).toHaveCount(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
  // Keyboard users continue in the new view, because the menu's button is gone.
  await expect(page.getByRole('tab', { name: t('operatorOrders.pending') })).toBeFocused()
  await page.getByRole('button', { name: t('operatorDesk.undo'), exact: true }).click()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row')).toHaveCount(2)
})
