import type { commissionStatuses, suspicions as reasons } from '@runmart/contract/referrals'

/** The operators' side of referrals: what referring earns, and the commissions that need a look. */
export const operatorReferrals = {
  title: 'Referrals',
  intro: 'Commissions customers earn by referring others. Possible self-referrals wait for your review.',

  percent: 'Commission',
  percentNote: 'of what a referred customer pays for a completed order',
  hold: 'Hold period',
  holdDays: { one: '{count} day', other: '{count} days' },
  holdNone: 'None',
  holdNote: 'before payout; later refunds reverse the commission',
  change: 'Change',
  changeTitle: 'Commission settings',
  changeText: 'Applies to orders completed from now on. Existing commissions keep their rate and payout date.',
  percentField: 'Commission, %',
  percentHint: '0 to 50. 0 means new orders earn no commission.',
  holdField: 'Hold period, days',
  holdHint: '0 to 365. 0 means paid right away.',

  rate: 'Commission rate',
  rateGeneral: 'Earns the general rate, {general}.',
  rateOwn: 'Earns {percent} instead of the general {general}.',
  rateChange: 'Change rate',
  rateHint: 'Empty: the general rate, {general}',
  rateReasonHint: 'Saved in the log. The customer sees the rate, not the reason.',
  rateSave: 'Change rate',
  rateSure: 'Change this customer’s commission?',
  rateSureText: 'Counts for orders completed from now on. Existing commissions keep their rate.',
  rateHistory: 'Changes of the rate',
  generalRate: 'general rate',

  waiting: 'To review',
  all: 'All commissions',
  status: 'Status',
  anyStatus: 'Any status',
  waitingFound: { one: '{count} referral to review', other: '{count} referrals to review, oldest first' },
  found: { one: '{count} commission, newest first', other: '{count} commissions, newest first' },
  noneWaiting: 'All caught up',
  noneWaitingText: 'A commission appears here when the referrer and the customer may be the same person.',
  none: 'No commissions yet',
  noneText: 'Commissions appear here when referred customers’ orders are completed.',
  noneFound: 'No commissions with this status',
  noneFoundText: 'Choose another status or view all.',

  pair: '{referrer} referred {referred}',
  pairCount: { one: '{count} commission', other: '{count} commissions' },
  allowPairText: 'Each is paid when its hold period ends, unless its order is refunded first.',
  refusePairText: 'No commission is ever paid for these orders. This action cannot be undone.',
  madeOf: '{percent} of order {code}',
  made: 'created {when}',
  payable: 'payout {when}',
  owed: '{amount} already spent; deducted from the next commissions.',

  allow: 'Approve',
  allowOf: 'Approve commission for {code}',
  allowTitle: 'Approve {amount} for {name}?',
  allowText: 'Paid on {day}, unless the order is refunded first.',
  allowDueText: 'The hold period is over, so it’s paid right away. This action cannot be undone.',
  allowDone: 'Commission approved.',
  refuse: 'Reject',
  refuseOf: 'Reject commission for {code}',
  refuseTitle: 'Reject {amount} for {name}?',
  refuseText: 'No commission is ever paid for this order. This action cannot be undone.',
  refuseDone: 'Commission rejected.',
  reason: 'Reason',
  reasonHint: 'Saved in the log. Example: “same phone number, same address”',
} as const

/** Why a commission waits. */
export const suspicions = {
  'same-device': 'Both accounts were used in the same browser.',
  'same-payer': 'Both accounts received deposits from the same sender.',
  'no-device': 'At least one of the accounts never identified its browser.',
  'same-network': 'Both accounts were used on the same network.',
  'registered-together': 'Both accounts were registered within half an hour.',
  'no-deposit': 'The referrer has never made a deposit.',
} as const satisfies Record<(typeof reasons)[number], string>

export const commissionStates = {
  held: 'On hold',
  suspicious: 'To review',
  paid: 'Paid',
  'taken-back': 'Reversed',
  refused: 'Rejected',
} as const satisfies Record<(typeof commissionStatuses)[number], string>
