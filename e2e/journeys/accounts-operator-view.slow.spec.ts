import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { callAs, signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { createBuyer, dataOf, newIdempotencyKey, placeOrder, serviceNamed } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('an operator views the shop as a customer: framed, read-only, without goods or secrets, on the audit log; and leaves to where it began', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 700_000)
  const { id } = dataOf(await call(api.accounts.me)).user
  const order = await placeOrder(call, await serviceNamed(call, 'Managed referral campaign'), { amount: 10 })
  const colleague = await callAs(shop, shop.demo.operator)
  const params = { id: order.id }
  dataOf(await colleague(api.ordersOperator.take, { params }, newIdempotencyKey()))
  const goods = {
    rest: 'delivered' as const,
    note: 'login-of-the-goods',
    documentLink: 'https://example.com/goods-file',
  }
  dataOf(await colleague(api.ordersOperator.deliver, { params, body: goods }, newIdempotencyKey()))
  const left = dataOf(await call(api.accounts.me)).user.balance

  await setPreferences(page, 'en')
  const operator = await signInAs(page, shop, shop.demo.operator)
  await page.goto(`/operator/customers/${id}`)
  await page.getByRole('button', { name: t('operatorCustomerPage.more') }).click()
  await page.getByRole('menuitem', { name: t('operatorCustomerPage.view') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('operatorCustomers.reason')).fill('Asks where the order is')
  // Collects all answers from here on.
  const answers: Promise<string>[] = []
  page.on('response', (it) => {
    if (it.url().includes('/api/')) answers.push(it.text().catch(() => ''))
  })
  await dialog.getByRole('button', { name: t('operatorCustomerPage.viewNow') }).click()
  const frame = page.getByRole('region', { name: t('operatorCustomerPage.readOnly') })
  await expect(frame).toContainText(visitor.username)
  const amber = page.locator('.border-pending.pointer-events-none')
  await expect(amber).toHaveCSS('position', 'fixed')
  await expect(page.getByRole('banner').getByText(`${left.toLocaleString('en')}\u00a0₫`)).toBeVisible()

  for (const path of ['/orders', '/transactions', '/deposit', '/profile', '/referral', `/orders/${order.id}`]) {
    await page.goto(path)
    await expect(frame).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  // The last page is the order's, whose goods must not appear.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.serviceName)
  await expect(page.getByRole('main').getByText(t('conversations.title'), { exact: true })).toHaveCount(0)
  await expect(page.getByText('login-of-the-goods')).toHaveCount(0)
  const answered = (await Promise.all(answers)).join('\n')
  expect(answered).toContain(order.orderCode)
  expect(answered).not.toMatch(/login-of-the-goods|goods-file|refreshToken/)
  const token = await page.evaluate(() => JSON.parse(sessionStorage.view ?? '{}').token as string)
  const key = { authorization: `Bearer ${token}` }
  expect((await page.request.get(`${shop.url}/api/user/auth/me`, { headers: key })).status()).toBe(200)
  for (const [method, path] of [
    ['GET', `/user/order/${order.id}/goods`],
    ['POST', '/user/auth/change-password'],
    ['POST', '/user/order/owner'],
  ] as const) {
    const refused = await page.request.fetch(`${shop.url}/api${path}`, {
      method,
      headers: key,
      data: method === 'POST' ? {} : undefined,
    })
    expect([path, refused.status()]).toEqual([path, 403])
  }

  await frame.getByRole('button', { name: t('operatorCustomerPage.leaveView') }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/customers/${id}$`))
  await expect(frame).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`${shop.url}/api/user/auth/me`, { headers: key })).status())
    .toBe(401)
  const [entry] = dataOf(await operator(api.audit.list, { query: { subject: id, action: 'account.view' } })).items
  expect(entry?.changes.map((it) => it.after)).toContain('Asks where the order is')
})
