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
  emptyText: 'Deposits, orders, bots, commissions and new sign-ins appear here as they happen.',
  emptyAction: 'Choose email notifications',
  refunded: '{amount} was refunded to your balance.',
  botCounts: '{ok} OK, {failed} failed.',
  paidIn: 'Added to your balance.',
  takenBackNote: 'The order was refunded.',
  owedNote: '{amount} is owed and will be taken from your next credits.',
  giftTitle: 'Gift from the shop: {amount}',
  signInNote: 'From {address}. Wasn’t you? End that session and change your password.',
  unknownDevice: 'unknown device',
} as const

/** What happened, in a line. */
export const notificationTitles = {
  'deposit-credited': 'Deposit credited: {amount}',
  'credit-reversed': 'Credit reversed: {amount}',
  'order-changed': 'Order {code}: {state}',
  'bot-finished': 'Order {code}: bot finished',
  'bot-failed': 'Order {code}: bot failed',
  'commission-earned': 'Commission earned: {amount}',
  'commission-taken-back': 'Commission reversed: {amount}',
  'new-sign-in': 'New sign-in: {device}',
} as const satisfies Record<NotificationKind, string>

/** The kinds of news by name, where somebody chooses among them. */
export const notificationKinds = {
  'deposit-credited': 'Deposit credited',
  'credit-reversed': 'Credit reversed',
  'order-changed': 'Order status changed',
  'bot-finished': 'Bot finished',
  'bot-failed': 'Bot failed',
  'commission-earned': 'Commission earned',
  'commission-taken-back': 'Commission reversed',
  'new-sign-in': 'Sign-in from a new device',
} as const satisfies Record<NotificationKind, string>

/** The section of the profile. */
export const notificationSettings = {
  title: 'Notifications',
  intro:
    'All notifications appear under the bell. Choose which ones to get by email or Telegram too. Changes are saved automatically.',
  kind: 'Notification',
  mail: 'Email',
  telegram: 'Telegram',
  telegramOff: 'Get notifications from @{bot} as well.',
  telegramOn: 'Linked to {chat}',
  telegramOnText: 'You get notifications from @{bot}.',
  link: 'Link Telegram',
  waiting: 'Waiting for Telegram…',
  waitingText: 'Press Start in the chat with @{bot}. This page updates automatically.',
  openTelegram: 'Open Telegram',
  scan: 'Or scan with the phone you use Telegram on.',
  qrLabel: 'QR code that opens the chat with @{bot} in Telegram',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink Telegram?',
  unlinkText: '{chat} will get no more messages. The bell and your emails stay the same.',
} as const

/** The page that the last line of a mail leads to. */
export const unsubscribe = {
  title: 'Unsubscribe from these emails?',
  intro: 'You’ll no longer get emails about:',
  stays: 'Everything else stays the same, and you’ll still see it under the bell.',
  stop: 'Unsubscribe',
  doneTitle: 'You’re unsubscribed',
  again: 'To get these emails again, turn them on in your profile under Notifications.',
  toSettings: 'Notification settings',
  deadText: 'The link is incomplete or no longer valid. You can turn off emails in your profile under Notifications.',
} as const
