import * as z from 'zod/mini'
import { endpoint, Id, Nothing, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { orderStatuses } from './orders-states.ts'
import { repeatEnds, repeatProblems } from './repeats.ts'
import type { ClaimOutcome } from './warranty-claims.ts'

/** A notification by its number; numbers grow in the order of notifications. */
const NotificationId = z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))
const orderFields = { orderId: z.string(), orderCode: z.string() }

/** A copy of the claim outcomes: customers' pages load this file, and nothing else of warranty with it. */
const outcomes = ['replaced', 'refunded', 'refused'] as const satisfies readonly ClaimOutcome[]
const InEachLanguage = z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() })

/** The events that customers get notifications of, each once. The i18n package has the words. */
export const NotificationContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deposit-credited'), amount: Dong, isGift: z.optional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('claim-refused'), amount: Dong, reference: z.string(), reason: z.string() }),
  z.strictObject({
    kind: z.literal('credit-reversed'),
    amount: Dong,
    owed: Dong,
    reason: z.string(),
    /** Not a reversal: an operator's deduction, or with a negative amount its return. */
    isDebit: z.optional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('order-changed'),
    ...orderFields,
    orderStatus: z.enum(orderStatuses),
    refunded: Dong,
  }),
  z.strictObject({ kind: z.literal('bot-finished'), ...orderFields, ok: z.int(), failed: z.int(), refunded: Dong }),
  z.strictObject({ kind: z.literal('bot-failed'), ...orderFields, refunded: Dong }),
  /** A bot no longer starts by itself: an operator removed its schedule, or, without a reason, it is not installed. */
  z.strictObject({
    kind: z.literal('starts-stopped'),
    ...orderFields,
    reason: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('commission-earned'), amount: Dong }),
  z.strictObject({ kind: z.literal('commission-taken-back'), amount: Dong }),
  /** The shop wrote to the customer; `text` is the beginning, `orderCode` is null for the general conversation. */
  z.strictObject({
    kind: z.literal('message-received'),
    conversationId: z.string(),
    orderCode: z.nullable(z.string()),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('payout-paid'), amount: Dong, reference: z.string() }),
  z.strictObject({ kind: z.literal('payout-refused'), amount: Dong, reason: z.string() }),
  /** A plan placed this order; `nextOn` is the day of the next one, null if it was the last. */
  z.strictObject({ kind: z.literal('repeat-ordered'), ...orderFields, total: Dong, nextOn: z.nullable(z.iso.date()) }),
  /** A plan could not repeat this order; `nextOn` is the day of the next try, null if the plan is over. */
  z.strictObject({
    kind: z.literal('repeat-not-ordered'),
    ...orderFields,
    reason: z.enum([...repeatProblems, ...repeatEnds]),
    nextOn: z.nullable(z.iso.date()),
  }),
  /** A spread is over: delivered runs and refunded money. The order is that of its first run. */
  z.strictObject({ kind: z.literal('drip-ended'), ...orderFields, runs: z.int(), done: z.int(), refunded: Dong }),
  z.strictObject({
    kind: z.literal('claim-decided'),
    ...orderFields,
    outcome: z.enum(outcomes),
    refunded: Dong,
    reason: z.string(),
  }),
  /** An operator replaced a broken item without a claim. */
  z.strictObject({ kind: z.literal('goods-replaced'), ...orderFields, reason: z.string() }),
  /** News about a partnership, its proposals or its orders; as free text, because few people get it. */
  z.strictObject({ kind: z.literal('partner-news'), names: InEachLanguage, note: z.string() }),
  z.strictObject({
    kind: z.literal('service-back'),
    serviceId: z.string(),
    slug: z.string(),
    names: InEachLanguage,
  }),
  z.strictObject({ kind: z.literal('email-changed'), email: z.string() }),
  z.strictObject({ kind: z.literal('new-sign-in'), device: z.string(), address: z.string() }),
])
export type NotificationContent = z.infer<typeof NotificationContent>

