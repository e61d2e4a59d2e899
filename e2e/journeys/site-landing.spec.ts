import { siteTranslations } from '@runmart/i18n/site'
import { apiOf } from '../accounts/account-api.ts'
import { fillSignIn } from '../accounts/sign-in.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'
import { priceOf, rowOf } from '../site/service-row.ts'

const t = siteTranslations.en
const account = words.en

test('from a service through registering and signing in to its order form', async ({ page, shop, context }) => {
  await setPreferences(page, 'en')
  const service = await serviceNamed(apiOf(shop), 'Telegram channel setup')
  const visitor = newVisitor()
  await page.goto('/services')
  await rowOf(page, service.name).getByRole('link').click()
  await page.getByRole('button', { name: t('siteServices.order') }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.getByRole('link', { name: account('accounts.createAccount') }).click()
  // The sign-in page has similar fields.
  await expect(page.getByRole('heading', { name: account('accounts.registerTitle') })).toBeVisible()
  await page.getByLabel(account('accounts.username')).fill(visitor.username)
  await page.getByLabel(account('accounts.email')).fill(visitor.email)
  await page.getByLabel(account('accounts.password'), { exact: true }).fill(visitor.password)
  await page.getByRole('button', { name: account('accounts.createAccount') }).click()
  const { links } = await shop.readMail(visitor.email)
  // A mail program opens another tab.
  const mailed = await context.newPage()
  await mailed.goto(links[0] ?? '')
  await mailed.getByLabel(account('accounts.password'), { exact: true }).fill(visitor.password)
  await mailed.getByRole('button', { name: account('accounts.activate') }).click()
  await mailed.getByRole('link', { name: account('accounts.goToSignIn') }).click()
  await fillSignIn(mailed, visitor, 'en')
  await expect(mailed).toHaveURL(new RegExp(`/orders/new\\?service=${service.id}`))
  await expect(mailed.getByRole('main')).toContainText(priceOf(service))
})
