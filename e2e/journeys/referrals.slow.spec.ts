import { api } from '@runmart/contract'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import {
  createFinishedOrder,
  createReferred,
  createReferrer,
  depositMoney,
  referralInfoOf,
  signInOn,
} from '../referrals/referred.ts'
import { registerByLink } from '../referrals/register-by-link.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// It changes the commission for all journeys.
test.use({ ownShop: 'referrals' })

// Proves S1.11, S2.23, S2.25, S3.8.
test('a link is copied, brings somebody, and what the first finished order earns is on its way', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000)
  const referrer = await createReferrer(shop)
  await setPreferences(page, 'en')
  await signInAs(page, shop, referrer)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: t('shell.referral') }).click()
  await expect(page.getByRole('heading', { name: t('referrals.title'), level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code for your referral link/ })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('button', { name: t('referrals.copyLink') })
    .first()
    .click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/\?ref=\w{8}$/)
  const link = await copied()

  const visitor = newVisitor()
  await test.step('a stranger follows the link and registers; the code is filled in', async () => {
    const context = await browser.newContext({ baseURL: shop.url })
    const other = await context.newPage()
    await setPreferences(other, 'en')
    await registerByLink(other, shop, link, visitor)
    await context.close()
  })
  const call = await callAs(shop, visitor)
  const order = await createFinishedOrder(shop, await depositMoney(call))
  const earned = Math.floor((order.totalCash * 5) / 100)
  await expect.poll(async () => (await referralInfoOf(shop, referrer)).pendingEarnings).toBe(earned)

  await page.reload()
  await expect(page.getByText(t('referrals.pendingNote', { count: 7 }))).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: `${visitor.username.slice(0, 2)}…` })
  await expect(row).toContainText(`+${money(earned)}`)
  await expect(row).not.toContainText(money(3_000_000))
  await expect(row).not.toContainText(visitor.username)
  await page.getByText(t('referrals.signups'), { exact: true }).first().click()
  await expect(page.getByRole('figure').getByText('1', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: t('referrals.bulkAction') }).click()
  await expect(page).toHaveURL(/\/orders\/links$/)
})

