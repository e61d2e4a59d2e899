import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bots } from '@runmart/contract/bots'
import { type StartedShop, startOwnShop } from '../../testing/shop/start-shop.ts'
import { apiOf, signInOverApi } from '../accounts/account-api.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { type LocalSite, openLocalSite } from '../bots/local-site.ts'
import { log, pill } from '../bots/run-console.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const LINES = 500
const CONSOLE = /\/bots\/[0-9a-f-]{36}$/

test.describe.configure({ mode: 'default' })

let site: LocalSite
let shop: StartedShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await openLocalSite(250)
  // Bots may not reach this machine, unless an operator allowed it.
  shop = await startOwnShop({ BOT_ALLOW_HOSTS: site.host })
})
test.afterAll(async () => {
  await shop.stop()
  await site.close()
})

const demo = () => ({ email: 'demo@runmart.local', password: shop.demoPassword })
const idOf = (page: Page) => page.url().split('/').at(-1) ?? ''
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const bar = (page: Page) => page.getByRole('progressbar', { name: /lines done$/ })
const done = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

/** Chooses the link checker, fills in the rest, pays, and comes to the console. */
async function payAndWatch(page: Page): Promise<void> {
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await press(page, t('botStart.start'))
  await confirmationDialog(page).getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(CONSOLE)
}

async function save(page: Page, what: string): Promise<{ name: string; rows: string[] }> {
  await press(page, t('runConsole.download'))
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: what }).click()])
  return { name: file.suggestedFilename(), rows: (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/) }
}

