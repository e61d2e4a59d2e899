import { api } from '@runmart/contract'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, serviceNamed } from '../orders/buyer.ts'
import { followMenu } from '../shell/follow-menu.ts'
import { watchForScripts } from '../shell/watch-for-scripts.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><iframe srcdoc="<script>alert(1)</script>">',
]

// Proves R29.
test('what a customer writes is drawn as text, on the pages of customers and of operators', async ({
  browser,
  shop,
}) => {
  const { call, visitor } = await createBuyer(shop, 900_000)
  const service = await serviceNamed(call, 'Managed referral campaign')
  const contactInfo = markup.slice(0, 3).join(' ')
  const links = [{ link: 'https://example.com/?q=%3Csvg%2Fonload%3Dalert(1)%3E', amount: 11 }]
  const body = { serviceId: service.id, orderType: 'multiply' as const, links, contactInfo, note: markup.join(' ') }
  const { order } = dataOf(await call(api.orders.ref, { body }))
  dataOf(await call(api.accounts.editProfile, { body: { fullName: markup[0] } }))

  for (const [who, path, menu, search] of [
    [visitor, `/orders/${order.id}`, ['shell.orders', 'shell.profile', 'shell.dashboard'], null],
    [shop.demo.operator, `/operator/orders/${order.id}`, ['operatorShell.orders', 'operatorShell.customers'], visitor],
  ] as const) {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const wrong = watchForScripts(page)
    const isText = async (title: string | RegExp) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('img[src="x"], iframe, svg[onload]')).toHaveCount(0)
    }
    await signInAs(page, shop, who)
    await page.goto(path)
    await expect(page.getByText(contactInfo, { exact: true })).toBeVisible()
    await isText(/./)
    for (const name of menu) {
      await followMenu(page, t(name))
      await isText(t(name))
    }
    if (search) {
      await page.getByRole('searchbox', { name: t('operatorCustomers.search') }).fill(search.username)
      await expect(
        page
          .getByRole('main')
          .getByText(markup[0] ?? '')
          .first(),
      ).toBeVisible()
      await isText(/./)
    }
    expect(wrong).toEqual([])
    await context.close()
  }
})
