import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Notification, NotificationContent, type NotificationKind, notificationKinds } from './notifications.ts'

/** What became of a mail or message; a job that waits, fails or gave up knows it, until it is done. */
export const sendingStates = ['sent', 'on-its-way', 'will-retry', 'given-up'] as const
export type SendingState = (typeof sendingStates)[number]

/** How far something to send has come. */
export const unsentFields = {
  state: z.enum(sendingStates),
  /** When it is tried again, should it be. */
  nextAt: z.nullable(Time),
  /** What the mail server answered to the last try, where it did. */
  problem: z.nullable(z.string()),
}

/** One mail or message; `sentAt` is null until it went out. */
export const Sending = z.strictObject({
  way: z.enum(['mail', 'telegram']),
  sentAt: z.nullable(Time),
  ...unsentFields,
})
export type Sending = z.infer<typeof Sending>

/** Which right covers what a notification says. */
export const sentRights: Record<NotificationKind, Right> = {
  'deposit-credited': 'money',
  'claim-refused': 'money',
  'credit-reversed': 'money',
  'order-changed': 'orders',
  'bot-finished': 'orders',
  'bot-failed': 'orders',
  'starts-stopped': 'orders',
  'commission-earned': 'money',
  'commission-taken-back': 'money',
  'message-received': 'orders',
  'payout-paid': 'money',
  'payout-refused': 'money',
  'repeat-ordered': 'orders',
  'repeat-not-ordered': 'orders',
  'drip-ended': 'orders',
  'claim-decided': 'orders',
  'goods-replaced': 'orders',
  'partner-news': 'customers',
  'service-back': 'customers',
  'email-changed': 'customers',
  'new-sign-in': 'customers',
}

/** A notification as operators see it: what the customer reads, without messages and deliveries, and how it went out. */
export const SentNotification = z.extend(Notification, {
  kind: z.enum(notificationKinds),
  /** Null for who lacks the right to what it says; what other staff were told is for owners. */
  news: z.nullable(NotificationContent),
  /** By which channels besides the bell, the oldest first. */
  sendings: z.array(Sending),
  /** Whether its mail can be asked for now. */
  isResendable: z.boolean(),
})
export type SentNotification = z.infer<typeof SentNotification>

const forCustomers = { access: 'operator', right: 'customers' } as const

export const notificationsOperator = {
  ofCustomer: endpoint({
    ...forCustomers,
    method: 'GET',
    path: '/operator/customers/{id}/notifications',
    summary:
      'List what a customer was notified about, newest first, and what became of its mails and Telegram messages',
    params: z.strictObject({ id: Id }),
    query: z.object(deskPageQuery),
    data: listOf(SentNotification),
    refusals: ['NOT_FOUND'],
  }),
  resend: endpoint({
    ...forCustomers,
    method: 'POST',
    path: '/operator/customers/{id}/notifications/{notificationId}/mail',
    summary: 'Send the mail of a notification again, to the customer’s own address',
    params: z.strictObject({ id: Id, notificationId: Id }),
    body: z.strictObject({
      /** How many of its mails had gone out for whoever asks: asking twice sends one. */
      sent: z.int('wholeNumber').check(z.nonnegative('outOfRange')),
    }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'MAIL_TURNED_OFF', 'MAIL_UNCONFIRMED', 'MAIL_NOT_RESENT'],
    limits: [{ by: 'user', attempts: 30, seconds: 3600 }],
  }),
}
