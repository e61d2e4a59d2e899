import type { RepeatEnd, RepeatInterval, RepeatProblem } from '@runmart/contract/repeats'

export const repeats = {
  title: 'Repeating orders',
  intro: 'Placed again automatically and paid from your balance, at the price of each date.',
  empty: 'No repeating orders',
  emptyText: 'Open an order and choose “Repeat this order” to have it placed every day, week or month.',
  emptyAction: 'Open orders',

  repeat: 'Repeat this order',
  repeatText: '{service} is ordered again automatically and paid from your balance, at the price of each date.',
  every: 'How often',
  times: 'Number of orders',
  timesHint: '2 to 365, besides this one. Leave empty to repeat until you stop it.',
  mostEach: 'At most per order',
  mostEachHint: 'If it costs more, repeating stops. Leave empty for no limit.',
  first: 'First order',
  today: 'Costs today',
  terms: 'Discount codes aren’t repeated. If your balance is too low, repeating stops and you owe nothing.',
  keepsLines:
    'We keep a copy of your lines and settings for this, and delete it when repeating ends. Settings are stored encrypted.',
  start: 'Start repeating',

  section: 'Repeats',
  sectionText: 'Have this order placed again automatically, every day, week or month.',
  next: 'Next order',
  ordered: { one: '{count} order placed', other: '{count} orders placed' },
  orderedOf: '{count} of {times} placed',
  placedLabel: 'So far',
  limit: 'At most {amount} each',
  stop: 'Stop',
  stopNamed: 'Stop repeating {service}',
  ended: 'Ended',
  endedOn: 'Ended {date}.',
  triesAgain: 'Nothing was ordered last time. We’ll try again on the next date.',
  placedBy: 'Placed automatically as a repeating order.',
  seeAll: 'See repeating orders',
  nextOn: 'Next: {date}.',
  wasLast: 'That was the last one.',
  isOver: 'Repeating has stopped.',
} as const

/** The interval, as a choice and as a fact. */
export const repeatIntervals = {
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
} as const satisfies Record<RepeatInterval, string>

/** Why a plan skipped a date, or is over. */
export const repeatReasons = {
  'sold-out': 'The service was sold out.',
  maintenance: 'The service was under maintenance.',
  'bot-gone': 'The bot isn’t available right now. Nothing was charged.',
  done: 'All orders have been placed.',
  stopped: 'You stopped it.',
  balance: 'Your balance was too low. Nothing was charged.',
  price: 'It costs more now than the most you allowed. Nothing was charged.',
  'service-gone': 'The service is no longer offered.',
  'service-changed': 'The service has changed. Please order it anew.',
  account: 'The account was blocked.',
} as const satisfies Record<RepeatProblem | RepeatEnd, string>
