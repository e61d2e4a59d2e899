import type { DepositDependencies } from '#features/deposits/index.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { TelegramApi } from '#outside/telegram/bot-api.ts'

export type SendDependencies = {
  publicUrl: string
  shopTimeZone: string
  send: Mailer
  /** null: the shop has no bot. */
  telegram: TelegramApi | null
}

/** `messageNotifySeconds`: how long a customer waits before operators are told. */
export type WatchDependencies = DepositDependencies & { messageNotifySeconds: number }

export type AlertDependencies = {
  /** null: the shop has no mail server. */
  smtpUrl: string | null
  telegram: TelegramApi | null
}
