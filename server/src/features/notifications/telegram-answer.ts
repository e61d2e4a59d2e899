import { isUuid } from '#platform/ids.ts'
import { job } from '#platform/jobs/job.ts'

/** A user answered the bot's message about a conversation; a feature above handles this job. */
export const telegramAnswered = job<TelegramAnswer>('notifications.telegram-answered')

/** `updateId` is Telegram's id of the message; it tells a repeated job from a second answer. */
export type TelegramAnswer = { updateId: number; userId: string; conversationId: string; text: string }

/** The conversation that a message of the bot links to, or null. */
export function findConversationId(message: string): string | null {
  const [, id = ''] = /\/messages\/([0-9a-f-]{36})\s*$/.exec(message) ?? []
  return isUuid(id) ? id : null
}
