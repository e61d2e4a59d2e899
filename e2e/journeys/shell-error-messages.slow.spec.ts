import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const nothing = { success: false, message: '', data: null, error: null, code: null }

test('whatever a call answers is said: the server’s words, else the shop’s own, to the letter', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, (await createBuyer(shop, 10_000)).visitor)
  // Stands in for a call that breaks in the browser itself.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (...args) =>
      'breakWith' in window ? Promise.reject(new Error(String(window.breakWith))) : real(...args)
  })
  await page.goto('/deposit')
  const notice = page.getByRole('alert')
  const call = '**/api/user/bank/simulate-transfer'
  const press = () => page.getByRole('button', { name: t('deposits.simulate') }).click()

  await page.route(call, (route) => route.fulfill({ status: 500, json: nothing }))
  await press()
  await expect(notice.getByText('Something went wrong. Please try again.')).toBeVisible()

  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ status: 409, json: { ...nothing, error: 'The bank sleeps.' } }))
  await press()
  await expect(notice.getByText('The bank sleeps.')).toBeVisible()

  await page.unroute(call)
  await page.route(call, (route) => route.abort())
  await press()
  await expect(notice.getByText('Unable to connect to the server. Please try again later.')).toBeVisible()

  await page.unroute(call)
  const done = { ...nothing, success: true, message: 'The bank woke up.', data: {} }
  await page.route(call, (route) => route.fulfill({ json: done }))
  await press()
  await expect(page.getByRole('status').getByText('The bank woke up.')).toBeVisible()

  await page.evaluate(() => Object.assign(window, { breakWith: 'The cable is loose.' }))
  await press()
  await expect(notice.getByText('The cable is loose.')).toBeVisible()
})
