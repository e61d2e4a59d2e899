/** The text of mails and chat messages, below the title. */
export const notificationMails = {
  'deposit-credited': 'Your deposit of {amount} has been credited.',
  gift: 'The shop has given you {amount}.',
  'claim-refused': 'We couldn’t credit the transfer of {amount} with the reference {reference}: {reason}',
  'credit-reversed': 'A credit of {amount} was reversed: {reason}',
  debit: '{amount} was taken from your balance: {reason}',
  'debit-reversed': '{amount} that was taken from your balance is back on it: {reason}',
  'order-changed': 'The status of your order {order} is now “{state}”.',
  'bot-finished': 'The bot for your order {order} has finished: {ok} OK, {failed} failed.',
  'bot-failed': 'The bot for your order {order} stopped after repeated crashes.',
  'starts-stopped': 'We’ve removed the schedule of your bot: {reason}',
  'commission-earned': 'A commission of {amount} for one of your referrals was added to your balance.',
  'commission-taken-back':
    'An order placed by one of your referrals was refunded, so {amount} in commission was deducted from your balance.',
  'payout-paid': 'We’ve sent you {amount}. The reference of the payment is {reference}.',
  'payout-refused': 'Your payout of {amount} was refused and returned to your balance: {reason}',
  'repeat-ordered': 'Your repeating order was placed: {order}, {amount}.',
  'repeat-not-ordered': 'Your repeating order {order} was not placed.',
  'drip-ended': '{done} of {runs} runs of your order were delivered.',
  'warranty-replaced': 'We’ve replaced what you reported. Open the order to see it.',
  'warranty-refunded': 'We’ve refunded {amount} to your balance for what you reported: {reason}',
  'warranty-refused': 'We can’t accept your warranty claim: {reason}',
  'goods-replaced': 'We’ve replaced an item of your order: {reason}',
  'service-back': 'You asked us to tell you when “{name}” is back. It can be ordered now.',
  'email-changed':
    'The email of your account was changed to {email}. If this wasn’t you, undo it within 7 days with the link we sent to the former address.',
  'new-sign-in':
    'Someone signed in from a new browser: {device}, IP address {address}. If this wasn’t you, end that session and change your password.',
} as const

/** The button of a mail, by where it leads. */
export const notificationActions = {
  transactions: 'View transactions',
  deposit: 'Open deposits',
  order: 'Open order',
  bot: 'Open console',
  referral: 'View referrals',
  conversation: 'Open conversation',
  repeats: 'View repeating orders',
  partner: 'Open my partner page',
  service: 'Order',
  profile: 'Open profile',
  sessions: 'Review sessions',
} as const
