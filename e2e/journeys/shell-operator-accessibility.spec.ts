import { api } from '@runmart/contract'
import { deposits } from '@runmart/contract/deposits'
import { siteTranslations } from '@runmart/i18n/site'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { openAccountMenu } from '../operator/open-account-menu.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { accessibilityTest } from '../shop/accessibility-test.ts'
import { expect, test } from '../shop/fixtures.ts'
import { addSupplier, importFollowers, pauseSupplier, startPanel } from '../suppliers/supplied-service.ts'

const pages = [
  '/operator',
  '/operator/alerts',
  '/operator/transfers',
  '/operator/transfers?view=all',
  '/operator/orders',
  '/operator/orders?view=all',
  '/operator/messages',
  '/operator/messages/replies',
  '/operator/warranty',
  '/operator/warranty?view=all',
  '/operator/services',
  '/operator/services/new',
  '/operator/services/categories',
  '/operator/suppliers',
  '/operator/suppliers/changes',
  '/operator/dispatches',
  '/operator/supplier-money',
  '/operator/bots',
  '/operator/codes',
  '/operator/referrals',
  '/operator/referrals?view=all',
  '/operator/payouts',
  '/operator/partners',
  '/operator/partners/proposals',
  '/operator/content',
  '/operator/content/announcements/new',
  '/operator/content/pages',
  '/operator/content/pages/terms',
  '/operator/content/posts',
  '/operator/content/posts/how-refunds-work',
  '/operator/newsletter',
  '/operator/customers',
  '/operator/staff',
  '/operator/staff/rules?show=all',
  '/operator/audit',
  '/operator/reports',
  '/operator/reports?period=week&by=days',
  '/operator/reports?by=months',
  '/operator/reports?by=services',
  '/operator/reports?by=customers',
  '/operator/reports?by=operators',
  '/operator/reports/entries?figure=deposits',
  '/operator/books',
  '/operator/jobs',
  '/operator/settings',
  '/operator/settings/orders',
  '/operator/settings/referrals',
  '/operator/settings/payouts',
  '/operator/settings/partners',
  '/operator/settings/maintenance',
  '/operator/settings/history',
]

test('for a customer there is no back office', async ({ page, shop }) => {
  const t = words.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.customer)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: t('shell.notFoundTitle') })).toBeVisible()
  }
  await page.getByRole('link', { name: t('shell.toDashboard') }).click()
  await openAccountMenu(page)
  await expect(page.getByRole('menuitem', { name: t('shell.backOffice') })).toHaveCount(0)
})

for (const [role, home] of [
  ['customer', /\/dashboard$/],
  ['operator', /\/operator$/],
] as const)
  test(`the public pages lead a signed-in ${role} to where they begin`, async ({ page, shop }) => {
    await setPreferences(page, 'en')
    await signInAs(page, shop, shop.demo[role])
    await page.goto('/blog')
    const name = siteTranslations.en('site.openDashboard')
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL(home)
  })

test('an operator finds the back office in the menu and by the palette, and the way back', async ({ page, shop }) => {
  const t = words.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: t('shell.backOffice') }).click()
  await expect(page.getByRole('heading', { name: t('operatorToday.title'), level: 1 })).toBeVisible()
  await page.getByRole('link', { name: t('operatorShell.toShop') }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The address is there before its page; keys pressed until then go to the one that leaves.
  await expect(page.getByRole('heading', { name: t('dashboard.title'), level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(t('shell.backOffice'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator$/)
})

test('without a second factor an operator is told what to do', async ({ page, shop }) => {
  const t = words.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  // The demo's operator is let in without one; a real shop's API answers like this.
  await page.route('**/api/operator/**', (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, message: '', data: null, error: 'Turn it on first.', code: 'TWO_FACTOR_REQUIRED' },
    }),
  )
  await page.goto('/operator/books')
  await expect(page.getByRole('heading', { name: t('operatorShell.twoFactorTitle') })).toBeVisible()
  await page.getByRole('link', { name: t('operatorShell.toProfile') }).click()
  await expect(page).toHaveURL(/\/profile\/security#two-factor$/)
})

accessibilityTest(
  'everyone can use the back office, and no script breaks the policy',
  async ({ page, shop, t, checkPage, checkScreen }) => {
    const customer = await callAs(shop, shop.demo.customer)
    const content = 'meant for nobody that is known'
    await customer(deposits.simulate, { body: { amount: 11_000, content } })
    const operator = await signInAs(page, shop, shop.demo.operator)
    const [service] = dataOf(await operator(api.catalog.offered, {})).items
    const tabs = ['', '/form', '/page', '/history'].map((tab) => `/operator/services/${service?.id}${tab}`)
    const stocked = await createService(operator)
    const lines = Array.from({ length: 3 }, (_, at) => `192.0.2.${at}:8080:${stocked.id}`)
    dataOf(await operator(api.stock.add, { params: { id: stocked.id }, body: { lines } }))
    const panel = await startPanel()
    const supplier = await addSupplier(operator, panel, 'A panel')
    const supplied = await importFollowers(operator, supplier)
    await pauseSupplier(operator, supplier)
    await panel.close()
    const { id } = dataOf(await customer(api.accounts.me)).user
    const details = [
      `/operator/messages/${id}`,
      `/operator/suppliers/${supplier}`,
      `/operator/services/${supplied}/suppliers`,
      `/operator/transactions/${id}`,
    ]
    const bare = await createService(operator)
    const stocks = [stocked, bare].map(({ id }) => `/operator/services/${id}/stock`)
    for (const path of [...pages, ...tabs, ...stocks, ...details, '/operator/invitation#token=of-a-mail'])
      await checkPage(path)
    await page.goto(`/operator/services/${stocked.id}/stock`)
    await page
      .getByRole('button', { name: t('operatorStock.withdraw') })
      .first()
      .click()
    const withdrawal = page.getByRole('dialog')
    const withdraw = (words: typeof t) =>
      withdrawal.getByRole('button', { name: words('operatorStock.withdraw') }).click()
    await checkScreen('the withdrawal', withdraw)
    await page.goto(`/operator/services/${service?.id}`)
    await page.getByRole('button', { name: t('operatorPictures.add') }).click()
    await checkScreen('the picture')
    await page.goto('/operator/transfers')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: `${t('operatorTransfers.assign')}:` })
      .first()
      .click()
    await page.getByRole('combobox', { name: t('operatorCustomers.pick'), exact: true }).fill('demo')
    await expect(page.getByRole('option', { name: /demo@runmart\.local/ })).toBeVisible()
    await checkScreen('the assignment')
    await page.goto('/operator/codes')
    await page.getByRole('button', { name: t('operatorDiscountCodes.add') }).click()
    const code = page.getByRole('dialog')
    await code.getByText(t('operatorServices.pickSome')).click()
    const create = (words: typeof t) =>
      code.getByRole('button', { name: words('operatorDiscountCodes.create') }).click()
    await checkScreen('a code', create)
    await page.goto('/operator/books')
    // Keys that are pressed before the page is there go nowhere.
    await expect(page.locator('h1')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('demo@runmart.local')
    await expect(page.getByRole('option', { name: /demo@runmart\.local/ })).toBeVisible()
    await checkScreen('the search')
  },
)
