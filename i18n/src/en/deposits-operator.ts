import type { feeds, transferStatuses } from '@runmart/contract/deposits'

/** The inbox of transfers: what waits for a decision, and the decisions. */
export const operatorTransfers = {
  title: 'Inbox',
  intro: 'What the bank and Binance told of. What finds no customer waits for you.',
  waiting: 'Waiting',
  all: 'All transfers',
  search: 'Search content, sender or bank id',
  status: 'Status',
  anyStatus: 'Any status',
  feed: 'Came by',
  anyFeed: 'Any way',
  waitingFound: { one: '{count} transfer waits', other: '{count} transfers, the longest waiting first' },
  found: { one: '{count} transfer, newest first', other: '{count} transfers, newest first' },
  noneWaiting: 'Nothing waits for you',
  noneWaitingText: 'Every transfer found its customer. A transfer whose content names nobody appears here.',
  none: 'No transfers yet',
  noneText: 'As soon as the bank or Binance tells of a transfer, it is listed here.',
  noneFound: 'No transfer matches',
  noContent: 'without content',
  from: 'from {sender}',
  happened: 'sent {when}',
  received: 'heard of {when}',
  bankId: 'Id {id}',
  creditedTo: 'Credited {amount} to {name}',
  note: 'Note: {note}',
  whyNobody: 'Its content names no customer.',
  whySeveral: 'Its content names several customers.',
  whyElsewhere: 'It was sent to another account: {account}.',
  whyTwice:
    'A transfer with the bank reference {reference} was credited before. This is probably the same one, told twice.',

  feedsTitle: 'Ways in',
  feedOn: 'Working',
  feedQuiet: 'Ready, nothing heard yet',
  feedProblem: 'Problem',
  feedOff: 'Not set up',
  feedOffText: 'No key is configured on the server.',
  feedOk: 'Last worked {when}',
  feedNeverOk: 'Has not worked yet',
  feedProblemText: 'Failed {when}: {problem}',

  assign: 'Assign',
  assignTitle: 'Whose transfer is this?',
  assignText: 'The customer you choose is credited at once.',
  assignNote: 'Why this customer',
  assignNoteHint: 'Kept in the log, for example: “sent a screenshot of the transfer”',
  lessFee: 'A Binance transfer without the right content is credited at today’s rate less 5 %.',
  creditToTitle: 'Credit {amount} to {name}?',
  creditNow: 'Credit now',
  seenAtOnce: 'The balance changes at once, and the customer sees it.',
  noUndo: 'This action cannot be undone.',

  putAside: 'Put aside',
  putAsideTitle: 'Put this transfer aside?',
  putAsideText: 'Nobody is credited. It leaves the queue, stays in the list, and can still be assigned later.',
  putAsideNote: 'Why it is nobody’s deposit',
  putAsideNoteHint: 'Kept in the log, for example: “our own transfer between accounts”',
  putAsideDone: 'The transfer was put aside.',

  enterMissed: 'Enter a missed transfer',
  enterMissedText: 'For a bank transfer that you see in the account but no feed told of. It is credited at once.',
  amount: 'Amount in dong',
  reference: 'Bank reference',
  referenceHint: 'As the bank writes it; the same one is never credited twice',
  noteField: 'Note',
  noteHint: 'Kept in the log',

  credit: 'Credit a customer',
  creditText: 'A gift or a correction that no transfer stands behind. It appears in the customer’s history.',
  reason: 'Reason',
  reasonHint: 'The customer reads this',
} as const

export const feedNames = {
  sepay: 'SePay',
  casso: 'Casso',
  binance: 'Binance',
  manual: 'Entered by hand',
} as const satisfies Record<(typeof feeds)[number], string>

export const transferStates = {
  new: 'Being matched',
  credited: 'Credited',
  unmatched: 'Waiting',
  ignored: 'Put aside',
} as const satisfies Record<(typeof transferStatuses)[number], string>
