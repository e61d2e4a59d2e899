import type { feedProblems, feeds, transferStatuses } from '@runmart/contract/deposits'

/** The inbox of transfers: what waits for a decision, and the decisions. */
export const operatorTransfers = {
  title: 'Transfers',
  intro: 'Incoming transfers from the bank and Binance. Unmatched ones wait for you.',
  waiting: 'Unmatched',
  all: 'All transfers',
  search: 'Search content, sender or bank ID',
  status: 'Status',
  anyStatus: 'Any status',
  feed: 'Source',
  anyFeed: 'Any source',
  waitingFound: { one: '{count} unmatched transfer', other: '{count} unmatched transfers, oldest first' },
  found: { one: '{count} transfer, newest first', other: '{count} transfers, newest first' },
  noneWaiting: 'All caught up',
  noneWaitingText: 'Every transfer is matched to a customer. Unmatched transfers appear here.',
  none: 'No transfers yet',
  noneText: 'Transfers appear here as soon as the bank or Binance reports them.',
  noneFound: 'No transfers match',
  noContent: 'no content',
  from: 'from {sender}',
  happened: 'sent {when}',
  received: 'reported {when}',
  bankId: 'ID {id}',
  creditedTo: '{amount} credited to {name}',
  note: 'Note: {note}',
  whyNothing: 'It is worth less than one dong.',
  whyClaimed: 'Claimed by the customer.',
  whyNobody: 'The content doesn’t match any customer.',
  whySeveral: 'The content matches several customers.',
  whyElsewhere: 'Sent to a different account: {account}.',
  whyTwice: 'A transfer with bank reference {reference} was already credited. This is probably a duplicate.',

  feedsTitle: 'Sources',
  feedOn: 'Working',
  feedQuiet: 'Ready, no transfers yet',
  feedProblem: 'Problem',
  feedOff: 'Not set up',
  feedOffText: 'No key configured on the server.',
  feedOk: 'Last success {when}',
  feedNeverOk: 'No success yet',
  feedProblemText: 'Failed {when}: {problem}',
  feedProblemDetail: '{problem} ({detail})',

  assign: 'Assign',
  assignTitle: 'Whose transfer is this?',
  assignText: 'The customer you choose is credited right away.',
  assignNote: 'Why this customer?',
  assignNoteHint: 'Saved in the log. Example: “sent a screenshot of the transfer”',
  lessFee: 'A Binance transfer without the right content is credited at today’s rate minus 5%.',
  creditToTitle: 'Credit {amount} to {name}?',
  creditNow: 'Credit now',
  seenAtOnce: 'The customer’s balance updates right away.',
  noUndo: 'This action cannot be undone.',

  ignore: 'Set aside',
  ignoreTitle: 'Set this transfer aside?',
  ignoreText: 'Nobody is credited. It leaves the queue but stays in the list, and you can assign it later.',
  ignoreNote: 'Why isn’t it a deposit?',
  ignoreNoteHint: 'Saved in the log. Example: “transfer between our own accounts”',
  ignoreDone: 'Transfer set aside.',

  addMissed: 'Add missed transfer',
  enterMissedText: 'For a bank transfer you see in the account that no source reported. It’s credited right away.',
  amount: 'Amount (₫)',
  reference: 'Bank reference',
  referenceHint: 'As shown by the bank. The same reference is never credited twice.',
  noteField: 'Note',
  noteHint: 'Saved in the log',

  credit: 'Credit customer',
  creditText: 'A gift or correction without a transfer. It appears in the customer’s transactions.',
  reason: 'Reason',
  reasonHint: 'Visible to the customer',
} as const

export const feedNames = {
  sepay: 'SePay',
  casso: 'Casso',
  binance: 'Binance',
  manual: 'Manual',
} as const satisfies Record<(typeof feeds)[number], string>

/** What went wrong with a feed, after “Failed {when}: ”; a technical detail may follow in brackets. */
export const feedProblemNames = {
  unreachable: 'couldn’t connect',
  'timed-out': 'no response in time',
  'access-denied': 'access denied, check the key',
  'rate-limited': 'too many requests',
  'bad-status': 'the source returned an error',
  'unreadable-answer': 'unexpected response format',
  'answer-too-large': 'the response is too large',
  'incomplete-list': 'the list may be incomplete, compare it with the statement',
  'unreadable-webhook': 'unexpected notification format',
  other: 'unexpected error',
} as const satisfies Record<(typeof feedProblems)[number], string>

export const transferStates = {
  new: 'Matching',
  credited: 'Credited',
  unmatched: 'Unmatched',
  ignored: 'Set aside',
} as const satisfies Record<(typeof transferStatuses)[number], string>
