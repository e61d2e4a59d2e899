import type { Mailer } from '#outside/mail/mailer.ts'
import type { ReplyDependencies } from '#outside/mail/thread-headers.ts'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'

export type MailDependencies = ReplyDependencies & { send: Mailer }

export type TelegramDependencies = {
  publicUrl: string
  /** null: the shop has no bot. */
  telegram: TelegramApi | null
}
