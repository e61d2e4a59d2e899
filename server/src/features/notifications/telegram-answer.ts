import { isUuid } from '#platform/ids.ts'
import { job } from '#platform/jobs/job.ts'

/** Somebody answered the bot's message about a conversation; the feature above handles this job. */
export const telegramAnswered = job<TelegramAnswer>('notifications.telegram-answered')

/** `updateId` is Telegram's number of what was written: it tells a repeated job from a second answer. */
export type TelegramAnswer = { updateId: number; userId: string; conversationId: string; text: string }

/** The conversation that a message of the bot leads to; null when it is about something else. */
export function findConversationId(message: string): string | null {
  const [, id = ''] = /\/messages\/([0-9a-f-]{36})\s*$/.exec(message) ?? []
  return isUuid(id) ? id : null
}
