import { setTimeout as sleep } from 'node:timers/promises'
import { translator } from '@runmart/i18n/server'
import { findReader, holdAccount } from '#features/accounts/index.ts'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { TelegramUpdate } from '#outside/telegram/bot-api.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { languageOf } from '#platform/http/language.ts'
import { enqueue, type JobContext } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import type { ShopWith } from '#platform/shop.ts'
import { findConversationId, telegramAnswered } from './telegram-answer.ts'
import {
  findOwner,
  lockReadUntil,
  readUntil,
  saveChat,
  saveReadUntil,
  unlinkChat,
  useLink,
} from './telegram-queries.ts'

/** The cron job runs every minute. */
const POLL_MS = 55_000
const PAUSE_MS = 5_000

type PollShop = Pick<ShopWith<'telegram'>, 'publicUrl' | 'telegram'>

/**
 * Polls the shop's bot until the next run of the cron job. Only logs an unreachable Telegram: a failed job's retry
 * would overlap with the next run, and Telegram allows one reader.
 */
export async function pollTelegramForAMinute(context: JobContext, shop: PollShop, ms = POLL_MS): Promise<void> {
  const until = performance.now() + ms
  for (let left = ms; left > 1_000; left = until - performance.now())
    try {
      await pollTelegram(context, shop, Math.min(20, Math.floor(left / 1_000)))
    } catch (problem) {
      if (!(problem instanceof ExternalServiceError)) throw problem
      context.log.warn({ event: 'telegram-away', problem: problem.message }, 'Telegram could not be polled')
      await sleep(PAUSE_MS)
    }
}

/** Reads messages to the bot, waits up to `seconds` for them, and answers commands. */
export async function pollTelegram(
  { db, log }: JobContext,
  { publicUrl, telegram }: PollShop,
  seconds: number,
): Promise<void> {
  const after = await db.transaction(readUntil)
  for (const update of await telegram.updates(after + 1, seconds)) {
    const answer = await db
      .transaction((tx) => handleUpdate(tx, update, publicUrl))
      .catch((problem: Error) => skipUpdate(db, log, update, problem))
    if (answer)
      await telegram
        .sendMessage(update.chatId, answer)
        .catch((problem: Error) => log.warn({ problem: problem.message }, 'Telegram did not take an answer'))
  }
}

/** Skips a message that fails: the others would wait behind it for ever. All wait while the database is unreachable. */
async function skipUpdate(
  db: JobContext['db'],
  log: JobContext['log'],
  { id }: TelegramUpdate,
  problem: Error,
): Promise<null> {
  if (problem instanceof Refusal && problem.code === 'UNAVAILABLE') throw problem
  log.error({ event: 'telegram-message-skipped', id, problem: problem.message }, 'A message to the bot was skipped')
  await db.transaction(async (tx) => saveReadUntil(tx, id))
  return null
}

/**
 * `/start` with our link links the chat, `/stop` unlinks it. Passes on answers to messages about conversations and
 * ignores all else.
 */
async function handleUpdate(tx: Tx, update: TelegramUpdate, publicUrl: string): Promise<string | null> {
  const { id, chatId, text } = update
  if (id <= (await lockReadUntil(tx))) return null
  saveReadUntil(tx, id)
  const t = translator(languageOf(update.language))
  if (text === '/stop') {
    publishUserChanges(tx, await unlinkChat(tx, chatId))
    return t('mail.telegramStopped')
  }
  const [, token] = /^\/start(?: ([\w-]{1,64}))?$/.exec(text) ?? [null, null]
  if (token === null) return passAnswerOn(tx, update)
  return (token && (await linkChat(tx, update, token))) || t('mail.telegramLinkDead', { address: publicUrl })
}

/** Passes an answer on to its conversation as a job, so it arrives exactly once even if this process dies. */
async function passAnswerOn(tx: Tx, { id, chatId, text, answers }: TelegramUpdate): Promise<null> {
  const conversationId = findConversationId(answers)
  const userId = text && conversationId && (await findOwner(tx, chatId))
  if (userId && conversationId) enqueue(tx, telegramAnswered, { updateId: id, userId, conversationId, text })
  return null
}

/** Links the chat to the owner of the link and answers in the owner's language; null for an unknown link. */
async function linkChat(tx: Tx, { chatId, name }: TelegramUpdate, token: string): Promise<string | null> {
  const userId = await useLink(tx, sha256(token))
  const user = userId && (await holdAccount(tx, userId)) && (await findReader(tx, userId))
  if (!user || !userId) return null
  publishUserChanges(tx, [userId, ...(await unlinkChat(tx, chatId))])
  await saveChat(tx, userId, { chatId, name })
  return translator(user.language)('mail.telegramLinked', { name: user.username })
}

function publishUserChanges(tx: Tx, userIds: readonly string[]): void {
  for (const userId of userIds) publishEvent(tx, userId, { kind: 'changed', what: 'user' })
}
