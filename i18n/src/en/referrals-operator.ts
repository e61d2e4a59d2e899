import type { commissionStatuses, suspicions as reasons } from '@runmart/contract/referrals'

/** The operators' side of referrals: what referring earns, and the commissions that need a look. */
export const operatorReferrals = {
  title: 'Referrals',
  intro: 'What customers earn by bringing others. Where the two may be one person, the commission waits for you.',

  percent: 'Commission',
  percentNote: 'of what a referred customer pays for a finished order',
  hold: 'On hold',
  holdDays: { one: '{count} day', other: '{count} days' },
  holdNone: 'Not at all',
  holdNote: 'then it is paid; a refund takes it back, also later',
  change: 'Change',
  changeTitle: 'What referring earns',
  changeText: 'For orders that are finished from now on. Commissions already made keep their percent and their day.',
  percentField: 'Commission in percent',
  percentHint: 'From 0 to 50; 0 means that new orders earn nothing',
  holdField: 'Days on hold',
  holdHint: 'From 0 to 365; 0 means paid at once',
  save: 'Save',
  nothingChanged: 'Nothing is changed yet.',
  sureTitle: 'Change what referring earns?',
  sureText: 'Every customer sees this at once.',
  sure: 'Save for everybody',

  waiting: 'Waiting',
  all: 'All commissions',
  status: 'Status',
  anyStatus: 'Any status',
  waitingFound: { one: '{count} commission waits', other: '{count} commissions, the longest waiting first' },
  found: { one: '{count} commission, newest first', other: '{count} commissions, newest first' },
  noneWaiting: 'Nothing waits for you',
  noneWaitingText: 'A commission appears here when referrer and customer may be one person.',
  none: 'No commissions yet',
  noneText: 'As soon as an order of a referred customer is finished, its commission is listed here.',
  noneFound: 'No commission has this status',
  noneFoundText: 'Choose another one, or look at all of them.',

  pair: '{referrer} brought {referred}',
  madeOf: '{percent} of the order {code}',
  made: 'made {when}',
  payable: 'payable {when}',
  owed: '{amount} was spent and is still to come back, from the next commissions.',

  allow: 'Allow',
  allowOf: 'Allow the commission of {code}',
  allowTitle: 'Allow {amount} for {name}?',
  allowText: 'It is paid on {day} like any other, unless money of the order goes back before.',
  allowDueText: 'Its day has come: it is paid at once. This action cannot be undone.',
  allowDone: 'The commission is allowed.',
  refuse: 'Refuse',
  refuseOf: 'Refuse the commission of {code}',
  refuseTitle: 'Refuse {amount} for {name}?',
  refuseText: 'Nothing is paid for this order, now or later. This action cannot be undone.',
  refuseDone: 'The commission is refused.',
  reason: 'Reason',
  reasonHint: 'Kept in the log, for example: “same phone number, same address”',
} as const

/** Why a commission waits. */
export const suspicions = {
  'same-device': 'Both accounts were used in the same browser.',
  'same-payer': 'Deposits of both came from the same sender.',
} as const satisfies Record<(typeof reasons)[number], string>

export const commissionStates = {
  held: 'On hold',
  suspicious: 'Waiting',
  paid: 'Paid',
  'taken-back': 'Taken back',
  refused: 'Refused',
} as const satisfies Record<(typeof commissionStatuses)[number], string>
