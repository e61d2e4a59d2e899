import { setPreferences } from '../accounts/visitor.ts'
import { openAccountMenu } from '../operator/open-account-menu.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { words } from '../operator/words.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en

test('an operator finds the alerts from today and the account menu, turns one off, and it stays off', async ({
  page,
  shop,
}) => {
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  await page.goto('/operator')
  await page.getByRole('link', { name: t('operatorAlerts.title') }).click()
  await expect(page.getByRole('heading', { name: t('operatorAlerts.title'), level: 1 })).toBeVisible()
  const jobs = page.getByRole('switch', { name: `${t('operatorAlerts.mail')}: ${t('alertKinds.jobs')}` })
  await expect(jobs).toBeChecked()
  const saved = page.waitForResponse((it) => it.url().endsWith('/operator/alerts') && it.request().method() === 'PUT')
  await jobs.click({ force: true })
  expect((await saved).ok()).toBe(true)
  await page.goto('/operator')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: t('operatorAlerts.title') }).click()
  await expect(jobs).not.toBeChecked()
  await jobs.click({ force: true })
  await expect(jobs).toBeChecked()
})

test('a test appears in an open page of the back office, and in the background as a notification of the browser', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop.url })
  await page.addInitScript(() => {
    const shown: string[] = []
    class Recorded {
      static permission = 'granted'
      onclick: (() => void) | null = null
      constructor(title: string) {
        shown.push(title)
      }
      close() {}
    }
    Object.assign(window, { Notification: Recorded, shown })
  })
  await setPreferences(page, 'en')
  await signInAs(page, shop, shop.demo.operator)
  const listening = page.waitForResponse((it) => it.url().includes('/user/live'))
  await page.goto('/operator/alerts')
  await listening
  await expect(page.getByText(t('operatorAlerts.browserAllowed'))).toBeVisible()
  const test = page.getByRole('button', { name: t('operatorAlerts.testBy', { channel: t('operatorAlerts.browser') }) })
  await test.click()
  await expect(page.getByRole('status').getByText(t('alerts.test'))).toBeVisible()
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(await shown()).toEqual([])
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
  await test.click()
  await expect.poll(shown).toEqual([t('alerts.test')])
})
