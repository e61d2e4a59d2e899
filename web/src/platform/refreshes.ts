import type { api } from '@runmart/contract'

type Groups = (typeof api)[keyof typeof api]
type EndpointIn<Group> = Group extends unknown ? Group[keyof Group] : never
type NameOf<E> = E extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never
type Name = NameOf<EndpointIn<Groups>>
type PathOf<N> = N extends `GET ${infer Path}` ? Path : never
/** Every GET, and the price of an order, which is a query too. */
type Read = PathOf<Name> | '/user/order/quote'

const myOrders: readonly Read[] = [
  '/user/order/{id}',
  '/user/order/get-order-ref',
  '/user/order/get-order-auto',
  '/user/order/history',
  '/user/order/again',
  '/user/bot/runs',
  '/user/info',
  '/user/transaction/history',
  '/user/auth/me',
]
const placing: readonly Read[] = [...myOrders, '/user/service/get-all', '/user/order/quote']
const myPlans: readonly Read[] = ['/user/order/{id}/repeat', '/user/repeats']
const mySchedules: readonly Read[] = ['/user/order/{id}/schedule', '/user/bot/schedules']
const myMessages: readonly Read[] = ['/user/conversation/{id}', '/user/conversation/list']
const myPayouts: readonly Read[] = ['/user/payout/overview', '/user/transaction/history', '/user/auth/me']
const myDeposits: readonly Read[] = ['/user/transaction/history', '/user/info']

const partnerOrder: readonly Read[] = ['/partner', '/partner/orders', '/partner/orders/{id}']
const partnerClaims: readonly Read[] = [
  '/partner/warranty',
  '/partner/orders/{id}/warranty',
  '/partner/orders/{id}',
  '/partner',
]
const partnerStock: readonly Read[] = [
  '/partner/services/{id}/stock',
  '/partner/services/{id}/stock/items',
  '/partner/services',
]

const orderOfCustomer: readonly Read[] = [
  '/operator/order-views/counts',
  '/operator/orders',
  '/operator/orders/{id}',
  '/operator/customers',
  '/operator/books',
  // Conversations show the events of the order, too.
  '/operator/conversations/{id}',
]
const claims: readonly Read[] = [
  '/operator/warranty',
  '/operator/orders/{id}/warranty',
  '/operator/orders/{id}',
  '/operator/orders/{id}/goods',
  '/operator/services/{id}/stock',
  '/operator/today',
]
const money: readonly Read[] = [
  '/operator/transfers',
  '/operator/customers/{id}/transfers',
  '/operator/customers/{id}/claimed-transfers',
  '/operator/bank-claims',
  '/operator/pending-credits',
  '/operator/customers/{id}/transactions',
  '/operator/books',
  '/operator/customers',
  '/operator/customers/{id}',
  '/operator/reports',
  '/operator/reports/balances',
  '/operator/reports/customers',
]
const catalogue: readonly Read[] = ['/operator/services', '/operator/services/{id}', '/user/service/get-all']
const edits: readonly Read[] = [...catalogue, '/operator/service-edits']
const categories: readonly Read[] = ['/operator/categories', '/user/service/get-all']
const stock: readonly Read[] = ['/operator/services/{id}/stock', '/operator/services/{id}/stock/items', ...catalogue]
const suppliers: readonly Read[] = [
  '/operator/suppliers',
  '/operator/suppliers/{id}',
  '/operator/suppliers/{id}/offers',
  '/operator/services/{id}/sources',
  '/operator/supply-changes',
]
const supplierMoney: readonly Read[] = [
  '/operator/supplier-accounts',
  '/operator/top-ups',
  '/operator/books',
  '/operator/today',
]
const dispatches: readonly Read[] = [
  '/operator/orders/{id}/dispatch',
  '/operator/dispatches',
  '/operator/orders/{id}',
  '/operator/orders',
]
const partners: readonly Read[] = ['/operator/partners', '/operator/partners/{id}']
const proposals: readonly Read[] = [
  '/operator/partner-proposals',
  '/operator/partner-proposals/{id}',
  '/operator/partners/{id}',
  ...catalogue,
]
const announcements: readonly Read[] = ['/operator/announcements', '/operator/announcements/{id}']
const texts: readonly Read[] = [
  '/operator/texts',
  '/operator/texts/{kind}/{slug}',
  '/operator/texts/{kind}/{slug}/versions',
]
const conversations: readonly Read[] = ['/operator/conversations', '/operator/conversations/{id}']

