import type { NotificationKind } from '@runmart/contract/notifications'

export const notificationKinds = {
  'deposit-credited': 'Deposit credited',
  'claim-refused': 'Claim refused',
  'credit-reversed': 'Credit reversed',
  'order-changed': 'Order status changed',
  'bot-finished': 'Bot finished',
  'bot-failed': 'Bot failed',
  'starts-stopped': 'Automatic starts of a bot stopped',
  'commission-earned': 'Commission earned',
  'commission-taken-back': 'Commission reversed',
  'message-received': 'Message from support',
  'payout-paid': 'Payout paid',
  'payout-refused': 'Payout refused',
  'repeat-ordered': 'Repeating order placed',
  'repeat-not-ordered': 'Repeating order not placed',
  'drip-ended': 'Spread order finished',
  'claim-decided': 'Warranty claim answered',
  'goods-replaced': 'Item replaced',
  'partner-news': 'News for partners',
  'service-back': 'Service is available again',
  'email-changed': 'Email changed',
  'new-sign-in': 'Sign-in from a new device',
} as const satisfies Record<NotificationKind, string>

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

/** The page behind the last line of a mail. */
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
