import type { AlertKind } from '@runmart/contract/alerts'

/** What an operator can be told of, and when. */
export const alertKinds = {
  'new-orders': 'New orders',
  'supplier-orders': 'Orders at suppliers that need you',
  messages: 'Customers waiting for an answer',
  transfers: 'Unmatched transfers',
  claims: 'Claimed transfers',
  payouts: 'Payouts to pay',
  'large-credits': 'Credits and debits above the limit',
  feeds: 'Payment source not responding',
  books: 'Books don’t agree',
  stock: 'Stock running low',
  suppliers: 'Suppliers',
  jobs: 'Failed emails and tasks',
  'payment-settings': 'Deposit settings changed',
} as const satisfies Record<AlertKind, string>

export const alertKindTexts = {
  'new-orders': 'Gathered: at most one a minute, by email one an hour',
  'supplier-orders': 'Nobody takes it, it waits for a supplier, or it’s unclear whether it was sent',
  messages: 'If nobody answers within a few minutes',
  transfers: 'Money arrived and nobody knows whose it is',
  claims: 'A customer says that a transfer is theirs',
  payouts: 'A customer asks for money',
  'large-credits': 'Another operator has to approve it',
  feeds: 'After ten minutes of silence',
  books: 'After a check of the books, at night or by hand',
  stock: 'A tenth is left, or as few as you set for the stock; again when none are',
  suppliers: 'Low balance, refused account, offers that can’t be updated, or a service no supplier can deliver',
  jobs: 'Tried as often as possible, without success',
  'payment-settings': 'Bank account, Binance ID or exchange rate',
} as const satisfies Record<AlertKind, string>

/** The page where operators choose their alerts. */
export const operatorAlerts = {
  title: 'Alerts',
  intro: 'Choose what you hear about, and how. These settings are yours alone and are saved automatically.',
  channels: 'Channels',
  table: 'What you hear about',
  tableText: 'Whatever happens within a minute comes as one message.',
  kind: 'Alert',
  browser: 'Browser',
  telegram: 'Telegram',
  mail: 'Email',
  always: 'Always',
  alwaysText: 'Always sent to owners, for safety',
  browserInPage: 'In open pages of the back office only',
  browserAllowed: 'Also when the back office is in the background',
  browserDenied: 'Only in open pages: notifications are blocked in the settings of this browser',
  browserMissing: 'In open pages only: this browser has no notifications',
  allow: 'Allow notifications',
  telegramLinked: 'Linked to {chat}',
  telegramUnlinked: 'Not linked yet: until then nothing is sent',
  telegramMissing: 'This shop has no Telegram bot',
  link: 'Link Telegram',
  mailTo: 'To {address}',
  mailMissing: 'This shop has no mail server: emails are kept in a folder',
  test: 'Send a test',
  testBy: 'Send a test: {channel}',
  tested: 'A test alert is on its way',
  show: 'Open',
} as const
