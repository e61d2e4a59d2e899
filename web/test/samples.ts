import type { Customer, User } from '@runmart/contract/accounts'
import { rights } from '@runmart/contract/accounts-rights'
import type { Run } from '@runmart/contract/bots'
import type { BotSchedule } from '@runmart/contract/bots-schedules'
import type { OperatorService } from '@runmart/contract/catalog'
import type { OperatorCategory } from '@runmart/contract/catalog-categories'
import type { conversations } from '@runmart/contract/conversations'
import type { Summary } from '@runmart/contract/dashboard'
import type { DepositInformation } from '@runmart/contract/deposits'
import type { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import type { DataOf } from '@runmart/contract/endpoint'
import type { NamedTransaction, Transaction } from '@runmart/contract/ledger'
import type { orders } from '@runmart/contract/orders'
import type { FieldKind, ServiceField } from '@runmart/contract/orders-fields'
import type { Order } from '@runmart/contract/orders-order'
import { orderStatuses } from '@runmart/contract/orders-states'

/** One page of a list, which may have more pages. */
export function listPage<Item>(items: Item[], total = items.length, page = 1) {
  return { items, total, page, limit: 10 }
}

/** One page of transactions of a customer without debts. */
export function historyPage(items: Transaction[], total?: number, page?: number) {
  return { ...listPage(items.map(withName), total, page), owed: 0 }
}

/** So many different ones of a kind, numbered from 0. */
export function many<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at))
}

/** An active customer with money. */
/** A customer as staff see one in lists. */
export const linh: Customer = {
  id: 'c1',
  username: 'linh',
  email: 'linh@example.com',
  fullName: '',
  role: 'customer',
  status: 'active',
  joinedDate: '2026-01-15T08:00:00.000Z',
  balance: 0,
}

export const customer: User = {
  id: '7f1c2a90-0000-4000-8000-000000000001',
  username: 'khanh',
  email: 'khanh@example.com',
  fullName: '',
  phone: '',
  telegram: '',
  language: 'en',
  timeZone: 'Asia/Ho_Chi_Minh',
  shopTimeZone: 'Asia/Ho_Chi_Minh',
  role: 'customer',
  status: 'active',
  balance: 500_000,
  referralCode: 'KHANH7',
  referralLink: 'http://localhost/?ref=KHANH7',
  joinedDate: '2026-01-15T08:00:00.000Z',
  totalDeposit: 500_000,
  totalReferrals: 0,
  totalEarnings: 0,
  currentDiscount: 0,
  hasPassword: true,
  twoFactor: false,
  rights: [],
  isOwner: false,
  isPartner: false,
}

/** The dashboard of a new customer. */
export const emptySummary: Summary = {
  user: { ...customer, totalDeposit: 0 },
  balance: 0,
  change: 0,
  today: { in: 0, out: 0 },
  orders: { byStatus: Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Summary['orders']['byStatus'] },
  deposits: { last30Days: [] },
  spend: { last30Days: [] },
  bots: { running: 0 },
  attention: { items: [], total: 0 },
  orderAgain: [],
  latestOrders: [],
  latestTransactions: [],
}

/** An operator of the shop. */
export const operator: User = {
  ...customer,
  id: '7f1c2a90-0000-4000-8000-000000000009',
  role: 'operator',
  rights: [...rights],
  isOwner: true,
}

/** A Russian word that no line of a phone holds. */
export const longWord = 'Человеконенавистничествоперевоспитание'.repeat(2)

/** A pending order. */
export const pendingOrder: Order = {
  id: '7f1c2a90-0000-4000-8000-000000000002',
  orderCode: 'RM-7K3QX9',
  orderStatus: 'pending',
  serviceType: 'REFERRAL',
  serviceId: '7f1c2a90-0000-4000-8000-000000000003',
  serviceName: 'Newsletter',
  category: 'referral',
  categoryName: 'Referral',
  provider: 'PARTNER_PROVIDED',
  botStatus: null,
  documentLink: null,
  totalCash: 80_000,
  amount: 20,
  createdAt: '2026-11-15T08:00:00.000Z',
  expiresAt: '2026-12-15T08:00:00.000Z',
  contactInfo: '@khach',
  note: '',
  discountCode: null,
  orderType: 'single',
  billing: 'unit',
  preOrder: false,
  progress: { total: 20, ok: 0, failed: 0 },
  refunded: 0,
}

/** The same order with all that its page shows. */
export const orderView: DataOf<typeof orders.order> = {
  order: pendingOrder,
  price: { unitPrice: 4_000, amount: 20, subtotal: 80_000, tierDiscount: 0, codeDiscount: 0, total: 80_000 },
  fields: [],
  links: [],
  linkCount: 0,
  linksDeleted: false,
  timeline: [],
  refundQuote: 80_000,
}

