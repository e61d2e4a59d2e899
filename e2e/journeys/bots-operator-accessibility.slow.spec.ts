import { api } from '@runmart/contract'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, type Shop } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can watch and end runs, set bots up and give lines',
  async ({ page, shop, t, checkScreen }) => {
    await signInAs(page, shop, shop.demo.operator)
    const { paused, preOrder } = await ordersToLookAt(shop)
    const code = paused.orderCode
    for (const [button, what] of [
      [t('operatorBots.logOf', { code }), 'a log'],
      [t('operatorBots.stopOf', { code }), 'ending a run'],
      [/(Proxy|proxy|прокси)/, 'the settings of a bot'],
    ] as const) {
      await page.goto('/operator/bots')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkScreen(what)
    }
    await page.goto(`/operator/orders/${preOrder.id}`)
    await page.getByRole('button', { name: t('operatorBots.giveLines') }).click()
    const give = (words: typeof t) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words('operatorBots.giveLinesNow') })
        .click()
    await checkScreen('giving lines', give)
  },
)

/** A run that is paused before it can end, and a pre-order without lines. */
async function ordersToLookAt(shop: Shop) {
  const { call } = await createBuyer(shop, 100_000)
  const service = await serviceNamed(call, 'Link checker')
  const content = Array.from({ length: 500 }, (_, at) => `https://example.com/${at}`).join('\n')
  const upload = { serviceId: service.id, contactInfo: '@khach', fileName: 'links.txt', content }
  const { order } = dataOf(await call(api.orders.autoBotUpload, { body: upload }, newIdempotencyKey()))
  const { order: paused } = dataOf(await call(api.bots.pause, { params: { id: order.id } }))
  return { paused, preOrder: await placeOrder(call, service, { amount: 10 }) }
}
