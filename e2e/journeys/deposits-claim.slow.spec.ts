import { randomInt } from 'node:crypto'
import { api } from '@runmart/contract'
import { openAccount } from '../accounts/account-api.ts'
import { signIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Proves S10.33.
test('a bank transfer that is missed is claimed; an operator credits what really arrived, and the claim says so', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(120_000)
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  // No other transfer has this amount.
  const amount = 100_000 + randomInt(900_000)
  await setPreferences(page, 'en')
  await signIn(page, visitor)
  await page.goto('/deposit')
  await page.getByRole('button', { name: t('deposits.claimBank') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('deposits.bankReference')).fill(`FT${Date.now()}`)
  await dialog.getByLabel(t('deposits.amount'), { exact: true }).fill(amount.toLocaleString('en'))
  await dialog.getByRole('button', { name: t('deposits.claimBankSend') }).click()
  await expect(page.getByText(t('bankClaimStates.waiting'))).toBeVisible()
  expect(await balanceOf(page)).toBe(0)

  const call = await callAs(shop, visitor)
  dataOf(await call(api.deposits.simulate, { body: { amount, content: 'without the code' } }))
  const office = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await signInAs(office, shop, shop.demo.operator)
  await setPreferences(office, 'en')
  await office.goto('/operator/transfers?view=claims')
  const row = office.getByRole('listitem').filter({ hasText: `${visitor.username} misses` })
  await row.getByRole('button', { name: t('operatorTransfers.claimAssign') }).click({ timeout: 40_000 })
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorTransfers.creditNow') })
    .click()
  await expect.poll(() => balanceOf(page), { timeout: 30_000 }).toBe(amount)
  await page.reload()
  await expect(page.getByText(t('bankClaimStates.credited'), { exact: true })).toBeVisible()
})

// Proves S10.34.
test('a customer’s page leads to their own claims; what was refused is found again with its reason', async ({
  page,
  shop,
}) => {
  const [visitor, other] = [newVisitor(), newVisitor()]
  const reference = `FT${Date.now()}`
  for (const who of [visitor, other]) {
    await openAccount(shop, who)
    const call = await callAs(shop, who)
    const sentOn = new Date().toISOString().slice(0, 10)
    const body = { reference: `${reference}${who.username}`, amount: 250_000, sentOn }
    dataOf(await call(api.bankClaims.claim, { body }))
  }
  const operator = await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  const [customer] = dataOf(await operator(api.accounts.customers, { query: { q: visitor.username } })).items
  await page.goto(`/operator/customers/${customer?.id}`)
  await page.getByRole('link', { name: t('operatorCustomerPage.waitingClaims', { count: 1 }) }).click()
  const claims = page.getByRole('region', { name: t('operatorTransfers.claimsTitle') })
  await expect(claims.getByRole('listitem')).toHaveCount(1)
  await claims.getByRole('button', { name: t('operatorTransfers.claimRefuse') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorTransfers.reason')).fill('Nothing of it on the statement')
  await dialog.getByRole('button', { name: t('operatorTransfers.claimRefuse') }).click()
  await expect(claims).toContainText(t('transferClaimStates.refused'))

  await page.goto('/operator/transfers?view=claims')
  await page.getByRole('searchbox', { name: t('operatorTransfers.claimsSearch') }).fill(visitor.username)
  await expect(page.getByText(t('lists.noMatch'))).toBeVisible()
  await page.getByRole('combobox', { name: t('operatorTransfers.status') }).click()
  await page.getByRole('option', { name: t('transferClaimStates.decided') }).click()
  const row = page.getByRole('listitem').filter({ hasText: visitor.username })
  await expect(row).toContainText(t('operatorTransfers.decidedWhy', { reason: 'Nothing of it on the statement' }))
  await expect(row).toContainText(/Decided by/)
})