/** The conversation about that order, before anybody has written. */
export const untouchedConversation: DataOf<typeof conversations.conversation> = {
  conversation: {
    id: pendingOrder.id,
    order: { id: pendingOrder.id, orderCode: pendingOrder.orderCode, serviceName: pendingOrder.serviceName },
    status: 'open',
    unread: 0,
    lastMessage: null,
    asksWhetherSolved: false,
  },
  messages: [],
  hasEarlier: false,
  orderSteps: [],
}

/** An order whose bot works. */
export const botOrder: Order = {
  ...pendingOrder,
  serviceType: 'AUTO_BOT',
  provider: 'USER_PROVIDED',
  orderStatus: 'in-progress',
  botStatus: 'started',
  expiresAt: null,
}

/** The run of such an order, in the middle of its lines. */
export const botRun: Run = {
  botId: 'telegram-notifier',
  fileName: 'news.txt',
  billing: 'unit',
  progress: { total: 20, ok: 5, failed: 0, skipped: 0, perSecond: null, secondsLeft: null },
  queued: false,
  startedAt: '2026-11-15T08:00:00.000Z',
  endedAt: null,
  filesUntil: null,
  filesGone: false,
}

/** A bot that starts by itself on Mondays and Fridays. */
export const botSchedule: BotSchedule = {
  orderId: '7f1c2a90-0000-4000-8000-000000000031',
  when: { by: 'clock', time: '03:30', weekdays: [1, 5] },
  nextAt: '2026-11-20T20:30:00.000Z',
  passedOver: null,
}

/** Money that came by a bank transfer. */
export const bankDeposit: Transaction = {
  id: '7f1c2a90-0000-4000-8000-000000000004',
  transactionCode: 'TX-7K3QX9',
  type: 'bank_deposit',
  status: 'success',
  amount: 1_000,
  kind: 'deposit',
  reverses: null,
  reversedBy: null,
  balanceAfter: 51_000,
  createdAt: '2026-11-15T08:00:00.000Z',
  transferContent: null,
  exchangeRate: null,
  originalAmount: null,
  originalCurrency: null,
  orderCode: null,
  description: '',
}

/** The same as the customer's own lists have it. */
export const namedDeposit = withName(bankDeposit)

/** A transaction that is about no service, unless it says so. */
function withName<It extends Transaction>(it: It): NamedTransaction & It {
  return { serviceName: null, category: null, categoryName: null, ...it }
}

/** Both ways to pay in, set up. */
export const depositInformation: DepositInformation = {
  bank: {
    accountNumber: '0123456789',
    accountName: 'RUNMART',
    bank: 'Vietcombank',
    bin: '970436',
    transferContent: 'RMKHANH',
    qr: '00020101',
  },
  crypto: { binanceId: '123', owner: 'Runmart', content: 'RMKHANH' },
  ready: { bank: true, crypto: true },
  simulated: false,
  cryptoExchange: { currency: 'USDT', exchangeRate: '26125.5', updatedAt: '2026-11-15T08:00:00.000Z' },
  rules: { autoUpdateMinutes: 5, manualConfirmAfterSeconds: 60, wrongContentFeePercent: 5, minDeposit: 10_000 },
}

/** Nothing waits for approval, and all of the daily cap is left. */
export const noPendingCredits: DataOf<typeof pendingCredits.list> = {
  ...listPage([]),
  cap: 50_000_000,
  left: 50_000_000,
  hasApprover: true,
}

/** A category as operators see it. */
export const operatorCategory: OperatorCategory = {
  slug: 'referral',
  version: 1,
  draft: { names: { en: 'Referral', vi: 'Giới thiệu', ru: 'Рефералы' }, glyph: 'referral', hidden: false },
  picture: null,
  services: 1,
}

const words = { name: 'Newsletter', description: 'Subscribers who read.' }
/** A service as operators see it, with a long word in Russian. */
export const operatorService: OperatorService = {
  id: '7f1c2a90-0000-4000-8000-000000000003',
  position: 1,
  version: 4,
  stocked: false,
  supplied: false,
  unsuppliedSince: null,
  partnerShare: null,
  draft: {
    category: 'referral',
    provider: 'PARTNER_PROVIDED',
    serviceType: 'REFERRAL',
    mode: 'multi',
    status: 'active',
    availability: 70,
    price: 4_000,
    billing: 'unit',
    minAmount: 1,
    maxAmount: 100,
    botId: null,
    texts: { en: words, vi: words, ru: { ...words, name: longWord } },
  },
  picture: null,
  stats: null,
}

/** A field of an order form, with words that name it. */
export function serviceField(key: string, kind: FieldKind, it: Partial<ServiceField> = {}): ServiceField {
  const words = { label: `The ${key}`, help: `About ${key}`, example: `such as ${key}` }
  const checks = { maxLength: 20, min: null, max: null, choices: [], hosts: [] }
  return { key, kind, required: true, ...words, ...checks, ...it }
}
