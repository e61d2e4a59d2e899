import type { NotificationKind } from '@runmart/contract/notifications'

/** What happened, in a line: apart from the bell, which the first screen has before anybody opens its list. News to partners come in words. */
export const notificationTitles = {
  'deposit-credited': 'Deposit credited: {amount}',
  'claim-refused': 'Claim refused: {amount}',
  'credit-reversed': 'Credit reversed: {amount}',
  /** Of the same kind: what the shop had taken is given back. */
  'debit-reversed': 'Back on your balance: {amount}',
  'order-changed': '{order}: {state}',
  'bot-finished': '{order}: bot finished',
  'bot-failed': '{order}: bot failed',
  'starts-stopped': '{order}: automatic starts stopped',
  'commission-earned': 'Commission earned: {amount}',
  'commission-taken-back': 'Commission reversed: {amount}',
  'message-received': 'New message from support',
  'payout-paid': 'Payout sent: {amount}',
  'payout-refused': 'Payout refused: {amount}',
  'repeat-ordered': '{order}: ordered again',
  'repeat-not-ordered': '{order}: not ordered again',
  'drip-ended': '{order}: all runs are over',
  'claim-decided': '{order}: warranty claim answered',
  'goods-replaced': '{order}: item replaced',
  'service-back': '{name} is available again',
  'email-changed': 'Email changed: {email}',
  'new-sign-in': 'New sign-in: {device}',
} as const satisfies Record<Exclude<NotificationKind, 'partner-news'> | 'debit-reversed', string>
