import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Journeys share services, and this one counts their prices and places.
test.use({ ownShop: 'catalog-operator' })

test('a service and a code are made, and a customer buys with them', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  const name = `Banner design ${Date.now()}`
  await page.goto('/operator/services')
  await page.getByRole('link', { name: t('operatorServices.add') }).click()
  await page.locator('[name="texts.en.name"]').fill(name)
  await page.getByRole('button', { name: t('operatorServices.create') }).click()
  // Two names and three descriptions are missing.
  await expect(page.getByText('Please fill this in')).toHaveCount(5)
  for (const language of ['en', 'vi', 'ru']) {
    await page.locator(`[name="texts.${language}.name"]`).fill(name)
    await page.locator(`[name="texts.${language}.description"]`).fill(`Three sizes, in ${language}.`)
  }
  await page.getByLabel(t('operatorServices.priceUnit')).fill('50,000')
  await page.getByLabel(t('operatorServices.availability')).fill('3')
  await expect(
    page
      .frameLocator('iframe')
      .getByText(`${money(50_000)} per unit`)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: t('operatorServices.create') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operatorServices.create') })
    .click()
  await expect(page.getByText('Service saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/operator\/services$/)
  await expect(rowOf(page, name).getByRole('cell', { name: '3', exact: true })).toBeVisible()

  const code = `FIRST-${Date.now()}`
  await page.goto('/operator/codes')
  await page.getByRole('button', { name: t('operatorDiscountCodes.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorDiscountCodes.code'), { exact: true }).fill(code.toLowerCase())
  await dialog.getByLabel(t('operatorDiscountCodes.valuePercent'), { exact: true }).fill('120')
  await dialog.getByText(t('operatorServices.pickSome')).click()
  await dialog.getByRole('button', { name: t('operatorDiscountCodes.create') }).click()
  await expect(dialog.getByText('Maximum 100%')).toBeVisible()
  await dialog.getByLabel(t('operatorDiscountCodes.valuePercent'), { exact: true }).fill('10')
  await dialog.getByRole('searchbox', { name: t('operatorServices.pickSearch') }).fill(name)
  await dialog.getByText(name).click()
  await dialog.getByRole('button', { name: t('operatorDiscountCodes.create') }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText(t('operatorDiscountCodes.sureCreate', { code }))
  await sure.getByRole('button', { name: t('operatorDiscountCodes.create') }).click()
  await expect(page.getByText('Discount code saved.')).toBeVisible()

  const { call } = await createBuyer(shop, 200_000)
  const service = await serviceNamed(call, name)
  const body = { serviceId: service.id, amount: 2, contactInfo: '@khach', discountCode: code, acceptTotal: 90_000 }
  const { order, balance } = dataOf(await call(api.orders.owner, { body }, newIdempotencyKey()))
  expect([order.totalCash, balance]).toEqual([90_000, 110_000])
  await page.goto(`/operator/codes?q=${code}`)
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(
    t('operatorDiscountCodes.tookOff', { amount: money(10_000) }),
  )
  await page.goto('/operator/services')
  await expect(rowOf(page, name).getByRole('cell', { name: '1', exact: true })).toBeVisible()

  await page.goto(`/operator/codes?q=${code}`)
  await page.getByRole('button', { name: t('operatorDiscountCodes.editOf', { code }) }).click()
  await dialog.getByText(t('operatorDiscountCodes.active'), { exact: true }).click()
  await dialog.getByRole('button', { name: t('operatorDiscountCodes.save') }).click()
  await sure.getByRole('button', { name: t('operatorDiscountCodes.save') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText(t('operatorDiscountCodes.off'))
  const again = await call(api.orders.owner, { body: { ...body, amount: 1, acceptTotal: 45_000 } }, newIdempotencyKey())
  expect(again.success).toBe(false)
})

test('quick changes in the list; and whoever saves second is told instead of overwriting', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const name = 'Telegram channel setup'
  const find = async () => {
    const { items } = dataOf(await operator(api.catalog.offered, { query: { q: name } }))
    const [service] = items
    if (!service) throw new Error(`The demo shop does not offer “${name}”`)
    return service
  }
  const { draft: before } = await find()
  await page.goto(`/operator/services?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: new RegExp(t('operatorServices.statusOf', { name })) }).click()
  await page.getByRole('menuitemradio', { name: t('serviceStates.maintenance') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(
    rowOf(page, name).getByRole('button', { name: new RegExp(t('operatorServices.statusOf', { name })) }),
  ).toContainText(t('serviceStates.maintenance'))
  await page.getByRole('button', { name: t('operatorServices.priceOf', { name }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(money(before.price))
  await dialog.getByLabel(t('operatorServices.priceUnit')).fill('433,000')
  await dialog.getByRole('button', { name: t('operatorServices.priceNow') }).click()
  const far = page.getByRole('alertdialog')
  await expect(far).toContainText(`${money(before.price)} → ${money(433_000)}`)
  await far.getByLabel(t('operatorSettings.again', { label: t('operatorServices.price') })).fill('433,000')
  await far.getByRole('button', { name: t('operatorServices.saveNow') }).click()
  await expect(rowOf(page, name)).toContainText(money(433_000))

  await page.getByRole('link', { name: t('operatorServices.editOf', { name }) }).click()
  await expect(page.getByRole('combobox', { name: t('operatorServices.billing') })).toBeDisabled()
  await expect(page.getByText(t('operatorServices.kindFixed'))).toBeVisible()
  await page.getByLabel(t('operatorServices.maxAmount')).fill('4')
  const seen = await find()
  const theirs = { ...seen.draft, price: 434_000 }
  const body = { version: seen.version, seenAvailability: seen.draft.availability, draft: theirs }
  dataOf(await operator(api.catalog.editService, { params: { id: seen.id }, body }))
  const save = async () => {
    await page.getByRole('button', { name: t('operatorServices.save') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('operatorServices.saveNow') })
      .click()
  }
  await save()
  await expect(page.getByText(t('operatorServices.conflictTitle'))).toBeVisible()
  await page.getByRole('button', { name: t('operatorServices.reload') }).click()
  await expect(page.getByLabel(t('operatorServices.priceUnit'))).toHaveValue('434000')
  await expect(page.getByLabel(t('operatorServices.maxAmount'))).toHaveValue('4')
  await save()
  await expect(page.getByText('Service saved.')).toBeVisible()
  // The sentence may still belong to the previous price.
  await expect.poll(async () => (await find()).draft.maxAmount).toBe(4)
  const after = await find()
  expect([after.draft.price, after.draft.maxAmount, after.draft.status]).toEqual([434_000, 4, 'maintenance'])
  const back = { version: after.version, seenAvailability: after.draft.availability, draft: before }
  dataOf(await operator(api.catalog.editService, { params: { id: after.id }, body: back }))
})

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}
