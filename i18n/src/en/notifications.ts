import type { NewsKind } from '@runmart/contract/notifications'

/** The bell, the list behind it, and which news also comes by mail and Telegram. */
export const notifications = {
  title: 'Notifications',
  intro: 'What happened to your money, your orders and your account in the last 180 days.',
  unread: { one: '{count} unread', other: '{count} unread' },
  unreadMark: 'Unread',
  markAllRead: 'Mark all as read',
  seeAll: 'See all',
  settings: 'Settings',
  empty: 'Nothing has happened yet',
  emptyText: 'Deposits, orders, bots, commissions and new sign-ins are told here the moment they happen.',
  emptyAction: 'Choose what comes by mail',
  refunded: '{amount} went back to your balance.',
  botCounts: '{ok} succeeded, {failed} failed.',
  paidIn: 'Paid into your balance.',
  takenBackNote: 'An order it was for was refunded.',
  signInNote: 'From {address}. Was it not you? End that session and change your password.',
  unknownDevice: 'unknown device',
} as const

/** What happened, in a line. */
export const notificationTitles = {
  'deposit-credited': 'Deposit credited: {amount}',
  'order-changed': 'Order {code}: {state}',
  'bot-finished': 'Order {code}: the bot has finished',
  'bot-failed': 'Order {code}: the bot has failed',
  'commission-earned': 'Commission earned: {amount}',
  'commission-taken-back': 'Commission taken back: {amount}',
  'new-sign-in': 'New sign-in: {device}',
} as const satisfies Record<NewsKind, string>

/** The kinds of news by name, where somebody chooses among them. */
export const notificationKinds = {
  'deposit-credited': 'A deposit was credited',
  'order-changed': 'An order changed its state',
  'bot-finished': 'A bot has finished',
  'bot-failed': 'A bot has failed',
  'commission-earned': 'I earned a commission',
  'commission-taken-back': 'A commission was taken back',
  'new-sign-in': 'Sign-in from a new device',
} as const satisfies Record<NewsKind, string>

/** The section of the profile. */
export const notificationSettings = {
  title: 'Notifications',
  intro: 'Everything is told under the bell. Choose what also reaches you elsewhere; a change is saved at once.',
  kind: 'What happened',
  mail: 'Mail',
  telegram: 'Telegram',
  telegramOff: 'Get the news as a message from @{bot}, too.',
  telegramOn: 'Linked to {chat}',
  telegramOnText: 'News comes as a message from @{bot}.',
  link: 'Link Telegram',
  waiting: 'Waiting for Telegram…',
  waitingText: 'Press Start in the chat with @{bot}. This page follows by itself.',
  openTelegram: 'Open Telegram',
  scan: 'Or scan it with the phone that has Telegram.',
  qrLabel: 'QR code that opens the chat with @{bot} in Telegram',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink Telegram?',
  unlinkText: 'No more messages go to {chat}. The bell and your mails stay as they are.',
} as const

/** The page that the last line of a mail leads to. */
export const unsubscribe = {
  title: 'Stop these mails?',
  intro: 'You will get no more mail of this kind:',
  stays: 'Everything else stays as it is, and the bell still tells you.',
  stop: 'Stop these mails',
  doneTitle: 'These mails have stopped',
  again: 'To get them again, turn them on in your profile, under Notifications.',
  toSettings: 'To the notification settings',
  deadText: 'The link is incomplete or no longer valid. You can turn mails off in your profile, under Notifications.',
} as const
