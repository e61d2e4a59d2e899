/**
 * The addresses of the back office; its first screen is `paths.operator`. A separate file, so that customers do not
 * load them.
 */
export const operatorPaths = {
  alerts: '/operator/alerts',
  transfers: '/operator/transfers',
  /** Waiting claims of bank transfers. `credits`: credits that wait for a second person. */
  claims: '/operator/transfers?view=claims',
  credits: '/operator/transfers?view=credits',
  orders: '/operator/orders',
  /** Orders in progress. */
  ordersBegun: '/operator/orders?view=in-progress',
  /** Orders with a refund that waits for a second operator. */
  ordersToRefund: '/operator/orders?view=all&refund=asked',
  /** Open orders whose bot is in this state. */
  ordersOfBots: (state: 'waiting' | 'error') => `/operator/orders?view=all&bot=${state}`,
  /** All transfers that contain these words. */
  transfersNamed: (words: string) => `/operator/transfers?${new URLSearchParams({ view: 'all', q: words })}`,
  ordersNamed: (words: string) => `/operator/orders?${new URLSearchParams({ view: 'all', q: words })}`,
  /** All orders that match these filters. */
  ordersFound: (filters: Partial<Record<'service' | 'customer' | 'from' | 'to', string>>) =>
    `/operator/orders?${new URLSearchParams({ view: 'all', ...filters })}`,
  order: (id: string) => `/operator/orders/${encodeURIComponent(id)}`,
  messages: '/operator/messages',
  savedReplies: '/operator/messages/replies',
  conversation: (id: string) => `/operator/messages/${encodeURIComponent(id)}`,
  services: '/operator/services',
  categories: '/operator/services/categories',
  service: (id: string) => `/operator/services/${encodeURIComponent(id)}`,
  servicesHidden: '/operator/services?visibility=hidden',
  /** Services that no supplier can deliver now. */
  servicesUnsupplied: '/operator/services?supply=none',
  /** A tab of a service: order form, public page, stock, suppliers, partner, or former prices. */
  serviceTab: (id: string, tab: 'form' | 'page' | 'stock' | 'suppliers' | 'partner' | 'history') =>
    `/operator/services/${encodeURIComponent(id)}/${tab}`,
  suppliers: '/operator/suppliers',
  supplier: (id: string) => `/operator/suppliers/${encodeURIComponent(id)}`,
  supplierMoney: '/operator/supplier-money',
  supplierMoneyOf: (supplierId: string) => `/operator/supplier-money?${new URLSearchParams({ supplierId })}`,
  supplyChanges: '/operator/suppliers/changes',
  dispatches: '/operator/dispatches',
  /** Orders of a supplier that wait for an operator. */
  dispatchesOf: (supplierId: string) => `/operator/dispatches?${new URLSearchParams({ supplierId })}`,
  warranty: '/operator/warranty',
  bots: '/operator/bots',
  codes: '/operator/codes',
  referrals: '/operator/referrals',
  payouts: '/operator/payouts',
  payoutsOf: (customerId: string) => `/operator/payouts?${new URLSearchParams({ customerId })}`,
  partners: '/operator/partners',
  partner: (id: string) => `/operator/partners/${encodeURIComponent(id)}`,
  partnerApplications: '/operator/partners?view=applied',
  partnerProposals: '/operator/partners/proposals',
  partnerProposal: (id: string) => `/operator/partners/proposals/${encodeURIComponent(id)}`,
  content: '/operator/content',
  announcement: (id: string) => `/operator/content/announcements/${encodeURIComponent(id)}`,
  /** The pages of the public site, or the posts of its blog. */
  texts: (kind: 'page' | 'post') => `/operator/content/${kind}s`,
  text: (kind: 'page' | 'post', slug: string) => `/operator/content/${kind}s/${encodeURIComponent(slug)}`,
  newsletter: '/operator/newsletter',
  customers: '/operator/customers',
  customersNamed: (words: string) => `/operator/customers?${new URLSearchParams({ q: words })}`,
  customer: (id: string) => `/operator/customers/${encodeURIComponent(id)}`,
  /** A tab of a customer's page; `customer` is the overview. */
  customerTab: (
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
  /** Open orders of a customer. */
  customerOpenOrders: (id: string) => `/operator/customers/${encodeURIComponent(id)}/orders?status=open`,
  /** One transaction, found in the list of its customer. */
  transaction: (customerId: string, code: string) =>
    `/operator/customers/${encodeURIComponent(customerId)}/transactions?${new URLSearchParams({ q: code })}`,
  /** Transactions for operators without access to the customer's page. */
  transactions: '/operator/transactions',
  transactionAlone: (customerId: string, code: string) =>
    `/operator/transactions/${encodeURIComponent(customerId)}?${new URLSearchParams({ q: code })}`,
  staff: '/operator/staff',
  staffRules: '/operator/staff/rules',
  /** The target of a mailed invitation, for people who are not operators yet. */
  invitation: '/operator/invitation',
  audit: '/operator/audit',
  reports: '/operator/reports',
  /** The ledger entries behind a figure. */
  reportEntries: (asked: Record<string, string>) => `/operator/reports/entries?${new URLSearchParams(asked)}`,
  books: '/operator/books',
  jobs: '/operator/jobs',
  settings: '/operator/settings',
  settingsOrders: '/operator/settings/orders',
  settingsReferrals: '/operator/settings/referrals',
  settingsPayouts: '/operator/settings/payouts',
  settingsPartners: '/operator/settings/partners',
  settingsHistory: '/operator/settings/history',
  maintenance: '/operator/settings/maintenance',
} as const
