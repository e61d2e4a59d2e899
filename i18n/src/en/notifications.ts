import type { NotificationKind } from '@runmart/contract/notifications'

/** The bell, the list behind it, and which news also comes by mail and Telegram. */
export const notifications = {
  title: 'Notifications',
  intro: 'Updates on your money, orders and account from the last 180 days.',
  unread: { one: '{count} unread', other: '{count} unread' },
  unreadMark: 'Unread',
  markAllRead: 'Mark all as read',
  seeAll: 'See all',
  settings: 'Settings',
  empty: 'No notifications yet',
  emptyText: 'Deposits, orders, bots, messages, commissions and new sign-ins appear here as they happen.',
  emptyAction: 'Choose email notifications',
  refunded: '{amount} was refunded to your balance.',
  botCounts: '{ok} OK, {failed} failed.',
  paidIn: 'Added to your balance.',
  takenBackNote: 'The order was refunded.',
  payoutNote: 'Reference {reference}.',
  owedNote: '{amount} is owed and will be taken from your next credits.',
  debitTitle: 'Taken from your balance: {amount}',
  giftTitle: 'Gift from the shop: {amount}',
  serviceBackNote: 'You asked us to tell you. You can order it now.',
  emailChangedNote: 'Wasn’t you? Undo it with the link we sent to the former address.',
  signInNote: 'From {address}. Wasn’t you? End that session and change your password.',
  messageOrderTitle: 'New message: order {code}',
  order: 'Order {code}',
  unknownDevice: 'unknown device',
} as const

/** What happened, in a line. */
export const notificationTitles = {
  'deposit-credited': 'Deposit credited: {amount}',
  'claim-refused': 'Claim refused: {amount}',
  'credit-reversed': 'Credit reversed: {amount}',
  'order-changed': '{order}: {state}',
  'bot-finished': '{order}: bot finished',
  'bot-failed': '{order}: bot failed',
  'commission-earned': 'Commission earned: {amount}',
  'commission-taken-back': 'Commission reversed: {amount}',
  'message-received': 'New message from support',
  'payout-paid': 'Payout sent: {amount}',
  'payout-refused': 'Payout refused: {amount}',
  'service-back': '{name} is available again',
  'email-changed': 'Email changed: {email}',
  'new-sign-in': 'New sign-in: {device}',
} as const satisfies Record<NotificationKind, string>
