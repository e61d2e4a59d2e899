import type { api } from '@runmart/contract'
import { type NotificationSettings, newsKinds } from '@runmart/contract/notifications'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { changeChannels } from './change-channels.ts'
import { preferencesOf } from './preference-queries.ts'
import { deleteChat, findChat } from './telegram-queries.ts'

type Shown = Promise<Result<NotificationSettings>>

/** Which news goes out by which ways, and whether a Telegram chat is tied. */
export async function getSettingsView(db: Transactions, userId: string, telegram: TelegramApi | null): Shown {
  const [preferences, chat] = await db.transaction(async (tx) => [
    await preferencesOf(tx, userId),
    await findChat(tx, userId),
  ])
  // A bot that Telegram does not tell us about now is none for now.
  const botName = telegram && (await telegram.name().catch(() => null))
  return { data: { preferences, telegram: botName ? { botName, chat: chat?.name ?? null } : null } }
}

export async function saveSettings(
  db: Transactions,
  { body, caller }: HandlerInput<typeof api.notifications.saveSettings>,
  telegram: TelegramApi | null,
): Shown {
  await db.transaction(async (tx) => {
    for (const kind of newsKinds) {
      const ways = body.preferences[kind]
      if (ways) await changeChannels(tx, caller.userId, kind, ways)
    }
  })
  return getSettingsView(db, caller.userId, telegram)
}

export async function unlinkTelegram(
  db: Transactions,
  { caller }: HandlerInput<typeof api.notifications.unlinkTelegram>,
  telegram: TelegramApi | null,
): Shown {
  await db.transaction((tx) => deleteChat(tx, caller.userId))
  return getSettingsView(db, caller.userId, telegram)
}
