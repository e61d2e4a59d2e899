import { setPreferences } from '../accounts/visitor.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

test.beforeEach(({ page }) => setPreferences(page, 'en'))

// Proves S7.1.
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
