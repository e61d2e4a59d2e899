import type { Mailer } from '#outside/mail/mailer.ts'

export type ConversationDependencies = {
  /** How long a message may be unread before its reader is notified by mail or Telegram. */
  messageNotifySeconds: number
}

export type MailDependencies = { publicUrl: string; send: Mailer }
