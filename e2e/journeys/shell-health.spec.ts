import { expect, test } from '../shop/fixtures.ts'

// Proves S2.2.
test('the shop is open: it is healthy and its first page shows', async ({ page, request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/Runmart/)
})
