import { orders } from '@runmart/contract/orders'
import { discountCodes } from '@runmart/contract/orders-discount-codes'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, newIdempotencyKey } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { confirmationDialog } from '../orders/order-confirmation.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const SOON = { timeout: 15_000 }

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S1.3, S2.16, S3.27.
test('a promotion service is bought with a discount code; a code that is refused says why', async ({ page, shop }) => {
  const operator = await callAs(shop, shop.demo.operator)
  const code = `KM-${Date.now().toString(36).toUpperCase()}`
  const draft = { kind: 'percent', value: 15, startsAt: null, endsAt: null, mostUses: null, mostUsesEach: 1 } as const
  const body = { code, draft: { ...draft, minimum: 200_000, serviceIds: null, active: true } }
  dataOf(await operator(discountCodes.createCode, { body }, newIdempotencyKey()))
  const { visitor, call } = await createBuyer(shop, 1_000_000)
  await signInAs(page, shop, visitor)
  await page.goto('/orders/new?type=partner')
  await page.getByRole('button', { name: /Post in a partner channel/ }).click()
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('We have opened.')
  const summary = page.getByRole('region', { name: t('orderForm.summary') })
  const field = page.getByLabel(t('orderForm.code'))

  await page.getByRole('button', { name: t('orderForm.addCode') }).click()
  await field.fill('NOT-A-CODE')
  await expect(page.getByText('This discount code does not exist')).toBeVisible()
  await expect(summary).toContainText(money(180_000))
  await field.fill(code.toLowerCase())
  await expect(page.getByText('The order is below the minimum for this discount code')).toBeVisible()
  await page.getByLabel(t('orderForm.amount')).fill('2')
  await expect(page.getByText(`${money(54_000)} off with this code`)).toBeVisible()
  await expect(summary).toContainText(money(306_000))

  await page.getByLabel(t('orderForm.contact')).fill('khanh@example.com')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(306_000)}` })
    .click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => balanceOf(page), SOON).toBe(694_000)
  expect(dataOf(await call(orders.history)).items).toMatchObject([
    { totalCash: 306_000, discountCode: code, provider: 'PARTNER_PROVIDED' },
  ])
})

// Proves S2.26, S3.29, S5.4, S5.6.
test('a list of links from a .txt: every line is previewed, the bad one corrected, and the whole paid once', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 2_000_000)
  await signInAs(page, shop, visitor)
  await page.goto('/orders/links')
  const file = page.getByLabel(t('orderForm.file'))
  const choose = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

  await choose('links.csv', 'https://a.example.vn|5')
  await expect(page.getByText('Only .txt files are allowed')).toBeVisible()
  await choose('links.txt', ' \r\n ')
  await expect(page.getByText('Please upload your iframe')).toBeVisible()
  await page.getByRole('button', { name: /Managed referral campaign/ }).click()
  const lines = ['https://a.example.vn/?ref=1|40', '', 'htps//broken|20', 'https://b.example.vn/?ref=2\t25']
  await choose('links.txt', [...lines, lines[0]].join('\r\n'))

  const table = page.getByRole('table', { name: t('orderForm.list') })
  await expect(page.getByText('1 line needs fixing')).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText(words.en('fields.linkFormat'))
  await expect(table.getByRole('row', { name: /b\.example/ })).toContainText(money(162_500))
  await expect(table.getByRole('row', { name: /^5 / })).toContainText(t('orderForm.duplicate'))
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  const bad = page.getByLabel(t('orderForm.correctLabel', { line: 3 }))
  await expect(bad).toBeFocused()
  await expect(confirmationDialog(page)).toBeHidden()

  await bad.fill('https://c.example.vn/?ref=3|20')
  await bad.press('Enter')
  await expect(page.getByText('4 lines · 125 referrals')).toBeVisible()
  await page.getByRole('button', { name: t('orderForm.remove', { line: 5 }) }).click()
  await expect(page.getByText('3 lines · 85 referrals')).toBeVisible()
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(552_500)}` })
    .click()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect.poll(() => balanceOf(page), SOON).toBe(2_000_000 - 552_500)
  const id = page.url().split('/').at(-1) ?? ''
  const shown = dataOf(await call(orders.order, { params: { id } }))
  expect(shown.order).toMatchObject({ orderType: 'multiply', amount: 85, totalCash: 552_500 })
  expect(shown.links.map(({ link, amount }) => `${link}|${amount}`)).toEqual([
    'https://a.example.vn/?ref=1|40',
    'https://c.example.vn/?ref=3|20',
    'https://b.example.vn/?ref=2|25',
  ])
})

// Proves S1.4, S3.28, S5.3.
test('one referral link: what is missing is said to the letter, then it is ordered', async ({ page, shop }) => {
  const { visitor, call } = await createBuyer(shop, 300_000)
  await signInAs(page, shop, visitor)
  await page.goto('/orders/links?links=one')
  await page.getByRole('button', { name: /Referral link in a newsletter/ }).click()
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await expect(page.getByText('Referral link is required')).toBeVisible()
  await page.getByRole('textbox', { name: t('orderForm.link') }).fill('https://a.example.vn/?ref=1')
  await page.getByLabel(t('orderForm.amount')).fill('50')
  await page.getByLabel(t('orderForm.contact')).fill('@khanh')
  await page.getByRole('button', { name: t('orderForm.place') }).click()
  await confirmationDialog(page)
    .getByRole('button', { name: `Pay ${money(200_000)}` })
    .click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  expect(dataOf(await call(orders.referralOrders)).items).toMatchObject([
    { orderType: 'single', amount: 50, totalCash: 200_000 },
  ])
})
