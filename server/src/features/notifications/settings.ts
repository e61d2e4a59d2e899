import type { api } from '@runmart/contract'
import { type NotificationSettings, notificationKinds } from '@runmart/contract/notifications'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { changeChannels } from './change-channels.ts'
import { preferencesOf } from './preference-queries.ts'
import { deleteChat, findChat } from './telegram-queries.ts'

type SettingsResult = Promise<Result<NotificationSettings>>

/** The channels of every kind of notification, and the linked Telegram chat. */
export async function getSettingsView(
  db: Transactions,
  { caller: { userId } }: Pick<HandlerInput<typeof api.notifications.settings>, 'caller'>,
  { telegram }: Shop,
): SettingsResult {
  const [preferences, chat] = await db.transaction(async (tx) => [
    await preferencesOf(tx, userId),
    await findChat(tx, userId),
  ])
  // While Telegram does not answer, the page shows no bot.
  const botName = telegram && (await telegram.name().catch(() => null))
  return { data: { preferences, telegram: botName ? { botName, chat: chat?.name ?? null } : null } }
}

export async function saveSettings(
  db: Transactions,
  { body, caller }: HandlerInput<typeof api.notifications.saveSettings>,
  shop: Shop,
): SettingsResult {
  await db.transaction(async (tx) => {
    for (const kind of notificationKinds) {
      const channels = body.preferences[kind]
      if (channels) await changeChannels(tx, caller.userId, kind, channels)
    }
  })
  return getSettingsView(db, { caller }, shop)
}

export async function unlinkTelegram(
  db: Transactions,
  { caller }: HandlerInput<typeof api.notifications.unlinkTelegram>,
  shop: Shop,
): SettingsResult {
  await db.transaction((tx) => deleteChat(tx, caller.userId))
  return getSettingsView(db, { caller }, shop)
}
