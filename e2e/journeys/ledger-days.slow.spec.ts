import { readFile } from 'node:fs/promises'
import { signIn } from '../accounts/sign-in.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { createBuyer, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

/** The two zones never have the same day, and in one of them the day differs from UTC's. */
const east = 'Pacific/Kiritimati'
const west = 'Etc/GMT+12'
const away = new Date().getUTCHours() >= 11 ? east : west

/** The current day there: `16/11/2026`. */
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone }).format(new Date())

test.describe('days are the customer’s', () => {
  test.use({ timezoneId: away })

  // Proves S3.34, S10.3.
  test('what was just bought is under today, in the chart, in the CSV, the receipt and the printed statement', async ({
    page,
    shop,
  }) => {
    const { visitor, call } = await createBuyer(shop, 500_000)
    const created = await createService(await callAs(shop, shop.demo.operator), { category: 'telegram', price: 20_000 })
    const service = await serviceNamed(call, created.draft.texts.en.name)
    const order = await placeOrder(call, service, { amount: 1 })
    await signIn(page, visitor)
    const rows = page.getByRole('link', { name: new RegExp(`^${service.name}`) })

    await test.step('the profile knows where the browser is', async () => {
      await page.goto('/profile')
      await expect(page.getByRole('combobox', { name: t('profile.timeZone') })).toContainText(away.replaceAll('_', ' '))
    })

    await test.step('today’s filter shows it, the day of UTC does not', async () => {
      await page.goto('/transactions')
      await expect(rows).toHaveCount(1)
      for (const [day, found] of [
        [dayIn('UTC'), 0],
        [dayIn(away), 1],
      ] as const) {
        await page.getByLabel(t('lists.from'), { exact: true }).fill(day)
        await page.getByLabel(t('lists.to'), { exact: true }).fill(day)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`to=${day.split('/').reverse().join('-')}`))
        await expect(rows).toHaveCount(found)
      }
    })

    await test.step('the calendar offers today, and the keyboard chooses it', async () => {
      await page.getByRole('button', { name: t('lists.reset') }).click()
      await page.getByRole('button', { name: `${t('lists.openCalendar')}: ${t('lists.from')}` }).click()
      const today = page.getByRole('dialog', { name: t('lists.from') }).locator('[aria-current=date]')
      await expect(today).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(t('lists.from'), { exact: true })).toHaveValue(dayIn(away))
      await expect(rows).toHaveCount(1)
    })

    // Proves S10.14.
    await test.step('the receipt has an address; Back closes it and not the page', async () => {
      const list = page.url()
      await rows.click()
      const receipt = page.getByRole('dialog', { name: t('transactions.receipt') })
      await expect(receipt.getByText(service.name)).toBeVisible()
      await expect(page).toHaveURL(/\/transactions\/TX-\w+\?from=/)
      const address = page.url()
      await page.goBack()
      await expect(receipt).toBeHidden()
      await expect(page).toHaveURL(list)
      await page.goto(address)
      await expect(receipt.getByText(order.orderCode)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(receipt).toBeHidden()
      await expect(page).toHaveURL(list)
    })

    // Proves S10.17.
    await test.step('the CSV has the reader’s words and time', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t('lists.csv') }).click(),
      ])
      const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
      expect(head).toContain(`Time (${away}),Code,Type,Service,Category`)
      const day = dayIn(away).split('/').reverse().join('-')
      expect(lines.find((line) => line.includes(order.orderCode))).toMatch(new RegExp(`^${day} .*,${service.name},`))
    })

    await test.step('the last bar of the chart is today', async () => {
      await page.goto('/dashboard')
      const [day, month, year] = dayIn(away).split('/').map(Number)
      const last = page
        .getByRole('table', { name: t('dashboard.chart') })
        .getByRole('row')
        .last()
      const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
      await expect(last).toContainText(date.format(Date.UTC(year ?? 0, (month ?? 1) - 1, day)))
      await expect(last).toContainText('500,000')
    })

    // Proves S10.39.
    await test.step('the statement ends with the balance; printed it stands alone, dark on white in either theme', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await page.goto('/transactions')
      await page.getByRole('link', { name: t('statement.title') }).click()
      const closing = page.locator('dl div').filter({ hasText: t('statement.now') })
      await expect(closing).toContainText((500_000 - order.totalCash).toLocaleString('en'))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(service.name)).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByText(visitor.email)).toBeVisible()
      for (const around of [page.getByRole('banner'), page.getByRole('button', { name: t('statement.print') })])
        await expect(around).toBeHidden()
    })
  })
})
