import { bots } from '@runmart/contract/bots'
import type { Client } from '@runmart/contract/client'
import { orders } from '@runmart/contract/orders'
import { enterAs } from '../operator/enter.ts'
import { dataOf, newBuyer, oneMoreKey, serviceNamed } from '../orders/buyer.ts'
import { forEachLook } from '../shop/for-each-look.ts'
import { expect } from '../shop/test.ts'

/** Lines that lead to this very machine, which the shop refuses to open for a bot: each fails at once. */
async function startRun(call: Client, count: number): Promise<string> {
  const service = await serviceNamed(call, 'Link checker')
  const content = Array.from({ length: count }, (_, at) => `http://127.0.0.1:9/${'very-long-'.repeat(9)}${at}`)
  const form = { serviceId: service.id, contactInfo: '@khach', fileName: 'my-links.txt', content: content.join('\n') }
  return dataOf(await call(orders.autoBotUpload, { body: form }, oneMoreKey())).order.id
}

forEachLook(
  'everyone can use the console, and no script breaks the policy',
  async ({ page, shop, t, check, lookAt }) => {
    const { visitor, call } = await newBuyer(shop, 200_000)
    const [short, long] = [await startRun(call, 30), await startRun(call, 5_000)]
    await enterAs(page, shop, visitor)

    await check(`/bots/${long}`)
    await expect(page.getByText(t('botStates.running'), { exact: true })).toBeVisible()
    await check('/dashboard')
    dataOf(await call(bots.pause, { params: { id: long } }))
    await check(`/orders/${long}`)
    await check(`/bots/${long}`)
    await page.getByRole('button', { name: t('runConsole.stop') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await lookAt('the question before stopping')
    await page.getByRole('button', { name: t('runConsole.keepOn') }).click()

    const ended = async () => dataOf(await call(bots.run, { params: { id: short } })).order.orderStatus
    await expect.poll(ended).toBe('success')
    await check(`/bots/${short}`)
    for (const path of [`/bots/${short}?lines=ok`, '/bots/nonsense']) await check(path)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [`/bots/${short}`, `/bots/${long}`, '/orders?tab=bots', '/dashboard']) await check(path)
  },
)
