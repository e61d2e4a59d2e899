import { expect, type Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { openAccount } from '../accounts/account-api.ts'
import { fillSignIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { test } from '../shop/fixtures.ts'

const t = words.en

async function expectNoRight(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: t('operatorShell.noRightTitle') })).toBeVisible()
}

test('an owner adds somebody for orders alone, who sees orders and nothing of money, and takes the rights away again', async ({
  page,
  browser,
  shop,
}) => {
  const packer = newVisitor()
  await openAccount(shop, packer)
  await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  await page.goto('/operator/staff')
  await page.getByRole('button', { name: t('operatorStaff.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: t('operatorCustomers.pick') }).fill(packer.username)
  await page.getByRole('option', { name: new RegExp(packer.username) }).click()
  await dialog.getByText(t('staffRights.orders'), { exact: true }).click()
  await dialog.getByRole('button', { name: t('operatorStaff.save') }).click()
  const row = page.getByRole('listitem').filter({ hasText: packer.username })
  await expect(row.getByText(t('staffRights.orders'), { exact: true })).toBeVisible()

  const context = await browser.newContext()
  const desk = await context.newPage()
  await signInAs(desk, shop, packer)
  await setPreferences(desk, 'en')
  await desk.goto('/operator')
  await expect(desk.getByRole('heading', { name: t('operatorToday.title'), level: 1 })).toBeVisible()
  await expect(desk.getByText(t('operatorToday.figures'))).toHaveCount(0)
  const menu = desk.getByRole('navigation').first()
  for (const shown of ['orders', 'messages', 'bots'] as const)
    await expect(menu.getByRole('link', { name: new RegExp(`^${t(`operatorShell.${shown}`)}`) }).first()).toBeVisible()
  for (const hidden of ['inbox', 'payouts', 'customers', 'books', 'staff', 'settings'] as const)
    await expect(menu.getByRole('link', { name: t(`operatorShell.${hidden}`), exact: true })).toHaveCount(0)
  for (const path of ['books', 'transfers', 'payouts', 'reports']) await expectNoRight(desk, `/operator/${path}`)

  await page.getByRole('button', { name: t('operatorStaff.removeOf', { name: packer.username }) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('operatorStaff.remove') }).click()
  await expect(question).toBeHidden()
  await expect(row).toHaveCount(0)
  await desk.goto('/operator/orders')
  await expect(desk.getByRole('heading', { name: t('operatorShell.orders') })).toHaveCount(0)
  await context.close()
})

test('who has orders and customers sees a customer without money: no ledger, no deposits, nothing to credit', async ({
  page,
  shop,
}) => {
  const packer = newVisitor()
  await openAccount(shop, packer)
  const owner = await callAs(shop, shop.demo.operator)
  const { id } = dataOf(await (await callAs(shop, packer))(api.accounts.me)).user
  const body = { isOwner: false, rights: ['orders' as const, 'customers' as const] }
  dataOf(await owner(api.accountsOperator.saveStaff, { params: { id }, body }))
  const buyer = await createBuyer(shop, 50_000)
  const { id: customerId } = dataOf(await buyer.call(api.accounts.me)).user

  await signInAs(page, shop, packer)
  await setPreferences(page, 'en')
  await page.goto(`/operator/customers/${customerId}`)
  await expect(page.getByRole('heading', { name: buyer.visitor.username, level: 1 })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: t('operatorCustomerPage.tabs') })
  await expect(tabs.getByRole('link', { name: t('operatorCustomerPage.orders') })).toBeVisible()
  for (const hidden of ['ledger', 'deposits'] as const)
    await expect(tabs.getByRole('link', { name: t(`operatorCustomerPage.${hidden}`) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('operatorCustomers.credit') })).toHaveCount(0)
  await page.getByRole('button', { name: t('operatorCustomerPage.more') }).click()
  await expect(page.getByRole('menuitem', { name: t('operatorCustomers.block') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t('operatorCustomers.debit') })).toHaveCount(0)
  await page.goto(`/operator/customers/${customerId}/transactions`)
  await expect(page.getByText(t('errors.FORBIDDEN'))).toBeVisible()
  await expectNoRight(page, '/operator/transfers')
})

test('a customer’s name leads to their page, where they are blocked with a reason and let in again', async ({
  page,
  browser,
  shop,
}) => {
  const customer = newVisitor()
  await openAccount(shop, customer)
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await signInAs(theirs, shop, customer)
  await setPreferences(theirs, 'en')
  await theirs.goto('/dashboard')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  await page.goto(`/operator/customers?q=${customer.username}`)
  await page.getByRole('link', { name: customer.username, exact: true }).click()
  await expect(page.getByRole('heading', { name: customer.username })).toBeVisible()
  const more = page.getByRole('button', { name: t('operatorCustomerPage.more') })
  await more.click()
  await page.getByRole('menuitem', { name: t('operatorCustomers.block') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorCustomers.reason')).fill('Paid with a stolen account')
  await dialog.getByRole('button', { name: t('operatorCustomers.block') }).click()
  await expect(theirs).toHaveURL(/\/auth\/login/)

  await more.click()
  await page.getByRole('menuitem', { name: t('operatorCustomers.unblock') }).click()
  await dialog.getByLabel(t('operatorCustomers.reason')).fill('It was not them')
  await dialog.getByRole('button', { name: t('operatorCustomers.unblock') }).click()
  await more.click()
  await expect(page.getByRole('menuitem', { name: t('operatorCustomers.block') })).toBeVisible()

  await page.goto(`/operator/audit?q=${encodeURIComponent('stolen account')}`)
  await expect(page.getByText('Blocked an account')).toBeVisible()
  await context.close()
})

test('an owner invites somebody by mail, who makes an account with that address, accepts, and works in their area', async ({
  page,
  browser,
  shop,
}) => {
  const newcomer = newVisitor()
  await signInAs(page, shop, shop.demo.operator)
  await setPreferences(page, 'en')
  await page.goto('/operator/staff')
  await page.getByRole('button', { name: t('operatorInvitations.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('operatorInvitations.email') }).fill(newcomer.email)
  await dialog.getByText(t('staffRights.orders'), { exact: true }).click()
  await dialog.getByRole('button', { name: t('operatorInvitations.inviteNow') }).click()
  const row = page.getByRole('list', { name: t('operatorInvitations.invitations') }).getByRole('listitem')
  const sent = row.filter({ hasText: newcomer.email })
  await expect(sent).toContainText(t('invitationStates.open'))

  const context = await browser.newContext({ baseURL: shop.url })
  const theirs = await context.newPage()
  await setPreferences(theirs, 'en')
  const { links } = await shop.readMail(newcomer.email, /invited/)
  const link = links.find((it) => it.includes('/operator/invitation')) ?? ''
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: t('operatorInvitation.title') })).toBeVisible()
  await expect(theirs).not.toHaveURL(/token/)
  await expect(theirs.getByRole('link', { name: t('operatorInvitation.register') })).toBeVisible()
  // Another person's account cannot accept the link.
  await theirs.getByRole('link', { name: t('operatorInvitation.signIn') }).click()
  await expect(theirs).not.toHaveURL(/token=/)
  await fillSignIn(theirs, shop.demo.customer, 'en')
  await theirs.getByRole('button', { name: t('operatorInvitation.accept') }).click()
  await expect(
    theirs.getByText(t('operatorInvitation.otherAddress', { email: shop.demo.customer.email })),
  ).toBeVisible()
  await theirs.getByRole('button', { name: t('operatorInvitation.another') }).click()
  await expect(theirs.getByRole('link', { name: t('operatorInvitation.register') })).toBeVisible()

  await openAccount(shop, newcomer)
  await theirs.getByRole('link', { name: t('operatorInvitation.signIn') }).click()
  await fillSignIn(theirs, newcomer, 'en')
  await theirs.getByRole('button', { name: t('operatorInvitation.accept') }).click()
  await expect(theirs.getByRole('heading', { name: t('operatorToday.title'), level: 1 })).toBeVisible()
  const menu = theirs.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: new RegExp(`^${t('operatorShell.orders')}`) }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: t('operatorShell.staff'), exact: true })).toHaveCount(0)
  await context.close()
  await page.reload()
  await expect(sent).toContainText(t('invitationStates.accepted'))
  await expect(page.getByRole('list', { name: t('operatorStaff.title') })).toContainText(newcomer.username)
})
