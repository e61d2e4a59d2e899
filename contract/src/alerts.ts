import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import type { feeds } from './deposits-transfers.ts'
import { endpoint, Nothing, type RateLimit } from './endpoint.ts'
import type { Language } from './languages.ts'

/** The kinds of alerts, each with the right that an operator needs to receive it. */
export const alertKinds = {
  'new-orders': 'orders',
  messages: 'orders',
  'supplier-orders': 'orders',
  'refund-requests': 'orders',
  transfers: 'money',
  claims: 'money',
  payouts: 'money',
  'large-credits': 'money',
  feeds: 'money',
  books: 'reports',
  stock: 'catalog',
  suppliers: 'catalog',
  jobs: 'settings',
  'payment-settings': 'owner',
} as const satisfies Record<string, Right | 'owner'>
export type AlertKind = keyof typeof alertKinds
const kinds = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

/**
 * Owners always get these by mail. An intruder in an owner's account could otherwise turn off the alerts that reveal
 * them.
 */
export const alwaysMailed: readonly AlertKind[] = ['large-credits', 'payment-settings']

/** The channels of an alert; `browser`: open pages of the back office. */
export const alertWays = ['browser', 'telegram', 'mail'] as const
export type AlertWay = (typeof alertWays)[number]
export const AlertChannels = z.strictObject({ browser: z.boolean(), telegram: z.boolean(), mail: z.boolean() })
export type AlertChannels = z.infer<typeof AlertChannels>

/** Sums by currency, USDT with its decimals; zero sums are left out. */
type Sums = { VND?: number; USDT?: string }

export const paymentFields = [
  'bank',
  'accountNumber',
  'accountName',
  'binanceId',
  'binanceOwner',
  'exchangeRate',
] as const
export type PaymentChange = { field: (typeof paymentFields)[number]; before: string; after: string }

/** One alert: the events since the last alert of its kind. It names no customer. */
export type Alert =
  /** `order`: the new order if there is exactly one. */
  | { kind: 'new-orders'; count: number; sum: number; order: { id: string; code: string } | null }
  | { kind: 'messages'; count: number }
  | { kind: 'supplier-orders'; count: number }
  /** Refunds above an operator’s limit; a second operator has to make them. */
  | { kind: 'refund-requests'; count: number; sum: number }
  | { kind: 'transfers'; count: number; sums: Sums }
  /** `ripensAt`: when the server credits the first claim if no operator decides. */
  | { kind: 'claims'; count: number; sums: Sums; ripensAt: string | null }
  | { kind: 'payouts'; count: number; sum: number }
  /** A credit or debit above the operator's limit; `isDebit`: it takes money from the balance. */
  | { kind: 'large-credits'; isDebit: boolean; by: string; amount: number; ripensAt: string | null }
  | { kind: 'feeds'; feeds: (typeof feeds)[number][] }
  | { kind: 'books'; count: number }
  /** `isEntered`: the service has no stock of items, only an entered number. */
  | { kind: 'stock'; serviceId: string; names: Record<Language, string>; free: number; isEntered?: true }
  | { kind: 'suppliers'; what: 'low-balance'; supplierId: string; name: string; balance: string; currency: string }
  /** The supplier refuses the shop's key, or the shop's balance there is empty; `problem` is the supplier's text. */
  | { kind: 'suppliers'; what: 'account'; supplierId: string; name: string; problem: string }
  | { kind: 'suppliers'; what: 'old-offers'; supplierId: string; name: string }
  /**
   * The supplier charged more than its offer for several orders in a row; the shop stopped sending the service there.
   */
  | { kind: 'suppliers'; what: 'overcharged'; serviceId: string; name: string; names: Record<Language, string> }
  | {
      kind: 'suppliers'
      what: 'stopped'
      serviceId: string
      names: Record<Language, string>
      /** If several services stopped: all of them by supplier, with the first few names. */
      all?: { count: number; suppliers: { name: string; count: number; services: Record<Language, string>[] }[] }
    }
  | { kind: 'jobs'; count: number }
  | { kind: 'payment-settings'; by: string; at: string; changes: PaymentChange[] }
  /** The reader requested it to test the channel. */
  | { kind: 'test' }

const pages: Record<Exclude<Alert['kind'], 'new-orders' | 'claims' | 'stock' | 'suppliers'>, string> = {
  messages: '/operator/messages',
  'supplier-orders': '/operator/dispatches',
  'refund-requests': '/operator/orders?view=all&refund=asked',
  transfers: '/operator/transfers',
  payouts: '/operator/payouts',
  'large-credits': '/operator/transfers?view=credits',
  feeds: '/operator/transfers',
  books: '/operator/books',
  jobs: '/operator/jobs',
  'payment-settings': '/operator/settings',
  test: '/operator/alerts',
}

/** The page of the back office where an operator handles the alert. */
export function alertPath(alert: Alert): string {
  if (alert.kind === 'stock') return `/operator/services/${alert.serviceId}${alert.isEntered ? '' : '/stock'}`
  if (alert.kind === 'suppliers') {
    if ('supplierId' in alert) return `/operator/suppliers/${alert.supplierId}`
    const isOfMany = alert.what === 'stopped' && alert.all
    return isOfMany ? '/operator/suppliers' : `/operator/services/${alert.serviceId}/suppliers`
  }
  // Operators decide claims of Binance transfers with the transfer. Bank claims without a known transfer have their own
  // list.
  if (alert.kind === 'claims') return alert.sums.VND ? '/operator/transfers?view=claims' : '/operator/transfers'
  if (alert.kind !== 'new-orders') return pages[alert.kind]
  return alert.order ? `/operator/orders/${alert.order.id}` : '/operator/orders'
}

const Settings = z.strictObject({
  kinds: z.array(
    z.strictObject({
      kind: z.enum(kinds),
      ...AlertChannels.shape,
      /** The caller cannot turn off mails of this kind. */
      isMailFixed: z.boolean(),
    }),
  ),
  mail: z.strictObject({
    address: z.string(),
    /** False if the shop has no mail server: the server writes mails to a folder. */
    isSetUp: z.boolean(),
  }),
  /** Null if the shop has no Telegram bot; `chat` is null until the caller links one. */
  telegram: z.nullable(z.strictObject({ chat: z.nullable(z.string()) })),
})
export type AlertSettings = z.infer<typeof Settings>

const limits: readonly RateLimit[] = [{ by: 'user', attempts: 60, seconds: 60 }]

export const alerts = {
  settings: endpoint({
    method: 'GET',
    path: '/operator/alerts',
    summary: 'Get which alerts the caller wants by which channel; only kinds that the caller’s rights cover',
    access: 'operator',
    right: 'any',
    data: Settings,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/operator/alerts',
    summary: 'Choose by which channels the caller wants one kind of alert',
    access: 'operator',
    right: 'any',
    body: z.strictObject({ kind: z.enum(kinds), channels: AlertChannels }),
    data: Settings,
    refusals: ['FORBIDDEN'],
    limits,
  }),
  test: endpoint({
    method: 'POST',
    path: '/operator/alerts/test',
    summary: 'Send the caller a test alert by one channel',
    access: 'operator',
    right: 'any',
    body: z.strictObject({ way: z.enum(alertWays) }),
    data: Nothing,
    refusals: ['NOT_CONFIGURED'],
    limits: [{ by: 'user', attempts: 10, seconds: 600 }],
  }),
}
