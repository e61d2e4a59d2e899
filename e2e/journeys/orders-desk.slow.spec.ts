import { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeMany } from '../orders/buyer.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en

/** A second operator, with the right for orders. */
async function createColleague(shop: Shop) {
  const { visitor, call } = await createBuyer(shop, 1_000)
  const { id } = dataOf(await call(api.accounts.me)).user
  const owner = await callAs(shop, shop.demo.operator)
  dataOf(await owner(api.accountsOperator.saveStaff, { params: { id }, body: { isOwner: false, rights: ['orders'] } }))
  return { name: visitor.username, call: await callAs(shop, visitor) }
}

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
