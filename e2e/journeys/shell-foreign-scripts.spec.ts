import { api } from '@runmart/contract'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf, serviceNamed } from '../orders/buyer.ts'
import { watchForScripts } from '../shell/watch-for-scripts.ts'
import { expect, test } from '../shop/fixtures.ts'

const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><iframe srcdoc="<script>alert(1)</script>">',
]

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

  const opened = {
    customer: { who: visitor, pages: [`/orders/${order.id}`, '/orders', '/profile', '/dashboard'] },
    operator: {
      who: shop.demo.operator,
      pages: [`/operator/orders/${order.id}`, '/operator/orders', `/operator/customers?q=${visitor.username}`],
    },
  }
  for (const { who, pages } of Object.values(opened)) {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const wrong = watchForScripts(page)
    await signInAs(page, shop, who)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('img[src="x"], iframe, svg[onload]')).toHaveCount(0)
    }
    await page.goto(pages[0] ?? '')
    await expect(page.getByText(contactInfo, { exact: true })).toBeVisible()
    expect(wrong).toEqual([])
    await context.close()
  }
})
