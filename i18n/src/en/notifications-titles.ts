import type { NotificationKind } from '@runmart/contract/notifications'

/**
 * Titles of notifications. Separate from the bell, which the first screen loads before the list opens. News to partners
 * are free text.
 */
export const notificationTitles = {
  'deposit-credited': 'Deposit credited: {amount}',
  'claim-refused': 'Claim refused: {amount}',
  'credit-reversed': 'Credit reversed: {amount}',
  /** The same kind: the shop returns a deduction. */
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
