import type { Language } from '@runmart/contract/languages'
import { localizedPath } from './localized-path.ts'

/** The address of every screen. Pages never write an address down themselves. */
export const paths = {
  /** The public start page; each language has its own, outside of the app: reach it by a plain link. */
  home: (language: Language) => localizedPath(language, ''),
  terms: (language: Language) => localizedPath(language, 'terms'),
  privacy: (language: Language) => localizedPath(language, 'privacy'),
  /** The page of a service, outside of the app: reach it by a plain link. */
  servicePage: (language: Language, slug: string) => localizedPath(language, `services/${slug}`),
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
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  bots: '/bots',
  /** The console of the run that belongs to this order. */
  bot: (orderId: string) => `/bots/${encodeURIComponent(orderId)}`,
  /** A new run of the lines that this one did not do well. */
  botAgain: (orderId: string) => `/bots?${new URLSearchParams({ again: orderId })}`,
  /** The bot order of this code, found in the list. */
  botOrderNamed: (orderCode: string) => `/orders?${new URLSearchParams({ tab: 'bots', q: orderCode })}`,
  referral: '/referral',
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
  operatorTransfers: '/operator/transfers',
  operatorOrders: '/operator/orders',
  /** The orders that somebody has begun. */
  operatorOrdersBegun: '/operator/orders?view=in-progress',
  /** Open orders whose bot is in this state. */
  operatorOrdersOfBots: (state: 'waiting' | 'error') => `/operator/orders?view=all&bot=${state}`,
  /** All transfers in which this is found. */
  operatorTransfersNamed: (words: string) => `/operator/transfers?${new URLSearchParams({ view: 'all', q: words })}`,
  operatorOrdersNamed: (words: string) => `/operator/orders?${new URLSearchParams({ view: 'all', q: words })}`,
  operatorOrder: (id: string) => `/operator/orders/${encodeURIComponent(id)}`,
  operatorMessages: '/operator/messages',
  operatorSavedReplies: '/operator/messages/replies',
  operatorConversation: (id: string) => `/operator/messages/${encodeURIComponent(id)}`,
  operatorServices: '/operator/services',
  operatorCategories: '/operator/services/categories',
  operatorService: (id: string) => `/operator/services/${encodeURIComponent(id)}`,
  /** What the public page of a service says. */
  operatorServiceText: (id: string) => `/operator/services/${encodeURIComponent(id)}/page`,
  operatorBots: '/operator/bots',
  operatorCodes: '/operator/codes',
  operatorReferrals: '/operator/referrals',
  operatorPayouts: '/operator/payouts',
  operatorContent: '/operator/content',
  operatorAnnouncement: (id: string) => `/operator/content/announcements/${encodeURIComponent(id)}`,
  operatorNewsletter: '/operator/newsletter',
  operatorCustomers: '/operator/customers',
  operatorCustomersNamed: (words: string) => `/operator/customers?${new URLSearchParams({ q: words })}`,
  operatorCustomer: (id: string) => `/operator/customers/${encodeURIComponent(id)}`,
  /** A tab of a customer's page; without one it is the overview. */
  operatorCustomerTab: (
    id: string,
    tab:
      | 'transactions'
      | 'orders'
      | 'runs'
      | 'deposits'
      | 'messages'
      | 'devices'
      | 'referrals'
      | 'notes'
      | 'sent'
      | 'audit',
  ) => `/operator/customers/${encodeURIComponent(id)}/${tab}`,
  /** One transaction, found in the list of its customer. */
  operatorTransaction: (customerId: string, code: string) =>
    `/operator/customers/${encodeURIComponent(customerId)}/transactions?${new URLSearchParams({ q: code })}`,
  operatorStaff: '/operator/staff',
  operatorAudit: '/operator/audit',
  operatorReports: '/operator/reports',
  /** The ledger entries behind a figure. */
  operatorReportEntries: (asked: Record<string, string>) => `/operator/reports/entries?${new URLSearchParams(asked)}`,
  operatorBooks: '/operator/books',
  operatorJobs: '/operator/jobs',
  operatorSettings: '/operator/settings',
  operatorSettingsReferrals: '/operator/settings/referrals',
  operatorSettingsPayouts: '/operator/settings/payouts',
  operatorSettingsHistory: '/operator/settings/history',
  operatorMaintenance: '/operator/settings/maintenance',
  outbox: '/dev/outbox',
} as const

/** The page that an address belongs to: a receipt lies above its list, which stays where it is. */
export function pageOf(pathname: string): string {
  return /^\/transactions\/[^/]+$/.test(pathname) ? paths.transactions : pathname
}
