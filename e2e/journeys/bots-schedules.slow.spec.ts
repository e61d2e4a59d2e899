import { api } from '@runmart/contract'
import type { ScheduleForm } from '@runmart/contract/bots-schedules'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { type Buyer, createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { refusedLinks } from '../orders/refused-links.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const t = words.en
const LINES = 5

/** Orders a bot for some lines, paid by the line or by the day, and ends its first run; returns the order's id. */
async function runOnce(shop: Shop, { call }: Buyer, billing: 'unit' | 'day'): Promise<string> {
  const operator = await callAs(shop, shop.demo.operator)
  const bot = { serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED', botId: 'link-checker', price: 1_000 } as const
  const { id: serviceId } = await createService(operator, { ...bot, billing, minAmount: 1, maxAmount: 30 })
  const lines = { fileName: 'links.txt', content: refusedLinks(LINES).join('\n') }
  const body = { serviceId, contactInfo: '@khach', ...lines, ...(billing === 'day' && { amount: 3 }) }
  const { order } = dataOf(await call(api.orders.autoBotUpload, { body }, newIdempotencyKey()))
  const status = async () => dataOf(await call(api.bots.run, { params: { id: order.id } })).order.botStatus
  await expect.poll(status, { timeout: 30_000 }).toBe('stopped')
  return order.id
}

// Proves S10.50.
test('a bot with paid days starts again by itself at its date, says when next, and no more once that is removed', async ({
  page,
  shop,
  browser,
}) => {
  const buyer = await createBuyer(shop, 100_000)
  const id = await runOnce(shop, buyer, 'day')
  const startedAt = async () => dataOf(await buyer.call(api.bots.run, { params: { id } })).run.startedAt
  const first = await startedAt()
  await setPreferences(page, 'en')
  await signInAs(page, shop, buyer.visitor)
  await page.goto(`/bots/${id}`)
  await page.getByRole('button', { name: t('botSchedules.set') }).click()
  const dialog = page.getByRole('dialog', { name: t('botSchedules.title') })
  await dialog.getByText(t('botSchedules.byHours')).click()
  await dialog.getByLabel(t('botSchedules.hours')).fill('100')
  await dialog.getByRole('button', { name: t('botSchedules.save') }).click()
  await expect(dialog.getByRole('alert')).toContainText(t('errors.SCHEDULE_TOO_LATE'))
  await dialog.getByLabel(t('botSchedules.hours')).fill('12')
  await dialog.getByRole('button', { name: t('botSchedules.save') }).click()
  await expect(dialog).toBeHidden()
  const section = page.getByRole('region', { name: t('botSchedules.section') })
  await expect(section).toContainText(t('botSchedules.everyHours', { count: 12 }))
  const next = section.locator('time')
  const before = await next.getAttribute('datetime')

  await shop.queryDatabase(`update bots.schedules set next_at = now() - interval '1 hour' where order_id = $1`, [id])
  await shop.queryDatabase(`select graphile_worker.add_job('bots.start-due')`)
  await expect.poll(startedAt, { timeout: 30_000 }).not.toBe(first)
  await expect(next).not.toHaveAttribute('datetime', before ?? '')
  await expect(page.getByText(t('runConsole.lines', { done: LINES, count: LINES }))).toBeVisible()
  await page.goto('/bots')
  await page.getByRole('tab', { name: t('botStart.runsTab') }).click()
  await expect(page.getByRole('list', { name: t('runs.open') })).toContainText('Next start')

  const office = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
  const desk = await office.newPage()
  await setPreferences(desk, 'en')
  await signInAs(desk, shop, shop.demo.operator)
  await desk.goto(`/operator/orders/${id}`)
  const seen = desk.getByText(t('botSchedules.everyHours', { count: 12 }))
  await expect(seen).toBeVisible()
  await page.goto(`/bots/${id}`)
  await expect(section).toContainText(t('botSchedules.everyHours', { count: 12 }))
  await desk.getByRole('button', { name: t('operatorBots.removeSchedule') }).click()
  const ask = desk.getByRole('dialog')
  await ask.getByLabel(t('operatorOrders.reason')).fill('That site asked us to.')
  await ask.getByRole('button', { name: t('operatorBots.removeSchedule') }).click()
  await expect(ask).toBeHidden()
  await expect(seen).toBeHidden()
  await office.close()
  await expect(section).toContainText(t('botSchedules.sectionText'))
  const news = async () => dataOf(await buyer.call(api.notifications.list)).items.map((it) => it.news)
  const told = { kind: 'starts-stopped', reason: 'That site asked us to.' }
  await expect.poll(news).toContainEqual(expect.objectContaining(told))

  const when: ScheduleForm = { by: 'hours', hours: 6 }
  dataOf(await buyer.call(api.botSchedules.save, { params: { id }, body: when }))
  await section.getByRole('button', { name: t('botSchedules.removeNamed') }).click()
  await expect(section).toContainText(t('botSchedules.sectionText'))
  expect(dataOf(await buyer.call(api.botSchedules.list)).items).toEqual([])
})

// Proves S10.50.
test('a bot that is paid by the line is repeated with its lines', async ({ page, shop }) => {
  const buyer = await createBuyer(shop, 100_000)
  const id = await runOnce(shop, buyer, 'unit')
  await setPreferences(page, 'en')
  await signInAs(page, shop, buyer.visitor)
  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: t('repeats.repeat') }).click()
  const dialog = page.getByRole('dialog', { name: t('repeats.repeat') })
  await expect(dialog).toContainText(t('repeats.keepsLines'))
  await expect(dialog.getByText('5,000')).toBeVisible()
  await dialog.getByRole('button', { name: t('repeats.start') }).click()
  await expect(dialog).toBeHidden()
  await shop.queryDatabase(`update repeats.plans set next_at = now() - interval '1 second' where order_id = $1`, [id])
  await shop.queryDatabase(`select graphile_worker.add_job('repeats.order-due')`)
  const section = page.getByRole('region', { name: t('repeats.section') })
  await expect(section.getByText(t('repeats.ordered', { count: 1 }))).toBeVisible()
  const [again] = dataOf(await buyer.call(api.orders.history)).items
  expect(again?.id).not.toBe(id)
  const ended = async () => dataOf(await buyer.call(api.bots.run, { params: { id: again?.id ?? '' } })).order
  await expect.poll(ended, { timeout: 30_000 }).toMatchObject({ orderStatus: 'success', totalCash: 5_000 })
})

accessibilityTest(
  'everyone can use the schedule of a bot',
  async ({ page, shop, t: spoken, checkScreen, checkPage }) => {
    const buyer = await createBuyer(shop, 100_000)
    const id = await runOnce(shop, buyer, 'day')
    await signInAs(page, shop, buyer.visitor)
    await checkPage(`/bots/${id}`)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: spoken('botSchedules.set') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await checkScreen('the days of a schedule')
      await page.getByText(spoken('botSchedules.byHours')).click()
      await checkScreen('the hours of a schedule')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const body: ScheduleForm = { by: 'clock', time: '03:30', weekdays: [1, 2, 3, 4, 5, 6, 7] }
    dataOf(await buyer.call(api.botSchedules.save, { params: { id }, body }))
    await checkPage(`/bots/${id}`)
    await checkPage('/bots?tab=runs')
  },
)
