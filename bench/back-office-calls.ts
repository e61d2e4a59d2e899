import { customerId } from './customers.ts'

/** A customer with data of every kind. */
const customer = customerId(100)

/** Search values from the middle of a shop's history. */
export type Sample = {
  orderId: string
  code: string
  link: string
  wholeLink: string
  contact: string
  transaction: string
  reference: string
  serviceId: string
  /** A service with a refund. */
  refundedId: string
  /** A service without any sale. */
  unboughtId: string
  stockedId: string
  /** An order with items from stock. */
  goodsId: string
  /** An order whose bot answered after its end. */
  lateId: string
  supplierId: string
  operatorId: string
  middle: number
  week: string
  month: string
  /** The last whole month, as accountants name it. */
  monthBefore: string
}

/** Every list of the back office, and searches. Adding a call is one line. */
export const calls: Record<string, (sample: Sample) => string> = {
  'orders that wait': () => '/operator/orders?status=pending&limit=50',
  'all orders': () => '/operator/orders?limit=50',
  'orders delivered': () => '/operator/orders?status=success&limit=50',
  'orders delivered, a page in the middle': ({ middle }) => `/operator/orders?status=success&limit=50&page=${middle}`,
  'orders cancelled': () => '/operator/orders?status=cancel&limit=50',
  'orders by code': ({ code }) => `/operator/orders?q=${code}`,
  'orders by words': ({ contact }) => `/operator/orders?q=${contact}`,
  'orders by a common word': () => '/operator/orders?q=giao',
  'orders by a common word, of a customer': () => `/operator/orders?q=giao&customerId=${customer}`,
  'orders by a common word, of a week': ({ week }) => `/operator/orders?q=giao&${week}`,
  'orders by a common word, delivered, above a sum that none has': () =>
    '/operator/orders?q=giao&status=success&minTotal=100000',
  'orders of a service, newest first': ({ serviceId }) =>
    `/operator/orders?serviceId=${serviceId}&sort=newest&limit=50`,
  'orders of a customer': () => `/operator/orders?customerId=${customer}&limit=50`,
  'orders of a week': ({ week }) => `/operator/orders?${week}&limit=50`,
  'orders of a provider, 200 rows': () => '/operator/orders?status=success&provider=OWNER_PROVIDE&limit=200',
  'orders that wait, dearest first': () => '/operator/orders?status=pending&sort=dearest&limit=50',
  'orders above a sum that none has': () => '/operator/orders?status=success&minTotal=100000&limit=50',
  'orders that match, to act on them': ({ week }) => `/operator/order-matches?status=success&${week}`,
  'views of the orders desk': () => '/operator/order-views',
  'shares held for a look': () => '/operator/partner-shares',
  'what waits today': () => '/operator/today',
  'figures of today': () => '/operator/today/figures/now',
  'figures of yesterday, up to the same time': () => '/operator/today/figures/days-ago/1',
  'figures of the same weekday, up to the same time': () => '/operator/today/figures/days-ago/7',
  'one order': ({ orderId }) => `/operator/orders/${orderId}`,
  'goods of an order': ({ goodsId }) => `/operator/orders/${goodsId}/goods`,
  'what orders are filtered by': () => '/operator/order-filters',
  customers: () => '/operator/customers?limit=50',
  'customers, a page in the middle': ({ middle }) => `/operator/customers?limit=50&page=${Math.ceil(middle / 10)}`,
  'active customers': () => '/operator/customers?status=active&limit=50',
  'blocked customers': () => '/operator/customers?status=blocked&limit=50',
  'customers by name': () => '/operator/customers?q=huong%20do&limit=50',
  'customers by phone': ({ contact }) => `/operator/customers?q=09${contact.slice(-8)}`,
  'whom money is for': () => '/operator/payees?q=huong%20do',
  'one customer': () => `/operator/customers/${customer}`,
  'transactions of a customer': () => `/operator/customers/${customer}/transactions?limit=50`,
  'orders of a customer’s page': () => `/operator/customers/${customer}/orders?limit=50`,
  'transfers of a customer': () => `/operator/customers/${customer}/transfers?limit=50`,
  'claims of a customer': () => `/operator/bank-claims?customerId=${customer}&limit=50`,
  'claimed transfers of a customer': () => `/operator/customers/${customer}/claimed-transfers?limit=50`,
  'credits of a customer': () => `/operator/pending-credits?status=any&customerId=${customer}&limit=50`,
  'messages of a customer': () => `/operator/customers/${customer}/conversations?limit=50`,
  'referrals of a customer': () => `/operator/customers/${customer}/referrals?limit=50`,
  'notes on a customer': () => `/operator/customers/${customer}/notes?limit=50`,
  'mails to a customer': () => `/operator/customers/${customer}/mails?limit=50`,
  'news to a customer': () => `/operator/customers/${customer}/notifications?limit=50`,
  'transfers that wait': () => '/operator/transfers?status=unmatched&limit=50',
  'transfers that were credited': () => '/operator/transfers?status=credited&limit=50',
  'transfers that were ignored': () => '/operator/transfers?status=ignored&limit=50',
  'transfers of a week': ({ week }) => `/operator/transfers?${week}&limit=50`,
  'transfers by reference': ({ reference }) => `/operator/transfers?q=${reference}`,
  'transfers by a common word': () => '/operator/transfers?q=bench',
  messages: () => '/operator/conversations?limit=50',
  'commissions to review': () => '/operator/referrals/commissions?status=suspicious&waiting=pairs&limit=50',
  'suspicious commissions': () => '/operator/referrals/commissions?status=suspicious&limit=50',
  commissions: () => '/operator/referrals/commissions?limit=50',
  payouts: () => '/operator/payouts?limit=50',
  'discount codes': () => '/operator/codes',
  bots: () => '/operator/bots',
  'runs of bots': () => '/operator/bots/running',
  'late answers of a bot': ({ lateId }) => `/operator/bots/running/${lateId}/late-answers?limit=50`,
  'failed tasks': () => '/operator/jobs',
  'claims of transfers': () => '/operator/bank-claims?limit=50',
  'claims of transfers that wait': () => '/operator/bank-claims?status=waiting&limit=50',
  'claims of transfers that were decided': () => '/operator/bank-claims?status=decided&limit=50',
  'claims of transfers, refused, by a name that many have': () =>
    '/operator/bank-claims?status=refused&q=huong&limit=50',
  'credits that wait': () => '/operator/pending-credits?limit=50',
  'credits that were decided': () => '/operator/pending-credits?status=decided&limit=50',
  'credits that were decided, by a name that many have': () =>
    '/operator/pending-credits?status=decided&q=huong&limit=50',
  services: () => '/operator/services',
  'prices of a service': ({ serviceId }) => `/operator/services/${serviceId}/prices`,
  'changes of prices': () => '/operator/service-edits?limit=50',
  categories: () => '/operator/categories',
  announcements: () => '/operator/announcements?limit=50',
  'versions of a page': () => '/operator/texts/page/terms/versions',
  posts: () => '/operator/texts?kind=post&limit=50',
  'readers of the newsletter': () => '/operator/newsletter/readers?limit=50',
  letters: () => '/operator/newsletter/letters?limit=50',
  'saved replies': () => '/operator/saved-replies',
  staff: () => '/operator/staff',
  'invitations of staff': () => '/operator/staff-invitations',
  'history of settings': () => '/operator/settings/history?limit=50',
  'audit log': () => '/operator/audit?limit=50',
  'audit log by words': ({ code }) => `/operator/audit?q=${code}&limit=50`,
  'audit log of a week': ({ week }) => `/operator/audit?${week}&limit=50`,
  'people of the audit log': () => '/operator/audit/people',
  'audit of a customer': () => `/operator/audit?subject=${customer}&limit=50`,
  'counts of views': () => '/operator/order-views/counts',
  suppliers: () => '/operator/suppliers',
  'orders at suppliers that wait for people': () => '/operator/dispatches?state=unclear&limit=50',
  'orders that suppliers delivered': () => '/operator/dispatches?state=done&limit=50',
  'orders at suppliers, to act on them': () => '/operator/dispatch-matches?state=unclear',
  'offers of a supplier': ({ supplierId }) => `/operator/suppliers/${supplierId}/offers?limit=50`,
  'calls to a supplier': ({ supplierId }) => `/operator/suppliers/${supplierId}/exchanges`,
  'changes of suppliers': () => '/operator/supply-changes?limit=50',
  'money at suppliers': () => '/operator/supplier-accounts',
  'payments to suppliers': () => '/operator/top-ups?limit=50',
  'claims under warranty that wait': () => '/operator/warranty?status=waiting&limit=50',
  'all claims under warranty': () => '/operator/warranty?limit=50',
  partners: () => '/operator/partners?limit=50',
  'proposals that wait': () => '/operator/partner-proposals?limit=50',
  'proposals that were refused': () => '/operator/partner-proposals?state=refused&limit=50',
  'a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock`,
  'items of a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock/items?limit=50`,
  'free items of a stock': ({ stockedId }) => `/operator/services/${stockedId}/stock/items?state=free&limit=50`,
  'search: order by code': ({ code }) => `/operator/search/orders?q=${code}`,
  'search: order by the beginning of its code': ({ code }) => `/operator/search/orders?q=${code.slice(0, 6)}`,
  'search: order by link': ({ link }) => `/operator/search/orders?q=${encodeURIComponent(link)}`,
  'search: order by a whole link of many': ({ wholeLink }) =>
    `/operator/search/orders?q=${encodeURIComponent(wholeLink)}`,
  'search: order by a link of 2,000 characters that is nowhere': ({ link }) =>
    `/operator/search/orders?q=${encodeURIComponent(`${link}?${'tracking=0123456789&'.repeat(100)}`.slice(0, 2_000))}`,
  'search: order by contact': ({ contact }) => `/operator/search/orders?q=${contact}`,
  'search: orders by a common word': () => '/operator/search/orders?q=giao',
  'search: orders by a name that many have': () => '/operator/search/orders?q=h%C6%B0%C6%A1ng',
  'search: orders by three letters': () => '/operator/search/orders?q=t.me%2Fabc',
  'search: orders by what is nowhere': () => '/operator/search/orders?q=qqqqwwww',
  'search: customers by name': () => '/operator/search/customers?q=huong%20do',
  'search: customers by two letters': () => '/operator/search/customers?q=hu',
  'search: customers by what is nowhere': () => '/operator/search/customers?q=qqqqwwww',
  'search: money by reference': ({ reference }) => `/operator/search/money?q=${reference}`,
  'search: money by transaction': ({ transaction }) => `/operator/search/money?q=${transaction}`,
  'search: money by what is nowhere': () => '/operator/search/money?q=qqqqwwww',
  'search: services': () => '/operator/search/services?q=telegram',
}

