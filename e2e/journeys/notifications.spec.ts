import { api } from '@runmart/contract'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { createBuyer, dataOf } from '../orders/buyer.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const title = t('notifications.title')

test('news comes under the bell by itself, leads to what it is about, and is read by following it', async ({
  page,
  shop,
}) => {
  const { visitor, call } = await createBuyer(shop, 200_000)
  await setPreferences(page, 'en')
  await signInAs(page, shop, visitor)
  await page.goto('/dashboard')
  const bell = page.getByRole('button', { name: title })
  const panel = page.getByRole('dialog', { name: title })
  await expect(bell).toHaveAccessibleName(`${title}, 1 unread`)

  await bell.click()
  await expect(panel.getByRole('link', { name: /\+200,000/ })).toBeVisible()
  dataOf(await call(api.deposits.simulate, { body: { amount: 300_000 } }))
  const newest = panel.getByRole('link', { name: /\+300,000/ })
  await expect(newest).toContainText(t('notifications.unreadMark'))
  await expect(bell).toHaveAccessibleName(`${title}, 2 unread`)

  // A reload would cut a request that is still on its way.
  await Promise.all([page.waitForResponse(/notification\/read/), newest.click()])
  await expect(page).toHaveURL(/\/transactions$/)
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(bell).toHaveAccessibleName(`${title}, 1 unread`)

  await bell.click()
  await panel.getByRole('button', { name: t('notifications.markAllRead') }).click()
  await expect(bell).toHaveAccessibleName(title)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await bell.click()
  await panel.getByRole('link', { name: t('notifications.seeAll') }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('list', { name: title }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(t('notifications.unreadMark'))).toHaveCount(0)
})
