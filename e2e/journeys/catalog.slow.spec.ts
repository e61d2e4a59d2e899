import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import type { Client } from '@runmart/contract/client'
import { siteTranslations } from '@runmart/i18n/site'
import { openAccount } from '../accounts/account-api.ts'
import { newVisitor, setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { createService } from '../catalog/create-service.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words as officeWords } from '../operator/words.ts'
import { dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const site = siteTranslations.en
const office = officeWords.en
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function edit(operator: Client, { id }: OperatorService, changes: Partial<ServiceDraft>): Promise<void> {
  const now = dataOf(await operator(api.catalog.offered)).items.find((it) => it.id === id)
  if (!now) throw new Error('The service is gone')
  const body = { version: now.version, seenAvailability: now.draft.availability, draft: { ...now.draft, ...changes } }
  dataOf(await operator(api.catalog.editService, { params: { id }, body }))
}

// Proves S3.45, S10.32.
test('from a sold-out page to “tell me”, and told once when it is back', async ({ page, shop }) => {
  const operator = await callAs(shop, shop.demo.operator)
  const service = await createService(operator, { status: 'sold_out' })
  const { name } = service.draft.texts.en
  const visitor = newVisitor()
  await openAccount(shop, visitor)
  await setPreferences(page, 'en')
  const call = await signInAs(page, shop, visitor)
  await page.goto(`/services/${service.draft.slug}`)
  await page.getByRole('link', { name: site('serviceSearch.tellMe') }).click()
  await cardOf(page, name)
    .getByRole('button', { name: t('catalog.tellMeOf', { name }) })
    .click()
  await expect(cardOf(page, name)).toContainText(t('catalog.willTell'))
  await edit(operator, service, { status: 'active' })
  const told = async () =>
    dataOf(await call(api.notifications.list)).items.filter((it) => it.news.kind === 'service-back').length
  await expect.poll(told).toBe(1)
  await page.goto('/notifications')
  await page.getByRole('link', { name: t('notificationTitles.service-back', { name }) }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/new\\?service=${service.id}`))
  expect(await told()).toBe(1)
})

// Proves S10.25.
test('an operator writes a page with a picture, visitors read it, and its old address leads to the new one', async ({
  page,
  shop,
}) => {
  const operator = await callAs(shop, shop.demo.operator)
  const service = await createService(operator)
  const { name } = service.draft.texts.en
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/services/${service.id}`)
  await page.getByRole('link', { name: office('operatorServices.pageText') }).click()
  await page.locator('[name="texts.en.get"]').fill('**Three** sizes & <b>no HTML</b>')
  await page.locator('[name="texts.en.questions"]').fill('### Is it good?\nYes.')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Three sizes & <b>no HTML</b>')).toBeVisible()
  const pixels = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mPgrooDIgYIBQAXlgONNfDwQgAAAABJRU5ErkJggg=='
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(pixels, 'base64') }
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('<svg>'.repeat(20)) })
  await expect(page.getByText(office('fields.pictureFormat'))).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('[name="texts.en.get"]')).toHaveValue(/!\[.*\]\(\/pictures\//)
  await page.getByRole('button', { name: office('operatorServices.save') }).click()
  await expect(page.getByText('Service saved.')).toBeVisible()

  await page.goto(`/services/${service.draft.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Three sizes & <b>no HTML</b>')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Is it good?' })).toBeVisible()
  const picture = page.locator('main img')
  await expect(picture).toHaveJSProperty('naturalWidth', 2)
  await page.locator('#amount').fill('3')
  await expect(page.getByRole('status')).toHaveText(`${(service.draft.price * 3).toLocaleString('en')}\u00a0₫`)
  // The Russian page has no operators' text, only facts.
  await page.goto(`/ru/services/${service.draft.slug}`)
  await expect(page.getByRole('heading', { name: siteTranslations.ru('siteServices.youGet') })).toHaveCount(0)
  await edit(operator, service, { slug: `${service.draft.slug}-new` })
  await page.goto(`/ru/services/${service.draft.slug}`)
  await expect(page).toHaveURL(`/ru/services/${service.draft.slug}-new`)
})
