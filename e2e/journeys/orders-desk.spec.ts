import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, placeMany } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('fifty orders are delivered by a file, each customer with their own text; the way back from an order is to its page of the list', async ({
  page,
  shop,
}) => {
  // The test first places fifty orders one by one.
  test.slow()
  const { call } = await createBuyer(shop, 9_000_000)
  const [oldest, ...orders] = await placeMany(call, 51)
  const [first] = orders
  if (!oldest || !first) throw new Error('There are orders')
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

  await page.goto(`/operator/orders?view=all&customer=${dataOf(await call(api.accounts.me)).user.id}`)
  await page.getByRole('button', { name: t('lists.nextPage') }).click()
  const inList = page.getByRole('row').getByRole('link', { name: oldest.orderCode })
  const heading = page.getByRole('heading', { name: oldest.orderCode, level: 1 })
  for (const goBack of [
    () => page.getByRole('link', { name: t('operatorOrders.back') }).click(),
    () => page.goBack(),
  ]) {
    await inList.click()
    await page.getByRole('link', { name: t('operatorDesk.openPage') }).click()
    await expect(heading).toBeVisible()
    await goBack()
    await expect(inList).toBeVisible()
    await expect(page).toHaveURL(/view=all&customer=[^&]+&page=2/)
  }
})
