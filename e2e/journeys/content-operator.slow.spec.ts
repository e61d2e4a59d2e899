import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { expect, test } from '../shop/fixtures.ts'

// Journeys share announcements and maintenance.
test.use({ ownShop: 'content-operator' })
const t = words.en
const sentence = 'Banks rest on Monday, transfers arrive on Tuesday'

test('an announcement appears on public pages and in open pages of the app; dismissed in one place, it is gone in both', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const visitor = await context.newPage()
  await setPreferences(visitor, 'en')
  await signInAs(visitor, shop, shop.demo.customer)
  await visitor.goto('/dashboard')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/content')
  await page.getByRole('link', { name: t('operatorContent.add') }).click()
  await page.getByLabel('English').fill(sentence)
  await page.getByLabel('Tiếng Việt').fill('Thứ Hai ngân hàng nghỉ')
  await page.getByLabel('Русский').fill('В понедельник банки не работают')
  await page.getByLabel(t('operatorContent.link')).fill('/terms')
  await page.getByRole('button', { name: t('operatorContent.publish') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorContent.publish') })
    .click()
  await expect(page.getByText(t('operatorContent.live'))).toBeVisible()

  await expect(visitor.getByText(sentence)).toBeVisible()
  await visitor.goto('/vi/terms')
  await expect(visitor.getByRole('link', { name: 'Thứ Hai ngân hàng nghỉ' })).toHaveAttribute('href', '/vi/terms')
  await visitor.goto('/')
  await visitor.getByRole('complementary').getByRole('button').click()
  await expect(visitor.getByText(sentence)).toHaveCount(0)
  await visitor.goto('/blog')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(sentence)).toHaveCount(0)
  await visitor.goto('/dashboard')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(sentence)).toHaveCount(0)
  await context.close()
})

test('closing the shop replaces a customer’s open page, keeps operators in, and opening brings the page back', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const customer = await context.newPage()
  await setPreferences(customer, 'en')
  await signInAs(customer, shop, shop.demo.customer)
  await customer.goto('/orders')
  await expect(customer.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible()

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/settings')
  await page.getByRole('link', { name: t('operatorShell.maintenance') }).click()
  await page.getByLabel('English').fill('We move to a larger machine')
  await page.getByText(t('operatorMaintenance.shopClosed'), { exact: true }).click()
  await page.getByRole('button', { name: t('operatorSettings.save') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorMaintenance.close') })
    .click()

  await expect(customer.getByRole('heading', { name: t('maintenance.title') })).toBeVisible()
  await expect(customer.getByText('We move to a larger machine')).toBeVisible()
  await customer.reload()
  await expect(customer.getByRole('heading', { name: t('maintenance.title') })).toBeVisible()
  await page.goto('/operator/orders')
  await expect(page.getByRole('link', { name: t('operatorMaintenance.isClosed') })).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByText('We move to a larger machine')).toBeVisible()

  await page.goto('/operator/settings/maintenance')
  await page.getByText(t('operatorMaintenance.shopOpenText')).click()
  await page.getByRole('button', { name: t('operatorSettings.save') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorMaintenance.open') })
    .click()
  await expect(customer.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible()
  await context.close()
})
