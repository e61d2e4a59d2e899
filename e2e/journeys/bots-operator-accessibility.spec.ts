import { api } from '@runmart/contract'
import { enterAs } from '../operator/enter.ts'
import { dataOf, newBuyer, oneMoreKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { forEachLook } from '../shop/for-each-look.ts'
import { expect, type Shop } from '../shop/test.ts'

forEachLook('everyone can watch and end runs, set bots up and give lines', async ({ page, shop, t, lookAt }) => {
  await enterAs(page, shop, shop.demo.operator)
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
    await lookAt(what)
  }
  await page.goto(`/operator/orders/${preOrder.id}`)
  await page.getByRole('button', { name: t('operatorBots.giveLines') }).click()
  const give = (words: typeof t) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: words('operatorBots.giveLinesNow') })
      .click()
  await lookAt('giving lines', give)
})

/** A run that is paused before it can end, and a pre-order that lacks lines. */
async function ordersToLookAt(shop: Shop) {
  const { call } = await newBuyer(shop, 100_000)
  const service = await serviceNamed(call, 'Link checker')
  const content = Array.from({ length: 500 }, (_, at) => `https://example.com/${at}`).join('\n')
  const upload = { serviceId: service.id, contactInfo: '@khach', fileName: 'links.txt', content }
  const { order } = dataOf(await call(api.orders.autoBotUpload, { body: upload }, oneMoreKey()))
  const { order: paused } = dataOf(await call(api.bots.pause, { params: { id: order.id } }))
  return { paused, preOrder: await placeOrder(call, service, { amount: 10 }) }
}