/** Reports of the last 30 days; the server sums up today while it answers. */
export const reports: Record<string, (sample: Sample) => string> = {
  'report: summary': ({ month }) => `/operator/reports?${month}`,
  'report: services': ({ month }) => `/operator/reports/services?${month}`,
  'report: customers': ({ month }) => `/operator/reports/customers?${month}`,
  'report: operators': ({ month }) => `/operator/reports/operators?${month}`,
  'report: entries of sales': ({ month }) => `/operator/reports/entries?${month}&figure=sales`,
  'report: entries of refunds': ({ month }) => `/operator/reports/entries?${month}&figure=refunds`,
  'report: entries of deposits': ({ month }) => `/operator/reports/entries?${month}&figure=deposits`,
  'report: entries of an account': ({ month }) => `/operator/reports/entries?${month}&account=house:sales`,
  'report: entries of a service': ({ month, serviceId }) =>
    `/operator/reports/entries?${month}&figure=sales&serviceId=${serviceId}`,
  'report: entries of what a service refunded': ({ month, refundedId }) =>
    `/operator/reports/entries?${month}&figure=refunds&serviceId=${refundedId}`,
  'report: entries of a service that nobody bought': ({ month, unboughtId }) =>
    `/operator/reports/entries?${month}&figure=sales&serviceId=${unboughtId}`,
  'report: entries of an operator': ({ month, operatorId }) =>
    `/operator/reports/entries?${month}&act=delivered&operatorId=${operatorId}`,
  'report: entries of what an operator refunded': ({ month, operatorId }) =>
    `/operator/reports/entries?${month}&act=refunded&operatorId=${operatorId}`,
  'report: entries of what an operator credited': ({ month, operatorId }) =>
    `/operator/reports/entries?${month}&act=credited&operatorId=${operatorId}`,
  'report: entries of what deliveries cost': ({ month, operatorId }) =>
    `/operator/reports/entries?${month}&figure=cost&operatorId=${operatorId}`,
  'report: entries of what a customer cost': ({ month }) =>
    `/operator/reports/entries?${month}&figure=cost&customerId=${customer}`,
  'report: entries of a customer': ({ month }) => `/operator/reports/entries?${month}&customerId=${customer}`,
}

/** Files that stream while the server reads them: no time limits. */
export const files: Record<string, (sample: Sample) => string> = {
  'file: entries of sales of a month': ({ month }) => `/operator/reports/entries?${month}&figure=sales&format=csv`,
  'file: entries of a service of a month': ({ month, serviceId }) =>
    `/operator/reports/entries?${month}&figure=sales&serviceId=${serviceId}&format=csv`,
  'file: accounting of a month': ({ monthBefore }) => `/operator/reports/accounting/${monthBefore}`,
}
