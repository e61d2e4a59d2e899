import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { expect, test } from '../shop/fixtures.ts'

// Journeys share the terms.
test.use({ ownShop: 'content-texts' })
const t = words.en

test('an operator changes the terms beside what visitors will see, publishes them and goes back to the original', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const visitor = await context.newPage()
  await visitor.goto('/terms')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()

  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/content')
  await page.getByRole('link', { name: t('operatorTexts.pages'), exact: true }).click()
  await page.getByRole('link', { name: 'Terms of use' }).click()
  const title = page.getByLabel(t('operatorTexts.title'), { exact: true }).first()
  await title.fill('Terms of this shop')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'Terms of this shop' })).toBeVisible()

  // Typed text survives a visit to another page.
  await page.getByRole('link', { name: t('operatorTexts.pages') }).click()
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await expect(title).toHaveValue('Terms of this shop')
  const body = page.getByLabel(t('operatorTexts.body')).first()
  await body.fill(`${await body.inputValue()}\n\nOpen on Sundays.`)
  await page.getByRole('button', { name: t('operatorTexts.save') }).click()
  await expect(page.getByText(t('operatorTexts.draft'), { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()

  const publish = async () => {
    await page.getByRole('button', { name: t('operatorTexts.publishAsk') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('operatorTexts.publish') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await publish()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Terms of this shop' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await visitor.goto('/vi/terms')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Terms of this shop' })).toHaveCount(0)

  await page.getByRole('button', { name: t('operatorTexts.more') }).click()
  await page.getByRole('menuitem', { name: t('operatorTexts.versions') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('operatorTexts.use') })
    .last()
    .click()
  await expect(title).toHaveValue('Terms of use')
  await publish()
  await expect(async () => {
    await visitor.goto('/terms')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible({ timeout: 500 })
  }).toPass()

  // The owner sees the changed lines of the long text in the audit log.
  await page.goto('/operator/audit?action=content.publish-text')
  const newest = page.getByRole('listitem').filter({ hasText: 'Terms of this shop' }).first()
  await newest.getByRole('button', { name: t('operatorAudit.showText') }).click()
  await expect(page.getByRole('deletion').filter({ hasText: 'Open on Sundays.' })).toBeVisible()
  await context.close()
})

test('a post is written, found in the blog and its feed, shown elsewhere with its language named, and taken off', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url })
  const visitor = await context.newPage()
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/content/posts')
  await page.getByRole('button', { name: t('operatorTexts.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorTexts.title')).fill('We have a new home!')
  await expect(dialog.getByLabel(t('operatorTexts.address'))).toHaveValue('we-have-a-new-home')
  await dialog.getByRole('button', { name: t('operatorTexts.begin') }).click()
  await page.getByRole('button', { name: t('operatorTexts.publishAsk') }).click()
  await expect(page.getByText(t('operatorTexts.incomplete'))).toBeVisible()
  await page.getByLabel(t('operatorTexts.description')).first().fill('Where we are now.')
  await page
    .getByLabel(t('operatorTexts.body'))
    .first()
    .fill('## Here\n\nSee [services](/services). <script>alert(1)</script>')
  await page.getByRole('button', { name: t('operatorTexts.publishAsk') }).click()
  await dialog.getByRole('button', { name: t('operatorTexts.publish') }).click()
  await expect(page.getByText(t('operatorTexts.live'), { exact: true })).toBeVisible()

  await expect(async () => {
    await visitor.goto('/ru/blog')
    await visitor.getByRole('link', { name: 'We have a new home!' }).click({ timeout: 500 })
  }).toPass()
  await expect(visitor).toHaveURL('/ru/blog/we-have-a-new-home')
  await expect(visitor.getByText('Текст на другом языке: English')).toBeVisible()
  await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'services' })).toHaveAttribute(
    'href',
    '/ru/services',
  )
  expect(await visitor.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}/blog/we-have-a-new-home`)
  expect(await visitor.locator('link[rel=alternate][hreflang=ru]').count()).toBe(0)
  const feed = await (await visitor.request.get('/rss.xml')).text()
  expect(feed).toContain('<title>We have a new home!</title>')

  await page.getByRole('button', { name: t('operatorTexts.more') }).click()
  await page.getByRole('menuitem', { name: t('operatorTexts.hide') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorTexts.hide') })
    .click()
  await expect(page.getByText(t('operatorTexts.draft'), { exact: true })).toBeVisible()
  await expect(async () => {
    expect((await visitor.request.get('/blog/we-have-a-new-home')).status()).toBe(404)
  }).toPass()
  await context.close()
})
