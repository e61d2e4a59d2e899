import { api } from '@runmart/contract'
import { naughtyStrings } from '../../server/test/refusals/naughty-strings.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { openLocalSite } from '../bots/local-site.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { watchForScripts } from '../shell/watch-for-scripts.ts'
import { expect, test } from '../shop/fixtures.ts'

const screens = {
  customer:
    '/dashboard /deposit /orders/new /orders /orders/history /bots /referral /transactions /profile /notifications',
  operator: '/operator /operator/orders /operator/services /operator/bots /operator/customers /operator/books',
}

// Proves R16, R66.
test('no page contacts another host, and no address or referrer holds a token', async ({ browser, shop }) => {
  for (const role of ['customer', 'operator'] as const) {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const sent: { url: string; referrer: string }[] = []
    page.on('request', (it) => sent.push({ url: it.url(), referrer: it.headers().referer ?? '' }))
    await signInAs(page, shop, shop.demo[role])
    for (const path of ['/', '/vi/blog', '/services', ...screens[role].split(' ')]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const tokens = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
    expect(tokens.every(Boolean)).toBe(true)
    expect(sent.length).toBeGreaterThan(50)
    for (const { url, referrer } of sent) {
      if (!url.startsWith('data:')) expect(new URL(url).origin).toBe(shop.url)
      for (const token of tokens) expect(url + referrer).not.toContain(token)
    }
    await context.close()
  }
})

// Proves R57.
test('a script that got into a page could send nothing to another host', async ({ page, shop }) => {
  const elsewhere = await openLocalSite(0)
  await signInAs(page, shop, shop.demo.customer)
  await page.goto('/dashboard')
  const blocked = await page.evaluate(async (url) => {
    const image = new Promise((resolve) => {
      const it = new Image()
      it.onload = () => resolve(false)
      it.onerror = () => resolve(true)
      it.src = url
    })
    const fetched = await fetch(url, { mode: 'no-cors' }).then(
      () => false,
      () => true,
    )
    // It returns success even if the policy stops it: only the listener knows.
    navigator.sendBeacon(url, 'token')
    return [fetched, await image]
  }, `http://${elsewhere.host}/1`)
  expect(blocked).toEqual([true, true])
  expect(elsewhere.asked).toEqual([])
  await elsewhere.close()
})

// Proves R29.
test('every naughty string that is taken is drawn exactly, for its customer and for operators', async ({
  browser,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 200_000)
  const { id } = await placeOrder(call, await serviceNamed(call, 'Game guild page'), { amount: 2 })
  const written: string[] = []
  for (const text of naughtyStrings) {
    const { success } = await call(api.conversations.send, { params: { id }, body: { text } }, newIdempotencyKey())
    if (success) written.push(text.trim())
  }
  expect(written.length).toBeGreaterThan(naughtyStrings.length / 2)
  const fileName = '"><img src=x onerror=alert(1)>.txt'
  const content = Buffer.from('<script>alert(1)</script>').toString('base64')
  const { file } = dataOf(await call(api.conversations.upload, { params: { id }, body: { fileName, content } }))
  const last = { text: 'That was all.', files: [file.id] }
  dataOf(await call(api.conversations.send, { params: { id }, body: last }, newIdempotencyKey()))

  for (const [who, path, list] of [
    [visitor, `/orders/${id}`, '/messages'],
    [shop.demo.operator, `/operator/orders/${id}`, `/operator/messages?q=${visitor.username}`],
  ] as const) {
    const page = await browser.newPage({ baseURL: shop.url })
    const wrong = watchForScripts(page)
    await setPreferences(page, 'en')
    await signInAs(page, shop, who)
    await page.goto(path)
    const thread = page.getByRole('log')
    await expect(thread.getByText(fileName)).toBeVisible()
    const earlier = page.getByRole('button', { name: words.en('conversations.earlier') })
    while (await earlier.isVisible()) {
      const before = await thread.getByRole('listitem').count()
      await earlier.click()
      await expect.poll(() => thread.getByRole('listitem').count()).toBeGreaterThan(before)
    }
    const drawn = await thread.locator('p:first-child').allTextContents()
    expect(drawn).toEqual([...written, last.text])
    await page.goto(list)
    await expect(page.getByText(last.text).first()).toBeVisible()
    await expect(page.locator('img[src="x"], iframe, svg[onload]')).toHaveCount(0)
    expect(wrong).toEqual([])
    await page.close()
  }
})
