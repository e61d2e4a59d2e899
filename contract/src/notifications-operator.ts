import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Notification, NotificationContent, type NotificationKind, notificationKinds } from './notifications.ts'

/** The state of a mail or message. Until it is sent, its job knows the state. */
export const sendingStates = ['sent', 'on-its-way', 'will-retry', 'given-up'] as const
export type SendingState = (typeof sendingStates)[number]

/** The progress of a pending mail or message. */
export const unsentFields = {
  state: z.enum(sendingStates),
  /** When the next try runs, if any. */
  nextAt: z.nullable(Time),
  /** The mail server's answer to the last try, if it answered. */
  problem: z.nullable(z.string()),
}

/** One mail or message; `sentAt` is null until the server has sent it. */
export const Sending = z.strictObject({
  way: z.enum(['mail', 'telegram']),
  sentAt: z.nullable(Time),
  ...unsentFields,
})
export type Sending = z.infer<typeof Sending>

/** The right that covers the content of a notification. */
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

/**
 * A notification as operators see it: the customer's text without messages and deliveries, and the sent mails and
 * messages.
 */
export const SentNotification = z.extend(Notification, {
  kind: z.enum(notificationKinds),
  /** Null if the caller lacks the right to its content; only owners see news of other staff. */
  news: z.nullable(NotificationContent),
  /** The channels besides the bell, oldest first. */
  sendings: z.array(Sending),
  /** Whether an operator can resend its mail now. */
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
      /** How many of its mails were sent when the operator looked: two requests then send one. */
      sent: z.int('wholeNumber').check(z.nonnegative('outOfRange')),
    }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'MAIL_TURNED_OFF', 'MAIL_UNCONFIRMED', 'MAIL_NOT_RESENT'],
    limits: [{ by: 'user', attempts: 30, seconds: 3600 }],
  }),
}
