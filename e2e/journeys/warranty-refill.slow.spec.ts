import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import { addSupplier, importFollowers, pauseSupplier, startPanel } from '../suppliers/supplied-service.ts'

// Other journeys' codes would make the service cheaper than its cost at the supplier.
test.use({ ownShop: 'warranty-refill' })

const t = words.en
/** A job checks a refill after a minute; it runs every minute. */
const ASKED = { timeout: 180_000 }

// Proves S10.53.
test('what is missing of an order that a supplier delivered is refilled there by itself, and said to be replaced', async ({
  page,
  shop,
}) => {
  test.setTimeout(420_000)
  const operator = await callAs(shop, shop.demo.operator)
  const panel = await startPanel()
  const supplierId = await addSupplier(operator, panel, 'Refilling Panel')
  try {
    const serviceId = await importFollowers(operator, supplierId)
    const { service } = dataOf(await operator(api.catalog.offeredService, { params: { id: serviceId } }))
    const draft = { ...service.draft, warrantyDays: 30 }
    const edited = { version: service.version, seenAvailability: service.draft.availability, draft }
    dataOf(await operator(api.catalog.editService, { params: { id: serviceId }, body: edited }))
    const { visitor, call } = await createBuyer(shop, 30_000)
    const body = { serviceId, amount: 1_000, contactInfo: '@khanh', inputs: { link: 'https://t.me/khanh' } }
    const { order } = dataOf(await call(api.orders.owner, { body }, newIdempotencyKey()))
    await expect.poll(() => panel.orders.size).toBe(1)
    for (const there of panel.orders.values()) Object.assign(there, { status: 'Completed', remains: 0 })
    const statusOf = async () => dataOf(await call(api.orders.order, { params: { id: order.id } })).order.orderStatus
    await expect.poll(statusOf, ASKED).toBe('success')

    await setPreferences(page, 'en')
    await signInAs(page, shop, visitor)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: t('warranty.report') }).click()
    const dialog = page.getByRole('dialog', { name: t('warranty.claimTitle') })
    await dialog.getByLabel(t('warranty.missing')).fill('200')
    await dialog.getByLabel(t('warranty.text')).fill('Two hundred have left')
    await dialog.getByRole('button', { name: t('warranty.send') }).click()
    const claims = page.getByRole('list', { name: t('warranty.claims') })
    await expect(claims).toContainText(t('warranty.refilling'))
    await expect.poll(() => panel.refills.size).toBe(1)
    const params = { id: order.id }
    const [claim] = dataOf(await operator(api.warrantyOperator.ofOrder, { params })).claims
    expect(claim?.turn).toBe('supplier')
    for (const refill of panel.refills.values()) refill.status = 'Completed'
    // Without a reload.
    await expect(claims).toContainText(t('claimStates.replaced'), ASKED)
    expect(panel.calls('refill')).toBe(1)
    await page.goto('/notifications')
    await expect(page.getByText(/warranty claim answered/)).toBeVisible()
  } finally {
    await pauseSupplier(operator, supplierId)
    await panel.close()
  }
})
