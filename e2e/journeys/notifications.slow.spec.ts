import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { preferenceSaved } from '../notifications/preference-saved.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const title = t('notifications.title')

test('what is read in one tab is read in the other; what comes while one looks stays unread', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 200_000)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/notifications')
  const other = await page.context().newPage()
  await setPreferences(other, 'en')
  await signInAs(other, shop, visitor)
  await other.goto('/dashboard')
  const bells = [page, other].map((tab) => tab.getByRole('button', { name: title }))
  for (const bell of bells) await expect(bell).toHaveAccessibleName(`${title}, 1 unread`)

  await expect(page.getByRole('list', { name: title }).getByRole('listitem')).toHaveCount(1)

  // The list does not know it yet when the button is pressed.
  await page.route('**/notification/list*', (route) => route.abort())
  dataOf(await call(api.deposits.simulate, { body: { amount: 300_000 } }))
  for (const bell of bells) await expect(bell).toHaveAccessibleName(`${title}, 2 unread`)
  await page.getByRole('button', { name: t('notifications.markAllRead') }).click()
  for (const bell of bells) await expect(bell).toHaveAccessibleName(`${title}, 1 unread`)
})

test('a mail’s last link ends its kind without signing in; the profile turns it on again', async ({
  page,
  browser,
  shop,
}) => {
  const { visitor } = await createBuyer(shop, 250_000)
  const { links } = await shop.readMail(visitor.email, /250,000/)
  const last = links.find((link) => link.includes('/unsubscribe#token=')) ?? ''

  await test.step('whoever has the mail is asked once', async () => {
    const stranger = await browser.newPage({ baseURL: shop.url })
    await stranger.goto(last)
    await expect(stranger.getByRole('heading', { name: t('unsubscribe.title') })).toBeVisible()
    await expect(stranger.getByText(t('notificationKinds.deposit-credited'))).toBeVisible()
    await expect(stranger).toHaveURL(/\/unsubscribe$/)
    await stranger.getByRole('button', { name: t('unsubscribe.stop') }).click()
    await expect(stranger.getByRole('heading', { name: t('unsubscribe.doneTitle') })).toBeVisible()
    await stranger.goto(`${last}x`)
    await stranger.getByRole('button', { name: t('unsubscribe.stop') }).click()
    await expect(stranger.getByRole('heading', { name: t('accounts.linkDeadTitle') })).toBeVisible()
    await stranger.getByRole('link', { name: t('unsubscribe.toSettings') }).click()
    await expect(stranger).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Fnotifications$/)
    await stranger.close()
  })

  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/profile#notifications')
  await expect(page).toHaveURL(/\/profile\/notifications$/)
  const way = t('notificationSettings.mail')
  const deposits = page.getByRole('switch', { name: `${way}: ${t('notificationKinds.deposit-credited')}` })

  await test.step('a switch is saved at once', async () => {
    await expect(deposits).not.toBeChecked()
    await expect(page.locator('#notifications')).toBeInViewport()
    await Promise.all([preferenceSaved(page), deposits.press('Space')])
    await page.reload()
    await expect(deposits).toBeChecked()
  })
})
