import { orders } from '@runmart/contract/orders'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog, openConfirmation } from '../orders/order-confirmation.ts'
import { followMenu } from '../shell/follow-menu.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const SOON = { timeout: 15_000 }

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S1.3, S2.7, S2.14, S2.15, S2.19, S3.21, S3.25, S3.26, S5.10.
test('an A to Z service is bought: the price explains itself, and the balance falls by exactly the total', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 500_000)
  await signInAs(page, shop, visitor)
  const placed: string[] = []
  page.on('request', (request) => /order\/owner/.test(request.url()) && placed.push(request.url()))
  await page.goto('/dashboard')
  await followMenu(page, t('shell.newOrder'))

  // Proves S2.11, S3.48, S3.49, S3.50.
  await test.step('each order type has its name, and each service says who provides it', async () => {
    const services = page.getByRole('list', { name: t('orderForm.service') }).getByRole('button')
    for (const [kind, provider] of [
      ['Run bot only', 'User provide'],
      ['Promotion services', 'Website provide'],
      ['A to Z service', 'Website provide'],
    ] as const) {
      await page.getByText(kind, { exact: true }).click()
      await expect(services.first()).toContainText(provider)
    }
  })

  // Proves S5.1, S5.2, S8.8.
  await test.step('what is missing is said beside its field, before anything is sent', async () => {
    await page.getByRole('button', { name: t('orderForm.place') }).click()
    await expect(page.getByText('Please choose service')).toBeVisible()
    await expect(page.getByText('Contact is required')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: t('orderForm.searchServices') })).toBeFocused()
  })

  // Proves S2.12, S3.55.
  await test.step('what cannot be ordered is shown and cannot be chosen', async () => {
    const coaching = page.getByRole('button', { name: /Game coaching hour.*Maintenance/ })
    await coaching.click({ force: true })
    await expect(coaching).toBeVisible()
  })

  // Proves S2.12.
  await test.step('a service is found by its words; the address knows the choice', async () => {
    await page.getByRole('searchbox', { name: t('orderForm.searchServices') }).fill('GUILD page')
    await page.getByRole('button', { name: /Game guild page/ }).click()
    await expect(page).toHaveURL(/type=owner&service=[0-9a-f-]+$/)
    await page.reload()
    await expect(page.getByRole('button', { name: t('orderForm.change') })).toBeVisible()
  })

  const summary = page.getByRole('region', { name: t('orderForm.summary') })
  // Proves S2.13, S2.17, S2.18.
  await test.step('the total follows the amount, and says when the money is not enough', async () => {
    await expect(summary).toContainText(money(90_000))
    await page.getByLabel(t('orderForm.amount')).fill('6')
    await expect(summary).toContainText('Insufficient balance: deposit 40,000')
    const deposit = summary.getByRole('link', { name: t('orderForm.depositMissing', { amount: money(40_000) }) })
    await expect(deposit).toHaveAttribute('href', '/deposit?amount=40000&back=order')
    await page.getByLabel(t('orderForm.amount')).fill('99')
    await expect(page.getByText('1 to 20')).toBeVisible()
    await page.getByLabel(t('orderForm.amount')).fill('2')
    await expect(summary).toContainText(money(180_000))
    await expect(summary).toContainText(money(320_000))
  })

  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.addNote') }).click()
  await page.getByLabel(t('orderForm.note')).fill('Our guild: Rồng Lửa')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await expect(confirmationDialog(page)).toContainText('Are you sure you want to proceed?')
  await expect(confirmationDialog(page)).toContainText(t('orderForm.canCancel'))
  await expect(confirmationDialog(page)).toContainText('Game guild page')
  expect(placed).toEqual([])
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(180_000)}` })
    .click()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  const [order] = dataOf(await call(orders.history)).items
  await expect(page.getByText(`Order ${order?.orderCode} placed`)).toBeVisible()
  await expect.poll(() => balanceOf(page), SOON).toBe(320_000)
  expect(order).toMatchObject({ totalCash: 180_000, amount: 2, contactInfo: '@khanh', note: 'Our guild: Rồng Lửa' })
  await followMenu(page, t('shell.newOrder'))
  await expect(page.getByRole('textbox', { name: t('orderForm.contact') })).toHaveValue('@khanh')
})

// Proves S1.5, S3.30.
test('a bot order with a file is counted and checked first; without lines it is a pre-order', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 100_000)
  await signInAs(page, shop, visitor)
  await openConfirmation(page, { type: 'user', service: /Link checker/ })
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(15)}` })
    .click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)

  await followMenu(page, t('shell.newOrder'))
  await page.getByText('Run bot only', { exact: true }).click()
  await page.getByRole('button', { name: /Link checker/ }).click()
  const lines = Array.from({ length: 12 }, (_, at) => `https://site${at}.example`)
  const buffer = Buffer.from([...lines, lines[0]].join('\n'))
  await page.getByLabel(t('orderForm.lines')).setInputFiles({ name: 'sites.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('12 lines · 1 duplicate skipped, not charged')).toBeVisible()
  await expect(page.getByLabel(t('orderForm.amount'))).toHaveValue('12')
  await expect(page.getByText('https://example.com/page')).toBeVisible()
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(180)}` })
    .click()
  await expect(page).toHaveURL(/\/bots\/[0-9a-f-]{36}$/)
  expect(dataOf(await call(orders.botOrders)).items).toMatchObject([
    { amount: 12, totalCash: 180, preOrder: false, botStatus: expect.not.stringMatching('waiting') },
    { amount: 1, totalCash: 15, preOrder: true, botStatus: 'waiting' },
  ])
})