test('commissions within one browser wait as one row; an operator refuses one with a reason and allows the other', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const referrer = await createReferrer(shop)
  const { referralCode } = await referralInfoOf(shop, referrer)
  const { visitor, call } = await createReferred(shop, referralCode)
  await signInOn(shop, `browser-of-${referrer.username}`, visitor)
  const orders = [await createFinishedOrder(shop, call), await createFinishedOrder(shop, call)]
  const operator = await callAs(shop, shop.demo.operator)
  const waiting = async () => {
    const query = { waiting: 'pairs', limit: '100' } as const
    const { items } = dataOf(await operator(api.referrals.commissions, { query }))
    return items.filter((it) => it.referrer.username === referrer.username).map((it) => it.pair?.count)
  }
  await expect.poll(waiting).toEqual([2])

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator')
  await page.getByRole('link', { name: /^Referrals.*to review/ }).click()
  const row = (code: string) => page.getByRole('listitem').filter({ hasText: code })
  const [refused, allowed] = orders.map((it) => it.orderCode) as [string, string]
  const ofPair = page.getByRole('listitem').filter({ hasText: `${referrer.username} referred ${visitor.username}` })
  await expect(ofPair).toHaveCount(1)
  await expect(ofPair).toContainText(t('operatorReferrals.pairCount', { count: 2 }))
  await expect(ofPair).toContainText(t('suspicions.same-device'))

  await page.getByRole('tab', { name: t('operatorReferrals.all') }).click()
  // The previous list leaves a frame later, and also names the order.
  await expect(ofPair).toHaveCount(2)
  await page.getByRole('combobox', { name: t('operatorReferrals.status') }).click()
  await page.getByRole('option', { name: t('commissionStates.suspicious') }).click()
  await expect(page).toHaveURL(/status=suspicious/)
  await expect(ofPair).toHaveCount(2)
  await expect(ofPair.first()).toContainText(allowed)
  await page.getByRole('combobox', { name: t('operatorReferrals.status') }).click()
  await page.getByRole('option', { name: t('operatorReferrals.anyStatus') }).click()
  await expect(page).not.toHaveURL(/status=/)
  await row(refused)
    .getByRole('button', { name: t('operatorReferrals.refuseOf', { code: refused }) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorReferrals.reason')).fill('One person, two accounts')
  await dialog.getByRole('button', { name: t('operatorReferrals.refuse') }).click()
  await expect(page.getByText(t('operatorReferrals.refuseDone'))).toBeVisible()
  await expect(row(refused)).toContainText(t('commissionStates.refused'))

  await page.getByRole('tab', { name: t('operatorReferrals.waiting') }).click()
  await expect(row(refused)).toHaveCount(0)
  await row(allowed)
    .getByRole('button', { name: t('operatorReferrals.allowOf', { code: allowed }) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorReferrals.allow') })
    .click()
  await expect(page.getByText(t('operatorReferrals.allowDone'))).toBeVisible()
  await expect(row(allowed)).toHaveCount(0)

  await page.getByRole('tab', { name: t('operatorReferrals.all') }).click()
  await expect(row(refused)).toContainText(t('commissionStates.refused'))
  await expect(row(allowed)).toContainText(t('commissionStates.held'))
  expect((await referralInfoOf(shop, referrer)).pendingEarnings).toBeGreaterThan(0)
})

test('what referring earns is changed once it was typed again, and customers read it at once', async ({
  page,
  shop,
}) => {
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { settings: before } = dataOf(await operator(api.referrals.settings))
  await setPreferences(page, 'en')
  try {
    await page.goto('/operator/referrals')
    await page.getByRole('link', { name: new RegExp(`^${t('operatorReferrals.change')}:`) }).click()
    await page.getByLabel(t('operatorReferrals.percentField')).fill('8 %')
    await page.getByLabel(t('operatorReferrals.holdField')).fill('0')
    await page.getByRole('button', { name: t('operatorSettings.save') }).click()
    const sure = page.getByRole('alertdialog')
    await expect(sure).toContainText('5% → 8% (+60%)')
    await expect(sure).toContainText(t('lists.was', { value: t('operatorReferrals.holdDays', { count: 7 }) }))
    await sure.getByRole('button', { name: t('operatorSettings.save') }).click()
    await expect(sure).toContainText(t('operatorSettings.againWrong'))
    await sure.getByLabel(t('operatorSettings.again', { label: t('operatorReferrals.percent') })).fill('8')
    await sure.getByRole('button', { name: t('operatorSettings.save') }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await page.goto('/referral')
    await expect(page.getByText(t('referrals.howEarn', { percent: '8%' }))).toBeVisible()
    await expect(page.getByText(t('referrals.howPaidSoonText'))).toBeVisible()
  } finally {
    const { version } = dataOf(await operator(api.referrals.settings))
    dataOf(await operator(api.referrals.saveSettings, { body: { ...before, version } }))
  }
})

test('one referrer gets a rate of their own, reads it, and earns the general one again', async ({ page, shop }) => {
  const referrer = await createReferrer(shop)
  const { items } = dataOf(
    await (await callAs(shop, shop.demo.operator))(api.accounts.customers, { query: { q: referrer.email } }),
  )
  await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  await page.goto(`/operator/customers/${items[0]?.id}/referrals`)
  const change = async (percent: string, again: string, reason: string) => {
    await page.getByRole('button', { name: t('operatorReferrals.rateChange') }).click()
    await page.getByLabel(t('operatorReferrals.percentField')).fill(percent)
    await page.getByLabel(t('operatorReferrals.reason')).fill(reason)
    await page.getByRole('button', { name: t('operatorReferrals.rateSave') }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByLabel(t('operatorSettings.again', { label: t('operatorReferrals.percent') })).fill(again)
    await sure.getByRole('button', { name: t('operatorReferrals.rateSave') }).click()
    await expect(page.getByRole('list', { name: t('operatorReferrals.rateHistory') })).toContainText(reason)
  }
  await change('12', '12', 'Brings many')
  expect((await referralInfoOf(shop, referrer)).commissionPercent).toBe(12)
  await change('', '5', 'The agreement has ended')
  expect((await referralInfoOf(shop, referrer)).commissionPercent).toBe(5)
})
