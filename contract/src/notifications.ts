import * as z from 'zod/mini'
import { endpoint, Id, Nothing, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { orderStatuses } from './orders-states.ts'
import { repeatEnds, repeatProblems } from './repeats.ts'
import type { ClaimOutcome } from './warranty-claims.ts'

/** A notification by its number; numbers grow in the order in which a customer was notified. */
const NotificationId = z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))
const orderFields = { orderId: z.string(), orderCode: z.string() }

/** Written out: customers' pages load this file, and nothing else of warranty with it. */
const outcomes = ['replaced', 'refunded', 'refused'] as const satisfies readonly ClaimOutcome[]
const InEachLanguage = z.strictObject({ en: z.string(), vi: z.string(), ru: z.string() })

/** What a customer is notified about, once each. The words for people are in the i18n package. */
export const NotificationContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deposit-credited'), amount: Dong, isGift: z.optional(z.literal(true)) }),
  z.strictObject({ kind: z.literal('claim-refused'), amount: Dong, reference: z.string(), reason: z.string() }),
  z.strictObject({
    kind: z.literal('credit-reversed'),
    amount: Dong,
    owed: Dong,
    reason: z.string(),
    /** Nothing was reversed: an operator took it from the balance; or, with an amount below zero, what was taken so is given back. */
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
  /** A bot no longer starts by itself: an operator removed its schedule, or, without a reason, it is not installed now. */
  z.strictObject({
    kind: z.literal('starts-stopped'),
    ...orderFields,
    reason: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal('commission-earned'), amount: Dong }),
  z.strictObject({ kind: z.literal('commission-taken-back'), amount: Dong }),
  /** The shop wrote to the customer; `text` is the beginning of it, `orderCode` null when it is about no order. */
  z.strictObject({
    kind: z.literal('message-received'),
    conversationId: z.string(),
    orderCode: z.nullable(z.string()),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('payout-paid'), amount: Dong, reference: z.string() }),
  z.strictObject({ kind: z.literal('payout-refused'), amount: Dong, reason: z.string() }),
  /** A plan placed this order; `nextOn` is the day of the next one, null when it was the last. */
  z.strictObject({ kind: z.literal('repeat-ordered'), ...orderFields, total: Dong, nextOn: z.nullable(z.iso.date()) }),
  /** A plan did not order this order again; `nextOn` is the day on which it tries to, null when it is over. */
  z.strictObject({
    kind: z.literal('repeat-not-ordered'),
    ...orderFields,
    reason: z.enum([...repeatProblems, ...repeatEnds]),
    nextOn: z.nullable(z.iso.date()),
  }),
  /** A spread is over: so many of its runs were delivered, and so much came back. The order is that of its first run. */
  z.strictObject({ kind: z.literal('drip-ended'), ...orderFields, runs: z.int(), done: z.int(), refunded: Dong }),
  z.strictObject({
    kind: z.literal('claim-decided'),
    ...orderFields,
    outcome: z.enum(outcomes),
    refunded: Dong,
    reason: z.string(),
  }),
  /** An operator gave the customer another item for one that did not work, without a claim. */
  z.strictObject({ kind: z.literal('goods-replaced'), ...orderFields, reason: z.string() }),
  /** What became of somebody's partnership, proposals and orders to deliver; in words, because few are told of it. */
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
  /** What was ordered, in the asked language, where the news is about an order. */
  service: z.nullable(z.strictObject({ name: z.string(), category: z.string(), categoryName: z.string() })),
})
export type Notification = z.infer<typeof Notification>

/** By which channels a kind of notification also goes out; the page itself always has it. */
export const Channels = z.strictObject({ mail: z.boolean(), telegram: z.boolean() })
export type Channels = z.infer<typeof Channels>
export const Preferences = z.record(z.enum(notificationKinds), Channels)
export type Preferences = z.infer<typeof Preferences>

const Settings = z.strictObject({
  preferences: Preferences,
  /** Null where the shop has no Telegram bot. */
  telegram: z.nullable(
    z.strictObject({
      botName: z.string(),
      /** What the linked chat is called; null while none is. */
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
      /** Only what was there when a list with this `upTo` was asked for, so that its pages stay what they were. */
      upTo: z.optional(NotificationId),
    }),
    data: z.extend(listOf(Notification), {
      unread: z.int(),
      /** The newest that was there when this was asked for. */
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
