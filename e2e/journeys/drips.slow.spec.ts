import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en
const PRICE = 20_000

/** A service of its own for spreading. */
async function createProbe(shop: Shop): Promise<string> {
  const operator = await callAs(shop, shop.demo.operator)
  return (await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100 })).id
}

// Proves S10.48.
test('an order is spread over three runs and paid at once: the first is delivered, the rest stopped, the refund exact', async ({
  page,
  shop,
  browser,
}) => {
  const serviceId = await createProbe(shop)
  const { visitor, call } = await createBuyer(shop, 200_000)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/new?service=${serviceId}`)
  await page.getByLabel(t('orderForm.amount')).fill('2')
  await page.getByLabel(t('orderForm.contact')).fill('@khach')
  await page.getByRole('button', { name: t('drips.add') }).click()
  await page.getByLabel(t('drips.runs')).fill('3')
  await page.getByLabel(t('drips.every')).fill('1')
  await page.getByRole('group').getByText(t('drips.day'), { exact: true }).click()
  const summary = page.getByRole('region', { name: t('orderForm.summary') })
  await expect(summary).toContainText('× 3 runs')
  await expect(summary).toContainText('120,000')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('3 · 1 day')
  await confirm.getByRole('button', { name: /Pay 120,000/ }).click()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  const card = page.getByRole('region', { name: t('drips.section') })
  await expect(card).toContainText(t('drips.next'))
  const runs = card.getByRole('list').getByRole('listitem')
  await expect(runs).toHaveText([/Run 1 of 3.*Pending/, /Run 2 of 3.*Scheduled/, /Run 3 of 3.*Scheduled/])
  const [drip] = dataOf(await call(api.drips.list)).items
  if (!drip) throw new Error('The spread is missing')

  const operator = await callAs(shop, shop.demo.operator)
  const params = { id: drip.orderId }
  dataOf(await operator(api.ordersOperator.take, { params }, newIdempotencyKey()))
  dataOf(await operator(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }, newIdempotencyKey()))
  await expect(card).toContainText('1 / 3')
  await expect(runs.first()).toContainText('Done')

  const office = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const desk = await office.newPage()
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  const { runs: known } = dataOf(await call(api.drips.ofOrder, { params }))
  await desk.goto(`/operator/orders/${known[1]?.orderId}`)
  await expect(desk.getByText(t('operatorDrips.run', { run: 2, runs: 3 }))).toBeVisible()
  await expect(desk.getByText(t('orderStates.scheduled'))).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Take', exact: true })).toHaveCount(0)
  await office.close()

  await page.goto('/orders')
  await page.getByRole('link', { name: t('drips.title') }).click()
  await expect(page).toHaveURL('/orders/spread')
  const row = page.getByRole('list', { name: t('drips.title') }).getByRole('listitem')
  await row.getByRole('button', { name: t('drips.stop') }).click()
  await expect(page.getByRole('alertdialog')).toContainText('80,000')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('drips.stop') })
    .click()
  await expect(row).toContainText(t('drips.stopped'))
  await expect(row).toContainText(/Refunded: 80,000/)
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(dataOf(await call(api.accounts.me)).user.balance).toBe(160_000)
  expect(dataOf(await call(api.orders.history)).total).toBe(1)
  const { checks } = dataOf(await operator(api.ledger.books))
  expect(checks.filter((it) => it.found > 0)).toEqual([])
})

accessibilityTest(
  'everyone can use the pages of spread orders',
  async ({ page, shop, t: spoken, checkPage, checkScreen }) => {
    const serviceId = await createProbe(shop)
    const { visitor, call } = await createBuyer(shop, 100 * PRICE)
    await signInAs(page, shop, visitor)
    await checkPage('/orders/spread')
    const spread = async (runs: number) => {
      const body = { serviceId, amount: 1, contactInfo: '@khach', runs, everyMinutes: 90 }
      return dataOf(await call(api.drips.place, { body }, newIdempotencyKey())).drip
    }
    const [one, other] = [await spread(30), await spread(3)]
    dataOf(await call(api.drips.stop, { params: { id: other.id }, body: {} }))
    await page.goto(`/orders/new?service=${serviceId}`)
    await page.getByRole('button', { name: spoken('drips.add') }).click()
    await expect(page.getByRole('region', { name: spoken('orderForm.summary') })).toContainText(/100.000/)
    await checkScreen('the form that spreads an order')
    await page.goto(`/orders/${one.orderId}`)
    await page.getByRole('button', { name: spoken('drips.stopNamed', { service: one.serviceName }) }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await checkScreen('the question before a spread order is stopped')
    for (const path of ['/orders/spread', `/orders/${one.orderId}`, `/orders/${other.orderId}`]) await checkPage(path)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/orders/spread', `/orders/${one.orderId}`]) await checkPage(path)
  },
)
