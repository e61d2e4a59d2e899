import { sayIn } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import type { TelegramApi, TelegramUpdate } from '#outside/telegram/bot-api.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { Steps } from '#platform/http/route.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { tell } from '#platform/live/tell.ts'
import { lockReadUntil, readUntil, saveChat, saveReadUntil, useLink } from './telegram-queries.ts'

/** The clock comes again after a minute. */
const LISTEN_MS = 55_000

/** Listens to the shop's bot for a minute, until the clock comes again. One node at a time does. */
export async function listenToTelegram({ steps }: JobContext, telegram: TelegramApi): Promise<void> {
  const until = performance.now() + LISTEN_MS
  for (let left = LISTEN_MS; left > 1_000; left = until - performance.now())
    await hearTelegram(steps, telegram, Math.min(20, Math.floor(left / 1_000)))
}

/** Hears what people wrote to the bot, waiting so many seconds for something: some press Start with a link of ours. */
export async function hearTelegram(steps: Steps, telegram: TelegramApi, seconds: number): Promise<void> {
  const after = await steps.transaction(readUntil)
  for (const update of await telegram.updates(after + 1, seconds)) {
    const greeting = await steps.transaction((tx) => hear(tx, update))
    if (greeting) await telegram.sendMessage(update.chatId, greeting)
  }
}

/** Ties the chat to whoever the link belongs to; anything else that people write is read and left alone. */
async function hear(tx: Tx, { id, chatId, name, text }: TelegramUpdate): Promise<string | null> {
  if (id <= (await lockReadUntil(tx))) return null
  saveReadUntil(tx, id)
  const [, token] = /^\/start ([\w-]{20,64})$/.exec(text) ?? []
  const userId = token ? await useLink(tx, sha256(token)) : null
  const reader = userId && (await findReader(tx, userId))
  if (!reader || !userId) return null
  await saveChat(tx, userId, { chatId, name })
  tell(tx, userId, { kind: 'changed', what: 'user' })
  return sayIn(reader.language)('mail.telegramLinked', { name: reader.username })
}
