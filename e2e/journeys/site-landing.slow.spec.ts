import { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import { createClient } from '@runmart/contract/client'
import { languages } from '@runmart/contract/languages'
import { siteTranslations } from '@runmart/i18n/site'
import { apiOf } from '../accounts/account-api.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { money } from '../orders/money.ts'
import { expect, type Shop, test } from '../shop/fixtures.ts'
import { priceOf, rowOf } from '../site/service-row.ts'

const t = siteTranslations.en
const offered = async (shop: Shop) => dataOf(await apiOf(shop)(api.catalog.services)).items

// It counts and changes the catalogue.
test.use({ ownShop: 'site-landing' })

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  // Proves S1.17, S2.2.
  test('the landing page shows services, prices, tiers and answers', async ({ page, shop }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: t('site.register') }).first()).toHaveAttribute('href', /register/)
    const shown = (await offered(shop)).filter((it) => it.status === 'active').slice(0, 6)
    for (const service of shown) {
      await expect(rowOf(page, service.name)).toContainText(priceOf(service))
    }
    const { tiers } = dataOf(await (await callAs(shop, shop.demo.operator))(api.orderSettings.settings)).settings
    expect(tiers).toHaveLength(3)
    for (const { deposit, discount } of tiers)
      await expect(page.getByRole('listitem').filter({ hasText: money(deposit) })).toContainText(`${discount}%`)
    const answer = page.getByText(t('landing.refundAnswer'))
    await expect(answer).toBeHidden()
    await page.getByText(t('landing.refundAsked')).click()
    await expect(answer).toBeVisible()
    // The example run reacts, too.
    const run = page.getByRole('figure', { name: t('landing.consoleLabel') })
    await run.getByText(t('runConsole.pause'), { exact: true }).click()
    await expect(run.getByText(t('botStates.paused'), { exact: true })).toBeVisible()
    await expect(run.getByText(t('botStates.running'))).toBeHidden()
  })

  // Proves S10.22.
  test('the catalogue shows what each costs and only what is not as usual, and narrows down by links', async ({
    page,
    shop,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: t('landing.allServices') }).click()
    await expect(page).toHaveURL(/\/services$/)
    const services = await offered(shop)
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator('main h2'))).toHaveCount(services.length)
    for (const service of services) {
      const row = rowOf(page, service.name)
      await expect(row).toContainText(priceOf(service))
      await expect(row).not.toContainText(t('serviceStates.active'))
      if (service.status !== 'active') await expect(row).toContainText(t(`serviceStates.${service.status}`))
      const isShort = service.status === 'active' && service.availability !== null && service.availability < 10
      if (isShort) await expect(row).toContainText(`${service.availability} left`)
    }
    expect(new Set(services.map((it) => it.status)).size).toBe(3)

    const names = () => page.locator('main li h2').allInnerTexts()
    const filters = page.getByRole('search')
    await filters.getByRole('link', { name: 'Game' }).click()
    const games = services.filter((it) => it.category === 'game')
    expect((await names()).toSorted()).toEqual(games.map((it) => it.name).toSorted())
    await filters.getByRole('link', { name: t('serviceSearch.available') }).click()
    expect(await names()).toEqual(games.filter((it) => it.status === 'active').map((it) => it.name))
    await page.goto('/services')
    await filters.getByRole('link', { name: t('serviceSearch.cheapest') }).click()
    await filters.getByRole('link', { name: t('siteServices.list') }).click()
    await expect(page).toHaveURL(/sort=price&view=list|view=list&sort=price/)
    const open = services.filter((it) => it.status === 'active').toSorted((a, b) => a.price - b.price)
    expect((await names()).slice(0, 3)).toEqual(open.slice(0, 3).map((it) => it.name))
    await filters.getByRole('searchbox').fill('PROXY check')
    await filters.getByRole('searchbox').press('Enter')
    await expect(page.locator('main li h2')).toHaveText(['Proxy checker'])
    await filters.getByRole('searchbox').fill('nothing of the kind')
    await filters.getByRole('searchbox').press('Enter')
    await expect(page.getByText(t('serviceSearch.noMatch'))).toBeVisible()
  })

  for (const language of languages)
    test(`services are named in the language of the address (${language})`, async ({ page, shop }) => {
      const call = createClient({ base: `${shop.url}/api`, language: () => language, accessToken: () => null })
      const { items } = dataOf(await call(api.catalog.services))
      await page.goto(language === 'en' ? '/services' : `/${language}/services`)
      await expect(page.locator('main li h2')).toHaveCount(items.length)
      for (const { name } of items) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    })
})

test('a changed price and a service that is sold out are seen at the next load', async ({ page, shop }) => {
  await setPreferences(page, 'en')
  const operator = await callAs(shop, shop.demo.operator)
  const name = 'Link checker'
  const change = async (to: { price?: number; status?: Service['status'] }) => {
    const [it] = dataOf(await operator(api.catalog.offered, { query: { q: name } })).items
    if (!it) throw new Error(`The demo shop does not offer “${name}”`)
    const body = { version: it.version, seenAvailability: it.draft.availability, draft: { ...it.draft, ...to } }
    dataOf(await operator(api.catalog.editService, { params: { id: it.id }, body }))
    return it.draft
  }
  await page.goto('/')
  const before = await change({ price: 17 })
  try {
    await page.reload()
    await expect(rowOf(page, name)).toContainText(money(17))
    await change({ status: 'sold_out' })
    await page.reload()
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.goto('/services')
    await expect(rowOf(page, name)).toContainText(t('serviceStates.sold_out'))
    await rowOf(page, name).getByRole('link').click()
    await expect(page.getByRole('link', { name: t('serviceSearch.tellMe') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('siteServices.order') })).toHaveCount(0)
  } finally {
    await change({ price: before.price, status: before.status })
  }
})
