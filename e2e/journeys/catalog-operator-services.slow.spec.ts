import type { Page } from '@playwright/test'
import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { setPreferences } from '../accounts/visitor.ts'
import { createService } from '../catalog/create-service.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, serviceNamed } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

// Journeys share categories, places and prices, and this one counts them.
test.use({ ownShop: 'catalog-operator-services' })

test('a category of the shop’s own, a service in it, sorted by dragging and by keys, and customers see both', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator/services/categories')
  await page.getByRole('button', { name: t('operatorCategories.add') }).click()
  const dialog = page.getByRole('dialog')
  for (const [language, name] of Object.entries({ en: 'Social', vi: 'Mạng xã hội', ru: 'Соцсети' }))
    await dialog.locator(`[name="names.${language}"]`).fill(name)
  await dialog.locator('[name=slug]').fill('social')
  await dialog.getByRole('button', { name: t('operatorCategories.save') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Social' })).toBeVisible()

  await page.goto('/operator/services/new')
  for (const language of ['en', 'vi', 'ru']) {
    await page.locator(`[name="texts.${language}.name"]`).fill('Followers')
    await page.locator(`[name="texts.${language}.description"]`).fill('Real people.')
  }
  await page.getByRole('combobox', { name: t('operatorServices.category') }).click()
  await page.getByRole('option', { name: 'Social' }).click()
  await page.getByLabel(t('operatorServices.priceUnit')).fill('1,200')
  await page.getByRole('button', { name: t('operatorServices.create') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/operator\/services$/)
  for (const name of ['Likes', 'Views']) await createService(operator, { category: 'social', price: 2_300 }, name)

  await page.goto('/operator/services?category=social')
  await expect.poll(() => namesIn(page)).toEqual(['Followers', 'Likes', 'Views'])
  await handleOf(page, 'Views').focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => namesIn(page)).toEqual(['Followers', 'Views', 'Likes'])
  await expect.poll(() => namesOf(operator)).toEqual(['Followers', 'Views', 'Likes'])
  const [from, to] = [await boxOf(page, 'Followers'), await boxOf(page, 'Likes')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 8, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => namesOf(operator)).toEqual(['Views', 'Likes', 'Followers'])
  await page.reload()
  await expect.poll(() => namesIn(page)).toEqual(['Views', 'Likes', 'Followers'])

  await page.goto('/vi/services?category=social')
  await expect(page.getByRole('link', { name: 'Mạng xã hội' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Views', 'Likes', 'Followers'])
})

test('prices of several services go up by ten percent, rounded to 500, are looked at before, undone, and remembered', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const [cheap, dear] = [`Cheap ${Date.now()}`, `Dear ${Date.now()}`]
  const { id } = await createService(operator, { price: 1_234 }, cheap)
  await createService(operator, { price: 98_700 }, dear)
  await page.goto('/operator/services')
  for (const name of [cheap, dear])
    await page.getByRole('checkbox', { name: t('operatorServiceEdits.select', { name }) }).press('Space')
  const bar = page.getByRole('region', { name: t('operatorServiceEdits.bar') })
  await bar.getByRole('button', { name: t('operatorServices.price') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=percent]').fill('10')
  await dialog.getByRole('combobox', { name: t('operatorServiceEdits.round') }).click()
  await page.getByRole('option', { name: t('operatorServiceEdits.roundTo', { step: '500' }) }).click()
  // 1,357 and 108,570 are nearest to these.
  await expect(dialog.getByRole('row').filter({ hasText: cheap })).toContainText(money(1_500))
  await expect(dialog.getByRole('row').filter({ hasText: dear })).toContainText(money(108_500))
  // The smaller one moves by more than a fifth, so the dialog asks about it.
  const apply = dialog.getByRole('button', { name: t('operatorServiceEdits.apply', { count: 2 }) })
  await expect(apply).toBeDisabled()
  await dialog.getByRole('checkbox', { name: t('operatorServiceEdits.farSure') }).press('Space')
  await apply.click()
  await expect(rowOf(page, cheap)).toContainText(money(1_500))
  await page.getByRole('button', { name: t('operatorServiceEdits.undo') }).click()
  await expect(rowOf(page, cheap)).toContainText(money(1_234))
  await expect(rowOf(page, dear)).toContainText(money(98_700))

  await page.goto(`/operator/services/${id}/history`)
  const history = page.getByRole('region', { name: t('operatorServices.priceHistory') }).getByRole('listitem')
  await expect(history).toHaveText([
    new RegExp(`${money(1_500)} → ${money(1_234)}`),
    new RegExp(`${money(1_234)} → ${money(1_500)}`),
    new RegExp(money(1_234)),
  ])
})

test('a customer sees what a larger amount costs and pays exactly that; an archived service is gone and refused', async ({
  page,
  shop,
}) => {
  const operator = await signInAs(page, shop, shop.demo.operator)
  const name = `By quantity ${Date.now()}`
  const { id } = await createService(operator, { price: 1_000, maxAmount: 1_000 }, name)
  await setPreferences(page, 'en')
  await page.goto(`/operator/services/${id}`)
  await page.getByRole('button', { name: t('operatorServices.bracketAdd') }).click()
  await page.getByLabel(t('operatorServices.bracketFrom', { nth: 1 })).fill('100')
  await page.getByLabel(t('operatorServices.bracketPrice', { nth: 1 })).fill('777')
  await page.getByRole('button', { name: t('operatorServices.save') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByText('Service saved.')).toBeVisible()

  const { call } = await createBuyer(shop, 200_000)
  const service = await serviceNamed(call, name)
  await page.goto(`/services/${service.slug}`)
  await page.locator('#amount').fill('99')
  await expect(page.getByRole('status')).toHaveText(money(99_000))
  await page.locator('#amount').fill('101')
  await expect(page.getByRole('status')).toHaveText(money(78_477))
  const order = { serviceId: id, amount: 101, contactInfo: '@khach', acceptTotal: 78_477 }
  const placed = dataOf(await call(api.orders.owner, { body: order }, newIdempotencyKey()))
  expect([placed.order.totalCash, placed.balance]).toEqual([78_477, 121_523])

  await page.goto('/operator/services')
  await page.getByRole('button', { name: t('operatorServices.actions', { name }) }).click()
  await page.getByRole('menuitem', { name: t('operatorServices.archive') }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
  expect((await call(api.orders.owner, { body: order }, newIdempotencyKey())).success).toBe(false)
  expect((await page.request.get(`/services/${service.slug}`)).status()).toBe(404)
  // An existing order keeps its name.
  const kept = dataOf(await call(api.orders.order, { params: { id: placed.order.id } }))
  expect(kept.order.serviceName).toBe(name)
})

test('leaving a service with changes that are not saved asks; staying keeps them', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  const { id } = await createService(operator, {}, `Unsaved ${Date.now()}`)
  await page.goto(`/operator/services/${id}`)
  await page.getByLabel(t('operatorServices.priceUnit')).fill('4,321')
  await expect(page.frameLocator('iframe').getByText(money(4_321)).first()).toBeVisible()
  await page.getByRole('link', { name: t('operatorServices.form'), exact: true }).click()
  const question = page.getByRole('alertdialog', { name: t('operatorLeaving.title') })
  await question.getByRole('button', { name: t('ui.cancel') }).click()
  await expect(page.getByLabel(t('operatorServices.priceUnit'))).toHaveValue('4,321')
  await page.getByRole('link', { name: t('operatorServices.form'), exact: true }).click()
  await question.getByRole('button', { name: t('operatorLeaving.leave') }).click()
  await expect(page).toHaveURL(`/operator/services/${id}/form`)

  await page.getByRole('button', { name: t('operatorServices.addField') }).click()
  for (const language of ['en', 'vi', 'ru'])
    await page.locator(`[name$="texts.${language}.label"]`).fill(`Your channel (${language})`)
  // The preview is the customer's own form, in the chosen language.
  await expect(page.frameLocator('iframe').getByLabel('Your channel (en)')).toBeVisible()
  await page.getByText('Русский').last().click()
  await expect(page.frameLocator('iframe').getByLabel('Your channel (ru)')).toBeVisible()
})

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

function handleOf(page: Page, name: string) {
  return page.getByRole('button', { name: t('operatorServices.move', { name }) })
}

async function boxOf(page: Page, name: string) {
  const box = await handleOf(page, name).boundingBox()
  if (!box) throw new Error(`The handle of ${name} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function namesIn(page: Page): Promise<string[]> {
  return page.locator('[data-sort-id]').getByRole('link').allTextContents()
}

async function namesOf(operator: Client): Promise<string[]> {
  const { items } = dataOf(await operator(api.catalog.offered, { query: { category: 'social' } }))
  return items.map(({ draft }) => draft.texts.en.name)
}
