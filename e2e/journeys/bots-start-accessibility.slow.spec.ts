import { orders } from '@runmart/contract/orders'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { linesFile } from '../orders/lines-file.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect } from '../shop/fixtures.ts'

accessibilityTest(
  'everyone can use the start tool, and no script breaks the policy',
  async ({ page, shop, t, checkScreen }) => {
    const { visitor, call } = await createBuyer(shop, 200_000)
    await signInAs(page, shop, visitor)
    const start = (words: typeof t) => page.getByRole('button', { name: words('botStart.start') }).click()
    const services = page.getByRole('list', { name: t('orderForm.service') })
    const file = (lines: readonly string[]) => linesFile('a-rather-long-name-of-a-file-with-lines.txt', lines)
    const links = refusedLinks(30)

    await page.goto('/bots')
    await expect(services).toBeVisible()
    await checkScreen('first visit')
    await checkScreen('nothing filled in', start)
    await page.goto('/bots?tab=runs')
    await expect(page.getByText(t('runs.noneEnded'))).toBeVisible()
    await checkScreen('no runs')
    await page.goto('/bots?way=pre-order')
    await expect(page.getByText(t('botStart.noPreOrders'))).toBeVisible()
    await checkScreen('no pre-orders')

    const checker = await serviceNamed(call, 'Link checker')
    const notifier = await serviceNamed(call, 'Telegram notifier')
    const run = async (content: string) => {
      const body = { serviceId: checker.id, contactInfo: '@khanh', fileName: 'links.txt', content }
      return dataOf(await call(orders.autoBotUpload, { body }, newIdempotencyKey())).order
    }
    const pre = await placeOrder(call, notifier, { amount: 3 })
    const ended = await run(links.join('\n'))
    await expect
      .poll(async () => dataOf(await call(orders.order, { params: { id: ended.id } })).order.orderStatus, {
        timeout: 30_000,
      })
      .toBe('success')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/bots?service=${checker.id}`)
    await page.getByLabel(t('orderForm.lines')).setInputFiles(file([...links, ...links, 'nothing']))
    await expect(page.getByText(t('orderForm.badLines', { count: 1 }))).toBeVisible()
    await checkScreen('bad lines')
    await page.getByRole('button', { name: t('orderForm.removeFile') }).click()
    await page.getByLabel(t('orderForm.lines')).setInputFiles(file(links))
    await expect(page.getByRole('link', { name: ended.orderCode })).toBeVisible()
    await checkScreen('run before')
    await page.goto(`/bots?service=${notifier.id}`)
    await checkScreen('settings missing', start)
    await page.goto('/bots?tab=runs')
    await expect(page.getByRole('link', { name: ended.orderCode })).toBeVisible()
    await checkScreen('runs')
    await page.goto(`/bots?way=pre-order&order=${pre.id}`)
    await expect(page.getByLabel(t('orderLines.file'))).toBeVisible()
    await checkScreen('pre-order')
  },
)
