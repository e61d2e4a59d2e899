import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { siteTranslations } from '@runmart/i18n/site'
import { expect, test } from '../shop/fixtures.ts'
import { articles, publicPages } from '../site/public-pages.ts'

// Proves S1.21, S10.25.
test('sitemap, feeds and robots are well-formed and complete', async ({ page, request, shop }) => {
  await page.goto('/')
  /** The texts of all elements with a name, parsed by the browser's XML parser. */
  const texts = async (address: string, name: string) =>
    page.evaluate(
      ([xml, tag]) => {
        const read = new DOMParser().parseFromString(xml, 'application/xml')
        if (read.querySelector('parsererror')) throw new Error('not well-formed')
        return [...read.querySelectorAll(tag)].map((it) => it.textContent ?? '')
      },
      [await (await request.get(address)).text(), name] as const,
    )
  const listed = publicPages.filter(({ path }) => !path.startsWith('newsletter/'))
  const mapped = await texts('/sitemap.xml', 'loc')
  // Other journeys add services, each with its page.
  const isService = (address: string) => address.includes('/services/')
  const others = mapped.filter((address) => !isService(address))
  expect(others.toSorted()).toEqual(
    listed.flatMap(({ address }) => (isService(address) ? [] : [shop.url + address])).toSorted(),
  )
  const pages = mapped.filter(isService)
  for (const { address } of listed.filter((it) => isService(it.address))) expect(pages).toContain(shop.url + address)
  expect(pages.length % languages.length).toBe(0)
  expect((await request.get(pages.at(-1) ?? '')).status()).toBe(200)
  for (const language of languages) {
    const feed = localizedPath(language, 'rss.xml')
    expect(await texts(feed, 'item > title')).toHaveLength(articles.length)
    for (const link of await texts(feed, 'item > link')) expect((await request.get(link)).status(), link).toBe(200)
    const days = (await texts(feed, 'pubDate')).map((day) => Date.parse(day))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
})

test('the policy allows our own scripts and no other, and pages need no more than that', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(policy).toContain("worker-src 'self'")
  expect(await answer?.text()).toContain('application/ld+json')
  for (const path of ['/vi', '/ru/blog', '/services', '/vi/terms', '/dashboard']) await page.goto(path)
  expect(broken).toEqual([])
})

test('whoever is signed in finds the way to where they begin, others the way in', async ({ page }) => {
  const t = siteTranslations.en
  const top = page.getByRole('banner')
  await page.goto('/blog')
  await expect(top.getByRole('link', { name: t('site.signIn') })).toBeVisible()
  await expect(top.getByRole('link', { name: t('site.openDashboard') })).toBeHidden()
  await page.evaluate(() => localStorage.setItem('refreshToken', 'kept'))
  await page.reload()
  await expect(top.getByRole('link', { name: t('site.openDashboard') })).toHaveAttribute('href', '/start')
  await expect(top.getByRole('link', { name: t('site.signIn') })).toBeHidden()
  await expect(top.getByRole('link', { name: t('site.register') })).toBeHidden()
})

test('the menu of a phone closes by Escape and by a press beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const menu = page.locator('[data-site-menu]')
  const blog = menu.getByRole('link', { name: siteTranslations.en('site.blog') })
  await menu.locator('summary').press('Enter')
  await expect(blog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(blog).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
  await menu.locator('summary').click()
  await page.mouse.click(200, 800)
  await expect(blog).toBeHidden()
})

test('an unknown address says so in all languages and leads on', async ({ page }) => {
  const answer = await page.goto('/vi/blog/nothing-here')
  expect(answer?.status()).toBe(404)
  for (const language of languages) {
    const part = page.getByRole('listitem').and(page.locator(`[lang=${language}]`))
    await expect(part).toContainText(siteTranslations[language]('siteMessages.notFoundTitle'))
    await expect(part.getByRole('link')).toHaveAttribute('href', localizedPath(language, ''))
  }
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  // Proves S1.21.
  test('a visitor on a phone finds an article, its parts, the next one and another language', async ({ page }) => {
    const t = siteTranslations.ru
    await page.goto('/ru')
    await page.locator('[data-site-menu] summary').click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.blog') })
      .click()
    await expect(page).toHaveURL('/ru/blog')
    await page.getByRole('main').locator('ol a').last().click()
    await expect(page).toHaveURL('/ru/blog/how-deposits-work')
    await page.getByText(t('site.onThisPage')).first().click()
    const part = page
      .getByRole('navigation', { name: t('site.onThisPage') })
      .getByRole('link')
      .nth(1)
    const name = await part.innerText()
    await part.click()
    await expect(page.getByRole('heading', { name })).toBeInViewport()
    await page
      .getByRole('navigation', { name: t('blog.others') })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL('/ru/blog/how-refunds-work')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tiếng Việt' }).click()
    await expect(page).toHaveURL('/vi/blog/how-refunds-work')
  })

  test('the newsletter is asked for by a plain form', async ({ page }) => {
    await page.goto('/vi/blog')
    const form = page.locator('form[action="/newsletter"]')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form.getByRole('textbox')).toHaveAttribute('name', 'email')
    await expect(form.locator('[name=language]')).toHaveValue('vi')
    await expect(form.locator('[name=website]')).toBeHidden()
  })
})
