import type { DispatchState, exchangeOutcomes, dispatchProblems as problems } from '@runmart/contract/suppliers-orders'

export const operatorDispatches = {
  title: 'Orders at suppliers',
  intro: 'Those that wait for a person come first.',
  found: { one: '{count} order', other: '{count} orders' },
  none: 'No order needs you',
  noneText: 'Orders that can’t be sent, or of which it’s unclear whether they were, appear here.',
  noneFound: 'No orders in this state',
  state: 'State',
  forPeople: 'Waiting for a person',
  supplier: 'Supplier',
  anySupplier: 'All suppliers',

  section: 'Supplier',
  orderMeans: 'A supplier has this order, or may have it. To deliver or end it yourselves, take it over first.',
  nobody: 'No supplier yet',
  number: 'Number at supplier',
  copyNumber: 'Copy number',
  quantity: 'Sent amount',
  status: 'Status at supplier',
  startCount: 'Count at start',
  remains: 'Remaining',
  charge: 'Charged',
  cost: 'Cost in dong',
  tried: 'Sending began',
  sent: 'Sent',
  asked: 'Last check',
  due: 'Next check',
  dueSend: 'Next try',
  tries: 'Tries',

  exchanges: { one: '{count} call', other: '{count} calls' },
  exchangesText: 'Answers that change nothing aren’t kept.',
  exchangesNone: 'No calls about this order yet.',
  request: 'Sent',
  answer: 'Answer',
  answerPart: 'Answer, the part about this order',
  noAnswer: 'No answer',

  unclearText:
    'The supplier didn’t answer clearly. It may have the order, so nothing is sent again until you have looked on its website.',
  stuckText: 'No supplier takes this order. Retry, deliver it yourselves, or refund it.',
  byPeopleText: 'Your team delivers this order. Nothing more is sent or asked.',

  resolve: 'Say what happened',
  resolveTitle: 'Is the order at {name}?',
  resolveText: 'Look for it on the supplier’s website: by link, amount and time.',
  resolveTextAt: 'Look for it on the supplier’s website: by link, amount and time. Sending began {when}.',
  resolveWhat: 'What you found',
  isThere: 'It is there',
  isThereText: 'Its progress is followed by its number.',
  notThere: 'It is not there: send again',
  notThereText: 'Only if you’re sure. Otherwise the supplier delivers and charges it twice.',
  externalId: 'Number at supplier',
  resolveFound: 'Follow this order',
  resolveSend: 'Send again',
  idTaken: 'Another order already has this number.',

  retry: 'Retry now',
  takeOver: 'Take over',
  takeOverTitle: 'Have your team deliver this order?',
  takeOverText: 'Nothing more is sent to a supplier or asked about it. This can’t be undone.',
  takeOverThere: 'The supplier may already be working on it: cancel it there, or you pay for both.',
  takeOverNow: 'Take over',
  cancel: 'Cancel at the supplier',
  cancelTitle: 'Ask {name} to cancel?',
  cancelText: 'If it agrees, the customer is refunded automatically for what wasn’t delivered.',
  cancelNow: 'Ask to cancel',
  refill: 'Ask for a refill',

  select: 'Select {code}',
  selectPage: 'Select all on this page',
  retryTitle: { one: 'Send {count} order again?', other: 'Send {count} orders again?' },
  retryText: 'Only orders that surely reached no supplier are sent.',
  doRetry: 'Send {count} again',
  takeOverMany: { one: 'Have your team deliver {count} order?', other: 'Have your team deliver {count} orders?' },
  doTakeOver: 'Take over {count}',
  there: {
    one: '{count} of them may be at a supplier already: cancel it there, or you pay for both.',
    other: '{count} of them may be at a supplier already: cancel them there, or you pay for both.',
  },
  retried: { one: '{count} order sent again', other: '{count} orders sent again' },
  takenOver: { one: '{count} order taken over', other: '{count} orders taken over' },
} as const

export const dispatchStates = {
  waiting: 'Waiting to be sent',
  'sent-now': 'Being sent',
  sent: 'At the supplier',
  unclear: 'Unclear whether sent',
  stuck: 'Nobody takes it',
  done: 'Done',
  'by-people': 'With your team',
} as const satisfies Record<DispatchState, string>

export const exchangeOutcomeNames = {
  done: 'Answered',
  refused: 'Refused',
  'not-sent': 'Not sent',
  unclear: 'Unclear',
} as const satisfies Record<(typeof exchangeOutcomes)[number], string>

/** Requests to a supplier; the page shows other actions as they are written. */
export const exchangeActions = {
  add: 'Order',
  status: 'Status',
  cancel: 'Cancel',
  refill: 'Refill',
  refill_status: 'Refill status',
  services: 'Offers',
  balance: 'Balance',
} as const

export const dispatchProblems = {
  notFound: 'No such order',
  own: 'Your own order: another operator must handle it',
  unclear: 'May be at the supplier: look there first',
  state: 'Already “{state}”',
  people: 'Your team already has it',
  other: 'Couldn’t be done',
} as const satisfies Record<(typeof problems)[number], string>
