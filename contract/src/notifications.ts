import * as z from 'zod/mini'
import { endpoint, Nothing, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { orderStatuses } from './orders-states.ts'

/** A piece of news by its number; numbers grow in the order in which a customer was told. */
const NewsId = z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))
const OrderNews = { orderId: z.string(), orderCode: z.string() }

/** What a customer is told about, once each. The words for people are in the i18n package. */
export const News = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deposit-credited'), amount: Dong }),
  z.strictObject({
    kind: z.literal('order-changed'),
    ...OrderNews,
    orderStatus: z.enum(orderStatuses),
    refunded: Dong,
  }),
  z.strictObject({ kind: z.literal('bot-finished'), ...OrderNews, ok: z.int(), failed: z.int(), refunded: Dong }),
  z.strictObject({ kind: z.literal('bot-failed'), ...OrderNews, refunded: Dong }),
  z.strictObject({ kind: z.literal('commission-earned'), amount: Dong }),
  z.strictObject({ kind: z.literal('commission-taken-back'), amount: Dong }),
  z.strictObject({ kind: z.literal('new-sign-in'), device: z.string(), address: z.string() }),
])
export type News = z.infer<typeof News>

export const newsKinds = [
  'deposit-credited',
  'order-changed',
  'bot-finished',
  'bot-failed',
  'commission-earned',
  'commission-taken-back',
  'new-sign-in',
] as const satisfies readonly News['kind'][]
export type NewsKind = (typeof newsKinds)[number]

export const Notification = z.strictObject({ id: z.string(), at: Time, isRead: z.boolean(), news: News })
export type Notification = z.infer<typeof Notification>

/** By which ways a kind of news also goes out; the page itself always has it. */
export const Ways = z.strictObject({ mail: z.boolean(), telegram: z.boolean() })
export type Ways = z.infer<typeof Ways>
export const Preferences = z.record(z.enum(newsKinds), Ways)
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
    summary: 'What I was told, newest first, and how much of it I have not read',
    access: 'customer',
    query: z.object({
      ...pageQuery,
      /** Only what was there when a list with this `upTo` was asked for, so that its pages stay what they were. */
      upTo: z.optional(NewsId),
    }),
    data: z.extend(listOf(Notification), {
      unread: z.int(),
      /** The newest that was there when this was asked for. */
      upTo: NewsId,
    }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/user/notification/read',
    summary: 'Mark as read: one, all up to what a list showed, or all of them when none is named',
    access: 'customer',
    body: z.strictObject({ id: z.optional(z.string()), upTo: z.optional(NewsId) }),
    data: z.strictObject({ unread: z.int() }),
    limits,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/user/notification/settings',
    summary: 'Which news also comes by mail and by Telegram',
    access: 'customer',
    data: Settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/user/notification/settings',
    summary: 'Choose which news also comes by mail and by Telegram; kinds left out stay as they are',
    access: 'customer',
    body: z.strictObject({ preferences: z.partialRecord(z.enum(newsKinds), Ways) }),
    data: Settings,
    limits,
  }),
  linkTelegram: endpoint({
    method: 'POST',
    path: '/user/notification/telegram',
    summary: 'A link that opens the shop’s bot in Telegram and ties the chat to my account; works once, for 15 minutes',
    access: 'active',
    data: z.strictObject({ url: z.string(), expiresAt: Time }),
    refusals: ['NOT_CONFIGURED'],
    limits: [{ by: 'user', attempts: 10, seconds: 600 }],
  }),
  unlinkTelegram: endpoint({
    method: 'DELETE',
    path: '/user/notification/telegram',
    summary: 'Untie the Telegram chat',
    access: 'customer',
    data: Settings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/public/notifications/unsubscribe',
    summary: 'No more mail of the kind that this token of a mail names; also what mail programs press for a person',
    access: 'anyone',
    query: z.object({ token: z.string() }),
    data: Nothing,
    refusals: ['LINK_INVALID'],
    limits: [{ by: 'address', attempts: 30, seconds: 60 }],
  }),
}
