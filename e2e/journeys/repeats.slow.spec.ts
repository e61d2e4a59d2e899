import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en
const PRICE = 20_000

/** A service of its own to order and repeat; returns its name. */
async function createProbe(shop: Shop): Promise<string> {
  const operator = await callAs(shop, shop.demo.operator)
  return (await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100 })).draft.texts.en.name
}

/** Makes a plan due, and runs the job of every minute. */
async function letDateCome(shop: Shop, planId: string): Promise<void> {
  await shop.queryDatabase(
    `update repeats.plans set next_at = now() - interval '1 second',
      begins = to_char(begins::timestamp - (next_at - now()), 'YYYY-MM-DD"T"HH24:MI:SS') where id = $1`,
    [planId],
  )
  await shop.queryDatabase(`select graphile_worker.add_job('repeats.order-due')`)
}

// Proves S10.46.
test('a weekly order is placed again until the balance ends: told, nothing owed, and the books agree', async ({
  page,
  shop,
  browser,
}) => {
  const service = await createProbe(shop)
  const { visitor, call } = await createBuyer(shop, 2.5 * PRICE)
  const order = await placeOrder(call, await serviceNamed(call, service), { amount: 1 })
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: t('repeats.repeat') }).click()
  const dialog = page.getByRole('dialog', { name: t('repeats.repeat') })
  await expect(dialog.getByText('20,000')).toBeVisible()
  await dialog.getByLabel(t('repeats.mostEach')).fill('19,999')
  await dialog.getByRole('button', { name: t('repeats.start') }).click()
  await expect(dialog.getByText(t('fields.belowPrice'))).toBeVisible()
  await dialog.getByLabel(t('repeats.mostEach')).fill('20,000')
  await dialog.getByRole('button', { name: t('repeats.start') }).click()
  await expect(dialog).toBeHidden()
  const section = page.getByRole('region', { name: t('repeats.section') })
  await expect(section.getByText(t('repeats.next'))).toBeVisible()
  await expect(section.getByText(t('repeats.ordered', { count: 0 }))).toBeVisible()
  const [plan] = dataOf(await call(api.repeats.list)).items
  if (!plan) throw new Error('The plan is missing')

  await letDateCome(shop, plan.id)
  await expect(section.getByText(t('repeats.ordered', { count: 1 }))).toBeVisible()
  await expect(section.getByText(t('repeats.next'))).toBeVisible()
  const [again] = dataOf(await call(api.orders.history)).items
  expect(again).toMatchObject({ totalCash: PRICE, contactInfo: '@khach' })
  const bell = page.getByRole('button', { name: t('notifications.title') })
  const panel = page.getByRole('dialog', { name: t('notifications.title') })
  await bell.click()
  await panel.getByRole('link', { name: t('notificationTitles.repeat-ordered', { order: service }) }).click()
  await expect(page).toHaveURL(`/orders/${again?.id}`)
  await expect(page.getByText(t('repeats.placedBy'))).toBeVisible()

  const office = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const desk = await office.newPage()
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  await desk.goto(`/operator/orders/${again?.id}`)
  await expect(desk.getByText(t('operatorRepeats.placedBy'))).toBeVisible()
  await desk.getByRole('link', { name: order.orderCode }).click()
  await expect(desk.getByText(t('operatorRepeats.repeated'))).toBeVisible()
  await office.close()

  await page.getByRole('link', { name: t('repeats.seeAll') }).click()
  const row = page.getByRole('list', { name: t('repeats.title') }).getByRole('listitem')
  await expect(row).toContainText(service)
  await letDateCome(shop, plan.id)
  await expect(row).toContainText(t('repeatReasons.balance'))
  await expect(row.getByRole('button')).toHaveCount(0)
  const mail = await shop.readMail(visitor.email, /not ordered again/)
  expect(mail.text).toContain(t('repeatReasons.balance'))
  expect(dataOf(await call(api.orders.history)).total).toBe(2)
  const history = dataOf(await call(api.ledger.history))
  expect([dataOf(await call(api.accounts.me)).user.balance, history.owed]).toEqual([0.5 * PRICE, 0])
  const operator = await callAs(shop, shop.demo.operator)
  const { checks } = dataOf(await operator(api.ledger.books))
  expect(checks.filter((it) => it.found > 0)).toEqual([])
})

// Proves S10.46.
test('a repeating order is found from the list of orders and stopped right away', async ({ page, shop }) => {
  const service = await createProbe(shop)
  const { visitor, call } = await createBuyer(shop, 10 * PRICE)
  const order = await placeOrder(call, await serviceNamed(call, service), { amount: 1 })
  const params = { id: order.id }
  const form = { every: 'day', times: 3 } as const
  dataOf(await call(api.repeats.create, { params, body: form }, newIdempotencyKey()))
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/orders')
  await page.getByRole('link', { name: t('repeats.title') }).click()
  await expect(page).toHaveURL('/orders/repeats')
  const row = page.getByRole('list', { name: t('repeats.title') }).getByRole('listitem')
  await expect(row).toContainText(t('repeats.orderedOf', { count: 0, times: 3 }))
  await row.getByRole('button', { name: t('repeats.stopNamed', { service }) }).click()
  await expect(row).toContainText(t('repeatReasons.stopped'))
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('button', { name: t('repeats.repeat') })).toBeVisible()
})

accessibilityTest(
  'everyone can use the pages of repeating orders',
  async ({ page, shop, t: spoken, checkPage, checkScreen }) => {
    const name = await createProbe(shop)
    const { visitor, call } = await createBuyer(shop, 10 * PRICE)
    await signInAs(page, shop, visitor)
    await checkPage('/orders/repeats')
    const service = await serviceNamed(call, name)
    const place = async () => (await placeOrder(call, service, { amount: 1 })).id
    const [first, second, third] = [await place(), await place(), await place()]
    const repeat = async (id: string) => {
      const form = { every: 'month', times: 12, mostEach: 2 * PRICE } as const
      return dataOf(await call(api.repeats.create, { params: { id }, body: form }, newIdempotencyKey())).plan.id
    }
    const over = await repeat(first)
    dataOf(await call(api.repeats.stop, { params: { id: over } }))
    await repeat(second)
    await page.goto(`/orders/${third}`)
    await page.getByRole('button', { name: spoken('repeats.repeat') }).click()
    await expect(page.getByRole('dialog').getByText(/20.000/)).toBeVisible()
    await checkScreen('the form that repeats an order')
    for (const path of ['/orders/repeats', `/orders/${first}`, `/orders/${second}`]) await checkPage(path)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/orders/repeats', `/orders/${second}`]) await checkPage(path)
  },
)
