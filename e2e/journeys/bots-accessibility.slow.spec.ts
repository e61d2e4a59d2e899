import { bots } from '@runmart/contract/bots'
import type { Client } from '@runmart/contract/client'
import { orders } from '@runmart/contract/orders'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

/** Lines with addresses of this machine, which the shop refuses to bots: each fails at once. */
async function startRun(call: Client, count: number): Promise<string> {
  const service = await serviceNamed(call, 'Link checker')
  const content = Array.from({ length: count }, (_, at) => `http://127.0.0.1:9/${'very-long-'.repeat(9)}${at}`)
  const form = { serviceId: service.id, contactInfo: '@khach', fileName: 'my-links.txt', content: content.join('\n') }
  return dataOf(await call(orders.autoBotUpload, { body: form }, newIdempotencyKey())).order.id
}

accessibilityTest(
  'everyone can use the console, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const { visitor, call } = await createBuyer(shop, 200_000)
    const [short, long] = [await startRun(call, 30), await startRun(call, 5_000)]
    await signInAs(page, shop, visitor)

    await checkPage(`/bots/${long}`)
    await expect(page.getByText(t('botStates.running'), { exact: true })).toBeVisible()
    await checkPage('/dashboard')
    dataOf(await call(bots.pause, { params: { id: long } }))
    await checkPage(`/orders/${long}`)
    await checkPage(`/bots/${long}`)
    await page.getByRole('button', { name: t('runConsole.stop') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await checkScreen('the question before stopping')
    await page.getByRole('button', { name: t('runConsole.keepOn') }).click()

    const ended = async () => dataOf(await call(bots.run, { params: { id: short } })).order.orderStatus
    await expect.poll(ended).toBe('success')
    await checkPage(`/bots/${short}`)
    for (const path of [`/bots/${short}?lines=ok`, '/bots/nonsense']) await checkPage(path)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [`/bots/${short}`, `/bots/${long}`, '/orders?tab=bots', '/dashboard']) await checkPage(path)
  },
)
