import type { Language } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'

/** The address of every screen. Pages never spell out an address. */
export const paths = {
  /** The public start page of a language. It is outside of the app: use a plain link. */
  home: (language: Language) => localizedPath(language, ''),
  terms: (language: Language) => localizedPath(language, 'terms'),
  privacy: (language: Language) => localizedPath(language, 'privacy'),
  /** The page of a service. It is outside of the app: use a plain link. */
  servicePage: (language: Language, slug: string) => localizedPath(language, `services/${slug}`),
  /** Redirects customers to the dashboard, and operators to the back office. */
  start: '/start',
  dashboard: '/dashboard',
  catalog: '/catalog',
  deposit: '/deposit',
  /** Deposit the missing amount of an order, then return to it. */
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
  /** Orders that the shop places again by a plan. */
  repeats: '/orders/repeats',
  drips: '/orders/spread',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  bots: '/bots',
  /** The console of the bot run of this order. */
  bot: (orderId: string) => `/bots/${encodeURIComponent(orderId)}`,
  /** A new run of the failed and skipped lines of this order. */
  botAgain: (orderId: string) => `/bots?${new URLSearchParams({ again: orderId })}`,
  /** The bot order of this code, found in the list. */
  botOrderNamed: (orderCode: string) => `/orders?${new URLSearchParams({ tab: 'bots', q: orderCode })}`,
  referral: '/referral',
  /** The application to become a partner, or the area of a partner. */
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
  /** Redirects signed-in people to their messages, and visitors to the contacts of the shop. */
  help: '/help',
  messages: '/messages',
  /** A conversation with the shop, by the id of its order or of the customer. */
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
  /** The first screen of the back office: work that waits. */
  operator: '/operator',
  outbox: '/dev/outbox',
} as const

/** The page of an address. A receipt opens above its list, so it belongs to the list. */
export function pageOf(pathname: string): string {
  return /^\/transactions\/[^/]+$/.test(pathname) ? paths.transactions : pathname
}
