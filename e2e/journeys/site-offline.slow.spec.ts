import { catalog } from '@runmart/contract/catalog'
import { siteTranslations } from '@runmart/i18n/site'
import { createService } from '../catalog/create-service.ts'
import { callAs } from '../operator/sign-in-as.ts'
import { dataOf } from '../orders/buyer.ts'
import { checkAccessibility } from '../shop/check-accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = siteTranslations.en

test.use({ serviceWorkers: 'allow' })

test('without a connection a page of ours says so; with it nothing is ever shown from memory', async ({
  page,
  context,
  shop,
}) => {
  const operator = await callAs(shop, shop.demo.operator)
  const { id, version, draft } = await createService(operator)
  const row = page.getByRole('listitem').filter({ hasText: draft.texts.en.name })
  const price = (amount: number) => `${amount.toLocaleString('en')}\u00a0₫`

  await page.goto('/services')
  await expect(row).toContainText(price(draft.price))
  await page.evaluate(() => navigator.serviceWorker.ready)

  await test.step('any page asked for offline is the offline page, with its looks', async () => {
    await context.setOffline(true)
    for (const address of ['/services', '/vi/blog', '/dashboard']) {
      await page.goto(address)
      await expect(page.getByText(t('siteMessages.offlineTitle'))).toBeVisible()
      await expect(page.getByText(price(draft.price))).toHaveCount(0)
    }
    await checkAccessibility(page, 'the offline page')
    const looks = await page.evaluate(async () => {
      await document.fonts.ready
      return [getComputedStyle(document.body).fontFamily, document.fonts.check('16px Manrope', 'aếя')]
    })
    expect(looks).toEqual([expect.stringMatching(/^"?Manrope/), true])
  })

  await test.step('nothing but that page is kept', async () => {
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.map((of) => of.map(({ url }) => new URL(url).pathname))
    })
    expect(stored).toHaveLength(1)
    for (const path of stored.flat())
      expect(path).toMatch(/^\/(offline|site\.js|favicon\.(svg|ico)|assets\/[\w.-]+\.(css|woff2))$/)
  })

  await test.step('online again, the page that was asked for is there, with the price of this moment', async () => {
    const dearer = { ...draft, price: draft.price + 1_000 }
    const edit = (version: number, to: typeof draft) =>
      operator(catalog.editService, { params: { id }, body: { version, seenAvailability: to.availability, draft: to } })
    const { service } = dataOf(await edit(version, dearer))
    await page.goto('/services')
    await expect(page.getByText(t('siteMessages.offlineTitle'))).toBeVisible()
    await context.setOffline(false)
    await page
      .getByRole('link', { name: t('siteMessages.tryAgain') })
      .first()
      .click()
    await expect(row).toContainText(price(dearer.price))
    dataOf(await edit(service.version, draft))
    await page.reload()
    await expect(row).toContainText(price(draft.price))
  })
})

test('the app keeps the offline page too, and can be installed in the reader’s language', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/auth/login')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/orders')
  await expect(page.getByText(t('siteMessages.offlineTitle'))).toBeVisible()
  for (const prefix of ['', '/vi', '/ru']) {
    const answer = await request.get(`${prefix}/manifest.webmanifest`)
    expect(answer.headers()['content-type']).toBe('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ start_url: '/start', scope: '/', lang: prefix.slice(1) || 'en' })
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})
