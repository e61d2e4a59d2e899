import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { balanceOf } from '../deposits/balance-of.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const ME = '**/api/user/auth/me'

test.beforeEach(({ page }) => setPreferences(page, 'en'))

test('a start that is refused clears both tokens and leaves nobody signed in', async ({ page, shop }) => {
  await page.goto('/auth/login')
  const { visitor } = await createBuyer(shop, 10_000)
  await page.getByLabel(t('accounts.emailOrUsername')).fill(visitor.email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(visitor.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.signIn') })
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const refusal = { success: false, message: '', data: null, error: 'Please sign in.', code: 'UNAUTHENTICATED' }
  await page.route(ME, (route) => route.fulfill({ status: 401, json: refusal }))
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/login/)
  const tokens = () => page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
  expect(await tokens()).toEqual([undefined, undefined])
  const signedOut = page.waitForRequest((it) => /\/api\//.test(it.url()) && it.method() === 'POST')
  await page.getByLabel(t('accounts.emailOrUsername')).fill(visitor.email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('wrong on purpose')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.signIn') })
    .click()
  expect((await signedOut).headers()).not.toHaveProperty('authorization')
})

test('a server that cannot be asked refuses nobody: the tokens stay, and trying again goes on', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.route(ME, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Unable to connect to the server. Please try again later.')).toBeVisible()
  expect(await page.evaluate(() => Boolean(localStorage.accessToken && localStorage.refreshToken))).toBe(true)
  await page.unroute(ME)
  await page.getByRole('button', { name: t('ui.tryAgain') }).click()
  await expect(page.getByRole('heading', { name: t('dashboard.title'), level: 1 })).toBeVisible()
})

test('the balance is asked for by itself every five minutes, whatever was missed', async ({ page, shop }) => {
  await page.clock.install()
  await signInAs(page, shop, (await createBuyer(shop, 10_000)).visitor)
  // Nobody tells this page anything.
  await page.route('**/api/user/live', (route) => route.abort())
  await page.goto('/dashboard')
  await expect.poll(() => balanceOf(page)).toBe(10_000)
  await page.route(ME, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { user: { balance: number } } }
    answer.data.user.balance = 20_000
    await route.fulfill({ json: answer })
  })
  await page.clock.runFor('04:30')
  expect(await balanceOf(page)).toBe(10_000)
  await page.clock.runFor('00:40')
  await expect.poll(() => balanceOf(page)).toBe(20_000)
})

test('the API is wherever the page says it is', async ({ page, shop }) => {
  await signInAs(page, shop, shop.demo.customer)
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html.replace('name="runmart-api" content="/api"', 'name="runmart-api" content="/elsewhere/api"')
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  await Promise.all([page.waitForRequest('**/elsewhere/api/user/auth/me'), page.goto('/dashboard')])
})
