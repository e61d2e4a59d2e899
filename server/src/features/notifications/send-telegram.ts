import { findReader } from '#features/accounts/index.ts'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { findItem } from './item-queries.ts'
import { preferencesOf } from './preference-queries.ts'
import { deleteChat, findChat } from './telegram-queries.ts'
import { wordsOf } from './words-of.ts'

export type TelegramTools = { publicUrl: string; telegram: TelegramApi | null }

/** Sends news to the user's linked chat; a chat that has shut the bot out is untied. */
export async function telegramNews(
  { itemId }: { itemId: string },
  { steps }: JobContext,
  { publicUrl, telegram }: TelegramTools,
): Promise<void> {
  const message = telegram && (await steps.transaction((tx) => writeMessage(tx, itemId, publicUrl)))
  if (!message) return
  const answer = await telegram.sendMessage(message.chatId, message.text)
  if (answer === 'gone') await steps.transaction((tx) => deleteChat(tx, message.userId))
}

async function writeMessage(tx: Tx, itemId: string, publicUrl: string) {
  const item = await findItem(tx, itemId)
  if (!item) return null
  const { userId, news } = item
  const [reader, chat] = [await findReader(tx, userId), await findChat(tx, userId)]
  if (!reader || !chat || !(await preferencesOf(tx, userId))[news.kind].telegram) return null
  const { subject, text, path } = wordsOf(news, reader.language)
  return { userId, chatId: chat.chatId, text: `${subject}\n\n${text}\n${publicUrl}${path}` }
}