/** The paths that each action makes stale. Keys are strings, so the table needs no code of the contract. */
export const refreshes: Partial<Record<Name, readonly Read[]>> = {
  // Customers
  'POST /user/order/owner': placing,
  'POST /user/order/partner': placing,
  'POST /user/order/user': placing,
  'POST /user/order/ref': placing,
  'POST /user/order/auto-bot-upload': placing,
  'POST /user/drips': placing,
  'POST /user/order/auto-bot': myOrders,
  'PUT /user/order/{id}': myOrders,
  'GET /user/order/cancel/{id}': myOrders,
  'PUT /user/order/start/{id}': myOrders,
  'PUT /user/order/pause/{id}': myOrders,
  'PUT /user/order/stop/{id}': myOrders,
  'POST /user/drips/{id}/stop': [
    '/user/order/{id}/drip',
    '/user/drips',
    '/user/order/{id}',
    '/user/order/history',
    '/user/order/get-order-ref',
    '/user/auth/me',
  ],
  'POST /user/order/{id}/repeat': myPlans,
  'POST /user/repeats/{id}/stop': myPlans,
  'PUT /user/order/{id}/schedule': mySchedules,
  'DELETE /user/order/{id}/schedule': mySchedules,
  'POST /user/order/{id}/warranty': ['/user/order/{id}/warranty', '/user/order/{id}/goods', '/user/order/{id}'],
  'POST /user/conversation/{id}/message': myMessages,
  'POST /user/conversation/{id}/problem': myMessages,
  'PUT /user/conversation/{id}/read': myMessages,
  'PUT /user/conversation/{id}/solved': myMessages,
  'POST /user/payout/request': myPayouts,
  'POST /user/payout/{id}/cancel': myPayouts,
  'GET /user/bank/check-crypto-deposit': myDeposits,
  'POST /user/bank/claim-crypto-deposit': [...myDeposits, '/user/auth/me', '/user/bank/crypto-claims'],
  'POST /user/bank/claims': ['/user/bank/claims'],
  'PUT /user/notification/read': ['/user/notification/list'],
  'POST /public/notifications/unsubscribe': ['/user/notification/settings'],
  'DELETE /user/auth/sessions/{id}': ['/user/auth/sessions'],
  'DELETE /user/auth/sessions': ['/user/auth/sessions'],
  'POST /user/auth/change-password': ['/user/auth/sessions'],
  'POST /user/auth/email-change': ['/user/auth/email-change'],
  'DELETE /user/auth/email-change': ['/user/auth/email-change'],

  // Partners
  'POST /partner/orders/{id}/take': partnerOrder,
  'POST /partner/orders/{id}/progress': partnerOrder,
  'POST /partner/orders/{id}/deliver': partnerOrder,
  'POST /partner/orders/{id}/fail': partnerOrder,
  'POST /partner/orders/{id}/give-back': partnerOrder,
  'POST /partner/orders/{id}/message': ['/partner/orders/{id}/conversation'],
  'POST /partner/warranty/{id}/replace': partnerClaims,
  'POST /partner/warranty/{id}/refund': partnerClaims,
  'POST /partner/warranty/{id}/pass': partnerClaims,
  'POST /partner/proposals': ['/partner/proposals'],
  'POST /partner/proposals/{id}/withdraw': ['/partner/proposals'],
  'POST /partner/services/{id}/stock': partnerStock,
  'POST /partner/services/{id}/stock/files': partnerStock,
  'POST /partner/stock/items/{id}/withdraw': partnerStock,

  // Operators: orders
  'POST /operator/orders/{id}/take': orderOfCustomer,
  'POST /operator/orders/{id}/progress': orderOfCustomer,
  'POST /operator/orders/{id}/deliver': orderOfCustomer,
  'POST /operator/orders/{id}/lines': [...orderOfCustomer, '/operator/bots/running'],
  'POST /operator/orders/{id}/links': orderOfCustomer,
  'POST /operator/orders/{id}/fail': orderOfCustomer,
  'POST /operator/orders/{id}/refund': orderOfCustomer,
  'POST /operator/orders/{id}/refund-part': orderOfCustomer,
  'POST /operator/orders/{id}/partner/take-over': orderOfCustomer,
  'POST /operator/orders/{id}/partner/recount': orderOfCustomer,
  'POST /operator/order-acts': orderOfCustomer,
  'POST /operator/order-views': ['/operator/order-views', '/operator/order-views/counts'],
  'DELETE /operator/order-views/{id}': ['/operator/order-views'],
  'POST /operator/codes': ['/operator/codes'],
  'PUT /operator/codes/{code}': ['/operator/codes'],
  'POST /operator/orders/{id}/goods/{item}/replace': ['/operator/orders/{id}/goods', '/operator/orders/{id}', ...stock],
  'POST /operator/orders/{id}/schedule/remove': ['/operator/orders/{id}/schedule'],
  'POST /operator/bots/running/{id}/stop': [
    '/operator/bots/running',
    '/operator/bots/running/{id}/log',
    '/operator/orders/{id}/schedule',
    '/operator/orders',
    '/operator/orders/{id}',
    '/operator/customers',
    '/operator/books',
  ],
  'PUT /operator/bots/{id}/settings': ['/operator/bots'],
  'POST /operator/warranty/{id}/replace': claims,
  'POST /operator/warranty/{id}/refund': claims,
  'POST /operator/warranty/{id}/refuse': claims,
  'POST /operator/orders/{id}/dispatch/resolve': dispatches,
  'POST /operator/orders/{id}/dispatch/retry': dispatches,
  'POST /operator/orders/{id}/dispatch/take-over': dispatches,
  'POST /operator/orders/{id}/dispatch/cancel': dispatches,
  'POST /operator/orders/{id}/dispatch/refill': dispatches,
  'POST /operator/dispatch-acts': [...dispatches, '/operator/today'],

  // Operators: money
  'POST /operator/transfers/{id}/assign': money,
  'POST /operator/transfers/{id}/ignore': [
    '/operator/transfers',
    '/operator/customers/{id}/transfers',
    '/operator/customers/{id}/claimed-transfers',
  ],
  'POST /operator/transfers': money,
  'POST /operator/credits': money,
  'POST /operator/debits': money,
  'POST /operator/pending-credits/{id}/approve': money,
  'POST /operator/pending-credits/{id}/cancel': money,
  'POST /operator/bank-claims/{id}/refuse': money,
  'POST /operator/transactions/{code}/reverse': [...money, '/operator/orders/{id}'],
  'POST /operator/payouts/{id}/pay': ['/operator/payouts', '/operator/books'],
  'POST /operator/payouts/{id}/refuse': ['/operator/payouts', '/operator/books'],
  'POST /operator/referrals/commissions/{id}/allow': ['/operator/referrals/commissions'],
  'POST /operator/referrals/commissions/{id}/refuse': ['/operator/referrals/commissions'],
  'POST /operator/partner-shares/allow': ['/operator/partner-shares'],
  'POST /operator/partner-shares/refuse': ['/operator/partner-shares'],
  'PUT /operator/customers/{id}/commission': ['/operator/customers/{id}/commission'],
  'POST /operator/suppliers/{id}/top-ups': supplierMoney,
  'POST /operator/top-ups/{id}/confirm': supplierMoney,
  'POST /operator/top-ups/{id}/reverse': supplierMoney,

  // Operators: catalogue, stock and where services come from
  'POST /operator/services': ['/operator/services', '/user/service/get-all'],
  'PUT /operator/services/{id}': [...catalogue, '/operator/services/{id}/prices'],
  'PUT /operator/services-order': ['/operator/services', '/user/service/get-all'],
  'POST /operator/services/{id}/copy': edits,
  'POST /operator/service-edits': edits,
  'POST /operator/service-edits/{id}/undo': [...edits, '/operator/services/{id}/prices'],
  'PUT /operator/services/{id}/page': ['/operator/services/{id}/page'],
  'PUT /operator/services/{id}/picture': catalogue,
  'DELETE /operator/services/{id}/picture': catalogue,
  'POST /operator/categories': categories,
  'PUT /operator/categories/{slug}': categories,
  'DELETE /operator/categories/{slug}': categories,
  'PUT /operator/categories-order': categories,
  'PUT /operator/categories/{slug}/picture': categories,
  'DELETE /operator/categories/{slug}/picture': categories,
  'POST /operator/services/{id}/stock': stock,
  'POST /operator/services/{id}/stock/files': stock,
  'PUT /operator/services/{id}/stock': ['/operator/services/{id}/stock'],
  'POST /operator/stock/items/{id}/withdraw': stock,
  'POST /operator/services/{id}/stock/withdraw-held': stock,
  'POST /operator/suppliers': suppliers,
  'PUT /operator/suppliers/{id}': suppliers,
  'POST /operator/suppliers/{id}/check': suppliers,
  'POST /operator/suppliers/{id}/sync': suppliers,
  'POST /operator/suppliers/{id}/import': [...suppliers, ...catalogue],
  'PUT /operator/services/{id}/sources': [...suppliers, ...catalogue],
  'POST /operator/supply-changes/{service}/{position}': [...suppliers, ...catalogue],
  'POST /operator/partners/{id}/accept': partners,
  'POST /operator/partners/{id}/refuse': partners,
  'POST /operator/partners/{id}/end': partners,
  'PUT /operator/services/{id}/partner': [...partners, '/operator/services/{id}/partner'],
  'POST /operator/partner-proposals/{id}/approve': proposals,
  'POST /operator/partner-proposals/{id}/refuse': proposals,

  // Operators: people and words
  'POST /operator/customers/{id}/block': [
    '/operator/customers/{id}',
    '/operator/customers',
    '/operator/customers/{id}/orders',
    '/operator/payouts',
  ],
  'POST /operator/customers/{id}/unblock': ['/operator/customers/{id}', '/operator/customers'],
  'POST /operator/customers/{id}/end-sessions': ['/operator/customers/{id}', '/operator/customers'],
  'POST /operator/customers/{id}/notes': ['/operator/customers/{id}/notes'],
  'PUT /operator/customers/{id}/notes/{noteId}': ['/operator/customers/{id}/notes'],
  'DELETE /operator/customers/{id}/notes/{noteId}': ['/operator/customers/{id}/notes'],
  'POST /operator/customers/{id}/mails': ['/operator/customers/{id}/mails'],
  'POST /operator/customers/{id}/notifications/{notificationId}/mail': ['/operator/customers/{id}/notifications'],
  'PUT /operator/staff/{id}': ['/operator/staff'],
  'DELETE /operator/staff/{id}': ['/operator/staff'],
  'POST /operator/staff-invitations': ['/operator/staff-invitations'],
  'POST /operator/staff-invitations/{id}/resend': ['/operator/staff-invitations'],
  'DELETE /operator/staff-invitations/{id}': ['/operator/staff-invitations'],
  'POST /operator/conversations/{id}/message': conversations,
  'POST /operator/conversations/{id}/assign': conversations,
  'POST /operator/conversations/{id}/close': conversations,
  'POST /operator/conversations/{id}/reopen': conversations,
  'POST /operator/saved-replies': ['/operator/saved-replies'],
  'PUT /operator/saved-replies/{id}': ['/operator/saved-replies'],
  'DELETE /operator/saved-replies/{id}': ['/operator/saved-replies'],
  'POST /operator/announcements': announcements,
  'PUT /operator/announcements/{id}': announcements,
  'POST /operator/announcements/{id}/publish': announcements,
  'POST /operator/announcements/{id}/end': announcements,
  // The page of the announcement leaves and must not fetch it again.
  'DELETE /operator/announcements/{id}': ['/operator/announcements'],
  'POST /operator/texts': ['/operator/texts'],
  'PUT /operator/texts/{kind}/{slug}/draft': texts,
  'POST /operator/texts/{kind}/{slug}/discard': texts,
  'POST /operator/texts/{kind}/{slug}/publish': texts,
  'POST /operator/texts/{kind}/{slug}/unpublish': texts,
  'DELETE /operator/texts/{kind}/{slug}': ['/operator/texts'],
  'POST /operator/newsletter/letters': ['/operator/newsletter/letters', '/operator/newsletter/readers'],
  'POST /operator/jobs/retry': ['/operator/jobs'],
  'POST /operator/jobs/remove': ['/operator/jobs'],

  // Settings, and the screens that show them
  'PUT /operator/payout-settings': ['/operator/payout-settings', '/user/payout/overview'],
  'PUT /operator/referrals/settings': ['/operator/referrals/settings', '/user/referral/info'],
  'PUT /operator/partner-settings': ['/operator/partner-settings', '/user/partner'],
  'PUT /operator/order-settings': ['/operator/order-settings'],
  'PUT /operator/deposit-settings': ['/operator/deposit-settings', '/user/bank/deposit-information'],
  'PUT /operator/maintenance': ['/operator/maintenance'],
}

/** Slow answers: no action waits for their refetch. */
export const slow: readonly string[] = ['/operator/order-views/counts'] satisfies Read[]

/** The paths that an action of this endpoint makes stale. */
export function stalePaths(method: string, path: string): readonly string[] {
  return refreshes[`${method} ${path}` as Name] ?? []
}
