import { loadFailure, tryAgainInAll } from '@runmart/i18n/load-failure'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

test('when the app’s code cannot be fetched or stalls, the page says so and can be tried again', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, shop.demo.customer)
  const again = page.getByRole('button', { name: tryAgainInAll })
  // A failing import of the first file also fails the file.
  for (const file of ['**/assets/index-*.js', '**/assets/start-*.js']) {
    await page.route(file, (route) => route.fulfill({ status: 408 }))
    await page.goto('/dashboard')
    for (const sentence of Object.values(loadFailure)) await expect(page.getByText(sentence)).toBeVisible()
    await page.unroute(file)
    await again.click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  }

  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.clock.fastForward('00:30')
  await expect(again).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(again).toBeHidden()
})