export const notificationKinds = [
  'deposit-credited',
  'claim-refused',
  'credit-reversed',
  'order-changed',
  'bot-finished',
  'bot-failed',
  'starts-stopped',
  'commission-earned',
  'commission-taken-back',
  'message-received',
  'payout-paid',
  'payout-refused',
  'repeat-ordered',
  'repeat-not-ordered',
  'drip-ended',
  'claim-decided',
  'goods-replaced',
  'partner-news',
  'service-back',
  'email-changed',
  'new-sign-in',
] as const satisfies readonly NotificationContent['kind'][]
export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = z.strictObject({
  id: z.string(),
  at: Time,
  isRead: z.boolean(),
  news: NotificationContent,
  /** The ordered service in the caller's language, if the news is about an order. */
  service: z.nullable(z.strictObject({ name: z.string(), category: z.string(), categoryName: z.string() })),
})
export type Notification = z.infer<typeof Notification>

/** The additional channels of a kind of notification; the page always shows it. */
export const Channels = z.strictObject({ mail: z.boolean(), telegram: z.boolean() })
export type Channels = z.infer<typeof Channels>
export const Preferences = z.record(z.enum(notificationKinds), Channels)
export type Preferences = z.infer<typeof Preferences>

const Settings = z.strictObject({
  preferences: Preferences,
  /** Null if the shop has no Telegram bot. */
  telegram: z.nullable(
    z.strictObject({
      botName: z.string(),
      /** The name of the linked chat; null if there is none. */
      chat: z.nullable(z.string()),
    }),
  ),
})
export type NotificationSettings = z.infer<typeof Settings>
const limits: readonly RateLimit[] = [{ by: 'user', attempts: 60, seconds: 60 }]

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/user/notification/list',
    summary: 'List my notifications, newest first, with the unread count',
    access: 'customer',
    viewable: true,
    query: z.object({
      ...pageQuery,
      /** Only notifications that existed when the list with this `upTo` was read, so that its pages do not shift. */
      upTo: z.optional(NotificationId),
    }),
    data: z.extend(listOf(Notification), {
      unread: z.int(),
      /** The newest notification at this moment. */
      upTo: NotificationId,
    }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/user/notification/read',
    summary: 'Mark notifications as read: one, all up to a given one, or all',
    access: 'customer',
    body: z.strictObject({ id: z.optional(Id), upTo: z.optional(NotificationId) }),
    data: z.strictObject({ unread: z.int() }),
    limits,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/user/notification/settings',
    summary: 'Get my email and Telegram notification settings',
    access: 'customer',
    data: Settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/user/notification/settings',
    summary: 'Update my email and Telegram notification settings; omitted kinds are unchanged',
    access: 'customer',
    body: z.strictObject({ preferences: z.partialRecord(z.enum(notificationKinds), Channels) }),
    data: Settings,
    limits,
  }),
  linkTelegram: endpoint({
    method: 'POST',
    path: '/user/notification/telegram',
    summary: 'Create a link that connects a Telegram chat to my account; works once, valid for 15 minutes',
    access: 'active',
    data: z.strictObject({ url: z.string(), expiresAt: Time }),
    refusals: ['NOT_CONFIGURED'],
    limits: [{ by: 'user', attempts: 10, seconds: 600 }],
  }),
  unlinkTelegram: endpoint({
    method: 'DELETE',
    path: '/user/notification/telegram',
    summary: 'Disconnect my Telegram chat',
    access: 'customer',
    data: Settings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/notifications/unsubscribe',
    summary: 'Unsubscribe from one kind of email with the token from that email; also used for one-click unsubscribe',
    access: 'anyone',
    query: z.object({ token: z.string().check(z.maxLength(1024, 'textTooLong')) }),
    data: Nothing,
    refusals: ['LINK_INVALID'],
    limits: [{ by: 'address', attempts: 30, seconds: 60 }],
  }),
}
