import type { orderActors as actors, orderEvents as names } from '@runmart/contract/orders-states'

/** My orders: the lists of them, and what every list says of one. */
export const orders = {
  title: 'Orders',
  intro: 'What you ordered and how far it is. This page changes by itself.',
  referralTab: 'Referral orders',
  botTab: 'Bot orders',
  history: 'Purchase history',
  historyIntro: 'Everything you ordered, newest first, with what it cost and what came back.',

  filters: 'Filter orders',
  search: 'Search code, service or contact',
  status: 'Status',
  anyStatus: 'Any status',
  botStatus: 'Bot state',
  anyBotStatus: 'Any state',
  emptyReferral: 'No referral orders yet',
  emptyReferralText: 'Choose a service and pay from your balance. Here you follow how far it is.',
  emptyBot: 'No bot orders yet',
  emptyBotText: 'Bots work through lines that you upload. Order one, and it appears here.',
  empty: 'Nothing ordered yet',
  emptyText: 'Your first order will be the first line here.',
  noMatch: 'No order matches these filters',
  noMatchText: 'Try another state, other words or a longer span of days.',

  order: 'Order',
  amount: 'Amount',
  progress: 'Progress',
  total: 'Total',
  refunded: 'Refunded',
  placed: 'Placed',
  copyCode: 'Copy the order code',
  preOrder: 'Pre-order',
  doneOf: '{done} of {total}',
  doneOfLabel: '{done} of {total} delivered',
  someFailed: '{failed} failed',
  cameBack: '{amount} came back',
  botIs: 'Bot: {state}',
  beginsBy: 'Starts by {date}',
  runsUntil: 'Until {date}',
  changed: 'Order {code} is now “{state}”',
} as const

/** The page of one order. */
export const orderPage = {
  all: 'All orders',
  notFound: 'There is no such order here',
  notFoundText: 'The address may be mistyped, or the order belongs to another account.',
  safe: 'Your orders and your money are not affected.',

  waits: 'Paid and in the queue; work has not begun yet.',
  waitsUntil:
    'Paid and in the queue. If work has not begun by {date}, the order ends by itself and all its money comes back.',
  waitsForLines: 'Paid, and waiting for your lines: upload them on this page, and the bot starts.',
  waitsForBot: 'Paid, and the bot has your lines. Its console shows what it does.',
  underWay: 'Work is under way. This page shows how far it is.',
  underWayUntil: 'Under way until {date}.',
  done: 'Done: you have what you ordered.',
  doneBack: 'Done. {amount} came back to your balance.',
  failed: 'It could not be delivered.',
  failedBack: 'It could not be delivered. {amount} came back to your balance.',
  expired: {
    one: 'Nobody began it within {count} day, so it ended by itself. {amount} came back to your balance.',
    other: 'Nobody began it within {count} days, so it ended by itself. {amount} came back to your balance.',
  },
  cancelled: 'You cancelled it; nothing came back.',
  cancelledBack: 'You cancelled it. {amount} came back to your balance.',
  givenBack: 'We ended it and gave the money back: {amount} came to your balance.',

  delivery: 'Delivery',
  openDocument: 'Open the document',
  opensAt: 'Opens {host} in a new tab.',

  links: 'Links',
  copyLink: 'Copy the link',
  linkCount: { one: '{count} link', other: '{count} links' },
  firstLinks: 'The first {shown} of {total} links are listed.',
  searchLinks: 'Search the links',
  noLinks: 'No link contains “{text}”',
  showMore: 'Show more',

  price: 'Price',
  units: '{amount} × {price}',
  days: { one: '{count} day × {price}', other: '{count} days × {price}' },
  tierDiscount: 'Discount for your deposits',
  codeDiscount: 'Discount code {code}',
  paid: 'Paid',
  refunded: 'Came back',
  inTheEnd: 'Paid in the end',

  details: 'Details',
  contact: 'Contact information',
  copyContact: 'Copy the contact information',
  note: 'Note',
  discountCode: 'Discount code',
  amountDays: { one: '{count} day', other: '{count} days' },
  beginsBy: 'Ends if not begun by',
  endsAt: 'Ends',

  timeline: 'Timeline',
  showEarlier: { one: 'Show {count} earlier entry', other: 'Show {count} earlier entries' },

  cancel: 'Cancel the order',
  keep: 'Keep the order',
  sure: 'Are you sure about that!',
  proceed: 'Are you sure you want to proceed?',
  noUndo: 'This action cannot be undone.',
  cancelAll: 'Order {code} ends, and all of it comes back to your balance: {amount}.',
  cancelRest: 'Order {code} ends, and the rest of its money comes back to your balance: {amount}.',
  cancelPart: 'Order {code} ends, and {amount} of {total} comes back to your balance. What was delivered stays paid.',
  cancelNothing: 'Order {code} ends, and nothing comes back to your balance: what was paid is delivered.',
  cancelMoving:
    'Order {code} ends and its bot halts. Lines that the bot has answered by then stay paid; as of now {amount} of {total} comes back to your balance.',
  cancelFree: 'Order {code} ends. It cost nothing, so nothing comes back.',
} as const

/** What happened to an order, as its timeline tells it. */
export const orderEvents = {
  placed: 'Ordered and paid',
  'lines-given': 'Lines given to the bot',
  started: 'Work began',
  progress: '{done} delivered so far',
  delivered: 'Delivered',
  failed: 'Could not be delivered',
  cancelled: 'Cancelled',
  refunded: 'Ended, all money given back',
  'part-refunded': 'Part of the money given back',
  expired: 'Ended by itself: nobody began in time',
  'bot-started': 'Bot asked to start',
  'bot-running': 'Bot is running',
  'bot-paused': 'Bot paused',
  'bot-stopped': 'Bot stopped',
  'bot-finished': 'Bot finished all lines',
  'bot-failed': 'The bot gave up',
} as const satisfies Record<(typeof names)[number], string>

/** Who moved an order, as its customer is told. */
export const orderActors = {
  customer: 'You',
  operator: 'Our team',
  system: 'Automatically',
} as const satisfies Record<(typeof actors)[number], string>

/** Giving a pre-order the lines its bot works on. */
export const orderLines = {
  title: 'Your lines',
  file: 'File with your lines',
  intro: {
    one: 'A .txt file with what the bot works on. You bought {count} line.',
    other: 'A .txt file with what the bot works on, one a line. You bought {count} lines.',
  },
  introDays: 'A .txt file with what the bot works on, one a line.',
  good: { one: '{count} line is ready', other: '{count} lines are ready' },
  fewer: 'You bought {count}; what is not used comes back when the run ends.',
  more: {
    one: 'You bought {count} line; please shorten the file to that.',
    other: 'You bought {count} lines; please shorten the file to that.',
  },
  badMore: 'And {count} more.',
  send: 'Give the lines and start',
  choose: 'Choose',
  chooseNamed: 'Choose {code}',
} as const
