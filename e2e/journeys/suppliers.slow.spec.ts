import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import {
  addSupplier,
  DONG_EACH,
  followers,
  importFollowers,
  showService,
  startPanel,
} from '../suppliers/supplied-service.ts'

// Journeys share suppliers, and this one counts waiting orders.
test.use({ ownShop: 'suppliers' })

const t = words.en
/** A job checks a sent order after a minute; it runs every minute. */
const ASKED = { timeout: 180_000 }

const order = (call: Client, serviceId: string, amount: number) => {
  const body = { serviceId, amount, contactInfo: '@khanh', inputs: { link: 'https://t.me/khanh' } }
  return call(api.orders.owner, { body }, newIdempotencyKey()).then((answer) => dataOf(answer).order)
}
const balanceOf = async (call: Client) => dataOf(await call(api.accounts.me)).user.balance

// Proves S10.58.
test('a supplier is added, its offer imported and ordered; what it delivers in part is refunded for the rest', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000)
  const panel = await startPanel()
  try {
    await setPreferences(page, 'en')
    const operator = await signInAs(page, shop, shop.demo.operator)
    await page.goto('/operator/suppliers')
    await expect(page.getByText(t('operatorSuppliers.emptyText'))).toBeVisible()
    await page.getByRole('button', { name: t('operatorSuppliers.add') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('operatorSuppliers.name')).fill('Alpha Panel')
    await form.getByLabel(t('operatorSuppliers.url')).fill(panel.access.url)
    await form.getByLabel(t('operatorSuppliers.key')).fill(panel.access.key)
    await form.getByLabel(t('operatorSuppliers.rateUnit', { currency: 'USD' })).fill(DONG_EACH)
    await expect(form.getByText(/1 USD = 25,400/)).toBeVisible()
    await form.getByRole('button', { name: t('operatorSuppliers.add') }).click()

    await expect(page.getByRole('heading', { name: 'Alpha Panel', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: t('operatorSuppliers.check') }).click()
    await expect(page.getByText(/Alpha Panel answers\. Balance: 100\.84/)).toBeVisible()
    await page.getByRole('button', { name: t('operatorSuppliers.sync') }).click()
    await page
      .getByRole('checkbox', { name: t('operatorSuppliers.selectOffer', { name: followers.name }) })
      .press('Space')
    await page.getByRole('button', { name: t('operatorSuppliers.import'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/cost 22\.86.+price 30/)).toBeVisible()
    await dialog.getByRole('combobox', { name: t('operatorSuppliers.importCategory') }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: t('operatorSuppliers.create', { count: 1 }) }).click()
    await page.getByRole('link', { name: t('operatorSuppliers.toServices') }).click()
    await page.getByRole('link', { name: t('operatorServices.editOf', { name: followers.name }) }).click()
    const tabs = page.getByRole('navigation', { name: t('operatorServices.tabs') })
    await tabs.getByRole('link', { name: t('operatorSources.tab') }).click()
    await expect(page.getByRole('heading', { name: '1. Alpha Panel' })).toBeVisible()
    const serviceId = /services\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
    await showService(operator, serviceId)

    const { call } = await createBuyer(shop, 100_000)
    const { id } = await order(call, serviceId, 1_000)
    expect(await balanceOf(call)).toBe(70_000)
    await expect.poll(() => panel.orders.size).toBe(1)
    const [there] = [...panel.orders.values()]
    if (!there) throw new Error('The panel has an order')
    expect(there.fields).toEqual({ link: 'https://t.me/khanh', quantity: '1000' })
    await page.goto(`/operator/orders/${id}`)
    const section = page.getByRole('region', { name: t('operatorDispatches.section') })
    await expect(section.getByText(String(there.order), { exact: true })).toBeVisible()
    await expect(section.getByText(t('dispatchStates.sent'), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: t('operatorOrders.deliver') })).toHaveCount(0)
    Object.assign(there, { status: 'Partial', remains: 400 })
    await expect.poll(() => balanceOf(call), ASKED).toBe(82_000)
    await page.reload()
    await expect(section.getByText(t('dispatchStates.done'), { exact: true })).toBeVisible()
    await section.getByText(t('exchangeActions.add'), { exact: true }).click()
    await expect(section.getByText(panel.access.key)).toHaveCount(0)
    const mine = dataOf(await call(api.orders.order, { params: { id } })).order
    expect(mine).toMatchObject({ orderStatus: 'success', refunded: 12_000 })
    expect(panel.calls('add')).toBe(1)
  } finally {
    await panel.close()
  }
})

