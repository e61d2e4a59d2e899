import type { User } from '@runmart/contract/accounts'
import { rights } from '@runmart/contract/accounts-rights'
import type { Run } from '@runmart/contract/bots'
import type { BotSchedule } from '@runmart/contract/bots-schedules'
import type { OperatorService } from '@runmart/contract/catalog'
import type { OperatorCategory } from '@runmart/contract/catalog-categories'
import type { conversations } from '@runmart/contract/conversations'
import type { DepositInformation } from '@runmart/contract/deposits'
import type { pendingCredits } from '@runmart/contract/deposits-pending-credits'
import type { Drip, DripRun } from '@runmart/contract/drips'
import type { DataOf } from '@runmart/contract/endpoint'
import type { NamedTransaction, Transaction } from '@runmart/contract/ledger'
import type { Order, orders } from '@runmart/contract/orders'
import type { FieldKind, ServiceField } from '@runmart/contract/orders-fields'
import type { RepeatPlan, repeats } from '@runmart/contract/repeats'
import type { Supplier } from '@runmart/contract/suppliers'
import type { SupplierAccount } from '@runmart/contract/suppliers-money'
import type { Offer } from '@runmart/contract/suppliers-sources'

/** One page of a list, which may have more pages. */
export function listPage<Item>(items: Item[], total = items.length, page = 1) {
  return { items, total, page, limit: 10 }
}

/** One page of somebody's transactions who owes nothing. */
export function historyPage(items: Transaction[], total?: number, page?: number) {
  return { ...listPage(items.map(withName), total, page), owed: 0 }
}

/** So many different ones of a kind, numbered from 0. */
export function many<Item>(count: number, item: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => item(at))
}

/** An active customer with money. */
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

/** An order that waits for somebody to begin. */
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

/** A supplier that answers. */
export const supplier: Supplier = {
  id: '7f1c2a90-0000-4000-8000-0000000000a1',
  version: 3,
  name: 'Alpha Panel',
  kind: 'panel-v2',
  url: 'https://alpha.example/api/v2',
  currency: 'USD',
  dongEach: '25400',
  callsAMinute: 60,
  repeatsSafely: false,
  lowBalance: null,
  status: 'active',
  balance: '100.84292',
  balanceAt: '2026-11-15T08:00:00.000Z',
  syncedAt: '2026-11-15T08:00:00.000Z',
  openUntil: null,
  problem: null,
  counts: { offers: 2, services: 1, openOrders: 4, unclearOrders: 0 },
}

/** The same by the shop's books, which agree with what it tells. */
export const supplierAccount: SupplierAccount = {
  id: supplier.id,
  name: supplier.name,
  currency: 'USD',
  dongEach: '25400',
  paidIn: 2_540_000,
  cost: 15_240,
  left: 2_524_760,
  balance: '99.4',
  balanceAt: '2026-11-15T08:00:00.000Z',
  told: 2_524_760,
  difference: 0,
}

/** What a supplier sells; 0.90 USD for 1,000. */
export const offer: Offer = {
  id: '101',
  name: 'Telegram members, 30 days',
  type: 'Default',
  category: 'Telegram',
  rate: '0.9',
  costEach: '22.86',
  min: 100,
  max: 50_000,
  canRefill: true,
  canCancel: true,
  goneAt: null,
  services: [],
}

/** A weekly order that has been placed twice. */
export const repeatPlan: RepeatPlan = {
  id: '7f1c2a90-0000-4000-8000-0000000000a1',
  orderId: '7f1c2a90-0000-4000-8000-000000000031',
  orderCode: 'RM-7K3QX9',
  serviceName: 'Proxies, 10 pieces',
  billing: 'unit',
  amount: 10,
  every: 'week',
  times: 5,
  mostEach: 50_000,
  ordered: 2,
  nextAt: '2026-11-24T08:00:00.000Z',
  problem: null,
  createdAt: '2026-11-03T08:00:00.000Z',
  endedAt: null,
  endReason: null,
}

/** An order that is spread over eight runs: one is delivered, one waits, six are to come. */
export const drip: Drip = {
  id: '7f1c2a90-0000-4000-8000-0000000000d1',
  serviceName: 'Telegram members',
  orderId: '7f1c2a90-0000-4000-8000-000000000d01',
  orderCode: 'RM-7K3QX9',
  amount: 10,
  runs: 8,
  everyMinutes: 90,
  totalCash: 80_000,
  refunded: 0,
  done: 1,
  nextAt: '2036-11-24T08:00:00.000Z',
  lastAt: '2036-11-25T08:00:00.000Z',
  createdAt: '2026-11-17T08:00:00.000Z',
  stoppedAt: null,
  endedAt: null,
  stopRefund: 60_000,
}

/** Its runs. */
export const dripRuns: DripRun[] = Array.from({ length: 8 }, (_, at) => ({
  run: at + 1,
  orderId: `7f1c2a90-0000-4000-8000-000000000d0${at + 1}`,
  orderCode: `RM-7K3QX${at + 1}`,
  orderStatus: at === 0 ? 'success' : 'pending',
  startsAt: at < 2 ? '2026-11-17T08:00:00.000Z' : `2036-11-24T0${at}:00:00.000Z`,
  totalCash: 10_000,
  refunded: 0,
}))

/** The same when it is over. */
export const endedPlan = (endReason: RepeatPlan['endReason']): RepeatPlan => ({
  ...repeatPlan,
  id: '7f1c2a90-0000-4000-8000-0000000000a2',
  nextAt: null,
  endedAt: '2026-11-16T08:00:00.000Z',
  endReason,
})

/** An order that can be repeated, and is not yet. */
export const notRepeated: DataOf<typeof repeats.ofOrder> = {
  plan: null,
  placedBy: null,
  canRepeat: true,
  firstDates: {
    day: '2026-11-18T08:00:00.000Z',
    week: '2026-11-24T08:00:00.000Z',
    month: '2026-12-17T08:00:00.000Z',
  },
}
