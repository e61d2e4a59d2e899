import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import type { DataOf } from '@runmart/contract/endpoint'
import { type Figure, ReportSummary } from '@runmart/contract/reports-figures'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeMany } from '../orders/buyer.ts'
import { linesFile } from '../orders/lines-file.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'

// It adds up all income and debts of the shop.
test.use({ ownShop: 'today-morning' })
const t = words.en
const ORDERS = 50

const money = (dong: number) => `${dong.toLocaleString('en').replace('-', '−')}\u00a0₫`

/** A transfer without a customer's content, which a colleague credited to the wrong person. */
async function creditWrongly(shop: Shop, payer: Client, wrong: Client, amount: number): Promise<string> {
  const operator = await callAs(shop, shop.demo.operator)
  dataOf(await payer(api.deposits.simulate, { body: { amount, content: 'for the shop' } }))
  const waiting = async () =>
    dataOf(await operator(api.depositsOperator.transfers, { query: { status: 'unmatched' } })).items.find(
      (it) => it.amount === String(amount),
    )
  await expect.poll(waiting).toBeTruthy()
  const transfer = await waiting()
  const body = { customerId: dataOf(await wrong(api.accounts.me)).user.id, note: 'The name looked alike' }
  const params = { id: transfer?.id ?? '' }
  dataOf(await operator(api.depositsOperator.assign, { params, body }, newIdempotencyKey()))
  return transfer?.bankReference ?? ''
}

/** The sum of the ledger's entries behind a line of the report. */
async function sumOfEntries(operator: Client, figure: Figure, { from, to }: ReportSummary): Promise<number> {
  let sum = 0
  let after: string | null = null
  do {
    const query = { figure, from, to, ...(after !== null && { after }) }
    const page: DataOf<typeof api.reports.entries> = dataOf(await operator(api.reports.entries, { query }))
    sum += page.items.reduce((part, it) => part + it.amount, 0)
    after = page.next
  } while (after)
  return sum
}

async function sumOfBalances(operator: Client): Promise<number> {
  const { items, total } = dataOf(await operator(api.accounts.customers, { query: { limit: '100' } }))
  expect(items).toHaveLength(total)
  return items.reduce((sum, it) => sum + it.balance, 0)
}

test('a morning of one operator: today’s orders delivered by a file, a wrong credit found by the bank’s reference and reversed, and the day agrees to the dong', async ({
  page,
  shop,
}) => {
  // The test first places fifty orders one by one.
  test.slow()
  const buyer = await createBuyer(shop, 9_000_000)
  const wrong = await createBuyer(shop, 30_000)
  const orders = await placeMany(buyer.call, ORDERS)
  const reference = await creditWrongly(shop, buyer.call, wrong.call, 470_000)

  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator')
  const toTake = new RegExp(
    `${t('waitingActions.orders-to-take')}: \\d+ ${t('waitingNames.orders-to-take', { count: ORDERS })}`,
  )
  await page.getByRole('link', { name: toTake }).click()
  await page.getByRole('button', { name: t('operatorDesk.byFile') }).click()
  const file = page.getByRole('dialog')
  const lines = orders.map(({ orderCode }, at) => `${orderCode}|account-${at}:secret`)
  await file.locator('input[type=file]').setInputFiles(linesFile('accounts.txt', lines))
  await file.getByRole('button', { name: t('operatorDesk.fileCheck') }).click()
  await file.getByRole('button', { name: t('operatorDesk.doDeliver', { count: ORDERS }) }).click()
  await expect(file.getByText(t('operatorDesk.delivered', { count: ORDERS }))).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(file).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('operatorSearch.label') }).fill(reference)
  await expect(
    page
      .getByRole('group', { name: t('operatorSearch.transfers') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator\/transfers\?/)
  const row = page.getByRole('listitem').filter({ hasText: reference })
  await row.getByRole('link', { name: wrong.visitor.username }).click()
  await expect(page.getByRole('heading', { name: wrong.visitor.username, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: t('operatorCustomerPage.ledger'), exact: true }).click()
  const credit = page.getByRole('row').filter({ hasText: '470,000' })
  await credit.getByRole('button', { name: /^Reverse TX-/ }).click()
  const reversal = page.getByRole('dialog', { name: t('operatorReversals.dialogTitle') })
  await reversal.getByLabel(t('operatorReversals.reason')).fill('It was somebody else’s transfer')
  await reversal.getByRole('button', { name: /^Reverse 470,000/ }).click()
  await expect(reversal).toHaveCount(0)
  await expect(page.getByText(t('operatorReversals.reversed'), { exact: true })).toBeVisible()
  expect(dataOf(await wrong.call(api.accounts.me)).user.balance).toBe(30_000)

  const asked = page.waitForResponse((it) => new URL(it.url()).pathname === '/api/operator/reports')
  await page.goto('/operator/reports?period=today')
  const summary = ReportSummary.parse(((await (await asked).json()) as { data: unknown }).data)
  const owed = page.getByRole('region', { name: t('operatorReports.liabilities') })
  const balances = await sumOfBalances(operator)
  await expect(owed).toContainText(t('operatorReports.agree', { amount: money(balances) }))
  await expect(owed.getByRole('definition').last()).toHaveText(money(balances))
  for (const { figure, amount } of summary.figures) {
    expect([figure, amount]).toEqual([figure, await sumOfEntries(operator, figure, summary)])
    const name = t('operatorReports.open', { name: t(`reportFigures.${figure}`) })
    if (amount !== 0)
      await expect(page.getByRole('table').getByRole('link', { name }).first()).toHaveText(`${name}, ${money(amount)}`)
  }
  const paid = orders.reduce((sum, it) => sum + it.totalCash, 0)
  expect(summary.figures.find((it) => it.figure === 'sales')?.amount).toBeGreaterThanOrEqual(paid)

  await page.goto('/operator/books')
  const checked = page.waitForResponse((it) => it.url().endsWith('/operator/books/check'))
  await page.getByRole('button', { name: t('books.checkAgain') }).click()
  expect(await (await checked).json()).toMatchObject({ data: { ok: true } })
  await expect(page.getByRole('heading', { name: t('books.agree') })).toBeVisible()
})
