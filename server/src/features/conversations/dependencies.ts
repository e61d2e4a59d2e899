import type { Mailer } from '#outside/mail/mailer.ts'
import type { ReplyDependencies } from '#outside/mail/thread-headers.ts'
import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import type { Tx } from '#platform/db/tx.ts'

export type ConversationDependencies = {
  /** How long a message may be unread before its reader is notified by mail or Telegram. */
  messageNotifySeconds: number
}

/** Null where nobody answers by mail. */
export type MailboxDependencies = { mailbox: MailboxAccess | null }

export type MailDependencies = ReplyDependencies & { send: Mailer }

export type StaffMailDependencies = MailDependencies & {
  /** Whether an operator answers customers and wants mails about those who wait. */
  wantsMails: (tx: Tx, operatorId: string) => Promise<boolean>
}
