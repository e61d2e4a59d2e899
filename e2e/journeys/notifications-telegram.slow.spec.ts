import { startTelegramStandIn } from '../../server/src/outside/telegram/stand-in.ts'
import { startOwnShop } from '../../testing/shop/start-shop.ts'
import { setPreferences } from '../accounts/visitor.ts'
import { words } from '../accounts/words.ts'
import { preferenceSaved } from '../notifications/preference-saved.ts'
import { signInAs } from '../operator/sign-in-as.ts'
import { expect, test } from '../shop/fixtures.ts'

const t = words.en
const botToken = '1:a-bot-token-that-only-the-stand-in-knows'

test('Telegram is linked in another tab while the profile follows, chosen for a kind of news, and unlinked', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const telegram = await startTelegramStandIn(botToken)
  const shop = await startOwnShop({ TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_API_URL: telegram.url })
  try {
    const page = await browser.newPage({ baseURL: shop.url })
    await setPreferences(page, 'en')
    await signInAs(page, shop, { email: 'demo@runmart.local', password: shop.demoPassword })
    await page.context().route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }))
    await page.goto('/profile/notifications')
    const link = page.getByRole('button', { name: t('notificationSettings.link') })
    const chosen = page.getByRole('switch', {
      name: `${t('notificationSettings.telegram')}: ${t('notificationKinds.bot-finished')}`,
    })
    await expect(chosen).toHaveCount(0)

    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await tab.waitForURL(/^https:\/\/t\.me\/runmart_test_bot\?start=/)
    await expect(page.getByText(t('notificationSettings.waiting'))).toBeVisible()
    telegram.write(77, `/start ${new URL(tab.url()).searchParams.get('start')}`)
    await expect(page.getByText(t('notificationSettings.telegramOn', { chat: '@user77' }))).toBeVisible({
      timeout: 90_000,
    })

    await Promise.all([preferenceSaved(page), chosen.press('Space')])
    await page.reload()
    await expect(chosen).not.toBeChecked()
    await page.getByRole('button', { name: t('notificationSettings.unlink') }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('@user77')
    await question.getByRole('button', { name: t('notificationSettings.unlink') }).click()
    await expect(link).toBeVisible()
    await expect(chosen).toHaveCount(0)
  } finally {
    await shop.stop()
    await telegram.close()
  }
})