// Proves S10.58.
test('a supplier that takes an order and never answers gets it once: an operator looks there and tells its number', async ({
  page,
  shop,
}) => {
  const panel = await startPanel()
  try {
    await setPreferences(page, 'en')
    const operator = await signInAs(page, shop, shop.demo.operator)
    const supplierId = await addSupplier(operator, panel, 'Beta Panel')
    const serviceId = await importFollowers(operator, supplierId)
    const { call } = await createBuyer(shop, 100_000)
    panel.trouble = 'lose'
    const { orderCode } = await order(call, serviceId, 500)
    await expect.poll(() => panel.orders.size).toBe(1)
    const [there] = [...panel.orders.keys()]

    // The shop waits twenty seconds for its answer.
    await page.goto('/operator')
    const check = page.getByRole('link', { name: `${t('waitingActions.supplier-orders')}:`, exact: false })
    await expect(check).toBeVisible({ timeout: 60_000 })
    await check.click()
    await page.getByRole('link', { name: orderCode }).click()
    await expect(page.getByText(t('operatorDispatches.unclearText'))).toBeVisible()
    panel.trouble = 'none'
    await page.getByRole('button', { name: t('operatorDispatches.resolve') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('operatorDispatches.isThere')).click()
    await dialog.getByLabel(t('operatorDispatches.externalId')).fill(String(there))
    await dialog.getByRole('button', { name: t('operatorDispatches.resolveFound') }).click()
    const section = page.getByRole('region', { name: t('operatorDispatches.section') })
    await expect(section.getByText(t('dispatchStates.sent'), { exact: true })).toBeVisible()
    await expect(section.getByText(String(there), { exact: true })).toBeVisible()
    expect(panel.calls('add')).toBe(1)
    expect(panel.orders.size).toBe(1)
    await page.goto('/operator/dispatches')
    await expect(page.getByText(t('operatorDispatches.none'))).toBeVisible()
  } finally {
    await panel.close()
  }
})

// Proves S10.58.
test('an order is at the supplier once and its rest refunded once, although the worker is killed while it is sent and while it is asked for', async ({
  page,
  shop,
}) => {
  test.setTimeout(480_000)
  const panel = await startPanel()
  try {
    panel.habits.takesRequestIds = true
    const operator = await signInAs(page, shop, shop.demo.operator)
    const supplierId = await addSupplier(operator, panel, 'Gamma Panel')
    const serviceId = await importFollowers(operator, supplierId)
    const { call } = await createBuyer(shop, 100_000)
    /** Makes the orders due, as time would. */
    const makeDue = (state: string) =>
      shop.queryDatabase('update suppliers.dispatches set due_at = now() where state = $1', [state])

    // The panel takes the order, and the worker dies while it waits for the answer.
    panel.trouble = (action) => (action === 'add' ? 'lose' : 'none')
    const { id } = await order(call, serviceId, 1_000)
    await expect.poll(() => panel.orders.size).toBe(1)
    await shop.killWorker()
    panel.trouble = 'none'
    await makeDue('sent-now')
    const stateOf = async () =>
      dataOf(await operator(api.supplierOrders.ofOrder, { params: { id } })).dispatch?.state ?? ''
    await expect.poll(stateOf, ASKED).toBe('sent')
    expect(panel.orders.size).toBe(1)
    expect(panel.calls('add')).toBe(2)

    // The worker dies again while it asks the panel for the order's status.
    const [there] = [...panel.orders.values()]
    if (!there) throw new Error('The panel has an order')
    Object.assign(there, { status: 'Partial', remains: 400 })
    panel.trouble = (action) => (action === 'status' ? 'lose' : 'none')
    const asked = panel.calls('status')
    await makeDue('sent')
    await expect.poll(() => panel.calls('status'), ASKED).toBeGreaterThan(asked)
    await shop.killWorker()
    expect(await balanceOf(call)).toBe(70_000)
    panel.trouble = 'none'
    await makeDue('sent')
    await expect.poll(() => balanceOf(call), ASKED).toBe(82_000)

    const mine = dataOf(await call(api.orders.order, { params: { id } })).order
    expect(mine).toMatchObject({ orderStatus: 'success', refunded: 12_000 })
    const { items } = dataOf(await call(api.ledger.history, { query: { kind: 'refund' } }))
    expect(items.map((it) => it.amount)).toEqual([12_000])
    expect(dataOf(await operator(api.ledger.books, {})).checks.filter((it) => it.found > 0)).toEqual([])
  } finally {
    await panel.close()
  }
})

// Proves S10.59.
test('what is paid to a supplier is noted, and many orders that it does not take are sent again together', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000)
  const panel = await startPanel()
  try {
    await setPreferences(page, 'en')
    const operator = await signInAs(page, shop, shop.demo.operator)
    const supplierId = await addSupplier(operator, panel, 'Delta Panel')
    const serviceId = await importFollowers(operator, supplierId)
    await page.goto('/operator/supplier-money')
    await page.getByRole('button', { name: t('operatorSupplierMoney.noteOf', { name: 'Delta Panel' }) }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('operatorSupplierMoney.amount', { currency: 'USD' })).fill('100')
    await form.getByLabel(t('operatorSupplierMoney.dong')).fill('2,540,000')
    await form.getByLabel(t('operatorSupplierMoney.reference')).fill('FT26321')
    await form.getByRole('button', { name: t('operatorSupplierMoney.noteNow') }).click()
    const payments = page.getByRole('list', { name: t('operatorSupplierMoney.history') })
    await expect(payments.getByText('FT26321')).toBeVisible()
    await page.goto('/operator/books')
    await expect(page.getByRole('row', { name: /Delta Panel.+2,540,000/ })).toBeVisible()

    panel.trouble = 'closed'
    const { call } = await createBuyer(shop, 100_000)
    for (const amount of [500, 600]) await order(call, serviceId, amount)
    await page.goto('/operator/dispatches')
    const rows = page.getByRole('list', { name: t('operatorDispatches.title') }).getByRole('listitem')
    await expect(rows).toHaveCount(2, { timeout: 60_000 })
    panel.trouble = 'none'
    await page.getByRole('checkbox', { name: t('operatorDispatches.selectPage') }).press('Space')
    await page.getByRole('button', { name: t('operatorDispatches.retry') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('operatorDispatches.doRetry', { count: 2 }) }).click()
    await expect(dialog.getByText(t('operatorDispatches.retried', { count: 2 }))).toBeVisible()
    await expect.poll(() => panel.orders.size, { timeout: 60_000 }).toBe(2)
  } finally {
    await panel.close()
  }
})
