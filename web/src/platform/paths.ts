import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'

/** The address of every screen. Pages never write an address down themselves. */
export const paths = {
  /** The public start page; each language has its own, outside of the app: reach it by a plain link. */
  home: (language: Language) => localizedPath(language, ''),
  terms: (language: Language) => localizedPath(language, 'terms'),
  privacy: (language: Language) => localizedPath(language, 'privacy'),
  /** The page of a service, outside of the app: reach it by a plain link. */
  servicePage: (language: Language, slug: string) => localizedPath(language, `services/${slug}`),
  /** Leads on to where whoever is signed in begins: customers with the dashboard, operators with what waits. */
  start: '/start',
  dashboard: '/dashboard',
  /** What can be ordered. */
  catalog: '/catalog',
  deposit: '/deposit',
  /** Pay in what an order lacks, then come back to it. */
  depositForOrder: (missing: number, back: 'order' | 'bot') =>
    `/deposit?${new URLSearchParams({ amount: String(missing), back })}`,
  newOrder: '/orders/new',
  /** The order form with this service chosen. */
  orderService: (id: string) => `/orders/new?${new URLSearchParams({ service: id })}`,
  /** The order form, filled in like this order. */
  orderAgain: (id: string) => `/orders/new?${new URLSearchParams({ again: id })}`,
  orders: '/orders',
  /** The list of one kind of orders. */
  ordersOf: (tab: 'services' | 'bots') => `/orders?tab=${tab}`,
  orderLinks: '/orders/links',
  orderHistory: '/orders/history',
  /** Orders that are placed again by themselves. */
  repeats: '/orders/repeats',
  drips: '/orders/spread',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  bots: '/bots',
  /** The console of the run that belongs to this order. */
  bot: (orderId: string) => `/bots/${encodeURIComponent(orderId)}`,
  /** A new run of the lines that this one did not do well. */
  botAgain: (orderId: string) => `/bots?${new URLSearchParams({ again: orderId })}`,
  /** The bot order of this code, found in the list. */
  botOrderNamed: (orderCode: string) => `/orders?${new URLSearchParams({ tab: 'bots', q: orderCode })}`,
  referral: '/referral',
  /** Becoming a partner; for who is one, their own area. */
  partner: '/partner',
  transactions: '/transactions',
  /** The receipt of one transaction, above the list. */
  transaction: (code: string) => `/transactions/${encodeURIComponent(code)}`,
  /** The statement of a month, such as `2026-11`. */
  statement: (month: string) => `/transactions/statement/${month}`,
  profile: '/profile',
  profileSecurity: '/profile/security',
  profileTwoFactor: '/profile/security#two-factor',
  profileSessions: '/profile/security#sessions',
  profileNotifications: '/profile/notifications',
  profileAppearance: '/profile/appearance',
  profileData: '/profile/data',
  notifications: '/notifications',
  /** Leads to the messages of whoever is signed in, and else to the ways to reach the shop. */
  help: '/help',
  messages: '/messages',
  /** A conversation with the shop: by the id of its order, or by the customer's own. */
  conversation: (id: string) => `/messages/${encodeURIComponent(id)}`,
  /** Sign in, then come back to `next`. */
  login: (next?: string) => (next ? `/auth/login?${new URLSearchParams({ next })}` : '/auth/login'),
  register: '/auth/register',
  /** Create an account, then come back to `next`. */
  registerFor: (next: string | null) => (next ? `/auth/register?${new URLSearchParams({ next })}` : '/auth/register'),
  activate: '/auth/activate',
  forgot: '/auth/forgot',
  reset: '/auth/reset',
  google: '/auth/google',
  /** The back office; its first screen is what waits today. */
  operator: '/operator',
  outbox: '/dev/outbox',
} as const

/** The page that an address belongs to: a receipt lies above its list, which stays where it is. */
export function pageOf(pathname: string): string {
  return /^\/transactions\/[^/]+$/.test(pathname) ? paths.transactions : pathname
}
