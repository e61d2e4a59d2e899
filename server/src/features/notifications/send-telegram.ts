import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { sendOnce } from '#platform/send-once.ts'
import type { Shop } from '#platform/shop.ts'
import { formatNotification } from './format-notification.ts'
import type { Item } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { renderItem, sendings } from './sending-queries.ts'
import { findChat, unlinkChat } from './telegram-queries.ts'

export const sendTelegramJob = job<{ itemId: string }>('notifications.send-telegram')

export type ChatMessage = { chatId: number; text: string }

/** Sends a notification to the linked chat. Unlinks a chat that blocked the bot, and respects Telegram's rate limit. */
export async function sendTelegram(
  payload: { itemId: string },
  { db }: JobContext,
  { publicUrl, telegram }: Pick<Shop, 'publicUrl' | 'telegram'>,
): Promise<void> {
  if (!telegram) return
  await sendOnce(db, payload, {
    sendings,
    way: 'telegram',
    job: sendTelegramJob,
    render: (tx) => renderItem(tx, payload.itemId, (item) => renderMessage(tx, item, publicUrl)),
    send: (message) => writeToChat(db, telegram, message),
  })
}

/** Writes to a chat. Returns the time of the next try if Telegram limits the rate. Unlinks a chat that is gone. */
export async function writeToChat(
  db: Transactions,
  telegram: TelegramApi,
  { chatId, text }: ChatMessage,
): Promise<Date | null> {
  const answer = await telegram.sendMessage(chatId, text)
  if (answer === 'gone') await db.transaction((tx) => unlinkGoneChat(tx, chatId))
  return typeof answer === 'number' ? new Date(Date.now() + answer * 1_000) : null
}

async function renderMessage(tx: Tx, item: Item, publicUrl: string): Promise<ChatMessage | null> {
  const { userId, news } = item
  const [user, chat] = [await findReader(tx, userId), await findChat(tx, userId)]
  if (!user || !chat || !(await preferencesOf(tx, userId))[news.kind].telegram) return null
  const { subject, text, path } = await formatNotification(tx, item, user.language)
  const hint = news.kind === 'message-received' ? `\n${translator(user.language)('mail.telegramAnswer')}\n` : ''
  // The address is at the end: it tells which conversation an answer belongs to.
  return { chatId: chat.chatId, text: `${subject}\n\n${text}\n${hint}${publicUrl}${path}` }
}

/** Only this chat: its owner may have linked another one meanwhile. */
async function unlinkGoneChat(tx: Tx, chatId: number): Promise<void> {
  for (const userId of await unlinkChat(tx, chatId)) publishEvent(tx, userId, { kind: 'changed', what: 'user' })
}
