import { bots } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test.beforeEach(({ page }) => setPreferences(page, 'en'))

test('a run moves on in the list by itself, and leaves it when it is over', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 100_000)
  const { id: serviceId } = await serviceNamed(call, 'Link checker')
  const body = { serviceId, contactInfo: '@khanh', fileName: 'links.txt', content: refusedLinks(4_000).join('\n') }
  const { order } = dataOf(await call(orders.autoBotUpload, { body }, newIdempotencyKey()))
  // Only after the page listens: it fetches earlier changes.
  dataOf(await call(bots.pause, { params: { id: order.id } }))
  await signInAs(page, shop, visitor)
  await Promise.all([page.waitForResponse('**/api/user/live'), page.goto('/bots')])
  const open = page.getByRole('list', { name: t('runs.open') })
  const bar = open.getByRole('progressbar')
  const done = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect(bar).toBeVisible()
  dataOf(await call(bots.start, { params: { id: order.id } }))
  const movesOn = async () => {
    const before = await done()
    await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(before)
  }
  // The page fetches the pause, start and run with their figures; later figures arrive as live events.
  for (let times = 0; times < 3; times++) await movesOn()
  const asked: string[] = []
  page.on('request', (request) => /bot\/runs/.test(request.url()) && asked.push(request.url()))
  for (let times = 0; times < 2; times++) await movesOn()
  // The figures came as live events, not by requests.
  expect(asked).toEqual([])
  dataOf(await call(bots.stop, { params: { id: order.id } }))
  await expect(open).toHaveCount(0, { timeout: 15_000 })
  await page.getByRole('tab', { name: t('botStart.runsTab') }).click()
  await expect(page.getByRole('list', { name: t('runs.ended') })).toContainText('refunded')
})