test('500 lines run in sight: paused, resumed, stopped, taken home, and what failed run again', async ({ browser }) => {
  test.setTimeout(180_000)
  const call = apiOf(shop, (await signInOverApi(shop, demo())).accessToken)
  const runOf = async (id: string) => dataOf(await call(bots.run, { params: { id } }))
  const page = await browser.newPage({ baseURL: shop.url })
  await setPreferences(page, 'en')
  await signInAs(page, shop, demo())
  await page.goto('/bots')
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(0)
  const before = await balanceOf(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  // Proves S2.20.
  await test.step('upload, pay: the console opens and the run is on', async () => {
    await page.getByRole('button', { name: /Link checker/ }).click()
    const content = site.links(LINES).join('\n')
    const file = { name: 'links.txt', mimeType: 'text/plain', buffer: Buffer.from(content) }
    await page.getByLabel(t('orderForm.lines')).setInputFiles(file)
    await payAndWatch(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Link checker' })).toBeVisible()
    loads = 0
  })
  const id = idOf(page)

  // Proves S3.76.
  await test.step('progress, log and results move by themselves', async () => {
    await expect(pill(page, t('botStates.running'))).toBeVisible()
    await expect(log(page)).toContainText(t('runNotes.begun'))
    await expect.poll(() => done(page)).toBeGreaterThan(10)
    const then = await done(page)
    await expect.poll(() => done(page)).toBeGreaterThan(then)
    await expect(page.getByText(/lines\/s$/)).toBeVisible()
    const results = page.getByRole('table', { name: t('runConsole.results') })
    await expect(results.getByRole('row').nth(5)).toContainText('404')
    await expect(results.getByRole('row').nth(5)).toContainText(t('lineStates.failed'))
  })

  // Proves S3.73, S4.2.
  await test.step('paused, the site is left alone', async () => {
    await press(page, t('runConsole.pause'))
    await expect(pill(page, t('botStates.paused'))).toBeVisible()
    // The node writes it when the bot's process is gone.
    await expect(log(page)).toContainText(t('runNotes.paused'))
    const asked = site.asked.length
    await expect(page.getByRole('button', { name: t('runConsole.resume') })).toBeFocused()
    await page.waitForTimeout(2000)
    expect(site.asked.length).toBe(asked)
  })

  // Proves S4.1.
  await test.step('resumed, it goes on from its place', async () => {
    const then = await done(page)
    // The answer arrives after the next live event, and must not undo it.
    await page.route('**/api/user/order/start/*', async (route) => {
      const response = await route.fetch()
      await page.waitForTimeout(2000)
      await route.fulfill({ response })
    })
    const answered = page.waitForResponse('**/api/user/order/start/*')
    await press(page, t('runConsole.resume'))
    await answered
    await expect(log(page)).toContainText(t('runNotes.goes-on'))
    await expect.poll(() => done(page)).toBeGreaterThan(then)
    await expect(pill(page, t('botStates.running'))).toBeVisible()
    const twice = site.asked.length - new Set(site.asked).size
    // Only lines that were running at the pause are requested again.
    expect(twice).toBeLessThan(20)
  })

  await test.step('the log can be narrowed', async () => {
    const lines = log(page).getByText('Runmart')
    const whose = page.getByRole('group', { name: t('runConsole.whose') })
    await whose.getByText(t('runConsole.bot'), { exact: true }).click()
    await expect(lines).toHaveCount(0)
    await whose.getByText(t('runConsole.shop'), { exact: true }).click()
    await page.getByRole('searchbox', { name: t('runConsole.searchLog') }).fill('paused')
    await expect(lines).toHaveCount(1)
  })

  // Proves S2.22, S3.74, S4.5, S10.10.
  await test.step('stopped: asked once, and what was not done comes back', async () => {
    await press(page, t('runConsole.stop'))
    await expect(confirmationDialog(page)).toContainText(/[\d,]+\s₫ of 7,500\s₫ is refunded/)
    await confirmationDialog(page)
      .getByRole('button', { name: t('runConsole.stop') })
      .click()
    await expect(pill(page, t('botStates.stopped'))).toBeVisible()
    await expect(pill(page, t('orderStates.success'))).toHaveCount(0)
    const { progress } = (await runOf(id)).run
    const answered = progress.ok + progress.failed
    expect(answered).toBeLessThan(LINES)
    // The headline and the sentence above it say the same.
    await expect(page.getByText(`${answered} of ${LINES} lines`, { exact: true })).toBeVisible()
    await expect(page.getByText(`${answered} of ${LINES} lines processed`)).toBeVisible()
    await expect.poll(() => balanceOf(page)).toBe(before - 15 * answered)
    expect(loads).toBe(0)
  })
  const { progress } = (await runOf(id)).run

  await test.step('results are taken home: all, only failed ones, and the lines as they were', async () => {
    const all = await save(page, t('runConsole.saveAll'))
    expect(all.name).toMatch(/\.csv$/)
    expect(all.rows).toHaveLength(LINES + 1)
    const failed = await save(page, t('runConsole.saveFailed'))
    expect(failed.rows).toHaveLength(progress.failed + 1)
    const lines = await save(page, t('runConsole.saveLines'))
    expect(lines.rows).toEqual(site.links(LINES))
    // A press while the menu is still closing only closes it.
    await expect(async () => {
      await page.getByRole('radio', { name: t('lineStates.failed') }).click({ force: true })
      await expect(page).toHaveURL(/lines=failed/, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByText(`1–10 of ${progress.failed}`)).toBeVisible()
  })

  await test.step('what failed or was never done runs again as an order of its own', async () => {
    const { total } = dataOf(await call(bots.results, { params: { id }, query: { status: 'failed,skipped' } }))
    expect(total).toBe(LINES - progress.ok)
    site.mend()
    const first = site.asked.length
    await page.getByRole('link', { name: t('runConsole.again') }).click()
    await expect(
      page
        .getByText(`${total} lines are ready`)
        .or(page.getByText(/failed-RM-\w+\.txt/))
        .first(),
    ).toBeVisible()
    await payAndWatch(page)
    expect(idOf(page)).not.toBe(id)
    await expect(page.getByText(t('runConsole.finished'))).toBeVisible({ timeout: 60_000 })
    await expect(pill(page, `${total} of ${total} lines`)).toBeVisible()
    expect((await runOf(idOf(page))).run.progress).toMatchObject({ total, ok: total, failed: 0, skipped: 0 })
    const left = dataOf(await call(bots.results, { params: { id }, query: { status: 'ok', limit: '100' } }))
    const wellDone = new Set(left.items.map(({ input }) => input))
    expect(site.asked.slice(first).filter((link) => wellDone.has(link))).toEqual([])
  })
  await page.close()
})
